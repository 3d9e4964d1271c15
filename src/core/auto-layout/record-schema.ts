/**
 * What the automatic layout of a book was asked for and what it answered, as the book's document keeps it. Nothing that is printed hangs on it.
 */
import * as z from 'zod/mini';
import { photoIdSchema } from '#core/design/photo-element.ts';
import { maxCameraLength } from '#core/photos/facts.ts';
import { type Density, densities, maxBookPhotos, maxCameras, maxShiftS } from './book-input.ts';
import { leftOutReasons, placedReasons } from './book-layout.ts';

const photoIds = z.array(photoIdSchema).check(z.maxLength(maxBookPhotos));
const cameraSchema = z.string().check(z.minLength(1), z.maxLength(maxCameraLength));

/** Where the photo lies, the pages say. */
const placedSchema = z.strictObject({ id: photoIdSchema, why: z.array(z.enum(placedReasons)).check(z.maxLength(placedReasons.length)) });
const leftOutSchema = z.strictObject({
  id: photoIdSchema,
  reason: z.enum(leftOutReasons),
  /** The photo that it is the same as, or a variant of. */
  other: z.optional(photoIdSchema),
});
const shiftSchema = z.strictObject({ camera: cameraSchema, seconds: z.int().check(z.minimum(-maxShiftS), z.maximum(maxShiftS)) });

export const layoutRecordSchema = z.strictObject({
  /** Of the rules. */
  engine: z.literal('auto-1'),
  density: z.enum(Object.keys(densities) as [Density, ...Density[]]),
  /** The most pages; null: as many as the photos need. */
  pageCount: z.nullable(z.int().check(z.minimum(1), z.maximum(400))),
  seed: z.int().check(z.minimum(0), z.maximum(1_000_000)),
  /** Photos that were added to the book since the last layout; absent: none. */
  addedIds: z.optional(photoIds),
  excludedIds: photoIds,
  requiredIds: photoIds,
  /** Seconds that are added to the clock of a camera. */
  cameraShifts: z.array(shiftSchema).check(z.maxLength(maxCameras)),
  /** Both in the order of the book. */
  placed: z.array(placedSchema).check(z.maxLength(maxBookPhotos)),
  leftOut: z.array(leftOutSchema).check(z.maxLength(maxBookPhotos)),
});
export type LayoutRecord = z.infer<typeof layoutRecordSchema>;
