import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { WallArtChoice } from '#core/products/photoframe/choice.ts';
import { frameKeys, frames } from '#core/products/photoframe/frames.ts';
import { outerSize, visibleSize } from '#core/products/photoframe/geometry.ts';
import { materialKeys } from '#core/products/photoframe/materials.ts';
import { FramedPicture } from './framed-picture.tsx';

const poster: WallArtChoice = { type: 'photoframe', format: '600x400', material: 'poster', frameType: 'none', hanging: 'none' };

function html(change: Partial<WallArtChoice>): string {
  return renderToStaticMarkup(<FramedPicture piece={{ choice: { ...poster, ...change }, name: 'Karwendel', picture: <i /> }} />);
}

const inFrames = frameKeys.flatMap((frameType) => {
  const { materials, mats, colours } = frames[frameType];
  return colours.flatMap((frameColour) =>
    mats.map((matSize) => ({ ...poster, format: '300x200', material: materials[0] ?? 'poster', frameType, frameColour, matSize })),
  );
});

describe('a framed picture', () => {
  test.each(inFrames.map((choice) => [choice.frameType, choice.frameColour, choice.matSize, choice] as const))(
    'in %s, %s, with a mat of %i mm has the proportions of the product',
    (_frame, _colour, matSize, choice) => {
      const shown = html(choice);
      const [outer, seen] = [outerSize(choice), visibleSize(choice)];
      expect(shown).toContain(`--outer-width:${outer.widthMm};--outer-height:${outer.heightMm}`);
      expect(shown).toContain(`viewBox="0 0 ${outer.widthMm} ${outer.heightMm}"`);
      expect(shown).toContain(`width:${(100 * seen.widthMm) / outer.widthMm}%;height:${(100 * seen.heightMm) / outer.heightMm}%`);
      // Four mitred bars, each with its own light.
      expect(shown.match(/<linearGradient id="[^"]*bar-(top|left|right|bottom)"/g)).toHaveLength(4);
      expect(shown.includes('#f8f6f0')).toBe(matSize > 0);
      expect(shown.includes('data-gap')).toBe(choice.frameType.startsWith('schattenfuge'));
    },
  );

  test('of wood that shows has a grain, lacquered wood has none', () => {
    const wood = (frameColour: 'oak' | 'walnut' | 'black') => html({ frameType: 'holzrahmen', frameColour, matSize: 0 });
    expect([wood('oak'), wood('walnut'), wood('black')].map((shown) => shown.includes('grain-top'))).toEqual([true, true, false]);
  });

  test.each(materialKeys)('of %s without a frame is as large as the picture', (material) => {
    const canvas = material === 'leinwand' ? ({ stretcher: '38', edge: 'white' } as const) : {};
    const shown = html({ material, ...canvas });
    expect(shown).toContain('--outer-width:600;--outer-height:400');
    expect(shown).toContain('width:100%;height:100%');
    expect(shown).not.toContain('bar-top');
  });

  test('shows the edge of canvas in its colour, the standoffs of drilled panels, and the eyelets of tarpaulin', () => {
    expect(html({ material: 'leinwand', stretcher: '25', edge: 'colour', edgeColour: 'a1b2c3' })).toContain('--edge-light:#a1b2c3');
    expect(html({ material: 'acrylglas', hanging: 'drill' }).match(/<circle cx="(20|580)" cy="(20|380)" r="9"/g)).toHaveLength(4);
    expect(html({ material: 'acrylglas' })).not.toContain('<circle');
    expect(html({ material: 'pvcplane', format: '500x500' }).match(/r="10"/g)).toHaveLength(4);
  });

  test('is one picture with its name for assistive technology', () => {
    expect(html({})).toMatch(/^<span role="img" aria-label="Karwendel"/);
  });
});
