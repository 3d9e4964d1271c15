/** The class of the device that shows this page, by the user agent (F254). */
import { type Device, deviceOf } from '#core/site/device.ts';

const refreshMs = 50;

type Source = { userAgent: () => string; target: Pick<Window, 'addEventListener' | 'removeEventListener'> };
const thisBrowser = (): Source => ({ userAgent: () => navigator.userAgent, target: window });

export type WatchedDevice = { get(): Device; stop(): void };

/**
 * Reads the class now. With `watch` it is read again 50 ms after the window was resized: what emulates devices changes the user agent with
 * the size of the window.
 */
export function openDevice({ watch }: { watch: boolean }, { userAgent, target }: Source = thisBrowser()): WatchedDevice {
  const read = () => deviceOf(userAgent(), false);
  let device = read();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onResize = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      device = read();
    }, refreshMs);
  };
  if (watch) target.addEventListener('resize', onResize);
  return {
    get: () => device,
    stop() {
      clearTimeout(timer);
      target.removeEventListener('resize', onResize);
    },
  };
}
