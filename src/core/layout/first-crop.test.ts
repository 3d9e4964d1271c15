/** The first crop of 500 photos in twelve frames, judged by the rectangle of the picture that placement shows. */
import { describe, expect, test } from 'vitest';
import { random } from '#core/values/numbers/random.ts';
import { firstCrop, type SeenPhoto } from './crop.ts';
import { placePhoto } from './photo.ts';

type Face = { x: number; y: number; width: number; height: number };

const frames = [
  [148, 105],
  [105, 148],
  [210, 210],
  [300, 100],
  [100, 300],
  [90, 50],
  [60, 80],
  [297, 210],
  [40, 200],
  [210, 99],
  [75, 75],
  [500, 400],
].map(([width = 0, height = 0]) => ({ xUm: 5_000, yUm: 7_000, widthUm: width * 1_000, heightUm: height * 1_000 }));

function photos(count: number): (SeenPhoto & { faces: readonly Face[] })[] {
  const { next, between: share, pick } = random(20261129);
  return Array.from({ length: count }, (_, at) => {
    const [width, height] = pick(sizes);
    const faces = Array.from({ length: 1 + Math.floor(next() * 4) }, () => {
      const [w, h] = [share(0.03, 0.3), share(0.03, 0.3)];
      return { x: share(0, 1 - w), y: share(0, 1 - h), width: w, height: h };
    });
    return { id: `photo-${at}`, width, height, focusX: next(), focusY: next(), faces };
  });
}

/** Of cameras, telephones and a panorama. */
const sizes = [
  [4000, 3000],
  [3000, 4000],
  [6000, 2000],
] as const;

const whole = { zoom: 1, focusX: 0.5, focusY: 0.5 };

/** What a frame shows of a picture, in shares of its sides. */
function shownPart(frame: (typeof frames)[number], photo: SeenPhoto, crop: typeof whole) {
  const place = placePhoto({ ...frame, crop }, photo);
  const x = (frame.xUm - place.xUm) / place.widthUm;
  const y = (frame.yUm - place.yUm) / place.heightUm;
  return { x, y, right: x + frame.widthUm / place.widthUm, bottom: y + frame.heightUm / place.heightUm };
}

/** The smallest rectangle around all faces. */
function facesPart(faces: readonly Face[]) {
  return {
    x: Math.min(...faces.map(({ x }) => x)),
    y: Math.min(...faces.map(({ y }) => y)),
    right: Math.max(...faces.map(({ x, width }) => x + width)),
    bottom: Math.max(...faces.map(({ y, height }) => y + height)),
  };
}

/** Crops are stored with five decimals. */
const tolerance = 2e-5;

describe.each(frames)('a frame of $widthUm × $heightUm µm', (frame) => {
  test('cuts no face that fits', () => {
    let fitting = 0;
    for (const photo of photos(500)) {
      const part = shownPart(frame, photo, firstCrop({ ...frame, crop: whole }, photo));
      const faces = facesPart(photo.faces);
      for (const [from, to, low, high] of [
        [faces.x, faces.right, part.x, part.right],
        [faces.y, faces.bottom, part.y, part.bottom],
      ] as const) {
        if (to - from > high - low) continue;
        fitting += 1;
        expect([from >= low - tolerance, to <= high + tolerance]).toEqual([true, true]);
      }
    }
    expect(fitting).toBeGreaterThan(500);
  });

  test('looks at the middle of interest of a photo without faces', () => {
    for (const { faces: _, ...photo } of photos(100)) {
      const { x, y, right, bottom } = shownPart(frame, photo, firstCrop({ ...frame, crop: whole }, photo));
      const near = (middle: number, focus: number, half: number) => Math.abs(middle - Math.min(1 - half, Math.max(half, focus)));
      expect(near((x + right) / 2, photo.focusX ?? 0, (right - x) / 2)).toBeLessThan(tolerance);
      expect(near((y + bottom) / 2, photo.focusY ?? 0, (bottom - y) / 2)).toBeLessThan(tolerance);
    }
  });
});

test('a photo that lies on its side in its frame is not cut through a face that fits', () => {
  const frame = { ...frames[3], xUm: 0, yUm: 0, widthUm: 300_000, heightUm: 100_000, crop: whole };
  const photo = { id: 'face', width: 3000, height: 4000, focusX: 0.5, focusY: 0.5, faces: [{ x: 0.02, y: 0.4, width: 0.2, height: 0.2 }] };
  const { focusX } = firstCrop({ ...frame, turn: 90 }, photo);
  // On its side the photo is as high as the frame is wide: a quarter of its width is shown.
  expect(focusX).toBeLessThan(0.3);
});
