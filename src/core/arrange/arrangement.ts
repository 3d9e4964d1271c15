/** What an arrangement of photos is made of. Lengths are whole micrometres from the upper left corner of the area, y down. */
import type * as z from 'zod/mini';
import type { FittedPhoto } from '#core/design/fit-photo.ts';
import type { Box } from '#core/design/outlines/outline.ts';
import type { cropSchema } from '#core/design/photo-element.ts';

export type Crop = z.infer<typeof cropSchema>;

export type ArrangedPhoto = FittedPhoto & {
  id: string;
  /** How much more area it should have than others of its ratio; 1 when absent. */
  weight?: number;
};

/** The box is that of the photo's element. */
export type Cell = Box & {
  photo: string;
  crop: Crop;
  /** Rotation of the element in degrees clockwise, 'free' only. */
  tilt?: number;
  /** Nothing of the photo is cut, and paper is seen around it: in 'free' always, otherwise where filling the area would cut too much. */
  isWhole: boolean;
  /** The rectangle that belongs to the photo: the box, or a larger one with `isWhole`. In 'free' the box leaves it a little. */
  area: Box;
  /** The share (0..1) of the cell inside the outline, 'shape' only; below 1 the outline cuts it. */
  visible?: number;
};

/** Cells in reading order. In 'free' later ones lie above earlier ones. */
export type Arrangement = { cells: Cell[] };

export type ArrangeInput = {
  /** 1 to 60, in the customer's order. */
  photos: readonly ArrangedPhoto[];
  widthUm: number;
  heightUm: number;
  gapUm: number;
  mode: 'grid' | 'free' | 'shape';
  /** Needed by 'shape': an SVG path in micrometres of the area, filled by the nonzero rule. */
  outline?: string;
  /** The number of the variant, from 0. */
  seed: number;
  /** Cells of an arrangement of the same area, gap and mode that stay as they are. */
  locked?: readonly Cell[];
};

/** 'first' answers while photos are added, 'best' is for what is ordered. */
export type Effort = 'first' | 'best';
