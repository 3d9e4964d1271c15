/** Calls that read the poster catalogue: the list with facets, one poster with its options, its blank document. */
import * as z from 'zod/mini';
import { type PosterTemplate, posterShapes, posterSubjects } from '#core/catalogue/poster.ts';
import { posterSorts } from '#core/catalogue/poster-list.ts';
import { documentSchema } from '#core/design/document.ts';
import { photoframeChoiceSchema } from '#core/products/photoframe/choice.ts';
import { type CallTable, moneySchema } from './call.ts';
import { artworkSchema, facetSchema } from './catalogue.ts';
import { choiceSchemas, ladderRowSchema, sceneSchema } from './product.ts';
import { wallArtDeliverySchema } from './wall-art.ts';

const posterId = z.string().check(z.regex(/^[a-z]{2,12}$/));
export const posterFilter = z.optional(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(40)));
/** Words of an address; what is not offered gets its default. */
const word = z.optional(z.string().check(z.maxLength(40)));

const swatchSchema = z.strictObject({ key: z.string(), name: z.string(), color: z.string(), hex: z.string() });

/** A tile of a list. `image` is a path without width and ending. */
export const posterTileSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  shape: z.enum(posterShapes),
  subject: z.enum(posterSubjects),
  /** "50 × 70 cm", the size its picture stands for, and its sides. */
  size: z.string(),
  widthMm: z.number(),
  heightMm: z.number(),
  path: z.string(),
  /** Price of a print of this size, without a frame. */
  from: moneySchema,
  label: z.nullable(z.enum(['neu', 'bestseller'])),
  /** Has words that customers make their own. */
  isPersonal: z.boolean(),
  colourways: z.array(swatchSchema),
  /** The colourway of its picture. */
  shown: z.string(),
  image: z.string(),
  /** Path of its picture in a product scene without width and ending, or null. */
  scene: z.nullable(z.string()),
});
export type PosterTile = z.infer<typeof posterTileSchema>;

/** `refused` says why it cannot be had with the other options; then it has no price. */
const optionSchema = z.strictObject({
  value: z.string(),
  name: z.string(),
  note: z.string(),
  refused: z.nullable(z.string()),
  price: z.nullable(moneySchema),
});
export type PosterOption = z.infer<typeof optionSchema>;

/** Links to lists or products; `path` with its query. */
const menuColumnSchema = z.strictObject({
  title: z.string(),
  links: z.array(z.strictObject({ name: z.string(), path: z.string() })),
});
export type MenuColumn = z.infer<typeof menuColumnSchema>;

export const posterCalls = {
  'GET /web-api/posters': {
    input: z.strictObject({
      subject: posterFilter,
      color: posterFilter,
      aspectRatio: posterFilter,
      label: posterFilter,
      sort: z.optional(z.enum(posterSorts)),
    }),
    output: z.strictObject({ items: z.array(posterTileSchema), total: z.number(), facets: z.array(facetSchema) }),
  },
  /** What the menu of the poster shop offers: subjects and shapes that have posters, sizes and materials of own photos. */
  'GET /web-api/poster-menu': { input: z.strictObject({}), output: z.strictObject({ columns: z.array(menuColumnSchema) }) },
  /** Tiles of named posters in their order, each an id or "id:colourway". What is not (any more) in the catalogue is left out. */
  'GET /web-api/poster-tiles': {
    input: z.strictObject({
      posters: z.array(z.string().check(z.regex(/^[a-z0-9-]{1,64}(?::[a-z0-9-]{1,64})?$/))).check(z.maxLength(240)),
    }),
    output: z.strictObject({ items: z.array(posterTileSchema) }),
  },
  /** One poster as it is chosen by the other keys. 404 for an unknown one, and for one that was taken from sale. */
  'GET /web-api/posters/:poster': {
    input: z.strictObject({
      poster: posterId,
      colourway: word,
      format: word,
      material: word,
      stretcher: word,
      edge: word,
      edgeColour: word,
      frameType: word,
      frameColour: word,
      matSize: word,
      hanging: word,
      refinement: word,
      amount: word,
    }),
    output: z.strictObject({
      id: z.string(),
      name: z.string(),
      title: z.string(),
      description: z.string(),
      metaDescription: z.string(),
      subject: z.string(),
      shape: z.enum(posterShapes),
      isPersonal: z.boolean(),
      image: z.string(),
      choice: choiceSchemas.photoframe,
      /** In the chosen colour, as a print of 50 × 70 cm on several materials. */
      scenes: z.array(sceneSchema),
      /** On the chosen material, whatever its frame. */
      materialScene: z.nullable(sceneSchema),
      colourways: z.array(swatchSchema),
      /** In the order of a purchase: format, material … Those that the choice does not have are left out. */
      groups: z.array(z.strictObject({ option: z.string(), values: z.array(optionSchema) })),
      unit: moneySchema,
      total: moneySchema,
      /** One row a tier of quantities. */
      ladder: z.array(ladderRowSchema),
      hint: z.nullable(z.string()),
      /** "35,00 € je m²" of what is sold by area. */
      basePrice: z.nullable(z.string()),
      /** They add up to the unit price. */
      parts: z.array(z.strictObject({ key: z.string(), label: z.string(), amount: moneySchema })),
      /** "Poster 50 × 70 cm, Alurahmen schwarz" */
      line: z.string(),
      delivery: wallArtDeliverySchema,
      similar: z.array(posterTileSchema),
      breadcrumbs: z.array(z.strictObject({ name: z.string(), path: z.string() })),
    }),
  },
  /** A poster's row: its shape, sample texts and the inks of every colourway, so that switching keeps all personalisation. */
  'GET /web-api/poster-template': {
    input: z.strictObject({ poster: posterId }),
    output: z.strictObject({ template: z.custom<PosterTemplate>() }),
  },
  /** The blank document of a poster in a choice of wall art, with the drawings its page names. */
  'GET /web-api/poster-blank': {
    input: z.strictObject({ sku: z.string().check(z.regex(/^poster-[a-z0-9-]{3,90}$/)), colourway: word }),
    output: z.strictObject({ design: documentSchema(photoframeChoiceSchema), artworks: z.array(artworkSchema) }),
  },
} as const satisfies CallTable;
