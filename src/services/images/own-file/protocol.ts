/** What the shop asks the decode process about a customer's own layout (PDF, SVG), and what it answers. Facts only. */
import * as z from 'zod/mini';

export const ownFileLimits = {
  /** Of one file: more than the longest booklet has. */
  pages: 40,
  /** Sides of a page, with its bleed. */
  leastSideUm: 3_000,
  mostSideUm: 2_000_000,
  /** Of a page as pixels: A3 at 300 ppi. */
  pixels: 18_000_000,
  /** Resolution at which a page is turned into pixels at the size it is printed. */
  ppi: 300,
  fonts: 40,
  /** Of an SVG file. */
  svgBytes: 2_000_000,
} as const;

/** One task of the decode process: the facts of a file, or one of its pages (counted from 0) as a JPEG `longPx` pixels long. */
export type OwnFileTask = { kind: 'facts' } | { kind: 'page'; page: number; longPx: number };

/** What hinders a page from being printed as it is. 'unchecked': its structure cannot be read, only drawn. */
export const obstacles = ['encrypted', 'script', 'form', 'annotation', 'unchecked'] as const;
export const ownFileColours = ['gray', 'rgb', 'cmyk', 'spot'] as const;

const sideUm = z.number().check(z.int(), z.minimum(1), z.maximum(ownFileLimits.mostSideUm));
const offsetUm = z.number().check(z.int(), z.minimum(0), z.maximum(ownFileLimits.mostSideUm));

const pageFactsSchema = z.strictObject({
  /** The bleed box as it is seen, or the whole page of a file without one. */
  widthUm: sideUm,
  heightUm: sideUm,
  /** The trim box within it; null where the file has none. */
  trim: z.nullable(z.strictObject({ xUm: offsetUm, yUm: offsetUm, widthUm: sideUm, heightUm: sideUm })),
  /** Resolution of its coarsest picture at the page's own size; null for a page without pictures. */
  ppi: z.nullable(z.number()),
});
export type PageFacts = z.infer<typeof pageFactsSchema>;

/** An element, attribute or property of an SVG. */
export const partNameSchema = z.string().check(z.regex(/^[\w:@-]{1,40}$/));

export const ownFileFactsSchema = z.strictObject({
  kind: z.enum(['pdf', 'svg', 'picture']),
  /** Empty for a picture. */
  pages: z.array(pageFactsSchema).check(z.maxLength(ownFileLimits.pages)),
  fonts: z.array(z.strictObject({ name: z.string().check(z.maxLength(60)), isEmbedded: z.boolean() })),
  colours: z.array(z.enum(ownFileColours)),
  obstacles: z.array(z.enum(obstacles)),
  /** Names of what an SVG holds besides what is drawn. */
  unread: z.array(partNameSchema),
});
export type OwnFileFacts = z.infer<typeof ownFileFactsSchema>;

/** Where the decode process leaves a page: beside the file it was given. */
export function pageFileOf(file: string): string {
  return `${file}.page.jpg`;
}
