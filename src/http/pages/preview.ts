/** Drafts on pages: for editors whose address is signed, and on a developer's own machine without a signature. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { asksForPreview, signedPreview } from '#core/content/preview.ts';

export type PreviewSettings = {
  space: number;
  previewToken: string;
  /** No signature is needed: a local shop, and for a request one of this machine to itself. */
  local: boolean;
  /** The vendor's editor frames the page and talks to it through its bridge. */
  vendor: boolean;
};

/** Where the vendor's editor lives: it may frame a preview, and its bridge is loaded there only. */
export const vendorEditor = 'https://app.storyblok.com';

/** True when this address opens drafts. An address that asks without right is an ordinary one. */
export function opensPreview(search: string, settings: PreviewSettings, now: Date): boolean {
  // Nearly every address asks for nothing: no parsing for them.
  if (!search.includes('_storyblok')) return false;
  const query = new URLSearchParams(search);
  if (!asksForPreview(query)) return false;
  if (settings.local) return true;
  const signed = signedPreview(query, settings.space, settings.previewToken, now);
  if (!signed) return false;
  const expected = createHash('sha1').update(signed.text).digest();
  const given = Buffer.from(signed.signature, 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
