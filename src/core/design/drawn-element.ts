/** Elements that are drawn from numbers or from a library: shapes, clip art, decorative frames, codes. */
import * as z from 'zod/mini';
import { acrossSchema, artworkIdSchema, boxShape, inkTokenSchema, sizeUm } from './element.ts';

/** Sheet paths: absolute M, L, C and Z with whole numbers between single spaces. */
export const pathSchema = z
  .string()
  .check(z.maxLength(8000), z.regex(/^M -?\d{1,7} -?\d{1,7}(?: (?:[ML] -?\d{1,7} -?\d{1,7}|C(?: -?\d{1,7}){6}|Z))*$/));

const outlineSchema = z.discriminatedUnion('as', [
  /** Corners are sharp without a radius. */
  z.strictObject({ as: z.literal('rect'), cornerUm: z.optional(sizeUm) }),
  z.strictObject({ as: z.literal('ellipse') }),
  /** From the middle of the left side to the middle of the right one. */
  z.strictObject({ as: z.literal('line') }),
  z.strictObject({ as: z.literal('heart') }),
  /** Regular, first corner at the top, touching the ellipse of the box. With `inner`, per cent of the radius, a star of that many rays. */
  z.strictObject({
    as: z.literal('polygon'),
    corners: z.number().check(z.int(), z.minimum(3), z.maximum(36)),
    inner: z.optional(z.number().check(z.int(), z.minimum(5), z.maximum(95))),
  }),
  /** A drawing of its own on a board of this size, stretched to the box. */
  z.strictObject({ as: z.literal('path'), d: pathSchema, boardWidth: sizeUm, boardHeight: sizeUm }),
]);
export type ShapeOutline = z.infer<typeof outlineSchema>;

/** At least one of fill and stroke is there; a line has no fill. */
export const shapeElementSchema = z.strictObject({
  kind: z.literal('shape'),
  ...boxShape,
  outline: outlineSchema,
  fill: z.optional(inkTokenSchema),
  stroke: z.optional(z.strictObject({ ink: inkTokenSchema, widthUm: sizeUm })),
  across: acrossSchema,
});
export type ShapeElement = z.infer<typeof shapeElementSchema>;

/** A drawing of the shop's library, fitted into the box with its proportions kept. */
export const clipArtElementSchema = z.strictObject({
  kind: z.literal('clip-art'),
  ...boxShape,
  clipArtId: artworkIdSchema,
  /** Inks of the drawing's parts in its order; the last one stands for all further parts. */
  inks: z.array(inkTokenSchema).check(z.minLength(1), z.maxLength(8)),
});
export type ClipArtElement = z.infer<typeof clipArtElementSchema>;

export const frameStyles = ['line', 'double', 'notched', 'deco', 'scallop', 'dots'] as const;

/** A decorative frame along the box; corners keep their size, sides grow. */
export const frameElementSchema = z.strictObject({
  kind: z.literal('frame'),
  ...boxShape,
  style: z.enum(frameStyles),
  ink: inkTokenSchema,
  /** Width of its lines. */
  lineUm: sizeUm,
  across: acrossSchema,
});
export type FrameElement = z.infer<typeof frameElementSchema>;

/** A QR code, always square in the middle of its box, with the quiet zone of four modules inside it. */
export const qrElementSchema = z.strictObject({
  kind: z.literal('qr'),
  ...boxShape,
  content: z.string().check(z.minLength(1), z.maxLength(300)),
  ink: inkTokenSchema,
  /** Light ground under the code; absent: what lies below shows. */
  ground: z.optional(inkTokenSchema),
  /** Error correction. Q is read with a quarter of its modules spoiled; absent: M, with a seventh. */
  ecc: z.optional(z.literal('Q')),
});
export type QrElement = z.infer<typeof qrElementSchema>;
