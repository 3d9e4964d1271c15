import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { GlyphsItem, Item, Sheet } from '#core/layout/sheet.ts';
import { type PrintProfile, standardProfile, withoutTechnicalPlates } from '#paint/print-profile.ts';
import { openFonts } from '#resources/fonts.ts';
import { glyphRun } from './glyph-run.ts';
import { grayProfile } from './gray-profile.ts';
import { imageTransformOperator, mm, number, pathOperators, transformOperator } from './operators.ts';
import { type PrintResources, paintPdf } from './paint-pdf.ts';
import type { PdfFont } from './pdf-sink.ts';

const icc = (name: string) => new Uint8Array(readFileSync(new URL(`../../../icc/${name}`, import.meta.url)));
const resources: PrintResources = {
  font: (key) => (key === 'jost' ? new Uint8Array(readFileSync(new URL('../../../fonts/jost.ttf', import.meta.url))) : null),
  photo: () => null,
  output: icc('ISOcoated_v2_300_bas.icc'),
  srgb: icc('sRGB.icc'),
};
const facts = { title: 'Probe', date: '2026-11-20T10:00:00.000Z' };
const square = 'M 0 0 L 10000 0 L 10000 10000 L 0 10000 Z';
const black = { kind: 'process', c: 0, m: 0, y: 0, k: 100, hex: '#181715' } as const;
const gold = { kind: 'finish', finish: 'gold', hex: '#b8892f' } as const;

function sheetOf(items: Item[], change: Partial<Sheet> = {}): Sheet {
  const size = { widthUm: 105_000, heightUm: 148_000, bleedUm: 3_000, safeUm: 4_000, foldSafeUm: 3_000 };
  return { id: 'front', ...size, panels: [], foldsUm: [], items, ...change };
}

/** The operators of the first page. */
async function contentOf(items: Item[], profile: PrintProfile = withoutTechnicalPlates(standardProfile), change: Partial<Sheet> = {}) {
  const pdf = Buffer.from(await paintPdf([sheetOf(items, change)], resources, profile, facts));
  for (let at = pdf.indexOf('stream\n'); at >= 0; at = pdf.indexOf('stream\n', at + 7)) {
    if (pdf[at + 7] !== 0x78) continue;
    const text = inflateSync(pdf.subarray(at + 7)).toString('latin1');
    if (text.startsWith('1 0 0 -1 0 ')) return text;
  }
  throw new Error('no page content');
}

describe('numbers and places', () => {
  test('micrometres become exact millimetres without exponents or needless zeros', () => {
    expect([0, 1, -1, 1500, 105_000, -0].map(mm)).toEqual(['0', '0.001', '-0.001', '1.5', '105', '0']);
    expect(number(1e-12)).toBe('0');
    expect(number(-0.2500000001)).toBe('-0.25');
  });

  test('paths and matrices become operators', () => {
    expect(pathOperators('M 0 -500 L 10000 0 C 1 2 3 4 5 6 Z')).toBe('0 -0.5 m 10 0 l 0.001 0.002 0.003 0.004 0.005 0.006 c h');
    expect(transformOperator([0.5, 0, 0, 0.5, 1000, -2000])).toBe('0.5 0 0 0.5 1 -2 cm');
  });

  test('a photo lies upright: its first row of pixels is at the top of the page', () => {
    expect(imageTransformOperator([60_000, 0, 0, 40_000, 5_000, 7_000], 1)).toBe('60 0 0 -40 5 47 cm');
    expect(imageTransformOperator([60_000, 0, 0, 40_000, 5_000, 7_000], 3)).toBe('-60 0 0 40 65 7 cm');
    expect(imageTransformOperator([60_000, 0, 0, 40_000, 5_000, 7_000], 6)).toBe('0 40 60 0 5 7 cm');
  });
});

describe('display letters', () => {
  const letter = (sizeUm: number, change: Partial<GlyphsItem['glyphs'][number]> = {}): Item => {
    const glyph = { id: 43, xUm: 20_000, yUm: 90_000, text: 'H', ...change };
    return { kind: 'glyphs', of: 'initial', font: 'jost', sizeUm, paint: black, glyphs: [glyph] };
  };

  test('from 30 mm on they are shapes, with the text unseen above them', async () => {
    expect(await contentOf([letter(29_999)])).not.toMatch(/Tr$| f$/m);
    const content = await contentOf([letter(98_000)]);
    expect(content).toMatch(/ h f\nBT\n\/F1 98 Tf\n3 Tr\n1 0 0 -1 20 90 Tm\n\[<\w+>\] TJ\n0 Tr\nET/);
  });

  test('the shape is the one that the screen draws, and turns with its letter', async () => {
    const face = (await openFonts()).face('jost');
    const k = 98 / (face?.unitsPerEm ?? 1);
    const drawn = [...(face?.outline(43) ?? '').matchAll(/(-?[\d.]+) (-?[\d.]+)(?= [MLCZ]|$)/g)];
    const points = drawn.map(([, x, y]) => ({ x: 20 + Number(x) * k, y: 90 - Number(y) * k }));
    const ends = async (change: Partial<GlyphsItem['glyphs'][number]>) => {
      const found = [...(await contentOf([letter(98_000, change)])).matchAll(/(-?[\d.]+) (-?[\d.]+) [mlc]\b/g)];
      return found.map(([, x, y]) => ({ x: Number(x), y: Number(y) }));
    };
    const upright = await ends({});
    const turned = await ends({ turn: [0, 1] });
    expect(points.length).toBeGreaterThan(6);
    for (const { x, y } of points) {
      expect(Math.min(...upright.map((end) => Math.hypot(end.x - x, end.y - y)))).toBeLessThan(0.001);
      expect(Math.min(...turned.map((end) => Math.hypot(end.x - 20 - (90 - y), end.y - 90 - (x - 20))))).toBeLessThan(0.001);
    }
  });

  test('large blanks stay text', async () => {
    expect(await contentOf([letter(98_000, { text: ' ' })])).not.toContain('3 Tr');
  });
});

