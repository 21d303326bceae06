// Loaded before the program: a machine whose clock is 26 hours ahead.
const now = Date.now;
Date.now = () => now() + 26 * 3_600_000;
