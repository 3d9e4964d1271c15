/** `scene.json` of a packed scene: where its prints are. tools/scenes writes it. */
import { z } from 'zod';

const px = z.int().min(0).max(8_000);
/** Values as little-endian Int16 in base64, times `scale`. */
const packedValues = z.object({ scale: z.number(), data: z.base64().max(400_000) });

const gridSchema = z.object({
  columns: z.int().min(2).max(400),
  rows: z.int().min(2).max(400),
  /** Distance of its points in pixels; the first lies in the corner of `box`. */
  step: z.number().positive(),
  u: packedValues,
  v: packedValues,
});

const surfaceSchema = z.object({
  key: z.string().min(1),
  /** The print it shows, or shows a part of. */
  print: z.string().min(1),
  /** Of the whole print. */
  widthMm: z.number().positive(),
  heightMm: z.number().positive(),
  /** Left, top, right, bottom in pixels of the picture. */
  box: z.tuple([px, px, px, px]),
  homography: z.array(z.number()).length(8),
  grid: gridSchema.optional(),
  /** Terms of `defocusAt`, where the scene has depth of field. */
  defocus: z.array(z.number()).length(6).optional(),
});

export const sceneSchema = z.object({
  width: px.min(1),
  height: px.min(1),
  /** The part of the picture that all layers but the base cover. */
  crop: z.object({ left: px, top: px, width: px.min(1), height: px.min(1) }),
  hasFoil: z.boolean(),
  surfaces: z.array(surfaceSchema).min(1).max(9),
});

export type SceneFacts = z.infer<typeof sceneSchema>;
export type PackedValues = z.infer<typeof packedValues>;
