/** Calls about photo books: what there is, what one costs, and the styles it begins with. What is not offered is answered with 422 and the nearest. */
import * as z from 'zod/mini';
import { type CallTable, moneySchema } from './call.ts';
import { ladderRowSchema, sceneSchema } from './product.ts';

/** Words and numbers are checked by the handler, which names the nearest one. */
const word = z.optional(z.string().check(z.maxLength(40)));
const number = z.optional(z.union([z.number(), z.string().check(z.maxLength(12))]));
const id = z.pipe(z.union([z.number(), z.string().check(z.regex(/^\d{1,3}$/))]), z.transform(Number));

const optionSchema = z.strictObject({ value: z.string(), name: z.string(), note: z.string(), refused: z.nullable(z.string()) });

const setSchema = z.strictObject({
  id: z.number(),
  name: z.string(),
  categoryIds: z.array(z.number()),
  /** A drawing of two open pages, as a data address. */
  image: z.string(),
  /** Sizes of books that it is for. */
  formats: z.array(z.string()),
});

const cell = z.strictObject({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });

export const photobookCalls = {
  /** Without categories all; unknown ones have none. */
  'GET /web-api/photobook-design-group-set': {
    input: z.strictObject({ categoryIds: z.optional(z.array(id).check(z.maxLength(20))) }),
    output: z.strictObject({ sets: z.array(setSchema) }),
  },
  /** Lengths in millimetres; `sample` shows one, two and four photos on pages of an A4 book on its side. */
  'GET /web-api/photobook-design-group-set/:id': {
    input: z.strictObject({ id }),
    output: z.strictObject({
      id: z.number(),
      name: z.string(),
      style: z.strictObject({
        marginMm: z.number(),
        gapMm: z.number(),
        /** Screen colours of pages and cover. */
        ground: z.string(),
        coverGround: z.string(),
        fonts: z.strictObject({ title: z.string(), text: z.string() }),
        caption: z.strictObject({ align: z.enum(['left', 'center']), sizeMm: z.number() }),
      }),
      sample: z.array(z.strictObject({ page: z.number(), cells: z.array(cell) })),
    }),
  },
  /** What is left out has its default; `amount` copies of one book. */
  'GET /web-api/photobook-price': {
    input: z.strictObject({
      type: word,
      size: word,
      cover: word,
      binding: word,
      paper: word,
      coverLamination: word,
      pageCount: number,
      amount: number,
    }),
    output: z.strictObject({
      sku: z.string(),
      unit: moneySchema,
      total: moneySchema,
      quantity: z.number(),
      /** They add up to the unit price. */
      parts: z.array(z.strictObject({ key: z.string(), label: z.string(), amount: moneySchema })),
      ladder: z.array(ladderRowSchema),
      hint: z.nullable(z.string()),
      shippingHint: z.string(),
      /** Whole tenths of a millimetre; 0 for what is stapled. */
      spineMm: z.number(),
      /** Whether the spine is wide enough for a title, and from which number of pages on it is; null where it never is. */
      spineTitle: z.boolean(),
      spineTitleFrom: z.nullable(z.number()),
      weightG: z.number(),
    }),
  },
  'GET /web-api/photobook-types': {
    input: z.strictObject({}),
    output: z.strictObject({
      types: z.array(
        z.strictObject({
          type: z.string(),
          name: z.string(),
          note: z.string(),
          printing: z.enum(['digital', 'photo']),
          covers: z.array(optionSchema),
          bindings: z.array(optionSchema),
          papers: z.array(optionSchema),
          sizes: z.array(
            z.strictObject({
              key: z.string(),
              name: z.string(),
              widthMm: z.number(),
              heightMm: z.number(),
              format: z.enum(['din-landscape', 'din-portrait', 'square']),
            }),
          ),
          graduationsPageCount: z.array(z.number()),
          /** The cheapest that can be ordered. */
          from: moneySchema,
          /** One of its sizes, opened, with sample photographs; null where no scene shows one. */
          scene: z.nullable(sceneSchema),
        }),
      ),
      laminations: z.array(optionSchema),
      workingDays: z.number(),
      /** When a book that is ordered now arrives. */
      delivery: z.string(),
    }),
  },
} as const satisfies CallTable;
