/** Graceful shutdown: runs once on SIGTERM or SIGINT, then ends the process. */

/** Returns a function that starts the shutdown without a signal. */
export function onTermination(close: () => Promise<void>): () => void {
  let isClosing = false;
  const run = () => {
    if (isClosing) return;
    isClosing = true;
    void close().then(() => process.exit(0));
  };
  process.on('SIGTERM', run);
  process.on('SIGINT', run);
  return run;
}
