/** How the photos of a page are arranged: settings from which `arrange` gives every photo its place. */
import * as z from 'zod/mini';
import { idSchema } from '#core/design/element.ts';

/** 'grid' fills the page with cells, 'free' scatters photos that lie slightly turned over each other, 'shape' cuts a grid by an outline. */
export const collageModes = ['grid', 'free', 'shape'] as const;

const um = (max: number) => z.number().check(z.int(), z.minimum(0), z.maximum(max));

/** What a text of a shape is: one or two capital letters, or one or two digits. */
export const shapeLetters = /^[A-Z\u00c4\u00d6\u00dc]{1,2}$/;
export const shapeDigits = /^[0-9]{1,2}$/;

export const collageShapeSchema = z.union([
  z.enum(['heart', 'circle']),
  z.strictObject({ text: z.string().check(z.refine((text) => shapeLetters.test(text) || shapeDigits.test(text))) }),
]);
/** The outline of the photos together. */
export type CollageShape = z.infer<typeof collageShapeSchema>;

export const collageSchema = z
  .strictObject({
    /** Of the collage designs (core/catalogue/collage-designs.ts). */
    design: z.number().check(z.int(), z.minimum(1), z.maximum(999)),
    mode: z.enum(collageModes),
    /** With mode 'shape' only, which needs it. */
    shape: z.optional(collageShapeSchema),
    /** Between photos. */
    gapUm: um(20_000),
    /** Around all photos. */
    marginUm: um(60_000),
    /** Radius of the photos' corners; they have none in a shape. */
    cornerUm: um(10_000),
    /** Which of the arrangements: the same number gives the same one again. */
    seed: z.number().check(z.int(), z.minimum(0), z.maximum(9_999)),
    /** Ids of photos that keep their place and size. */
    locked: z.array(idSchema).check(z.maxLength(60)),
  })
  .check(z.refine(({ mode, shape }) => (mode === 'shape') === (shape !== undefined), { path: ['shape'] }));
export type Collage = z.infer<typeof collageSchema>;
