import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { layout } from '#core/layout/layout.ts';
import type { Item, Sheet } from '#core/layout/sheet.ts';
import { openFonts } from '#resources/fonts.ts';
import { fixtureDesign, fixtureResources } from '#tests/render/fixture-design.ts';
import { type SvgNode, svgNode, svgString } from './node.ts';
import { paintSheet } from './sheet.ts';

const fonts = await openFonts();
const sheets = layout(fixtureDesign, fixtureResources(fonts)).sheets;
const [outside, inside] = sheets as [Sheet, Sheet];
const resources = { fonts, photoHref: () => null };

function all(node: SvgNode, tag: string): SvgNode[] {
  return [...(node.tag === tag ? [node] : []), ...node.children.flatMap((child) => all(child, tag))];
}

function sheetOf(...items: Item[]): Sheet {
  return {
    id: 'a',
    widthUm: 10_000,
    heightUm: 10_000,
    bleedUm: 3_000,
    safeUm: 4_000,
    foldSafeUm: 3_000,
    panels: [],
    foldsUm: [],
    items,
  };
}

const red = { kind: 'process', c: 0, m: 100, y: 100, k: 0, hex: '#dd1111' } as const;

async function pixels(node: SvgNode, width: number, height: number) {
  const png = new Resvg(svgString(node, { width, height }), { font: { loadSystemFonts: false } }).render().asPng();
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)];
}

describe('the view', () => {
  test.each([
    ['trim', 'trim' as const, '0 0 210000 148000'],
    ['bleed', 'bleed' as const, '-3000 -3000 216000 154000'],
    ['one panel', { panel: 'front' }, '105000 0 105000 148000'],
  ])('%s', (_, view, viewBox) => {
    expect(paintSheet(outside, resources, { view }).attrs.viewBox).toBe(viewBox);
  });

  test('an unknown panel is refused', () => {
    expect(() => paintSheet(outside, resources, { view: { panel: 'spine' } })).toThrow('unknown panel spine');
  });
});

test('each element is found by its id, in drawing order', () => {
  const groups = all(paintSheet(outside, resources, { view: 'trim', elementIds: true }), 'g').flatMap(
    (node) => node.attrs['data-element'] ?? [],
  );
  expect(groups).toEqual(['background', 'sprig', 'sprig-turned', 'names', 'caps', 'date', 'back']);
});

test('text is outlines: one path a run, no text element and no font', () => {
  const node = paintSheet(sheetOf(...outside.items.filter((item) => item.of === 'names')), resources, { view: 'trim' });
  expect(node.children.map((child) => child.tag)).toEqual(['path']);
  expect(svgString(paintSheet(outside, resources, { view: 'trim' }))).not.toMatch(/<text|font/);
});

test('ids of two pages in one document never meet', () => {
  const ids = sheets.flatMap((sheet) => {
    const node = paintSheet(sheet, resources, { view: 'trim', foil: 'ramp', prefix: `p ${sheet.id}"` });
    return ['clipPath', 'linearGradient'].flatMap((tag) => all(node, tag).map((found) => found.attrs.id));
  });
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.every((id) => /^[\w-]+$/.test(id ?? ''))).toBe(true);
});

test('a finish is one flat colour, or one ramp in page space that turned elements share', () => {
  const flat = svgString(paintSheet(outside, resources, { view: 'trim' }));
  expect(flat).toContain('#b8892f');
  expect(flat).not.toContain('linearGradient');
  const ramp = paintSheet(outside, resources, { view: 'trim', foil: 'ramp' });
  expect(all(ramp, 'linearGradient').map((node) => node.attrs.gradientUnits)).toEqual(['userSpaceOnUse']);
  expect(all(ramp, 'stop')).toHaveLength(9);
  expect(all(ramp, 'path').filter((node) => node.attrs.fill === 'url(#outside-gold)').length).toBe(3);
  expect(all(ramp, 'path').some((node) => node.attrs.transform)).toBe(false);
});

