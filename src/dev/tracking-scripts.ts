/** Scripts of the stand-in for tools of other companies: they report what they receive, and set cookies as real ones do. */

export const standInPath = '/dev/tracking';

/** Sends what a tool learned, with its time: requests may overtake each other. Functions and DOM objects have no form as JSON. */
const sender = `
  const send = (data) => {
    const report = { time: performance.timeOrigin + performance.now(), tool: TOOL, page: location.pathname + location.search, data };
    navigator.sendBeacon(HOST + '/collect', JSON.stringify(report));
  };
`;

/** A tag manager: reads the data layer from its first entry on and calls back. */
const tags = `
  document.cookie = '_ga=stand-in; Max-Age=3600; Path=/';
  const layer = window.dataLayer;
  const read = (entry) => {
    send(Object.prototype.toString.call(entry) === '[object Arguments]' ? { command: Array.from(entry) } : { ...entry });
    if (typeof entry.eventCallback === 'function') setTimeout(entry.eventCallback);
  };
  const push = layer.push.bind(layer);
  layer.push = (...entries) => {
    for (const entry of entries) read(entry);
    return push(...entries);
  };
  for (const entry of layer.slice()) read(entry);
`;

const heatMap = `
  document.cookie = '_clck=stand-in; Max-Age=3600; Path=/';
  send({ title: document.title });
  addEventListener('click', ({ clientX, clientY }) => send({ clientX, clientY }));
`;

const sessionAnalytics = `
  document.cookie = 'fs_uid=stand-in; Max-Age=3600; Path=/';
  const waiting = window.FS.q;
  window.FS = (operation, options) => send({ operation, options });
  send({ org: window._fs_org });
  for (const call of waiting) window.FS(...call);
`;

/** Path below the stand-in -> script. Heat maps have their id in the path. */
const scripts: readonly (readonly [pattern: RegExp, tool: string, source: string])[] = [
  [/^\/gtm\.js$/, 'tags', tags],
  [/^\/gtag\/js$/, 'tags', tags],
  [/^\/tag\/[\w.-]+$/, 'heat map', heatMap],
  [/^\/s\/fs\.js$/, 'session analytics', sessionAnalytics],
];

/** The script at a path below the stand-in, which is served from `origin`; null for a path without one. */
export function standInScript(path: string, origin: string): string | null {
  const found = scripts.find(([pattern]) => pattern.test(path));
  if (!found) return null;
  const [, tool, source] = found;
  return `(() => {\nconst HOST = ${JSON.stringify(origin + standInPath)}, TOOL = ${JSON.stringify(tool)};${sender}${source}})();\n`;
}
