/** Headers of HTML pages. Inline scripts are allowed by hash, since a nonce in a cached page would be known to everyone. */
import { createHash } from 'node:crypto';

/** Where browsers report what the policy of a page has blocked. */
export const cspReportPath = '/csp-report';
/** Name of that address in the headers. */
const reportGroup = 'csp';

/**
 * Powerful features that no page uses, of those that browsers know (of others they complain), neither the shop's own code nor that of others. What pages use is left to them: passkeys, copying
 * (clipboard-write) and the tilt of a phone (accelerometer, gyroscope), which moves the light on foil.
 */
const unusedFeatures = [
  'autoplay',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'compute-pressure',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'hid',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'screen-wake-lock',
  'serial',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];
const ownFeatures = ['accelerometer', 'clipboard-write', 'gyroscope', 'publickey-credentials-create', 'publickey-credentials-get'];

/** Google's account chooser belongs to the sign-in that it is offered for. */
function permissionsPolicy(google: boolean): string {
  return [
    ...unusedFeatures.map((feature) => `${feature}=()`),
    ...ownFeatures.map((feature) => `${feature}=(self)`),
    `identity-credentials-get=${google ? '(self "https://accounts.google.com")' : '()'}`,
  ].join(', ');
}

/**
 * A page as bytes without the `nonce` attributes that hold this render's secret. `sources` are the sha256 sources of the inline scripts that
 * carried it: a script that got into the page by any other way has none.
 */
export function extractScriptHashes(html: string, nonce: string): { body: Buffer; sources: string[] } {
  // Searching and cutting bytes is several times faster than strings of this size.
  const bytes = Buffer.from(html);
  const mark = Buffer.from(` nonce="${nonce}"`);
  const parts: Buffer[] = [];
  const sources = new Set<string>();
  let start = 0;
  for (let at = bytes.indexOf(mark); at >= 0; ) {
    const next = bytes.indexOf(mark, at + mark.length);
    const part = bytes.subarray(at + mark.length, next < 0 ? bytes.length : next);
    const tag = bytes.lastIndexOf('<', at);
    const text = tag >= 0 && bytes.subarray(tag, at).indexOf('<script') === 0 ? inlineText(part) : null;
    if (text) sources.add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    parts.push(bytes.subarray(start, at));
    start = at + mark.length;
    at = next;
  }
  parts.push(bytes.subarray(start));
  return { body: Buffer.concat(parts), sources: [...sources] };
}

/** The text between the end of a script's start tag and its end tag. Null for a script with an address: the policy allows it by its origin. */
function inlineText(part: Buffer): Buffer | null {
  const end = part.indexOf('</script>');
  const text = part.subarray(part.indexOf('>') + 1, end < 0 ? part.length : end);
  return text.length > 0 ? text : null;
}

type PageKind = {
  /** Configurator pages only. */
  wasm: boolean;
  /** The development server's: it reloads over a socket and adds styles itself. */
  hot?: boolean;
  /** Pictures of stories come from the vendor's library. */
  vendor?: boolean;
  /** Google's script and frames may be loaded: for sign-in. */
  google?: boolean;
  /** Origins of the tools that visitors may agree to. */
  tracking?: readonly string[];
  /** Origin of the editor that may frame this preview and load its bridge into it. */
  editor?: string | null;
};

/** `scripts`: sources of the inline scripts that may run. */
export function pageHeaders(scripts: readonly string[], options: PageKind): Record<string, string> {
  const editor = options.editor ? [options.editor] : [];
  const google = (path: string) => (options.google ? ` https://accounts.google.com/gsi/${path}` : '');
  const tracking = options.tracking ?? [];
  const tools = tracking.map((origin) => ` ${origin}`).join('');
  const allowed = [`'self'`, ...(options.wasm ? [`'wasm-unsafe-eval'`] : []), ...editor, ...scripts].join(' ');
  return {
    'content-security-policy': [
      `default-src 'self'`,
      `script-src ${allowed}${google('client')}${tools}`,
      `style-src 'self'${options.hot ? ` 'unsafe-inline'` : ''}${google('style')}`,
      `style-src-attr 'unsafe-inline'`,
      `img-src 'self' data: blob:${options.vendor ? ' https://a.storyblok.com' : ''}${tools}`,
      `font-src 'self'`,
      `connect-src 'self'${options.hot ? ' ws:' : ''}${google('')}${tools}`,
      ...(options.google || tools ? [`frame-src 'self'${google('')}${tools}`] : []),
      `object-src 'none'`,
      `base-uri 'none'`,
      `form-action 'self'`,
      [`frame-ancestors 'self'`, ...editor].join(' '),
      `report-uri ${cspReportPath}`,
      `report-to ${reportGroup}`,
    ].join('; '),
    'reporting-endpoints': `${reportGroup}="${cspReportPath}"`,
    'permissions-policy': permissionsPolicy(options.google ?? false),
    // Google's window answers to the page that opened it.
    'cross-origin-opener-policy': options.google ? 'same-origin-allow-popups' : 'same-origin',
  };
}
