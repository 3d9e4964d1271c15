import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cornersIssue,
  type Homography,
  homographyOf,
  matrix3d,
  type PlanePoint,
  project,
  type Quad,
  sheetCorners,
  unproject,
} from './homography.ts';

/** A camera in front of the wall z = 0, in millimetres and radians; `at` is the point of the wall it looks at. Pixels of a 4000 × 3000 photo. */
type Camera = { at: PlanePoint; distance: number; yaw: number; pitch: number; roll: number; focal: number };

function seen({ at, distance, yaw, pitch, roll, focal }: Camera, { x, y }: PlanePoint): PlanePoint {
  const [u, v] = [x - at.x, y - at.y];
  const [x1, z1] = [u * Math.cos(yaw), u * Math.sin(yaw)];
  const [y2, z2] = [v * Math.cos(pitch) - z1 * Math.sin(pitch), v * Math.sin(pitch) + z1 * Math.cos(pitch)];
  const [x3, y3] = [x1 * Math.cos(roll) - y2 * Math.sin(roll), x1 * Math.sin(roll) + y2 * Math.cos(roll)];
  return { x: 2_000 + (focal * x3) / (distance + z2), y: 1_500 + (focal * y3) / (distance + z2) };
}

const camera: fc.Arbitrary<Camera> = fc.record({
  at: fc.record({ x: fc.double({ min: -500, max: 700, noNaN: true }), y: fc.double({ min: -400, max: 600, noNaN: true }) }),
  distance: fc.double({ min: 1_200, max: 3_000, noNaN: true }),
  yaw: fc.double({ min: -0.6, max: 0.6, noNaN: true }),
  pitch: fc.double({ min: -0.3, max: 0.3, noNaN: true }),
  roll: fc.double({ min: -0.15, max: 0.15, noNaN: true }),
  focal: fc.double({ min: 2_800, max: 3_600, noNaN: true }),
});
const isUpright = fc.boolean();
const sheet = (upright: boolean): Quad => (upright ? sheetCorners(210, 297) : sheetCorners(297, 210));
const mapped = (quad: Quad, to: (point: PlanePoint) => PlanePoint): Quad => [to(quad[0]), to(quad[1]), to(quad[2]), to(quad[3])];
const mapOf = (from: Quad, to: Quad): Homography => homographyOf(from, to) ?? expect.fail('no map');

/** A picture of 600 × 400 mm whose middle is that of the sheet. */
const picture = (upright: boolean): Quad => {
  const { x, y } = sheet(upright)[2];
  return mapped(sheetCorners(600, 400), (point) => ({ x: point.x + x / 2 - 300, y: point.y + y / 2 - 200 }));
};
const sides = (quad: Quad) =>
  quad.map((point, at) => Math.hypot(point.x - (quad[(at + 1) % 4] ?? point).x, point.y - (quad[(at + 1) % 4] ?? point).y));

/** Largest relative error of a side of the picture, as it is drawn into the photo. */
function sizeError(one: Camera, upright: boolean, corners: Quad): number {
  const map = mapOf(sheet(upright), corners);
  const drawn = sides(mapped(picture(upright), (point) => project(map, point) ?? expect.fail('behind the camera')));
  return Math.max(...sides(mapped(picture(upright), (point) => seen(one, point))).map((side, at) => Math.abs((drawn[at] ?? 0) / side - 1)));
}

