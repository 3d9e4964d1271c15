/** Which ids of a tag manager the shop loads, and where its script may stand. Loads nothing. */

/** A container id as given, or an error that says what is wrong with it (D06). */
export function checkTrackingId(id: string): { ok: true; id: string } | { ok: false; error: string; hint: string } {
  if (/^(GTM|G)-[A-Z0-9]+$/.test(id)) return { ok: true, id };
  return { ok: false, error: `${id} is not a valid GTM-ID`, hint: 'Did you use lower case or the wrong prefix?' };
}
