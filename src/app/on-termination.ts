/** Graceful shutdown: runs once on SIGTERM, on SIGINT, or when the process that started this one is gone; then ends the process. */

/** The start script and the web role hold a channel to what they start; without a channel only the signals count. */
export function onTermination(close: () => Promise<void>): void {
  let isClosing = false;
  const run = () => {
    if (isClosing) return;
    isClosing = true;
    void close().then(() => process.exit(0));
  };
  process.on('SIGTERM', run);
  process.on('SIGINT', run);
  process.on('disconnect', run);
  if (process.connected === false) run();
}
