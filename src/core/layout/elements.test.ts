import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DesignDocument, Element } from '#core/design/document.ts';
import { pathSchema } from '#core/design/drawn-element.ts';
import { clipArts } from '#core/design/library/clip-art.ts';
import { openFonts } from '#resources/fonts.ts';
import { ownDrawing } from '#resources/own-drawings.ts';
import { photoElement } from '#tests/render/fixture-design.ts';
import { elementResources, leporelloDesign, stickerDesign } from '#tests/render/fixture-elements.ts';
import { photoColours } from './colours/photo-colours.ts';
import { layout } from './layout.ts';
import { pictureMatrix } from './photo.ts';
import { qrModuleUm } from './qr.ts';
import type { Item, Sheet } from './sheet.ts';

const resources = elementResources(await openFonts());
const box = { id: 'one', xUm: 10_000, yUm: 20_000, widthUm: 60_000, heightUm: 40_000, rotation: 0 };

function sheetOf(element: Element, change: Partial<DesignDocument> = {}): Sheet {
  const [page] = leporelloDesign.pages;
  if (!page) throw new Error('fixture has no page');
  const [sheet] = layout({ ...leporelloDesign, ...change, pages: [{ ...page, background: null, elements: [element] }] }, resources).sheets;
  if (!sheet) throw new Error('no sheet');
  return sheet;
}

function flat(items: readonly Item[]): Item[] {
  return items.flatMap((item) => (item.kind === 'group' ? flat(item.items) : [item]));
}

function paths(items: readonly Item[]): string[] {
  return flat(items).flatMap((item) => (item.kind === 'fill' || item.kind === 'stroke' ? [item.d] : []));
}

