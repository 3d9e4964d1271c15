/** The compositor on layers made for the test: a print of 20 × 10 pixels in the middle of a picture of 40 × 20. */
import { describe, expect, test } from 'vitest';
import { encodeTone, layerLight } from '#core/catalogue/scenes/layers/tone.ts';
import { composeLayers, type SceneLayers } from './compose.ts';
import { composeScene, packedWidthFor, sceneWebp } from './compose-scene.ts';
import type { FoilPlate, PrintDesign } from './design-levels.ts';

const [width, height] = [40, 20];
const crop = { left: 10, top: 5, width: 20, height: 10 };
const sample = (light: number) => Math.round(255 * encodeTone(light));
/** Of the surroundings, of paper on the print, and of metal there. */
const [ground, paper, metal] = [0.2, 0.8, 0.5];

function inCrop(at: number): boolean {
  const [x, y] = [(at % width) - crop.left, Math.floor(at / width) - crop.top];
  return x >= 0 && x < crop.width && y >= 0 && y < crop.height;
}

function layersOf({ cover = 255, hasFoil = true, aspect = 2 } = {}): SceneLayers {
  const pixels = crop.width * crop.height;
  const share = cover / 255;
  const base = Uint8Array.from({ length: width * height * 3 }, (_, slot) =>
    sample(inCrop(Math.floor(slot / 3)) ? ground * (1 - share) : ground),
  );
  return {
    width,
    height,
    crop,
    base,
    light: new Uint8Array(pixels * 3).fill(sample(paper)),
    foil: hasFoil ? new Uint8Array(pixels * 3).fill(sample(metal)) : null,
    surfaces: [
      {
        key: 'front',
        print: 'front',
        widthMm: 100 * aspect,
        heightMm: 100,
        box: [10, 5, 30, 15],
        // u = (x - 10) / 20, v = (15 - y) / 10 of pixels; x and y are shares of the width.
        homography: [2, 0, -0.5, 0, -4, 1.5, 0, 0],
        grid: null,
        cover: new Uint8Array(pixels).fill(cover),
      },
    ],
  };
}

function plain(colour: readonly [number, number, number], wide = 200, high = 100): PrintDesign {
  return { width: wide, height: high, rgb: Uint8Array.from({ length: wide * high * 3 }, (_, slot) => colour[slot % 3] as number) };
}

function pixel({ rgb }: { rgb: Uint8Array }, x: number, y: number): number[] {
  return [...rgb.subarray((y * width + x) * 3, (y * width + x) * 3 + 3)];
}

function plateOf(value: number): FoilPlate {
  return { width: 20, height: 10, coverage: new Uint8Array(200).fill(value), foil: 'gold' };
}

test('a white design gives the light on the paper, and so does none', () => {
  const white = composeLayers(layersOf(), { front: plain([255, 255, 255]) }, {});
  expect(pixel(white, 20, 10)).toEqual([sample(paper), sample(paper), sample(paper)]);
  expect(white.rgb).toEqual(composeLayers(layersOf(), {}, {}).rgb);
});

test('what is beside the print stays as it is', () => {
  const composed = composeLayers(layersOf(), { front: plain([0, 0, 0]) }, {});
  expect(pixel(composed, 3, 3)).toEqual([sample(ground), sample(ground), sample(ground)]);
  expect(pixel(composed, 20, 10)).toEqual([0, 0, 0]);
});

test('a pixel that is half print is the mean of both in linear light', () => {
  const [red] = pixel(composeLayers(layersOf({ cover: 128 }), { front: plain([255, 0, 0]) }, {}), 20, 10);
  expect(Math.abs((red as number) - sample((128 / 255) * paper + (127 / 255) * ground))).toBeLessThanOrEqual(1);
});

