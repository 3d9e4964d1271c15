/** Which ids of a tag manager the shop loads, and where its script may stand. Loads nothing. */

/** A container id as given, or an error that says what is wrong with it (D06). */
export function checkTrackingId(id: string): { ok: true; id: string } | { ok: false; error: string; hint: string } {
  if (/^(GTM|G)-[A-Z0-9]+$/.test(id)) return { ok: true, id };
  return { ok: false, error: `${id} is not a valid GTM-ID`, hint: 'Did you use lower case or the wrong prefix?' };
}

/** The place for its script, or an error where that is no element of a page. */
export function checkScriptParent(parent: unknown): { ok: true } | { ok: false; error: string } {
  const isElement = typeof parent === 'object' && parent !== null && 'nodeType' in parent && parent.nodeType === 1;
  return isElement ? { ok: true } : { ok: false, error: 'parentElement is not an element' };
}
