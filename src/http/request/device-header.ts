/** The device that the shop's own content delivery network names in a header (settings DEVICE_HEADER and TRUSTED_PROXIES). */
import type { IncomingMessage } from 'node:http';
import { deviceHeader } from '#core/site/device.ts';

/**
 * Puts the value of the header `name` under `deviceHeader`, where everything that asks for a device reads it. `isTrusted`: the request comes
 * from a proxy of the shop. What others send under either name is dropped.
 */
export function setDeviceHeader({ headers }: Pick<IncomingMessage, 'headers'>, name: string | undefined, isTrusted: boolean): void {
  const given = name !== undefined && isTrusted ? headers[name] : undefined;
  delete headers[deviceHeader];
  if (typeof given === 'string') headers[deviceHeader] = given;
}