test('the design lies upright and not mirrored', () => {
  const quarters = plain([0, 0, 0]);
  for (let y = 0; y < 100; y += 1)
    for (let x = 0; x < 200; x += 1) quarters.rgb.set([x < 100 ? 255 : 0, y < 50 ? 255 : 0, 0], (y * 200 + x) * 3);
  const composed = composeLayers(layersOf(), { front: quarters }, {});
  const bright = ([red, green]: number[]) => [(red as number) > 200, (green as number) > 200];
  expect([bright(pixel(composed, 12, 7)), bright(pixel(composed, 27, 7)), bright(pixel(composed, 12, 13))]).toEqual([
    [true, true],
    [false, true],
    [true, false],
  ]);
});

test('foil hides design and gloss, and has its colour', () => {
  const composed = composeLayers(layersOf(), { front: plain([0, 0, 255]) }, { front: plateOf(255) });
  expect(pixel(composed, 20, 10)).toEqual([1, 0.74, 0.36].map((share) => sample((layerLight[sample(metal)] as number) * share)));
});

test('an empty plate of foil changes nothing', () => {
  const design = { front: plain([200, 120, 40]) };
  expect(composeLayers(layersOf(), design, { front: plateOf(0) }).rgb).toEqual(composeLayers(layersOf(), design, {}).rgb);
});

test('a design of another aspect is refused, one that is rounded to whole pixels is not', () => {
  expect(() => composeLayers(layersOf(), { front: plain([0, 0, 0], 100, 100) }, {})).toThrow(
    '200 × 100 mm, its design has 100 × 100 pixels',
  );
  expect(() => composeLayers(layersOf(), { front: plain([0, 0, 0], 201, 100) }, {})).not.toThrow();
});

test('a print that the scene has not, foil without a layer or a design, and torn designs are refused', () => {
  expect(() => composeLayers(layersOf(), { back: plain([0, 0, 0]) }, {})).toThrow("no print 'back'");
  expect(() => composeLayers(layersOf({ hasFoil: false }), { front: plain([0, 0, 0]) }, { front: plateOf(9) })).toThrow('no layer of foil');
  expect(() => composeLayers(layersOf(), {}, { front: plateOf(9) })).toThrow('no design');
  expect(() => composeLayers(layersOf(), { front: { width: 200, height: 100, rgb: new Uint8Array(9) } }, {})).toThrow('three samples');
  expect(() => composeLayers(layersOf(), { front: plain([0, 0, 0]) }, { front: { ...plateOf(0), width: 3 } })).toThrow('one sample');
});

test('a design that is larger than any picture needs is refused', () => {
  expect(() => composeLayers(layersOf(), { front: { width: 4_000, height: 2_000, rgb: new Uint8Array(0) } }, {})).toThrow(
    'at most 2500000 pixels',
  );
});

test('a print that is out of focus is softer than one that is in focus', () => {
  const stripes = plain([0, 0, 0]);
  for (let at = 0; at < 20_000; at += 1) if (Math.floor((at % 200) / 20) % 2) stripes.rgb.set([255, 255, 255], at * 3);
  const sharpLayers = layersOf();
  const surfaces = sharpLayers.surfaces.map((surface) => ({ ...surface, defocus: [6 / width, 0, 0, 0, 0, 0] }));
  const range = ({ rgb }: { rgb: Uint8Array }) => {
    const row = Array.from({ length: 12 }, (_, at) => rgb[(10 * width + 14 + at) * 3] as number);
    return Math.max(...row) - Math.min(...row);
  };
  const soft = range(composeLayers({ ...sharpLayers, surfaces }, { front: stripes }, {}));
  expect(soft).toBeLessThan(range(composeLayers(sharpLayers, { front: stripes }, {})) / 2);
});

test('a photograph of 1 : 20 fills its print', () => {
  const composed = composeLayers(layersOf({ aspect: 0.05 }), { front: plain([255, 255, 255], 60, 1_200) }, {});
  expect(pixel(composed, 11, 6)).toEqual([sample(paper), sample(paper), sample(paper)]);
  expect(pixel(composed, 28, 13)).toEqual([sample(paper), sample(paper), sample(paper)]);
});

