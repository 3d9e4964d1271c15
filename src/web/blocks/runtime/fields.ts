/** Story fields as zod schemas: every block reads its fields through these, so that hostile or missing content becomes a plain value. Server only. */
import * as z from 'zod/mini';
import { assetPath } from '#core/content/asset-path.ts';
import { isNode } from '#core/content/block.ts';
import { knownRichText, type RichTextNode } from '#core/content/rich-text.ts';
import { safeHref } from '#core/content/safe-href.ts';
import type { BlockContext } from './block.ts';

/** A line of text: trimmed, '' where it is missing or no text. */
export const line = z.catch(z.string().check(z.trim(), z.maxLength(500)), '');
/** Several lines. */
export const lines = z.catch(z.string().check(z.trim(), z.maxLength(5000)), '');
/** Editors' checkboxes arrive as booleans, from some imports as text. */
export const flag = z.catch(
  z.pipe(
    z.union([z.boolean(), z.string()]),
    z.transform((value) => value === true || value === 'true'),
  ),
  false,
);
/** A checkbox that is on until an editor switches it off. */
export const onByDefault = z.catch(
  z.pipe(
    z.unknown(),
    z.transform((value) => value !== false && value !== 'false'),
  ),
  true,
);
/** A colour as #rrggbb, or '' (the page's own). */
export const colour = z.catch(z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/)), '');
export const richText = z.catch(
  z.pipe(
    z.unknown(),
    z.transform((value): RichTextNode | null => {
      const known = knownRichText(value);
      return (known.content?.length ?? 0) > 0 ? known : null;
    }),
  ),
  null,
);
/** Blocks inside the block, for `context.blocks`. */
export const blocks = z.catch(z.array(z.unknown()), []);

/** One of these words; the first where the field says something else. */
export function choice<const T extends readonly [string, ...string[]]>(words: T) {
  return z.catch(z.enum(words), words[0] as T[number]);
}

/** A whole number within bounds; `fallback` where the field says something else. Numbers arrive as text from editors. */
export function count(minimum: number, maximum: number, fallback: number) {
  return z.catch(
    z.pipe(
      z.union([z.number(), z.string()]),
      z.pipe(
        z.transform((value: number | string) => (value === '' ? fallback : Number(value))),
        z.number().check(z.int(), z.minimum(minimum), z.maximum(maximum)),
      ),
    ),
    fallback,
  );
}

/** A list of nested items of one shape; those that do not fit are left out. */
export function items<T extends z.ZodMiniType>(schema: T) {
  return z.pipe(
    z.catch(z.array(z.unknown()), []),
    z.transform((values): z.output<T>[] =>
      values.flatMap((value) => {
        const read = z.safeParse(schema, value);
        return read.success ? [read.data] : [];
      }),
    ),
  );
}

/** Where a link field leads, before the page's own links are known. */
export type LinkField = { kind: 'story'; uuid: string; anchor: string } | { kind: 'address'; href: string; newWindow: boolean } | null;

/** A link field (url, story, asset, email) or a plain address. Script-like protocols come out as null (F434). */
export const link = z.catch(
  z.pipe(
    z.unknown(),
    z.transform((value): LinkField => {
      if (typeof value === 'string') return urlLink(value, false);
      if (!isNode(value)) return null;
      const newWindow = value.target === '_blank';
      if (value.linktype === 'story' && typeof value.id === 'string' && value.id !== '')
        return { kind: 'story', uuid: value.id, anchor: typeof value.anchor === 'string' ? value.anchor : '' };
      if (value.linktype === 'email') return urlLink(`mailto:${String(value.email ?? value.url ?? '')}`, false);
      const url = typeof value.url === 'string' && value.url !== '' ? value.url : value.cached_url;
      return typeof url === 'string' ? urlLink(url, newWindow) : null;
    }),
  ),
  null,
);

function urlLink(text: string, newWindow: boolean): LinkField {
  const href = safeHref(text);
  return href ? { kind: 'address', href, newWindow } : null;
}

/** Where a block's link leads: a path of this shop or an address elsewhere. Null: there is no such page (any more). */
export type BlockLink = { to: string; external: boolean; newWindow: boolean };

export function resolveLink(field: LinkField, { links }: Pick<BlockContext, 'links'>): BlockLink | null {
  if (!field) return null;
  if (field.kind === 'story') {
    const path = Object.hasOwn(links, field.uuid) ? links[field.uuid] : undefined;
    if (path === undefined) return null;
    return { to: field.anchor ? `${path}#${encodeURIComponent(field.anchor)}` : path, external: false, newWindow: false };
  }
  return { to: field.href, external: !field.href.startsWith('/') && !field.href.startsWith('#'), newWindow: field.newWindow };
}

/** A picture of the shop's own media library, or null. Pictures elsewhere are not shown, so that stories cannot make browsers fetch from other hosts. */
export type BlockPicture = { src: string; alt: string; width: number; height: number; focus: string };

export const picture = z.catch(
  z.pipe(
    z.unknown(),
    z.transform((value): BlockPicture | null => {
      const filename = typeof value === 'string' ? value : isNode(value) && typeof value.filename === 'string' ? value.filename : '';
      const path = assetPath(filename);
      if (!path) return null;
      const text = (key: string) => (isNode(value) && typeof value[key] === 'string' ? value[key] : '');
      return { src: path.src, width: path.width, height: path.height, alt: text('alt').slice(0, 300), focus: text('focus').slice(0, 60) };
    }),
  ),
  null,
);
