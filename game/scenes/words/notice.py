"""Words of notices."""

READ = "All right"
NOT_KEPT = "Nothing will be kept today"
