"""Blasts: they fly, shake, end, and keep still with reduced motion."""

import pygame

from game.stage.particles import BITS, SHAKE, Particles
from tests.stage.felt import screen


def shakes(particles, frames=40):
    moves = []
    for _ in range(frames):
        particles.update(1 / 60)
        moves.append(particles.shake())
    return moves


def bright(particles):
    surface = screen()
    particles.draw(surface)
    return pygame.image.tobytes(surface, "RGB") != pygame.image.tobytes(screen(), "RGB")


def test_a_blast_shakes_shortly_and_then_everything_is_over():
    particles = Particles(1)
    particles.blast(400, 300, 200)
    moves = shakes(particles)
    assert any(move != (0, 0) for move in moves[:10])
    assert all(move == (0, 0) for move in moves[round(SHAKE * 60) + 1 :])
    assert all(abs(x) < 12 and abs(y) < 12 for x, y in moves)
    for _ in range(60):
        particles.update(1 / 60)
    assert not particles.busy
    assert not bright(particles)


def test_bits_fly_apart():
    particles = Particles(1)
    particles.blast(400, 300, 200)
    for _ in range(20):
        particles.update(1 / 60)
    surface = screen()
    particles.draw(surface)
    mask = pygame.mask.from_threshold(surface, surface.get_at((1, 1)), (2, 2, 2, 255))
    mask.invert()
    rects = mask.get_bounding_rects()
    assert rects[0].unionall(rects[1:]).width > 200
    assert len(rects) >= BITS // 2


def test_with_reduced_motion_a_star_fades_in_place_without_shake():
    particles = Particles(1)
    particles.blast(400, 300, 200, reduced=True)
    assert bright(particles)
    assert set(shakes(particles, 20)) == {(0, 0)}
    particles.update(0.5)
    assert not particles.busy


def test_sparks_neither_flash_nor_shake():
    particles = Particles(1)
    particles.sparks(400, 300, 100)
    assert bright(particles)
    assert set(shakes(particles, 10)) == {(0, 0)}
    particles.sparks(400, 300, 100, reduced=True)
    assert bright(particles)


def test_the_same_seed_flies_the_same_way():
    pictures = []
    for _ in range(2):
        particles, surface = Particles(5), screen()
        particles.blast(400, 300, 150)
        particles.update(0.2)
        particles.draw(surface)
        pictures.append(pygame.image.tobytes(surface, "RGB"))
    assert pictures[0] == pictures[1]


def test_cleared_particles_are_over_at_once():
    particles = Particles(1)
    particles.blast(400, 300, 150)
    particles.clear()
    assert not particles.busy
    assert not bright(particles)
    assert particles.shake() == (0, 0)


def test_a_jolt_shakes_without_anything_that_flies():
    particles = Particles(1)
    particles.jolt(300)
    assert particles.busy
    assert not bright(particles)
    moves = shakes(particles)
    assert any(move != (0, 0) for move in moves[:10])
    assert not particles.busy
