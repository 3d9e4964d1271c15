/** What a customer approved page by page before it went into the cart: which pages were looked at, and whether one was changed since. */
import * as z from 'zod/mini';
import type { DesignDocument, Page } from '#core/design/document.ts';
import { pageInks } from '#core/design/ink-use.ts';
import { isOwnInk } from '#core/design/own-inks/own-inks.ts';
import { spreadPages } from '#core/design/spread/spread-pages.ts';
import { sortedJson } from '#core/values/sorted-json.ts';

const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** Hashes are SHA-256 of `printedContent`. */
export const approvalSchema = z.object({
  /** Of the design. A later one may still print the same. */
  revision: z.int(),
  /** ISO instant. */
  at: z.string(),
  /** Hash of all pages together. */
  document: sha256,
  /** All of the document. `isUnseen`: the page was not shown before it was ordered, so that nothing is said of it. */
  pages: z.array(z.object({ id: z.string(), hash: sha256, isUnseen: z.optional(z.literal(true)) })),
});
export type Approval = z.infer<typeof approvalSchema>;

/**
 * All that the print of these pages depends on, as one text: the pages, the inks behind their tokens, and what of the product changes
 * the print. Names of the product's choice that leave the print alone, such as its paper, are not in it.
 */
export function printedContent(design: DesignDocument, pages: readonly Page[]): string {
  return contentWith(design, pages, pages.map(withoutNames));
}

/** The same with the pages as they are written here. */
export function contentWith({ product, language, inks }: DesignDocument, pages: readonly Page[], written: readonly unknown[]): string {
  const { colourway, refinement, punching } = product;
  return sortedJson({ colourway, refinement, punching, language, inks: withoutUnused(inks, pages), pages: written });
}

/** What an element is called is not printed. */
function withoutNames(page: Page): unknown {
  return { ...page, elements: page.elements.map(({ role: _, number: __, ownName: ___, ...element }) => element) };
}

/** Own inks in which nothing on the pages is printed leave the print alone. */
function withoutUnused(inks: DesignDocument['inks'], pages: readonly Page[]): DesignDocument['inks'] {
  if (!Object.keys(inks).some(isOwnInk)) return inks;
  const used = new Set(pages.flatMap(pageInks));
  return Object.fromEntries(Object.entries(inks).filter(([token]) => !isOwnInk(token) || used.has(token)));
}

export type Hash = (text: string) => string;
type Approved = { revision: number; at: Date; hash: Hash };

/** `shown` are the ids of the pages that the customer looked at and approved; `hash` gives the SHA-256 of a text in hexadecimal digits. */
export function approvalOf(design: DesignDocument, shown: readonly string[], { revision, at, hash }: Approved): Approval {
  const seen = new Set(shown);
  return {
    revision,
    at: at.toISOString(),
    document: hash(printedContent(design, design.pages)),
    pages: spreadPages(design.pages).map((page) => ({
      id: page.id,
      hash: hash(printedContent(design, [page])),
      ...(seen.has(page.id) ? {} : { isUnseen: true as const }),
    })),
  };
}

/** Ids of the pages that were shown, in the order of the design. */
export function shownPages({ pages }: Pick<Approval, 'pages'>): string[] {
  return pages.filter(({ isUnseen }) => !isUnseen).map(({ id }) => id);
}
