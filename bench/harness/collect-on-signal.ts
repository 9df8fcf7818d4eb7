/** Loaded into the measured process: collects the garbage when asked to, so that what is left is what is held. */
process.on('SIGUSR2', () => globalThis.gc?.());
