/** Graceful shutdown: runs once on SIGTERM, on SIGINT, or when the process that started this one is gone; then ends the process. */

/**
 * The start script and the web role hold a channel to what they start; without a channel only the signals count. The returned function
 * ends the process in the same way with another exit code.
 */
export function onTermination(close: () => Promise<void>): (code: number) => void {
  let isClosing = false;
  const run = (code: number) => {
    if (isClosing) return;
    isClosing = true;
    void close().then(() => process.exit(code));
  };
  for (const event of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.on(event, () => run(0));
  if (process.connected === false) run(0);
  return run;
}