describe('glyph runs', () => {
  const glyph: PdfFont['glyph'] = (id, text) => ({ code: id, width: 500, text });
  const font: PdfFont = { name: 'F1', glyph, exactGlyph: glyph, outline: () => [] };
  const run = (glyphs: GlyphsItem['glyphs'], sizeUm = 4_000): string =>
    glyphRun({ kind: 'glyphs', of: 'text', font: 'jost', sizeUm, paint: black, glyphs }, font);

  test('glyphs at their own advance are one string', () => {
    const text = run([
      { id: 1, xUm: 1_000, yUm: 2_000, text: 'a' },
      { id: 2, xUm: 3_000, yUm: 2_000, text: 'b' },
    ]);
    expect(text).toBe('BT\n/F1 4 Tf\n1 0 0 -1 1 2 Tm\n[<00010002>] TJ\nET');
  });

  test('places never drift: a reader that adds the stated widths ends where the layout is, over a thousand glyphs', () => {
    const glyphs = Array.from({ length: 1000 }, (_, index) => ({ id: 1, xUm: Math.round(index * 2_003.37), yUm: 0, text: 'a' }));
    let pen = 0;
    let worst = 0;
    let at = 0;
    for (const [word] of run(glyphs).matchAll(/<[0-9a-f]+>|-?[\d.]+(?= <)/g)) {
      if (!word.startsWith('<')) pen -= (Number(word) / 1000) * 4_000;
      else
        for (let code = 0; code < (word.length - 2) / 4; code++) {
          worst = Math.max(worst, Math.abs(pen - (glyphs[at]?.xUm ?? 0)));
          pen += 2_000;
          at += 1;
        }
    }
    expect(at).toBe(1000);
    expect(worst).toBeLessThan(0.01);
  });

  test('a raised glyph gets a place of its own', () => {
    const text = run([
      { id: 1, xUm: 0, yUm: 0, text: 'a' },
      { id: 2, xUm: 2_000, yUm: -100, text: 'b' },
    ]);
    expect(text.match(/Tm/g)).toHaveLength(2);
  });

  test('turned glyphs get a matrix each', () => {
    const text = run([
      { id: 1, xUm: 0, yUm: 0, text: 'a' },
      { id: 2, xUm: 2_000, yUm: 0, turn: [0.6, 0.8], text: 'b' },
    ]);
    expect(text).toContain('0.6 0.8 0.8 -0.6 2 0 Tm');
    expect(text.match(/Tm/g)).toHaveLength(2);
  });

  test('tracked words and clusters say their text', () => {
    const tracked = run([
      { id: 1, xUm: 0, yUm: 0, text: 'a' },
      { id: 2, xUm: 3_000, yUm: 0, text: 'ß' },
    ]);
    expect(tracked).toContain('/Span <</ActualText <feff006100df>>> BDC');
    const marked: PdfFont = { ...font, glyph: (id, text) => ({ code: id, width: 500, text: text || '´' }) };
    const cluster = glyphRun(
      {
        kind: 'glyphs',
        of: 'text',
        font: 'jost',
        sizeUm: 4_000,
        paint: black,
        glyphs: [
          { id: 1, xUm: 0, yUm: 0, text: 'á' },
          { id: 2, xUm: 2_000, yUm: 0, text: '' },
        ],
      },
      marked,
    );
    expect(cluster).toContain('ActualText <feff00e1>');
  });
});