describe('the plane of a wall in a photo', () => {
  it('has no error in synthetic rooms whose corners are exact', () => {
    fc.assert(
      fc.property(
        camera,
        isUpright,
        fc.integer({ min: -1_000, max: 1_000 }),
        fc.integer({ min: -1_000, max: 1_000 }),
        (one, upright, x, y) => {
          const toWall = mapOf(
            mapped(sheet(upright), (point) => seen(one, point)),
            sheet(upright),
          );
          const found = project(toWall, seen(one, { x, y }));
          expect(Math.hypot((found?.x ?? 1e9) - x, (found?.y ?? 1e9) - y)).toBeLessThan(1e-3);
        },
      ),
    );
  });

  it('draws a picture with less than 1 per cent of error in synthetic rooms whose corners are up to half a pixel off', () => {
    // Thousandths, evenly spread: fast-check favours the smallest and the largest.
    const pixels = fc.noBias(fc.integer({ min: -500, max: 500 }).map((thousandths) => thousandths / 1_000));
    const off = fc.array(fc.record({ x: pixels, y: pixels }), { minLength: 4, maxLength: 4 });
    const errors = fc
      .sample(fc.noBias(fc.tuple(camera, isUpright, off)), { numRuns: 4_000, seed: 1 })
      .map(([one, upright, shifts]) => {
        const corners = mapped(sheet(upright), (point) => seen(one, point)).map(({ x, y }, at) => ({
          x: x + (shifts[at]?.x ?? 0),
          y: y + (shifts[at]?.y ?? 0),
        }));
        return sizeError(one, upright, corners as unknown as Quad);
      })
      .toSorted((a, b) => a - b);
    expect(errors[2_000]).toBeLessThan(0.003);
    expect(errors[3_960]).toBeLessThan(0.007);
    expect(errors.at(-1)).toBeLessThan(0.01);
  });

  it('goes to pixels and back', () => {
    fc.assert(
      fc.property(camera, fc.integer({ min: -800, max: 800 }), fc.integer({ min: -800, max: 800 }), (one, x, y) => {
        const map = mapOf(
          sheet(true),
          mapped(sheet(true), (point) => seen(one, point)),
        );
        const pixel = project(map, { x, y });
        const found = pixel && unproject(map, pixel);
        expect(found?.x).toBeCloseTo(x, 3);
        expect(found?.y).toBeCloseTo(y, 3);
      }),
    );
  });

  it('is written column by column for CSS', () => {
    expect(matrix3d([1, 2, 3, 4, 5, 6, 7, 8])).toBe('matrix3d(1, 4, 0, 7, 2, 5, 0, 8, 0, 0, 1, 0, 3, 6, 0, 1)');
  });

  it('shows nothing beyond the horizon', () => {
    expect(project([1, 0, 0, 0, 1, 0, -0.001, 0], { x: 1_000, y: 0 })).toBeNull();
    expect(project([1, 0, 0, 0, 1, 0, -0.001, 0], { x: 500, y: 10 })).toEqual({ x: 1_000, y: 20 });
  });

  it('finds the wall where its horizon lies within the photo', () => {
    // It recedes to the left and ends at pixel 1000; the sheet is seen at pixel 2000.
    const receding: Homography = [-1, 0, 2_000, 0, 1, 1_500, -0.001, 0];
    expect(unproject(receding, { x: 1_500, y: 750 })).toEqual({ x: -1_000, y: 0 });
    expect(unproject(receding, { x: 500, y: 750 })).toBeNull();
  });
});

describe('corners of a sheet', () => {
  const square = sheetCorners(100, 100);

  it('can be used as a camera in front of a wall sees them', () => {
    fc.assert(
      fc.property(
        camera,
        isUpright,
        (one, upright) =>
          cornersIssue(
            mapped(sheet(upright), (point) => seen(one, point)),
            20,
          ) === null,
      ),
    );
  });

  it('are refused where two are exchanged, three lie on a line or one side is tiny', () => {
    const [a, b, c, d] = square;
    expect(cornersIssue([b, a, c, d], 20)).toBe('crossed');
    expect(cornersIssue([a, d, c, b], 20)).toBe('crossed');
    expect(cornersIssue([a, { x: 50, y: 0 }, b, d], 20)).toBe('straight');
    expect(cornersIssue([a, { x: 5, y: 1 }, c, d], 20)).toBe('tiny');
    expect(homographyOf(square, [a, { x: 50, y: 0 }, { x: 100, y: 0 }, { x: 150, y: 0 }])).toBeNull();
  });
});
