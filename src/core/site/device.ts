/** What a user agent says about a device. */

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

/** `isCrawler` is the answer of isbot. Who sends no user agent counts as a crawler, too; isbot says no. */
export function deviceOf(userAgent: string | null, isCrawler: boolean): Device {
  const text = userAgent ?? '';
  const kind = isCrawler || text === '' ? 'crawler' : tablet.test(text) ? 'tablet' : mobile.test(text) ? 'mobile' : 'desktop';
  return { kind, browser: nameIn(browsers, text), system: nameIn(systems, text) };
}