test('a sheet can be drawn before its pictures are there', () => {
  expect(all(paintSheet(inside, resources, { view: 'trim' }), 'image')).toEqual([]);
});

test('nothing in a document can leave its attribute', () => {
  const sheet = sheetOf({
    kind: 'photo',
    of: 'x"><script>',
    photoId: 'p',
    clip: 'M 0 0 L 1 0 L 1 1 Z',
    matrix: [1, 0, 0, 1, 0, 0],
    ppi: 1,
  });
  const text = svgString(
    paintSheet(sheet, { fonts, photoHref: () => `"/><script>alert('1')</script>\u0000\ud800&` }, { view: 'trim', elementIds: true }),
  );
  expect(text).not.toContain('<script');
  expect(text).not.toContain('\u0000');
  expect(text).toContain('&quot;/&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt; \ufffd&amp;');
});

test('the tree is written as one well-formed element', () => {
  expect(svgString(svgNode('svg', { a: 1 }, [svgNode('path', { d: '' })]), { width: 3, height: 2 })).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2" a="1"><path d=""/></svg>',
  );
});

test('what is turned and clipped lies where the sheet says', async () => {
  const square = { kind: 'fill', of: 'a', d: 'M 0 0 L 4000 0 L 4000 2000 L 0 2000 Z', paint: red } as const;
  const sheet = sheetOf({
    kind: 'group',
    of: 'a',
    clip: null,
    matrix: [0, 1, -1, 0, 8_000, 1_000],
    items: [{ kind: 'group', of: 'a', clip: 'M 0 0 L 2000 0 L 2000 2000 L 0 2000 Z', matrix: null, items: [square] }],
  });
  const at = await pixels(paintSheet(sheet, resources, { view: 'trim' }), 100, 100);
  expect(at(70, 20)).toEqual([0xdd, 0x11, 0x11]);
  expect(at(70, 40)).toEqual([0, 0, 0]);
  expect(at(50, 20)).toEqual([0, 0, 0]);
});

test('a picture fills its matrix, upright and turned', async () => {
  const picture = await sharp({ create: { width: 8, height: 4, channels: 3, background: '#2040c0' } })
    .png()
    .toBuffer();
  const href = `data:image/png;base64,${picture.toString('base64')}`;
  const clip = 'M 2000 2000 L 8000 2000 L 8000 5000 L 2000 5000 Z';
  const photo = { kind: 'photo', of: 'a', photoId: 'p', clip, matrix: [6_000, 0, 0, 3_000, 2_000, 2_000], ppi: 300 } as const;
  const at = await pixels(paintSheet(sheetOf(photo), { fonts, photoHref: () => href }, { view: 'trim' }), 100, 100);
  expect(at(50, 35)).toEqual([0x20, 0x40, 0xc0]);
  expect(at(50, 70)).toEqual([0, 0, 0]);
  const turned = sheetOf({ kind: 'group', of: 'a', clip: null, matrix: [0, 1, -1, 0, 10_000, 0], items: [photo] });
  const there = await pixels(paintSheet(turned, { fonts, photoHref: () => href }, { view: 'trim' }), 100, 100);
  expect(there(65, 50)).toEqual([0x20, 0x40, 0xc0]);
  expect(there(35, 50)).toEqual([0, 0, 0]);
});

