"""Fair play: bans, warnings, suspicions with their evidence, blocks, and the audit log of admins."""
