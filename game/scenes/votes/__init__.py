"""Secret votes at one keyboard: two keys a person, envelopes, and all thumbs down together."""

from game.scenes.votes.ballot import Answer, Aside, Ballot, Claim, Front, Voter
from game.scenes.votes.scene import Votes

__all__ = ["Answer", "Aside", "Ballot", "Claim", "Front", "Voter", "Votes"]
