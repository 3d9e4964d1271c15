/** What is known of an uploaded photo besides its size: when and with what it was taken, where faces are, how it looks. */
import * as z from 'zod/mini';
import { tonesSchema } from './tones.ts';

const share = z.number().check(z.minimum(0), z.maximum(1));

/** Upper left corner and size as shares of the oriented picture. */
export const faceSchema = z.strictObject({ x: share, y: share, width: share, height: share });
export type PhotoFace = z.infer<typeof faceSchema>;

export const maxCameraLength = 80;
export const maxFaces = 40;

/** Every fact but the faces is null where the file does not tell it, and for pictures that were uploaded before there were facts. */
export const pictureFactsSchema = z.strictObject({
  /** Time on the camera's clock, without a zone: "2026-05-03T14:05:09" with up to three more digits behind a point. */
  takenAt: z.nullable(z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?$/))),
  /** Minutes by which that clock was ahead of UTC. */
  offsetMin: z.nullable(z.number().check(z.int(), z.minimum(-14 * 60), z.maximum(14 * 60))),
  /** Maker and model. */
  camera: z.nullable(z.string().check(z.minLength(1), z.maxLength(maxCameraLength))),
  /** Difference hash of 128 bits. */
  dhash: z.nullable(z.string().check(z.regex(/^[0-9a-f]{32}$/))),
  /** As the file names them. */
  faces: z.array(faceSchema).check(z.maxLength(maxFaces)),
  /** Contrast of neighbouring pixels against that of their surroundings, where it is high. Null for a picture without any contrast. */
  sharpness: z.nullable(z.number().check(z.minimum(0), z.maximum(100))),
  /** Of the histogram of greys, in bits. */
  entropy: z.nullable(z.number().check(z.minimum(0), z.maximum(8))),
  /** Null for pictures of before until they are asked for. */
  tones: z.nullable(tonesSchema),
});
export type PictureFacts = z.infer<typeof pictureFactsSchema>;

export const noFacts: PictureFacts = {
  takenAt: null,
  offsetMin: null,
  camera: null,
  dhash: null,
  faces: [],
  sharpness: null,
  entropy: null,
  tones: null,
};

/**
 * Sharp photos have 0.6 to 2, also those with a blurred background; the same photos have less than this after a Gaussian blur whose sigma is
 * 0.3 % of the longer side, which is half a millimetre on a print of 15 cm.
 */
const blurredBelow = 0.4;

export function isBlurred({ sharpness }: Pick<PictureFacts, 'sharpness'>): boolean {
  return sharpness !== null && sharpness < blurredBelow;
}
