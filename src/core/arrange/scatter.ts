/** Photos scattered over their areas: a little turned, a little larger than the areas, so that they overlap. */

import { wholeBox } from '#core/design/fit-photo.ts';
import type { Box } from '#core/design/outlines/outline.ts';
import type { Random } from '#core/values/numbers/random.ts';
import { sineCosine } from '#core/values/sine.ts';
import type { ArrangedPhoto } from './arrangement.ts';

/** A photo's element: the box before it is turned about its middle. */
export type Turned = { box: Box; tilt: number };

type Scattered = { x: number; y: number; width: number; height: number; sine: number; cosine: number };

const [minTilt, maxTilt] = [1, 7];
/** Over the size that just fits the area. */
const overlap = 1.2;
/** Shares of the area's sides. */
const maxShift = 0.05;
/** A photo is visible to this share at least, as far as the points tell, and all faces are. */
const minVisible = 0.8;
/** Points of a photo, and of a face, in each direction, that are looked at. */
const [points, facePoints] = [7, 3];

type Place = {
  photo: ArrangedPhoto;
  area: Box;
  tilt: number;
  /** 1: overlaps as wished; 0: turned, it just fits its area. */
  looseness: number;
  shiftX: number;
  shiftY: number;
};

/** The photo of a place, its turned corners inside the frame. */
function scattered({ photo, area, tilt, looseness, shiftX, shiftY }: Place, frame: Box): Scattered {
  const { sine, cosine } = sineCosine(tilt);
  const natural = wholeBox(area, photo.ratio);
  const [s, c] = [Math.abs(sine), Math.abs(cosine)];
  const [wide, high] = [natural.widthUm * c + natural.heightUm * s, natural.widthUm * s + natural.heightUm * c];
  const fitting = Math.min(area.widthUm / wide, area.heightUm / high);
  const scale = Math.min(fitting * (1 + (overlap - 1) * looseness), frame.widthUm / wide, frame.heightUm / high);
  const within = (middle: number, half: number, from: number, length: number) =>
    Math.min(from + length - half, Math.max(from + half, middle));
  return {
    x: within(area.xUm + area.widthUm * (0.5 + shiftX * looseness), (wide * scale) / 2, frame.xUm, frame.widthUm),
    y: within(area.yUm + area.heightUm * (0.5 + shiftY * looseness), (high * scale) / 2, frame.yUm, frame.heightUm),
    width: natural.widthUm * scale,
    height: natural.heightUm * scale,
    sine,
    cosine,
  };
}

/** A point of a photo, in shares of its sides, on the page. */
function pointOf({ x, y, width, height, sine, cosine }: Scattered, shareX: number, shareY: number): [number, number] {
  const [dx, dy] = [(shareX - 0.5) * width, (shareY - 0.5) * height];
  return [x + cosine * dx - sine * dy, y + sine * dx + cosine * dy];
}

function covers({ x, y, width, height, sine, cosine }: Scattered, [px, py]: [number, number]): boolean {
  const [dx, dy] = [px - x, py - y];
  return Math.abs(cosine * dx + sine * dy) < width / 2 && Math.abs(cosine * dy - sine * dx) < height / 2;
}

/** The indexes of photos above this one that hide a face or too much of it. */
function hiding(photo: ArrangedPhoto, own: Scattered, above: readonly { index: number; place: Scattered }[]): number[] {
  const reach = (one: Scattered) => one.width + one.height;
  const near = above.filter(({ place }) => Math.abs(place.x - own.x) + Math.abs(place.y - own.y) < reach(place) + reach(own));
  const hidden = new Map<number, number>();
  let count = 0;
  for (let row = 0; row < points; row += 1)
    for (let column = 0; column < points; column += 1) {
      const point = pointOf(own, (column + 0.5) / points, (row + 0.5) / points);
      const by = near.filter(({ place }) => covers(place, point));
      if (by.length > 0) count += 1;
      for (const { index } of by) hidden.set(index, (hidden.get(index) ?? 0) + 1);
    }
  const found = new Set(count > (1 - minVisible) * points * points ? hidden.keys() : []);
  for (const face of photo.faces ?? [])
    for (let row = 0; row <= facePoints; row += 1)
      for (let column = 0; column <= facePoints; column += 1) {
        const point = pointOf(own, face.x + (face.width * column) / facePoints, face.y + (face.height * row) / facePoints);
        for (const { index, place } of near) if (covers(place, point)) found.add(index);
      }
  return [...found];
}

function elementOf({ x, y, width, height }: Scattered, tilt: number): Turned {
  // Rounded down, so that the corners stay inside.
  const [widthUm, heightUm] = [Math.max(1, Math.floor(width)), Math.max(1, Math.floor(height))];
  return { box: { xUm: Math.round(x - widthUm / 2), yUm: Math.round(y - heightUm / 2), widthUm, heightUm }, tilt };
}

/** One element for each photo, in the order they lie on each other, the last one on top. Areas that do not overlap. */
export function scatter(photos: readonly { photo: ArrangedPhoto; area: Box }[], frame: Box, numbers: Random): Turned[] {
  let side = numbers.chance(0.5) ? 1 : -1;
  const places = photos.map(({ photo, area }): Place => {
    // Neighbours lean to different sides more often than not.
    if (numbers.chance(0.75)) side = -side;
    const tilt = Math.round(side * numbers.between(minTilt, maxTilt) * 10) / 10;
    return { photo, area, tilt, looseness: 1, shiftX: numbers.spread(maxShift), shiftY: numbers.spread(maxShift) };
  });
  const laid = places.map((place) => scattered(place, frame));
  // Photos that hide too much get smaller until, at 0, all lie in their own areas.
  for (let isCovered = true; isCovered; ) {
    isCovered = false;
    for (const [at, { photo }] of places.entries()) {
      const above = laid.map((place, index) => ({ index, place })).slice(at + 1);
      const tighter = hiding(photo, laid[at] as Scattered, above);
      for (const index of tighter.length > 0 ? [at, ...tighter] : []) {
        const place = places[index] as Place;
        if (place.looseness === 0) continue;
        isCovered = true;
        place.looseness = Math.max(0, place.looseness - 0.25);
        laid[index] = scattered(place, frame);
      }
    }
  }
  return laid.map((place, at) => elementOf(place, places[at]?.tilt ?? 0));
}
