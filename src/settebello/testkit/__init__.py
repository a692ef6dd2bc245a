"""What tests and other programs check the engine with: case readers and random rule sets (level 7)."""
