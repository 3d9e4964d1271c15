/** Whether an address comes from an editor who may see drafts. Pure: the hash is computed outside. */

/** How long an editor's signature opens drafts. */
const validSeconds = 3600;

/** True for an address that asks for the drafts of a page: the editor's `_storyblok` in its query. */
export function asksForPreview(query: URLSearchParams): boolean {
  return query.has('_storyblok');
}

/** What the editor signed, "space:token:timestamp", or null when it names another space or an old or future moment. */
export function signedPreview(
  query: URLSearchParams,
  space: number,
  previewToken: string,
  now: Date,
): { text: string; signature: string } | null {
  const timestamp = query.get('_storyblok_tk[timestamp]') ?? '';
  const age = now.getTime() / 1000 - Number(timestamp);
  if (!/^\d{1,12}$/.test(timestamp) || query.get('_storyblok_tk[space_id]') !== String(space)) return null;
  if (age > validSeconds || age < -validSeconds) return null;
  return { text: `${space}:${previewToken}:${timestamp}`, signature: query.get('_storyblok_tk[token]') ?? '' };
}
