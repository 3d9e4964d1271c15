/**
 * The customer's document: what a product is printed with, in numbers and words. Lengths are whole micrometres; the origin of a page is
 * the upper left corner of its trimmed format, y grows downwards. Nothing here knows how text is broken or a page is painted.
 * A key that may be absent means its plain default, so documents carry only what is special about them.
 */

import * as z from 'zod/mini';
import { calendarGridSchema, type DayPhoto, dayPhotos } from './calendar/grid-element.ts';
import { collageSchema } from './collage/collage.ts';
import { clipArtElementSchema, frameElementSchema, pathSchema, qrElementSchema, shapeElementSchema } from './drawn-element.ts';
import { areaSchema, artworkIdSchema, boxShape, idSchema, inkTokenSchema, labelSchema, lengthUm, sizeUm } from './element.ts';
import { type Ground, groundSchema } from './ground-schema.ts';
import { type Ink, inkSchema } from './ink.ts';
import { photoElementSchema } from './photo-element.ts';
import { punchingKeys } from './punching.ts';
import { refinementKeys } from './refinement.ts';
import { spineTitleElementSchema } from './spine-title.ts';

export type { PhotoElement } from './photo-element.ts';
export type { Ground };
export { groundSchema, photoElementSchema };

export const textElementSchema = z.strictObject({
  kind: z.literal('text'),
  ...boxShape,
  text: z.string().check(z.maxLength(2000)),
  /** The family's sample text; text still equal to it is reported before ordering when `personal`. */
  sample: z.string().check(z.maxLength(2000)),
  /** True where a customer must write own words (names, dates); false for words that may stay ("Wir heiraten"). */
  personal: z.boolean(),
  font: inkTokenSchema,
  /** Em size and the floor that fitting may shrink to. */
  sizeUm,
  minSizeUm: sizeUm,
  /** Distance of baselines as a share of the size, for example 1.35. */
  leading: z.number().check(z.minimum(0.5), z.maximum(4)),
  /** Letter spacing in thousandths of the em. */
  tracking: z.number().check(z.int(), z.minimum(-200), z.maximum(1000)),
  align: z.enum(['left', 'center', 'right']),
  vertical: z.enum(['top', 'middle', 'bottom']),
  ink: inkTokenSchema,
  figures: z.enum(['lining', 'oldstyle']),
  /** Radius of a circular baseline: positive bends up like an arch, negative down like a bowl. Absent: straight. */
  arcUm: z.optional(
    z.union([
      z.number().check(z.int(), z.minimum(1_000), z.maximum(5_000_000)),
      z.number().check(z.int(), z.minimum(-5_000_000), z.maximum(-1_000)),
    ]),
  ),
  /** Every paragraph is an item of a list. */
  list: z.optional(z.enum(['bullet', 'number'])),
  /** A word wider than the box may be parted. Never in script faces; not meant for names. */
  hyphens: z.optional(z.literal(true)),
});
export type TextElement = z.infer<typeof textElementSchema>;

/** A family's drawing, kept outside the document under its id; its shapes name ink tokens of the document. */
export const artworkElementSchema = z.strictObject({ kind: z.literal('artwork'), ...boxShape, artworkId: artworkIdSchema });
export type ArtworkElement = z.infer<typeof artworkElementSchema>;

export const elementSchema = z.discriminatedUnion('kind', [
  textElementSchema,
  photoElementSchema,
  artworkElementSchema,
  shapeElementSchema,
  clipArtElementSchema,
  frameElementSchema,
  qrElementSchema,
  calendarGridSchema,
  spineTitleElementSchema,
]);
export type Element = z.infer<typeof elementSchema>;

/** Earlier documents name their pages and panels in German. Reading drops the name: `panelName` derives it from the id. */
function dropLabel<T extends { label?: unknown }>({ label: _, ...rest }: T): Omit<T, 'label'> {
  return rest;
}

/** A panel is one face of a folded page, in page coordinates; a flat page has one panel as large as the page. */
export const panelSchema = z.pipe(
  z.strictObject({ id: idSchema, label: z.optional(labelSchema), xUm: lengthUm, yUm: lengthUm, widthUm: sizeUm, heightUm: sizeUm }),
  z.transform(dropLabel),
);

const lineSchema = z.strictObject({ x1Um: lengthUm, y1Um: lengthUm, x2Um: lengthUm, y2Um: lengthUm });
const paths = z.optional(z.array(pathSchema).check(z.minLength(1), z.maxLength(40)));

/** Elements that are chosen and moved together. A group may lie in another one of the page; elements name their innermost. */
export const groupSchema = z.strictObject({ id: idSchema, parent: z.optional(idSchema) });
export const maxGroupDepth = 8;

const guideUm = z.number().check(z.int(), z.minimum(0), z.maximum(100_000));

/** The side of a page that is bound into a book. */
const gutterSchema = z.strictObject({
  side: z.enum(['left', 'right']),
  /** Distance that texts and codes keep from the spine, in place of the page's. */
  safeUm: guideUm,
  /** What of the page is not seen in the open book. */
  hiddenUm: guideUm,
  /** Distance from the side across, where that is another one than the page's. */
  foreSafeUm: z.optional(guideUm),
});

/** Ink token that covers the page to the bleed, or null for bare paper. */
export const backgroundSchema = z.nullable(inkTokenSchema);

