/** What every handler of the content service is given, and what it gives back. Knows the tokens, not HTTP. */
import { timingSafeEqual } from 'node:crypto';
import type { ContentVersion } from '#cms/protocol/story.ts';
import type { ContentWriter } from '#cms/store/change.ts';
import type { Shop } from '#services/handler.ts';
import { tokenHash } from '#store/db/tokens.ts';

export type ContentAccess = { space: number; publicToken: string; previewToken: string; managementToken: string };

/** `base` is the address of the service ("https://shop.example/cms"), for the absolute addresses of files. */
export type CmsContext = { shop: Shop; access: ContentAccess; base: string };

/** `body` undefined: an answer without one (204). */
export type Reply = { status: number; body?: unknown; headers?: Record<string, string> };

export type Body = Record<string, unknown>;

export function writerOf({ shop, access }: CmsContext): ContentWriter {
  return { store: shop.store, space: access.space, clock: shop.clock };
}

/** What a delivery token may see: drafts need the preview token. Null: nothing at all. */
export function visibleVersion(access: ContentAccess, token: string): ContentVersion | null {
  if (isSame(token, access.previewToken)) return 'draft';
  return isSame(token, access.publicToken) ? 'published' : null;
}

/** The token of a management call: as it is, or behind "Bearer". */
export function mayManage(access: ContentAccess, authorization: string): boolean {
  return isSame(authorization.replace(/^Bearer +/i, ''), access.managementToken);
}

function isSame(given: string, known: string): boolean {
  // Hashes have one length, so the comparison tells nothing about the token's.
  return timingSafeEqual(Buffer.from(tokenHash(given)), Buffer.from(tokenHash(known)));
}

export function found(body: unknown, headers?: Record<string, string>): Reply {
  return headers ? { status: 200, body, headers } : { status: 200, body };
}

/** Headers of a list: how many there are in all, and on a page. */
export function listHeaders(total: number, perPage: number): Record<string, string> {
  return { total: String(total), 'per-page': String(perPage) };
}
