/** How the photos of a page are arranged: settings from which `arrange` gives every photo its place. */
import * as z from 'zod/mini';
import { idSchema } from './element.ts';

/** 'grid' fills the page with cells, 'free' scatters photos that lie slightly turned over each other. */
export const collageModes = ['grid', 'free'] as const;

const um = (max: number) => z.number().check(z.int(), z.minimum(0), z.maximum(max));

export const collageSchema = z.strictObject({
  /** Of the collage designs (core/catalogue/collage-designs.ts). */
  design: z.number().check(z.int(), z.minimum(1), z.maximum(999)),
  mode: z.enum(collageModes),
  /** Between photos. */
  gapUm: um(20_000),
  /** Around all photos. */
  marginUm: um(60_000),
  /** Radius of the photos' corners. */
  cornerUm: um(10_000),
  /** Which of the arrangements: the same number gives the same one again. */
  seed: z.number().check(z.int(), z.minimum(0), z.maximum(9_999)),
  /** Ids of photos that keep their place and size. */
  locked: z.array(idSchema).check(z.maxLength(60)),
});
export type Collage = z.infer<typeof collageSchema>;
