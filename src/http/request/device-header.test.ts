import { expect, test } from 'vitest';
import { deviceHeader } from '#core/site/device.ts';
import { setDeviceHeader } from './device-header.ts';

function kept(headers: Record<string, string>, name: string | undefined, isTrusted: boolean) {
  const request = { headers: { ...headers } };
  setDeviceHeader(request, name, isTrusted);
  return request.headers[deviceHeader];
}

test('a device header counts from a trusted proxy and under its own name only [F254]', () => {
  const sent = { 'cf-device-type': 'tablet' };
  expect(kept(sent, 'cf-device-type', true)).toBe('tablet');
  expect(kept(sent, 'cf-device-type', false)).toBeUndefined();
  expect(kept(sent, 'x-ua-device', true)).toBeUndefined();
  expect(kept(sent, undefined, true)).toBeUndefined();
});

test('what a client sends under the name of the shop is dropped [F254]', () => {
  for (const isTrusted of [true, false]) expect(kept({ [deviceHeader]: 'mobile' }, 'cf-device-type', isTrusted)).toBeUndefined();
});