describe('colours', () => {
  const text: Item = {
    kind: 'glyphs',
    of: 'text',
    font: 'jost',
    sizeUm: 4_000,
    paint: black,
    glyphs: [{ id: 40, xUm: 0, yUm: 0, text: 'x' }],
  };

  test('black text overprints, a black surface knocks out', async () => {
    const content = await contentOf([text, { kind: 'fill', of: 'a', d: square, paint: black }]);
    expect(content).toMatch(/\/Over gs 0 0 0 1 k\nBT/);
    expect(content).toMatch(/\/Knock gs 0 0 0 1 k\n0 0 m/);
  });

  test('a finish overprints on its plate, filled or drawn', async () => {
    const content = await contentOf([
      { kind: 'fill', of: 'a', d: square, paint: gold },
      { kind: 'stroke', of: 'a', d: square, widthUm: 300, paint: gold },
    ]);
    expect(content).toMatch(/\/Over gs \/Plate1 cs 1 scn\n0 0 m/);
    expect(content).toMatch(/\/Over gs \/Plate1 CS 1 SCN 0\.3 w\n0 0 m/);
  });

  test('the cut contour and every fold are drawn only where the profile wants them', async () => {
    const with2 = await contentOf([], standardProfile, { foldsUm: [35_000, 70_000] });
    expect(with2).toContain('0 0 105 148 re S');
    expect(with2).toContain('35 -3 m 35 151 l S');
    expect(with2).toContain('70 -3 m 70 151 l S');
    expect(await contentOf([], withoutTechnicalPlates(standardProfile), { foldsUm: [35_000] })).not.toContain(' S');
  });

  test('a contour of its own is cut instead of the trimmed edge, holes too, and folds run across as well as along', async () => {
    const content = await contentOf([], standardProfile, {
      cut: [square, 'M 1000 1000 L 2000 1000 L 2000 2000 Z'],
      foldsYUm: [74_000],
      perforations: [{ x1Um: 0, y1Um: 20_000, x2Um: 105_000, y2Um: 20_000 }],
    });
    expect(content).not.toContain(' re S');
    expect(content).toContain('0 0 m 10 0 l 10 10 l 0 10 l h S 1 1 m 2 1 l 2 2 l h S');
    expect(content).toContain('-3 74 m 108 74 l S');
    expect(content).toContain('[1 1] 0 d /Over gs /Plate1 CS 1 SCN\n0 20 m 105 20 l S');
  });

  test('see-through text black is a piece of its own that knocks out inside', async () => {
    const pdf = await paintPdf(
      [sheetOf([{ kind: 'group', of: 'text', clip: null, matrix: null, opacity: 0.4, items: [text] }])],
      resources,
      withoutTechnicalPlates(standardProfile),
      facts,
    );
    const plain = Buffer.from(pdf).toString('latin1');
    expect(plain).toMatch(/\/ca 0\.4\n\/CA 0\.4/);
    expect(plain).toMatch(/\/Subtype \/Form[\s\S]*?\/S \/Transparency\n\/CS \/DeviceCMYK\n\/I true/);
    expect(plain.match(/\/S \/Transparency/g)).toHaveLength(2);
    const opaque = Buffer.from(await paintPdf([sheetOf([text])], resources, standardProfile, facts)).toString('latin1');
    expect(opaque).not.toMatch(/\/Transparency|\/ca /);
  });

  test('a plate’s name is the supplier’s, spaces and umlauts included', async () => {
    const profile: PrintProfile = {
      ...standardProfile,
      finishes: { ...standardProfile.finishes, gold: { ...standardProfile.finishes.gold, name: 'Prägung 1' } },
    };
    const pdf = await paintPdf([sheetOf([{ kind: 'fill', of: 'a', d: square, paint: gold }])], resources, profile, facts);
    expect(Buffer.from(pdf).toString('latin1')).toContain('[/Separation /Pr#c3#a4gung#201 /DeviceCMYK');
  });
});

describe('what cannot be painted', () => {
  const photo: Item = { kind: 'photo', of: 'a', photoId: 'p', clip: square, matrix: [1, 0, 0, 1, 0, 0], ppi: 300 };

  test.each<[string, Item[], Partial<Sheet>, RegExp]>([
    [
      'a font that is not there',
      [{ kind: 'glyphs', of: 'a', font: 'x', sizeUm: 1, paint: black, glyphs: [{ id: 1, xUm: 0, yUm: 0, text: 'x' }] }],
      {},
      /no font file x/,
    ],
    ['a photo that is not there', [photo], {}, /no photo p/],
    ['a sheet without enough bleed', [], { bleedUm: 2_000 }, /wants 3000/],
  ])('%s ends with a fault', async (_, items, change, message) => {
    await expect(paintPdf([sheetOf(items, change)], resources, standardProfile, facts)).rejects.toThrow(message);
  });
});

test('the gray profile is a gray profile with the curve of sRGB', () => {
  const profile = Buffer.from(grayProfile(resources.srgb));
  expect(profile.readUInt32BE(0)).toBe(profile.length);
  expect(profile.toString('latin1', 16, 20)).toBe('GRAY');
  expect(profile.toString('latin1', 36, 40)).toBe('acsp');
  expect(profile.toString('latin1')).toMatch(/kTRC/);
  expect(() => grayProfile(new Uint8Array(200))).toThrow(RangeError);
});