test('a narrower picture is scaled down, a wider one is refused', async () => {
  const small = await composeScene(layersOf(), {}, {}, 20);
  expect([small.width, small.height, small.rgb.length]).toEqual([20, 10, 600]);
  await expect(composeScene(layersOf(), {}, {}, 80)).rejects.toThrow('layers of 40 pixels give no picture of 80');
  expect((await sceneWebp(small)).subarray(8, 12).toString()).toBe('WEBP');
});

test.each([
  [360, 600],
  [600, 600],
  [900, 1200],
  [1200, 1200],
])('a picture of %i pixels is made from layers of %i', (shown, packed) => {
  expect(packedWidthFor(shown)).toBe(packed);
});

describe('relief', () => {
  /** The right half of the page is raised. */
  const half = (value = 255) => {
    const coverage = new Uint8Array(200 * 100);
    for (let at = 0; at < coverage.length; at += 1) coverage[at] = at % 200 >= 100 ? value : 0;
    return { width: 200, height: 100, coverage };
  };
  const grey = { front: plain([180, 180, 180]) };
  /** Narrow, so that a pixel of the picture is as wide as the edge of an embossing. */
  const narrow = (): SceneLayers => {
    const layers = layersOf({ hasFoil: false });
    return { ...layers, surfaces: layers.surfaces.map((surface) => ({ ...surface, widthMm: 5, heightMm: 2.5 })) };
  };

  test('an empty plate changes no sample', () => {
    const plate = { front: half(0) };
    expect(composeLayers(narrow(), grey, {}, plate).rgb).toEqual(composeLayers(narrow(), grey, {}).rgb);
  });

  test('an edge that faces the light is lighter than the sheet, one that turns from it darker, and what is flat as before', () => {
    const flat = pixel(composeLayers(narrow(), grey, {}), 20, 10)[0] as number;
    const risen = composeLayers(narrow(), grey, {}, { front: half() });
    const sunk = composeLayers(narrow(), grey, {}, { front: { ...half(), coverage: half().coverage.map((value) => 255 - value) } });
    const edge = (composed: typeof risen) => Math.max(...[19, 20].map((x) => Math.abs((pixel(composed, x, 10)[0] as number) - flat)));
    expect(edge(risen)).toBeGreaterThan(15);
    expect(pixel(risen, 19, 10)[0]).toBeGreaterThan(flat);
    expect(pixel(sunk, 19, 10)[0]).toBeLessThan(flat);
    for (const x of [12, 28]) expect(pixel(risen, x, 10)).toEqual([flat, flat, flat]);
  });

  test('no sample is brighter than the light allows, however steep the plate', () => {
    const noise = { ...half(), coverage: half().coverage.map((_, at) => (at % 2 === 0 ? 255 : 0)) };
    const composed = composeLayers(narrow(), grey, {}, { front: noise });
    expect(composed.rgb.every((value) => Number.isFinite(value))).toBe(true);
  });

  test('a plate without a design, a torn one, one that is too large, and one beside foil are refused', () => {
    expect(() => composeLayers(narrow(), {}, {}, { front: half() })).toThrow('no design');
    expect(() => composeLayers(narrow(), grey, {}, { front: { ...half(), width: 100 } })).toThrow('one sample a pixel');
    const large = { width: 2_000, height: 1_300, coverage: new Uint8Array(2_600_000) };
    expect(() => composeLayers(narrow(), grey, {}, { front: large })).toThrow('at most');
    expect(() => composeLayers(layersOf(), grey, { front: plateOf(9) }, { front: half() })).toThrow('one of them');
  });

  test('foil is pressed in: its edges differ from its inside', () => {
    const plate: FoilPlate = { ...half(), foil: 'silver' };
    const layers = { ...narrow(), foil: layersOf().foil };
    const inside = pixel(composeLayers(layers, grey, { front: plate }), 26, 10)[0] as number;
    const whole = pixel(composeLayers(layers, grey, { front: plateOf(255) }), 21, 10)[0] as number;
    const edge = pixel(composeLayers(layers, grey, { front: plate }), 20, 10)[0] as number;
    expect(edge).not.toBe(inside);
    expect(whole).toBeGreaterThan(0);
  });
});
