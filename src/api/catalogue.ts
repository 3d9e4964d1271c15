/** Calls that read the card catalogue: lists with facets, one card, its blank document. */

import * as z from 'zod/mini';
import { ribbons, tags } from '#core/catalogue/accessories.ts';
import { documentSchema } from '#core/design/document.ts';
import { inkSchema } from '#core/design/ink.ts';
import { punchingKeys } from '#core/design/punching.ts';
import { refinementKeys } from '#core/design/refinement.ts';
import { cardProductChoiceSchema, cardProductSchema } from '#core/products/card/choice.ts';
import { cardFormatKeys, cardFormKeys } from '#core/products/card/formats.ts';
import { besideSchema } from './accessories.ts';
import { type CallTable, flag, moneySchema, wholeNumber } from './call.ts';
import { type ChoiceDto, cardSceneSchema, choiceSchemas, partedPriceSchema, priceSchema } from './product.ts';

const formSchema = z.enum(cardFormKeys);
const formatSchema = z.enum(cardFormatKeys);
const refinementSchema = z.enum(refinementKeys);
const textId = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,63}$/));

const swatchSchema = z.strictObject({ key: z.string(), name: z.string(), color: z.string(), hex: z.string() });

/** What Specification 3 lets an address say about a card besides its choice. Ribbon and tag are accessories of the card. */
const cardParams = {
  ribbon: z.optional(z.enum(ribbons)),
  ribbonColor: z.optional(textId),
  tag: z.optional(z.enum(tags)),
  isSample: z.optional(flag),
  /** Has to be the theme of the card. */
  themeId: z.optional(wholeNumber),
};

/** What is laid beside the cards is priced apart, as the cart does. */
const besideParts = {
  accessories: z.array(besideSchema),
  /** Cards and accessories together. */
  sum: moneySchema,
};

/** A tile of a list. `image` is a path under /img/ without size; see core/catalogue/picture.ts. */
export const cardTileSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  occasion: z.string(),
  category: z.string(),
  format: formatSchema,
  form: formSchema,
  /** "Einladung, A6" */
  line: z.string(),
  /** "auch als Leporello und Trio": what else the tile stands for. */
  also: z.nullable(z.string()),
  path: z.string(),
  /** The lowest price of what the tile shows: its form, format and refinement. */
  from: moneySchema,
  label: z.nullable(z.enum(['neu', 'bestseller'])),
  /** The one that its picture shows. */
  refinement: refinementSchema,
  colourways: z.array(swatchSchema),
  /** The colourway the tile shows: the first that matches the colour filter. */
  shown: z.string(),
  /** Path of its picture in a product scene without width and ending, or null. */
  scene: z.nullable(z.string()),
});
export type CardTile = z.infer<typeof cardTileSchema>;

export const facetSchema = z.strictObject({
  key: z.string(),
  options: z.array(
    z.strictObject({ value: z.string(), name: z.string(), hex: z.nullable(z.string()), count: z.number(), chosen: z.boolean() }),
  ),
});
export type Facet = z.infer<typeof facetSchema>;

const optionSchema = z.strictObject({
  value: z.string(),
  name: z.string(),
  /** "300 g/m²", "105 × 148 mm" */
  note: z.string(),
  /** Sentence that says why it cannot be chosen with the other options, or null. */
  refused: z.nullable(z.string()),
});
export type CardOption = z.infer<typeof optionSchema>;

/** What a customer chose for a card, besides the document. */
export type CardChoice = ChoiceDto<'card'>;

/** A theme in an overview: its design and a few of its pieces or colours, as they lie on its tile. */
const themeSchema = z.strictObject({
  id: z.number(),
  name: z.string(),
  path: z.string(),
  /** "Hochzeit" */
  occasion: z.string(),
  /** Kinds of its pieces: "Save-the-Date-Karte", "Einladung". */
  pieces: z.array(z.string()),
  colours: z.number(),
  label: z.nullable(z.enum(['neu', 'bestseller'])),
  tiles: z.array(cardTileSchema),
});
export type ThemeTile = z.infer<typeof themeSchema>;