describe('photos in their slot', () => {
  const photo = { id: 'photo-landscape-01', width: 4000, height: 3000 };
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  const slot = fc.record({
    widthUm: fc.integer({ min: 1_000, max: 300_000 }),
    heightUm: fc.integer({ min: 1_000, max: 300_000 }),
    turn: fc.constantFrom(undefined, 90 as const, 180 as const, 270 as const),
    tilt: fc.option(fc.double({ min: -45, max: 45, noNaN: true }), { nil: undefined }),
    mirrored: fc.constantFrom(undefined, true as const),
    crop: fc.record({ zoom: fc.double({ min: 1, max: 8, noNaN: true }), focusX: share, focusY: share }),
  });

  test('however a picture is turned, tilted, mirrored and cropped, it covers its slot to the last corner [E017]', () => {
    fc.assert(
      fc.property(slot, (way) => {
        const element = photoElement({ ...box, ...way });
        const [a, b, c, d, e, f] = pictureMatrix(element, photo).matrix;
        const size = a * d - b * c;
        for (const [x, y] of [
          [0, 0],
          [1, 0],
          [0, 1],
          [1, 1],
        ] as const) {
          const [px, py] = [element.xUm + x * element.widthUm - e, element.yUm + y * element.heightUm - f];
          const [u, v] = [(d * px - c * py) / size, (a * py - b * px) / size];
          for (const at of [u, v]) expect(at >= -1e-4 && at <= 1 + 1e-4, `${u} ${v}`).toBe(true);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('a picture keeps its proportions and is mirrored exactly where it says so', () => {
    fc.assert(
      fc.property(slot, (way) => {
        const [a, b, c, d] = pictureMatrix(photoElement({ ...box, ...way }), photo).matrix;
        expect(Math.hypot(a, b) / Math.hypot(c, d)).toBeCloseTo(4 / 3, 1);
        expect(a * d - b * c > 0).toBe(way.mirrored !== true);
      }),
    );
  });

  test('quarter turns are exact: whole numbers, no crumbs of a sine', () => {
    for (const turn of [90, 180, 270] as const) {
      const { matrix } = pictureMatrix(photoElement({ ...box, turn }), photo);
      expect(matrix.every((value) => Number.isInteger(value * 2))).toBe(true);
      expect(matrix.slice(0, 4).filter((value) => value === 0)).toHaveLength(2);
    }
  });

  test('the focus names the same spot of the picture, turned or not', () => {
    const crop = { zoom: 4, focusX: 0.3, focusY: 0.6 };
    for (const way of [
      {},
      { turn: 90 as const },
      { tilt: 20 },
      { mirrored: true as const },
      { turn: 270 as const, mirrored: true as const },
    ]) {
      const element = photoElement({ ...box, crop, ...way });
      const [a, b, c, d, e, f] = pictureMatrix(element, photo).matrix;
      expect(a * 0.3 + c * 0.6 + e).toBeCloseTo(40_000, -1);
      expect(b * 0.3 + d * 0.6 + f).toBeCloseTo(40_000, -1);
    }
  });

  test('only a filter with an effect goes with the picture, and a frame lies on its outline', () => {
    const plain = sheetOf(photoElement({ id: 'one', filter: { brightness: 0 } })).items[0];
    expect(plain).not.toHaveProperty('colours');
    const [picture, frame] = sheetOf(
      photoElement({ id: 'one', shape: 'heart', filter: { tone: 'bw' }, frame: { ink: 'gold', widthUm: 700 } }),
    ).items;
    expect(picture).toMatchObject({ kind: 'photo', colours: photoColours({ tone: 'bw' }) });
    expect(picture).not.toHaveProperty('filter');
    expect(frame).toMatchObject({ kind: 'stroke', widthUm: 700, d: picture?.kind === 'photo' ? picture.clip : '' });
  });
});

describe('codes', () => {
  /** Light modules on each side that ISO/IEC 18004 asks for. */
  const quietZoneModules = 4;
  const code = (content: string, size = 30_000): Element => ({
    kind: 'qr',
    ...box,
    widthUm: size,
    heightUm: size,
    content,
    ink: 'ink',
    ground: 'paper',
  });

  test('a code is one path of whole modules within its quiet zone', () => {
    const [ground, bars] = sheetOf(code('https://federleicht.example')).items;
    const modules = resources.fonts.encodeQr?.('https://federleicht.example') ?? [];
    const side = qrModuleUm({ widthUm: 30_000, heightUm: 30_000 }, modules.length);
    expect(side).toBe(Math.floor(30_000 / (modules.length + 2 * quietZoneModules)));
    if (ground?.kind !== 'fill' || bars?.kind !== 'fill') throw new Error('no code');
    const [left = 0, top = 0] = ground.d.match(/-?\d+/g)?.map(Number) ?? [];
    const drawn = modules.map((row) => row.map(() => false));
    for (const [, x1 = '', y1 = '', x2 = ''] of bars.d.matchAll(/M (\d+) (\d+) L (\d+)/g)) {
      const row = (Number(y1) - top) / side - quietZoneModules;
      const from = (Number(x1) - left) / side - quietZoneModules;
      const to = (Number(x2) - left) / side - quietZoneModules;
      expect([row, from, to].every(Number.isInteger)).toBe(true);
      for (let at = from; at < to; at += 1) (drawn[row] ?? [])[at] = true;
    }
    expect(drawn).toEqual(modules);
  });

  test('300 letters fit, and a box of a hair stays empty', () => {
    expect(sheetOf(code('ä'.repeat(300))).items).toHaveLength(2);
    expect(sheetOf(code('x', 1)).items).toEqual([]);
  });
});

describe('shapes, frames and clip art', () => {
  test('every path on a Sheet is in the form of Sheets', () => {
    for (const design of [leporelloDesign, stickerDesign]) {
      for (const sheet of layout(design, resources).sheets) {
        for (const d of [...paths(sheet.items), ...(sheet.cut ?? [])]) expect(d).toMatch(/^M -?\d+ -?\d+( [MLC]( -?\d+)+| Z)*$/);
      }
    }
  });

  test('frames stay inside their box with the width of their lines', () => {
    for (const style of ['line', 'double', 'notched', 'scallop', 'deco'] as const) {
      for (const item of flat(sheetOf({ kind: 'frame', ...box, style, ink: 'leaf', lineUm: 800 }).items)) {
        if (item.kind !== 'stroke' && item.kind !== 'fill') continue;
        const half = item.kind === 'stroke' ? item.widthUm / 2 : 0;
        const numbers = item.d.match(/-?\d+/g)?.map(Number) ?? [];
        numbers.forEach((value, at) => {
          const [from, to] = at % 2 === 0 ? [10_000, 70_000] : [20_000, 60_000];
          // Ends of lines that cross are cut square at the box; only their sides have a width.
          const room = style === 'deco' ? 0 : half;
          expect(value - room >= from - 1 && value + room <= to + 1, `${style} ${value}`).toBe(true);
        });
      }
    }
  });

  test('every drawing of the library fits its board and names its parts from the first ink on', () => {
    for (const drawing of clipArts.values()) {
      // Control points may lie beyond what they draw.
      const room = drawing.id.startsWith('icon.') ? 160 : 0;
      expect(drawing.parts.some(({ ink }) => ink === 0)).toBe(true);
      for (const part of drawing.parts) {
        expect(pathSchema.safeParse(part.d).success, drawing.id).toBe(true);
        const numbers = part.d.match(/-?\d+/g)?.map(Number) ?? [];
        numbers.forEach((value, at) => {
          expect(value, `${drawing.id} ${value}`).toBeGreaterThanOrEqual(0 - room);
          expect(value, `${drawing.id} ${value}`).toBeLessThanOrEqual(room + (at % 2 === 0 ? drawing.width : drawing.height));
        });
      }
    }
  });

  test('clip art keeps its proportions and takes the last ink for further parts', () => {
    const items = sheetOf({ kind: 'clip-art', ...box, clipArtId: 'shop.balloon', inks: ['rose'] }).items;
    expect(items.length).toBe(3);
    for (const item of items) expect(item.kind !== 'photo' && item.kind !== 'group' && item.paint.hex).toBe('#dba39d');
  });
});

describe('drawings', () => {
  const drawing = { ...box, kind: 'artwork', artworkId: 'fixture.sprig' } as const;
  const startOf = (element: Element) =>
    /^M (-?\d+) (-?\d+)/
      .exec(paths(sheetOf(element).items)[0] ?? '')
      ?.slice(1)
      .map(Number) ?? [];

  test('are drawn where they are, also after they were drawn elsewhere', () => {
    const [x = 0, y = 0] = startOf(drawing);
    expect(startOf({ ...drawing, xUm: drawing.xUm + 700, yUm: drawing.yUm - 300 })).toEqual([x + 700, y - 300]);
    expect(startOf(drawing)).toEqual([x, y]);
  });

  test('take the inks of their document, also where they were drawn in others', () => {
    const inksOf = (change: Partial<DesignDocument>) =>
      flat(sheetOf(drawing, change).items).flatMap((item) => ('paint' in item ? [item.paint.hex] : []));
    const usual = inksOf({});
    const { tint } = leporelloDesign.inks;
    if (!tint) throw new Error('fixture has no tint');
    const other = inksOf({ inks: { ...leporelloDesign.inks, tint: { ...tint, hex: '#123456' } } });
    expect(other).toEqual(usual.map((hex) => (hex === tint.hex ? '#123456' : hex)));
    expect(other).toContain('#123456');
    expect(inksOf({})).toEqual(usual);
  });
});

describe('own drawings', () => {
  const element = (inks: string[]): Element => ({ ...box, kind: 'clip-art', clipArtId: 'own.hearts.sprig-heart', inks });
  const drawing = ownDrawing('own.hearts.sprig-heart');
  const foil = { ...leporelloDesign.inks, foil: { c: 20, m: 40, y: 80, k: 0, hex: '#c79d4f', finish: true } };

  test('have their parts in the inks of the design', () => {
    expect(flat(sheetOf(element(['ink'])).items)).toHaveLength(drawing?.parts.length ?? 0);
  });

  test('on a plate are one shape without what is covered; without a refinement they are parts again', () => {
    const product = { ...leporelloDesign.product, refinement: 'gold' } as const;
    const [cut, ...others] = flat(sheetOf(element(['ink', 'foil']), { inks: foil, product }).items);
    expect(cut).toMatchObject({ kind: 'fill', paint: { kind: 'finish' } });
    expect(others).toEqual([]);
    const plain = sheetOf(element(['ink', 'foil']), { inks: foil, product: { ...product, refinement: 'none' } });
    expect(flat(plain.items)).toHaveLength(drawing?.parts.length ?? 0);
  });
});

describe('pages', () => {
  test('a contour comes from the punching, or from the product', () => {
    expect(layout(stickerDesign, resources).sheets[0]?.cut).toEqual(stickerDesign.pages[0]?.cut);
    const line: Element = { kind: 'shape', ...box, outline: { as: 'line' }, stroke: { ink: 'ink', widthUm: 300 } };
    expect(sheetOf(line, { product: { type: 'card', punching: 'wave' } }).cut).toHaveLength(1);
    const { punching: _, ...product } = leporelloDesign.product;
    expect(layout({ ...leporelloDesign, product }, resources).sheets[0]).not.toHaveProperty('cut');
  });

  test('a pattern covers the page to the bleed in one group, a photo as one picture', () => {
    const pattern = layout(stickerDesign, resources).sheets[0]?.items[1];
    expect(pattern).toMatchObject({ kind: 'group', of: 'background', clip: 'M -3000 -3000 L 53000 -3000 L 53000 49000 L -3000 49000 Z' });
    const [photo] = layout(leporelloDesign, resources).sheets[1]?.items ?? [];
    expect(photo).toMatchObject({ kind: 'photo', of: 'background', colours: photoColours({ tone: 'sepia' }) });
  });
});
