/** Photos of a document: the slot, the picture in it, how it is cropped and what is done to its pixels. */
import * as z from 'zod/mini';
import { acrossSchema, boxShape, idSchema, inkTokenSchema, sizeUm } from './element.ts';

export const photoIdSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{16,64}$/));

/** Zoom over the size that just covers the box; focus as a share (0..1) of the oriented picture that sits in the middle of the box. */
export const cropSchema = z.strictObject({
  zoom: z.number().check(z.minimum(1), z.maximum(8)),
  focusX: z.number().check(z.minimum(0), z.maximum(1)),
  focusY: z.number().check(z.minimum(0), z.maximum(1)),
});

const percent = z.optional(z.number().check(z.int(), z.minimum(-100), z.maximum(100)));

/** What is done to the pixels, on screens and for the press alike (core/layout/colours). Absent numbers are 0. */
export const filterSchema = z.strictObject({
  tone: z.optional(z.enum(['bw', 'sepia'])),
  warmth: percent,
  saturation: percent,
  brightness: percent,
  contrast: percent,
});
export type PhotoFilter = z.infer<typeof filterSchema>;

/** 'arch' is a half circle over a rectangle, 'round' a rectangle with round corners, 'mask' the outline that `maskId` names. */
export const photoShapes = ['rect', 'arch', 'circle', 'round', 'heart', 'mask'] as const;

export const photoElementSchema = z.strictObject({
  kind: z.literal('photo'),
  ...boxShape,
  /** Uploaded picture, or null: an empty slot shows the family's tint and blocks ordering. */
  photoId: z.nullable(photoIdSchema),
  /** Outline of the visible part inside the box. */
  shape: z.enum(photoShapes),
  /** A mask of the library (library/masks.ts), which shape 'mask' needs. Layout refuses unknown ones, as it does unknown drawings. */
  maskId: z.optional(idSchema),
  /** Radius of 'round' corners; absent: an eighth of the shorter side. */
  cornerUm: z.optional(sizeUm),
  crop: cropSchema,
  /** The picture turned in its slot: quarter turns clockwise, then fine degrees clockwise. */
  turn: z.optional(z.union([z.literal(90), z.literal(180), z.literal(270)])),
  tilt: z.optional(z.number().check(z.minimum(-45), z.maximum(45))),
  /** The picture seen in a mirror, left for right. */
  mirrored: z.optional(z.literal(true)),
  filter: z.optional(filterSchema),
  /** A line on the outline, half of it inside. */
  frame: z.optional(z.strictObject({ ink: inkTokenSchema, widthUm: sizeUm })),
  /** Ink token shown while the slot is empty. */
  ink: inkTokenSchema,
  across: acrossSchema,
});
export type PhotoElement = z.infer<typeof photoElementSchema>;