export const artworkSchema = z.strictObject({
  id: z.string(),
  groups: z.array(
    z.strictObject({
      clip: z.nullable(z.string()),
      shapes: z.array(z.strictObject({ d: z.string(), ink: z.string(), strokeUm: z.optional(z.number()) })),
    }),
  ),
});

/** Filters and order of lists, and how many tiles they show. */
export const listInput = {
  occasion: z.optional(z.string()),
  category: z.optional(z.array(z.string())),
  color: z.optional(z.array(z.string())),
  refinementType: z.optional(z.array(z.string())),
  aspectRatio: z.optional(z.array(z.string())),
  motif: z.optional(z.array(z.string())),
  style: z.optional(z.array(z.string())),
  family: z.optional(z.array(z.string())),
  label: z.optional(z.array(z.string())),
  product: z.optional(z.array(z.string())),
  punching: z.optional(z.array(z.string())),
  sort: z.optional(z.enum(['sort', 'popularity', 'created'])),
  tileCount: z.optional(wholeNumber),
  /** Every design that matches, all at once, in place of one tile a motif. */
  each: z.optional(flag),
};

export const catalogueCalls = {
  /** The card list. Unknown filter values simply match nothing; the query arrives already cleaned. */
  'GET /web-api/cards': {
    input: z.strictObject(listInput),
    output: z.strictObject({
      items: z.array(cardTileSchema),
      total: z.number(),
      count: z.number(),
      facets: z.array(facetSchema),
      /** Blank cards for an occasion or a category that has no design yet. */
      blanks: z.array(cardTileSchema),
      /** A design among the items with the thank-you card of its suite, and the path of the whole suite. */
      suite: z.nullable(z.strictObject({ lead: cardTileSchema, thanks: cardTileSchema, path: z.string() })),
    }),
  },
  /** Main occasions that have designs: what menus show. */
  'GET /web-api/card-occasions': {
    input: z.strictObject({}),
    output: z.strictObject({ occasions: z.array(z.strictObject({ key: z.string(), name: z.string(), count: z.number() })) }),
  },
  /** One design with its options for a chosen form, format and paper. 404 for an unknown one. */
  'GET /web-api/cards/:card': {
    input: z.strictObject({
      card: textId,
      form: z.optional(formSchema),
      format: z.optional(formatSchema),
      paper: z.optional(textId),
      refinementType: z.optional(refinementSchema),
      punching: z.optional(z.enum(punchingKeys)),
      pageCount: z.optional(wholeNumber),
      quantity: z.optional(wholeNumber),
      ...cardParams,
    }),
    output: z.strictObject({
      id: z.string(),
      /** Taken from sale: only drafts that began with it are shown. */
      isWithdrawn: z.boolean(),
      name: z.string(),
      description: z.string(),
      occasion: z.string(),
      category: z.string(),
      title: z.string(),
      /** The title without the design's name: "Einladung zur Hochzeit". */
      kind: z.string(),
      metaDescription: z.string(),
      choice: choiceSchemas.card,
      /** That show it in the chosen form and format. */
      scenes: z.array(cardSceneSchema),
      /** Texts with fields, by element, that take the place of the samples when the card is printed with a list of names. */
      fieldTexts: z.record(z.string(), z.string()),
      colourways: z.array(swatchSchema),
      /** Form and format in one choice; `value` is "folded.a6". */
      formats: z.array(optionSchema),
      /** `feel`: how it feels and prints. */
      papers: z.array(z.extend(optionSchema, { feel: z.string() })),
      refinements: z.array(optionSchema),
      punchings: z.array(optionSchema),
      /** Numbers of pages of a bound form; empty for the others. */
      pageCounts: z.array(optionSchema),
      price: priceSchema,
      ...besideParts,
      /** Of one card, computed from area and grammage; null for a paper that is not offered. */
      weight: z.nullable(z.string()),
      /** `path`: where more is said about it. */
      facts: z.array(z.strictObject({ name: z.string(), value: z.string(), path: z.optional(z.string()) })),
      delivery: z.strictObject({ sentence: z.string(), date: z.string() }),
      /** "Mit Umschlag wiegt eine Karte 23,4 g: Kompaktbrief, 1,10 € Porto.", or null. */
      postage: z.nullable(z.string()),
      /** The first other pieces of the same suite: save-the-date, invitation, menu, thank-you card … */
      suite: z.array(cardTileSchema),
      /** The page of all pieces, where the suite has more than are shown. */
      wholeSuite: z.nullable(z.strictObject({ path: z.string(), count: z.int() })),
      similar: z.array(cardTileSchema),
      /** The list of all designs drawn in the same style, where there are several. */
      family: z.nullable(z.strictObject({ path: z.string(), count: z.int() })),
      /** The same drawing with other numbers of years. */
      ages: z.array(z.strictObject({ age: z.int(), path: z.string() })),
      breadcrumbs: z.array(z.strictObject({ name: z.string(), path: z.string() })),
    }),
  },
  /** With `isSample` the price of a sample, where none is free any more. */
  'GET /web-api/card-price': {
    input: z.extend(z.omit(cardProductChoiceSchema, { type: true }), { quantity: wholeNumber, ...cardParams }),
    output: z.extend(partedPriceSchema, {
      ...besideParts,
      /**
       * The letter of one card, null for what is not posted: the price of its class, and `accessory`, of an overlay sheet or a printed
       * envelope for it. The card's own price has none of them in it.
       */
      letter: z.nullable(z.strictObject({ envelope: z.string(), envelopeClass: z.string(), price: moneySchema, accessory: moneySchema })),
    }),
  },
  /** Tiles of named designs in their order, each an id or "id:colourway". What is not (any more) in the catalogue is left out. */
  'GET /web-api/card-tiles': {
    input: z.strictObject({ cards: z.array(z.string().check(z.regex(/^[a-z0-9-]{1,64}(?::[a-z0-9-]{1,64})?$/))).check(z.maxLength(240)) }),
    output: z.strictObject({ items: z.array(cardTileSchema) }),
  },
  /**
   * Themes, twelve on a page; a larger `tileCount` makes pages longer. Those match whose design or a piece of whose suite meets the filters;
   * unknown values match nothing, and there is nothing on a page behind the last one.
   */
  'GET /web-api/themes': {
    input: z.strictObject({ ...listInput, page: z.optional(z.pipe(wholeNumber, z.number().check(z.minimum(1)))) }),
    output: z.strictObject({ items: z.array(themeSchema), total: z.number(), count: z.number() }),
  },
  /** One theme: its pieces in one colour, and themes like it. 404 for an unknown number. */
  'GET /web-api/themes/:theme': {
    input: z.strictObject({ theme: wholeNumber, colourway: z.optional(z.string()) }),
    output: z.strictObject({
      id: z.number(),
      name: z.string(),
      title: z.string(),
      kind: z.string(),
      description: z.string(),
      path: z.string(),
      occasion: z.strictObject({ key: z.string(), name: z.string() }),
      /** Id of its design among the pieces. */
      design: z.string(),
      colourways: z.array(swatchSchema),
      /** The chosen colourway, or the first one. */
      shown: z.string(),
      pieces: z.array(cardTileSchema),
      more: z.array(themeSchema),
    }),
  },
  /** The blank document of a card with the drawings its pages name. */
  'GET /web-api/card-blank': {
    input: z.strictObject({
      card: textId,
      form: formSchema,
      format: formatSchema,
      colourway: z.optional(textId),
      refinementType: z.optional(refinementSchema),
      /** Of a bound form; absent: the least. */
      pageCount: z.optional(wholeNumber),
    }),
    output: z.strictObject({ design: documentSchema(cardProductSchema), artworks: z.array(artworkSchema) }),
  },
  /** The drawings a stored document names. */
  'GET /web-api/card-artwork': {
    input: z.strictObject({ card: textId, form: formSchema, format: formatSchema }),
    output: z.strictObject({ artworks: z.array(artworkSchema) }),
  },
  /** Inks of every colourway of a card, so that switching keeps all personalisation (E003). */
  'GET /web-api/card-colourways': {
    input: z.strictObject({ card: textId }),
    output: z.strictObject({
      colourways: z.array(z.strictObject({ key: z.string(), name: z.string(), hex: z.string(), inks: z.record(z.string(), inkSchema) })),
    }),
  },
} as const satisfies CallTable;
