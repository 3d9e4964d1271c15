import { describe, expect, it } from 'vitest';
import { type Homography, project, unproject } from './homography.ts';
import { firstCorners, isInSight, measureWall, scaledWallPhoto, sheetSize, withCorner } from './wall-photo.ts';

const photo = { width: 4_000, height: 3_000 };
const measured = (corners = firstCorners(photo, 'upright')): Homography => {
  const wall = measureWall(corners, 'upright', photo);
  return typeof wall === 'string' ? expect.fail(wall) : wall;
};

describe('a photo of a wall', () => {
  it('is measured by a sheet of A4, upright or lying', () => {
    for (const way of ['upright', 'lying'] as const) {
      const corners = firstCorners(photo, way);
      const wall = measureWall(corners, way, photo);
      const { widthMm, heightMm } = sheetSize(way);
      const found = typeof wall === 'string' ? null : unproject(wall, corners[2]);
      expect(found?.x).toBeCloseTo(widthMm, 6);
      expect(found?.y).toBeCloseTo(heightMm, 6);
    }
    expect(sheetSize('lying')).toEqual({ widthMm: 297, heightMm: 210 });
  });

  it('keeps a dragged corner within its edges and the others where they are', () => {
    const corners = firstCorners(photo, 'upright');
    expect(withCorner(corners, 2, { x: 5_000, y: -3 }, photo)).toEqual([corners[0], corners[1], { x: 4_000, y: 0 }, corners[3]]);
  });

  it('says why corners cannot be used', () => {
    const corners = firstCorners(photo, 'upright');
    const [a, b, c, d] = corners;
    expect(measureWall([b, a, c, d], 'upright', photo)).toBe('crossed');
    expect(measureWall(withCorner(corners, 1, { x: (a.x + c.x) / 2, y: (a.y + c.y) / 2 }, photo), 'upright', photo)).toBe('straight');
    expect(measureWall(withCorner(corners, 1, { x: a.x + 50, y: a.y }, photo), 'upright', photo)).toBe('tiny');
  });

  it('shows the same wall at any size', () => {
    const toPhoto = measured();
    const full = project(toPhoto, { x: 500, y: -200 });
    const half = project(scaledWallPhoto(toPhoto, 0.5), { x: 500, y: -200 });
    expect(half).toEqual({ x: (full?.x ?? 0) / 2, y: (full?.y ?? 0) / 2 });
  });

  it('has a picture in sight while its middle is seen and none of it lies behind the camera', () => {
    const size = { widthMm: 600, heightMm: 400 };
    expect(isInSight(measured(), { x: 0, y: 0 }, size, photo)).toBe(true);
    expect(isInSight(measured(), { x: 5_000, y: 0 }, size, photo)).toBe(false);
    const steep = measured([
      { x: 1_900, y: 1_000 },
      { x: 2_100, y: 1_200 },
      { x: 2_100, y: 1_800 },
      { x: 1_900, y: 2_000 },
    ]);
    expect(isInSight(steep, { x: -1_200, y: 0 }, { widthMm: 2_000, heightMm: 300 }, photo)).toBe(false);
  });
});
