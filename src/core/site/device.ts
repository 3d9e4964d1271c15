/** What a user agent says about a device, and the header of a content delivery network, which knows the device better. */

export type DeviceKind = 'mobile' | 'tablet' | 'desktop' | 'crawler';

/** Names as people know them; empty where the user agent does not say. */
export type Device = { kind: DeviceKind; browser: string; system: string };

/** In this order: many browsers name others, too. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** An Android device without "Mobile" is a tablet. An iPad names itself a Mac, unless it is old or asks for mobile pages. */
const tablet = /\biPad\b|\bAndroid\b(?!.*\bMobile\b)|\bTablet\b|\bSilk\/(?!.*\bMobile\b)/;
const mobile = /\bMobile\b|\biPhone\b|\biPod\b|\bWindows Phone\b|\bOpera Mini\//;

function nameIn(table: typeof browsers, userAgent: string): string {
  return table.find(([pattern]) => pattern.test(userAgent))?.[1] ?? '';
}

/** Header in which a request carries what a trusted proxy says (http/request/device-header.ts). */
export const deviceHeader = 'x-told-device';

/** Words of device headers: Cloudflare, Fastly, Akamai and Varnish write these. */
const headerWords: Readonly<Record<string, DeviceKind>> = {
  mobile: 'mobile',
  phone: 'mobile',
  smartphone: 'mobile',
  tablet: 'tablet',
  desktop: 'desktop',
  pc: 'desktop',
  bot: 'crawler',
  crawler: 'crawler',
};

/** Null for a missing header and an unknown word: then the user agent decides. */
export function deviceKindOfHeader(value: string | null): DeviceKind | null {
  const word = (value ?? '').slice(0, 20).trim().toLowerCase();
  return Object.hasOwn(headerWords, word) ? (headerWords[word] ?? null) : null;
}

/**
 * `isCrawler` is the answer of isbot. A request without a user agent counts as a crawler, too, which isbot does not cover. `told` is the
 * kind in the header of a trusted proxy; networks miss some crawlers, so isbot decides first.
 */
export function deviceOf(userAgent: string | null, isCrawler: boolean, told: DeviceKind | null = null): Device {
  const text = userAgent ?? '';
  return { kind: isCrawler ? 'crawler' : (told ?? kindOf(text)), browser: nameIn(browsers, text), system: nameIn(systems, text) };
}

function kindOf(text: string): DeviceKind {
  if (text === '') return 'crawler';
  return tablet.test(text) ? 'tablet' : mobile.test(text) ? 'mobile' : 'desktop';
}
