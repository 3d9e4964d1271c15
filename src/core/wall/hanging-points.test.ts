import { describe, expect, it } from 'vitest';
import type { PhotoframeChoice } from '#core/products/photoframe/choice.ts';
import { hangingPoints } from './hanging-points.ts';

const poster: PhotoframeChoice = { type: 'photoframe', format: '600x400', material: 'poster', frameType: 'none', hanging: 'none' };
const points = (change: Partial<PhotoframeChoice>) =>
  hangingPoints({ ...poster, ...change }).map(({ xMm, yMm, diameterMm }) => [xMm, yMm, diameterMm]);

describe('points a picture hangs on', () => {
  it('lie 10 mm below the middle of the upper edge of a frame, mat and profile included', () => {
    expect(points({ frameType: 'alurahmen', frameColour: 'black', matSize: 30 })).toEqual([[338, 10, 0]]);
    expect(points({ frameType: 'alurahmen', frameColour: 'black', matSize: 0 })).toEqual([[303, 10, 0]]);
    expect(points({ material: 'leinwand', stretcher: '25', edge: 'wrap' })).toEqual([[300, 10, 0]]);
  });

  it('lie 60 to 100 mm behind the edge for rails and plates, with two rails from 10 kg on', () => {
    expect(points({ material: 'aludibond', hanging: 'rail' })).toEqual([
      [150, 80, 0],
      [450, 80, 0],
    ]);
    expect(points({ material: 'echtglas', format: '1200x900', hanging: 'rail' })).toEqual([
      [300, 80, 0],
      [900, 80, 0],
      [300, 820, 0],
      [900, 820, 0],
    ]);
    expect(points({ material: 'forexplatte', format: '200x200', hanging: 'plates' })).toEqual([[100, 60, 0]]);
    expect(points({ material: 'forexplatte', hanging: 'plates' })).toEqual([
      [80, 80, 0],
      [520, 80, 0],
    ]);
  });

  it('are the drill holes of standoffs and the eyelets of tarpaulin', () => {
    expect(points({ material: 'acrylglas', hanging: 'drill' })).toEqual([
      [20, 20, 7],
      [580, 20, 7],
      [20, 380, 7],
      [580, 380, 7],
    ]);
    expect(points({ material: 'pvcplane', format: '500x500' })).toHaveLength(4);
  });

  it('are none for a poster without a frame, for wallpaper and for a panel without a hanging', () => {
    for (const material of ['poster', 'fototapete', 'klebefolie', 'aludibond'] as const) expect(points({ material })).toEqual([]);
  });
});
