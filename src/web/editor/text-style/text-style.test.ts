import { describe, expect, test } from 'vitest';
import { type FaceKey, faces } from '#core/layout/text/faces.ts';
import { fixtureDesign, textElement } from '#tests/render/fixture-design.ts';
import { clampSizeUm, facesFor, offeredFaces, textInks } from '#web/editor/panels/text-limits.ts';
import { curveHeightUm, percentOf, radiusOf, slidRadius } from './curve-choice.tsx';
import { faceGroup, facesByGroup, weightOf } from './face-groups.ts';

test.each([5_000, 80_000, 700_000, 1_000_000])(
  'arrow keys bend a text of %d µm from the middle to an arch, back, and on to a bowl',
  (widthUm) => {
    let arcUm: number | undefined;
    const press = (step: number) => {
      arcUm = slidRadius(percentOf({ arcUm, widthUm }) + step, { arcUm, widthUm }) ?? undefined;
      return percentOf({ arcUm, widthUm });
    };
    expect(press(2)).toBeGreaterThan(0);
    for (let at = 0; at < 60 && percentOf({ arcUm, widthUm }) < 100; at += 1) press(2);
    expect(percentOf({ arcUm, widthUm })).toBe(100);
    for (let at = 0; at < 60 && arcUm !== undefined; at += 1) press(-2);
    expect(arcUm).toBeUndefined();
    expect(press(-2)).toBeLessThan(0);
    expect(slidRadius(2, { arcUm: 40_000, widthUm })).toBeNull();
  },
);

describe('the curve of a text', () => {
  test.each([-100, -60, -20, 20, 50, 100])('%i per cent are kept as a radius and read back', (percent) => {
    const arcUm = radiusOf(percent, 80_000);
    if (arcUm === null) throw new Error('straight');
    expect(Math.sign(arcUm)).toBe(Math.sign(percent));
    expect(percentOf({ arcUm, widthUm: 80_000 })).toBe(percent);
  });

  test('nothing is straight, everything is half a circle of the width', () => {
    expect(radiusOf(0, 80_000)).toBeNull();
    expect(radiusOf(100, 80_000)).toBe(40_000);
    expect(percentOf({ widthUm: 80_000 })).toBe(0);
  });

  test('radii stay within the limits of a document', () => {
    expect(radiusOf(100, 500)).toBe(1_000);
    expect(radiusOf(1, 5_000_000)).toBe(5_000_000);
  });

  test('half a circle needs a box half as high as wide, and a line more', () => {
    const element = textElement({ id: 'text', text: 'A', sizeUm: 4_000, widthUm: 80_000 });
    expect(curveHeightUm(element, 40_000)).toBe(44_400);
  });
});

describe('faces', () => {
  test('a script face is in the group of scripts only', () => {
    for (const key of offeredFaces) expect(faceGroup(key) === 'script').toBe(faces[key].script);
  });

  test('of a text in foil the sturdy scripts come first, else they go by name', () => {
    const scripts = (isFoil: boolean) => facesByGroup({ font: 'jost', slot: undefined }, 'de-DE', isFoil).script;
    expect(scripts(false)).toEqual([
      'alex-brush',
      'caveat',
      'corinthia-bold',
      'corinthia',
      'ephesis',
      'script-bold',
      'script',
      'great-vibes',
      'imperial',
      'italianno',
      'montecarlo',
      'pinyon',
    ]);
    expect(scripts(true).slice(0, 4)).toEqual(['caveat', 'script-bold', 'script', 'alex-brush']);
    expect(scripts(true).slice(-2)).toEqual(['pinyon', 'imperial']);
  });

  test('bold and italic are faces of the same family, and lead back to the regular one', () => {
    expect(weightOf('cormorant', 'bold', offeredFaces)).toEqual({ isOn: false, other: 'cormorant-semibold' });
    expect(weightOf('jost', 'bold', offeredFaces)).toEqual({ isOn: false, other: 'jost-bold' });
    expect(weightOf('cormorant-semibold', 'italic', offeredFaces)).toEqual({ isOn: false, other: 'cormorant-italic' });
    expect(weightOf('cormorant-semibold', 'bold', offeredFaces)).toEqual({ isOn: true, other: 'cormorant' });
    expect(weightOf('pinyon', 'bold', offeredFaces)).toEqual({ isOn: false, other: null });
  });
});

describe('the limits of a slot', () => {
  const slot = { allows: ['style' as const], fonts: ['jost'], inks: ['text'], sizesUm: { least: 3_000, most: 5_000 } };
  const element = textElement({ id: 'text', text: 'A', font: 'cormorant', sizeUm: 4_000, minSizeUm: 2_000, slot });

  test('faces and sizes a designer leaves out are not offered', () => {
    expect(facesFor(element)).toEqual<FaceKey[]>(['cormorant', 'jost']);
    expect(clampSizeUm(element, 9_000, 4_000)).toBe(5_000);
    expect(clampSizeUm(element, 1_000, 4_000)).toBe(3_000);
  });

  test('inks a designer leaves out are not offered', () => {
    const inks = textInks(fixtureDesign, { ...element, ink: Object.keys(fixtureDesign.inks)[0] ?? '' });
    expect(inks.length).toBeLessThanOrEqual(2);
  });
});