const pageFields = z.strictObject({
  id: idSchema,
  label: z.optional(labelSchema),
  widthUm: sizeUm,
  heightUm: sizeUm,
  /** Printed area beyond the trim, and distances that texts and codes keep from trim and folds. Absent: `pageGuides`. */
  bleedUm: z.optional(guideUm),
  safeUm: z.optional(guideUm),
  foldSafeUm: z.optional(guideUm),
  panels: z.array(panelSchema).check(z.minLength(1), z.maxLength(12)),
  /** Fold lines, vertical, by their x. */
  foldsUm: z.array(lengthUm).check(z.maxLength(12)),
  /** Fold lines, horizontal, by their y. */
  foldsYUm: z.optional(z.array(lengthUm).check(z.minLength(1), z.maxLength(12))),
  /** What the die cuts: the outer contour first, then holes. Absent: the trimmed rectangle. */
  cut: paths,
  perforations: z.optional(z.array(lineSchema).check(z.minLength(1), z.maxLength(40))),
  /** Where glue goes; nothing is printed there and nothing important belongs there. */
  glue: z.optional(z.array(areaSchema).check(z.minLength(1), z.maxLength(12))),
  /** Where nothing may be seen: pockets, slots, stamp and address fields. */
  keepOut: z.optional(z.array(areaSchema).check(z.minLength(1), z.maxLength(12))),
  /** Pages that lie side by side when the product is open share a spread, left one first. */
  spread: z.optional(idSchema),
  gutter: z.optional(gutterSchema),
  /** Fingerprint of what the automatic layout put here; content with another one is the customer's own. */
  autoLayout: z.optional(z.string().check(z.regex(/^[0-9a-f]{1,14}$/))),
  background: backgroundSchema,
  ground: z.optional(groundSchema),
  /** Its photos are arranged by these settings; absent: they lie where they were put. */
  collage: z.optional(collageSchema),
  groups: z.optional(z.array(groupSchema).check(z.minLength(1), z.maxLength(100))),
  elements: z.array(elementSchema).check(z.maxLength(500)),
});

/** A page is one side of the open sheet, as the press sees it: the outside of a folded product holds back and front. */
export const pageSchema = z.pipe(pageFields, z.transform(dropLabel));
export type Page = z.infer<typeof pageSchema>;

/** Of documents in programs, in answers and in what is sent. */
export const documentVersion = 8;
/** The newest version of a stored document that is read. */
export const newestVersion = 8;

/**
 * What layout and edits know of the product a document is a design of: its type, and the choices that colours, foil and cut hang on.
 * The product's own schema (core/products) has the rest.
 */
export type DesignProduct = {
  type: string;
  colourway?: string | undefined;
  refinement?: (typeof refinementKeys)[number] | undefined;
  punching?: (typeof punchingKeys)[number] | undefined;
  /** Settings and result of the automatic layout of its pages; not printed. */
  autoLayout?: Readonly<Record<string, unknown>> | undefined;
  /** Of a calendar with more months than twelve. */
  months?: 18 | undefined;
  /** What the days of a calendar hang on; entries may bring a photo to their day. */
  settings?:
    | { entries?: readonly { photo?: DayPhoto | undefined }[] | undefined; schoolHolidays?: readonly unknown[] | undefined }
    | undefined;
};

/** Keys of `DesignProduct` as product schemas use them. */
export const designProductKeys = {
  colourway: idSchema,
  refinement: z.enum(refinementKeys),
  punching: z.optional(z.enum(punchingKeys)),
};

/** The schema of documents of the products that `product` describes. */
export function documentSchema<P extends z.ZodMiniType<DesignProduct>>(product: P) {
  return z.strictObject({
    version: z.literal(documentVersion),
    product,
    /** Language of its words, for the rules of type; absent: German. */
    language: z.optional(z.enum(['de', 'en', 'es', 'fr', 'it', 'nl'])),
    /** Every ink token that pages use; a colourway is another record under the same tokens. */
    inks: z.record(inkTokenSchema, inkSchema),
    pages: z.array(pageSchema).check(z.minLength(1), z.maxLength(500)),
  });
}

export type DesignDocument<P extends DesignProduct = DesignProduct> = {
  version: typeof documentVersion;
  product: P;
  language?: 'de' | 'en' | 'es' | 'fr' | 'it' | 'nl' | undefined;
  inks: Record<string, Ink>;
  pages: Page[];
};

/**
 * Ids of the pictures a document uses, in page order; one that is used twice appears twice. The entries of a calendar come last, since they
 * may stand on no day of its months.
 */
export function photoIds(design: DesignDocument): string[] {
  const pages = design.pages.flatMap((page) => [
    ...(page.ground?.kind === 'photo' ? [page.ground.photoId] : []),
    ...page.elements.flatMap(photoIdsOf),
  ]);
  return [...pages, ...(design.product.settings?.entries ?? []).flatMap(({ photo }) => (photo ? [photo.photoId] : []))];
}

function photoIdsOf(element: Element): string[] {
  if (element.kind === 'photo') return element.photoId ? [element.photoId] : [];
  if (element.kind === 'calendar-grid') return dayPhotos(element.marks).map(({ photoId }) => photoId);
  return [];
}
