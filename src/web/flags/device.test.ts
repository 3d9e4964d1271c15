import { afterEach, expect, test, vi } from 'vitest';
import { openDevice } from './device.ts';

afterEach(() => vi.useRealTimers());

const phone = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';
const desktop = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

function setUp(watch: boolean) {
  vi.useFakeTimers();
  const target = new EventTarget() as unknown as Window;
  let userAgent = desktop;
  const device = openDevice({ watch }, { userAgent: () => userAgent, target });
  const resize = (next: string) => {
    userAgent = next;
    target.dispatchEvent(new Event('resize'));
  };
  return { device, resize };
}

test('the device class is read again 50 ms after the last resize, where that is configured [F255]', () => {
  const { device, resize } = setUp(true);
  expect(device.get().kind).toBe('desktop');
  resize(phone);
  vi.advanceTimersByTime(40);
  resize(phone);
  vi.advanceTimersByTime(49);
  expect(device.get().kind).toBe('desktop');
  vi.advanceTimersByTime(1);
  expect(device.get()).toMatchObject({ kind: 'mobile', system: 'Android' });
  device.stop();
  resize(desktop);
  vi.advanceTimersByTime(100);
  expect(device.get().kind).toBe('mobile');
});

test('otherwise it stays what it was [F255]', () => {
  const { device, resize } = setUp(false);
  resize(phone);
  vi.advanceTimersByTime(100);
  expect(device.get().kind).toBe('desktop');
});
