/** What a customer recognises a device by: browser and system, as its user agent names them. */
import { deviceOf } from '#core/site/device.ts';

/** "Firefox/Windows"; a part that is not known is empty. */
export function deviceLabel(userAgent: string | null): string {
  const { browser, system } = deviceOf(userAgent, false);
  return `${browser}/${system}`;
}
