/** Tools of other companies that a shop may be set up with: their ids, and where they are loaded from. Nothing is loaded before consent. */

/** `host`: an address without slash at its end, below which the tool's own paths are. */
type Tool = { id: string; host: string };

export type TrackingTools = {
  /** Google's tag manager (`GTM-…`) or one tag (`G-…`), from the shop's own tracking host. */
  tags: Tool | null;
  heatMap: Tool | null;
  sessionAnalytics: Tool | null;
};

/** Throws an Error whose message names the id and what is wrong with it (D06). Returns the id. */
export function checkTrackingId(id: string): string {
  if (/^(?:GTM|G)-[A-Z0-9]+$/.test(id)) return id;
  throw new Error(`${id} is not a valid GTM-ID. Did you use lower case or the wrong prefix?`);
}

/** Script of the tag manager for a container, of the tag library for a single tag. Throws as `checkTrackingId` does. */
export function tagsUrl({ id, host }: Tool): string {
  const path = checkTrackingId(id).startsWith('GTM-') ? 'gtm.js' : 'gtag/js';
  return `${host}/${path}?id=${id}`;
}

export function heatMapUrl({ id, host }: Tool): string {
  return `${host}/tag/${encodeURIComponent(id)}`;
}

export function sessionAnalyticsUrl({ host }: Tool): string {
  return `${host}/s/fs.js`;
}

/** Origins that pages must be allowed to load from, each once. */
export function trackingOrigins(tools: TrackingTools | null): string[] {
  const hosts = [tools?.tags, tools?.heatMap, tools?.sessionAnalytics].flatMap((tool) => (tool ? [new URL(tool.host).origin] : []));
  return [...new Set(hosts)];
}