describe('what is special about a Sheet', () => {
  const square = (from: number, to: number) => `M ${from} ${from} L ${to} ${from} L ${to} ${to} L ${from} ${to} Z`;
  const whole: Item = { kind: 'fill', of: 'a', d: square(-3_000, 13_000), paint: red };

  test('a contour shows only what the die leaves, holes too; the view with bleed shows all', async () => {
    const sheet = { ...sheetOf(whole), cut: [square(2_000, 8_000), square(4_000, 6_000)] };
    const seen = await pixels(
      svgNode('svg', { viewBox: '0 0 10000 10000' }, [
        svgNode('path', { d: square(0, 10_000), fill: '#ffffff' }),
        paintSheet(sheet, resources, { view: 'trim' }),
      ]),
      100,
      100,
    );
    expect([seen(10, 10), seen(50, 50)]).toEqual([
      [255, 255, 255],
      [255, 255, 255],
    ]);
    expect(seen(30, 30)).toEqual([0xdd, 0x11, 0x11]);
    expect(all(paintSheet(sheet, resources, { view: 'bleed' }), 'clipPath')).toHaveLength(0);
  });

  test('a see-through group is one piece: shapes over each other show once', async () => {
    const group: Item = { kind: 'group', of: 'a', clip: null, matrix: null, opacity: 0.5, items: [whole, whole] };
    const ground = svgNode('path', { d: square(0, 10_000), fill: '#ffffff' });
    const seen = await pixels(
      svgNode('svg', { viewBox: '0 0 10000 10000' }, [ground, paintSheet(sheetOf(group), resources, { view: 'trim' })]),
      20,
      20,
    );
    seen(10, 10).forEach((value, channel) => {
      expect(Math.abs(value - ([238, 136, 136][channel] ?? 0))).toBeLessThanOrEqual(1);
    });
  });

  test('turned and mirrored pictures show their corners where the matrix puts them', async () => {
    const corners = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#ffffff' } })
      .composite([{ input: { create: { width: 20, height: 20, channels: 3, background: '#0000ff' } }, left: 0, top: 0 }])
      .png()
      .toBuffer();
    const href = `data:image/png;base64,${corners.toString('base64')}`;
    const blueAt = async (matrix: [number, number, number, number, number, number]) => {
      const photo: Item = { kind: 'photo', of: 'a', photoId: 'p', clip: square(0, 10_000), matrix, ppi: 300 };
      const seen = await pixels(paintSheet(sheetOf(photo), { fonts, photoHref: () => href }, { view: 'trim' }), 40, 40);
      return [seen(8, 8), seen(32, 8), seen(8, 32), seen(32, 32)].findIndex(([r = 255, , b = 0]) => r < 64 && b > 192);
    };
    expect(await blueAt([10_000, 0, 0, 10_000, 0, 0])).toBe(0);
    expect(await blueAt([0, 10_000, -10_000, 0, 10_000, 0])).toBe(1);
    expect(await blueAt([-10_000, 0, 0, -10_000, 10_000, 10_000])).toBe(3);
    expect(await blueAt([10_000, 0, 0, -10_000, 0, 10_000])).toBe(2);
    expect(await blueAt([-10_000, 0, 0, 10_000, 10_000, 0])).toBe(1);
  });
});

test('letters apart and in relative commands lie where they are printed, on a curve and in a turned group as well', async () => {
  const runs = outside.items.flatMap((item) => (item.kind === 'glyphs' ? [item] : []));
  const curved = runs.map((run) => ({ ...run, glyphs: run.glyphs.map((glyph) => ({ ...glyph, turn: [0.8, 0.6] as const })) }));
  const group: Item = { kind: 'group', of: 'a', clip: null, matrix: [0.96, -0.28, 0.28, 0.96, 0, 20_000], items: curved };
  const sheet = { ...outside, items: [...runs, group, { ...group, matrix: null }] };
  const picture = async (letters: 'absolute' | 'relative' | 'apart') => {
    const painted = paintSheet(sheet, resources, { view: 'trim', letters });
    const png = new Resvg(svgString(painted, { width: 1050, height: 740 })).render().asPng();
    return sharp(png).flatten({ background: '#ffffff' }).greyscale().raw().toBuffer();
  };
  const [printed, relative, apart] = await Promise.all([picture('absolute'), picture('relative'), picture('apart')]);
  expect(printed.filter((level) => level < 128).length).toBeGreaterThan(500);
  for (const other of [relative, apart]) {
    expect(printed.filter((level, at) => Math.abs(level - (other[at] ?? 0)) > 40)).toEqual(Buffer.alloc(0));
  }
});
