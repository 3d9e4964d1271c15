/** What a customer recognises a device by: browser and system, as its user agent names them. */

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

/** "Firefox/Windows"; a part that is not known is empty. */
export function deviceLabel(userAgent: string | null): string {
  const nameIn = (table: typeof browsers) => table.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1] ?? '';
  return `${nameIn(browsers)}/${nameIn(systems)}`;
}
