/** Rules over what the press and the finishing machine can hold: type, lines, plates, edges, codes. */
import { describe, expect, test } from 'vitest';
import type { DesignDocument, Element, Page } from '#core/design/document.ts';
import type { QrElement, ShapeElement } from '#core/design/drawn-element.ts';
import { applyEdit } from '#core/design/edit.ts';
import { layout } from '#core/layout/layout.ts';
import { openFonts } from '#resources/fonts.ts';
import { printersWords } from '#tests/first-words.ts';
import { fixtureDesign, fixtureResources, photoElement, textElement } from '#tests/render/fixture-design.ts';
import { serverTexts } from '#texts/server-texts.ts';
import { findingKey, openFindings, orderable } from './confirmed.ts';
import type { Finding } from './finding.ts';
import { handHeld } from './limits.ts';
import { preflight } from './preflight.ts';

const resources = fixtureResources(await openFonts());

/** One page: the outside of a folded A6 card on bare paper, 210 x 148 mm, fold at 105 mm. */
function designOf(elements: Element[], page: Partial<Page> = {}, inks: DesignDocument['inks'] = {}): DesignDocument {
  const [first] = fixtureDesign.pages;
  if (!first) throw new Error('fixture has no page');
  return { ...fixtureDesign, inks: { ...fixtureDesign.inks, ...inks }, pages: [{ ...first, background: null, ...page, elements }] };
}

function check(design: DesignDocument, limits = handHeld): (Finding & { text: string; exact: string })[] {
  const t = serverTexts({ locale: 'de-DE' });
  return preflight(design, layout(design, resources), resources, limits).map((finding) => {
    const text = t(finding.message);
    expect(text).not.toMatch(printersWords);
    return { ...finding, text, exact: finding.figures ? t(finding.figures) : '' };
  });
}

function rules(design: DesignDocument): string[] {
  return check(design).map(({ rule, level }) => `${level} ${rule}`);
}

function mended(design: DesignDocument): string[] {
  const repair = check(design)[0]?.repair;
  const applied = repair && applyEdit(design, repair);
  if (!applied) throw new Error('no repair');
  return rules(applied.design);
}

const points = (pt: number) => Math.round((pt * 25_400) / 72);
const text = (change: Parameters<typeof textElement>[0] | object = {}) =>
  textElement({ id: 'text', role: 'names', text: 'Mia & Ben', minSizeUm: 1_000, ...change });

function shape(change: Partial<ShapeElement> = {}): ShapeElement {
  const box = { xUm: 20_000, yUm: 20_000, widthUm: 60_000, heightUm: 40_000, rotation: 0 };
  return { kind: 'shape', id: 'shape', role: 'area', ...box, outline: { as: 'rect' }, fill: 'leaf', ...change };
}

const dark = { c: 60, m: 60, y: 60, k: 60, hex: '#2a2422' };
const white = { c: 0, m: 0, y: 0, k: 0, hex: '#ffffff' };

describe('type', () => {
  test('below 6 pt it blocks, and the repair sets it at 6 pt', () => {
    const design = designOf([text({ sizeUm: points(5.5) })]);
    expect(check(design)).toEqual([
      expect.objectContaining({
        rule: 'type-size',
        level: 'block',
        box: { xUm: 10_000, yUm: 10_000, widthUm: 85_000, heightUm: 20_000 },
        text: '„Namen“ (Rückseite) ist zu klein zum Lesen, im Druck laufen die Buchstaben zu. Nimm eine größere Schrift oder kürze den Text.',
        exact: '5,5 pt, mindestens 6 pt.',
      }),
    ]);
    expect(mended(design)).toEqual([]);
  });

  test('7 pt is enough for one ink, is mentioned in several, and must be confirmed light on dark or in foil', () => {
    const small = (ink: string) => text({ sizeUm: points(7), ink, font: 'jost' });
    expect(rules(designOf([small('ink')]))).toEqual([]);
    expect(rules(designOf([small('wine')], {}, { wine: { c: 30, m: 95, y: 60, k: 40, hex: '#5c1a2c' } }))).toEqual(['warn type-size']);
    expect(rules(designOf([small('white')], { background: 'dark' }, { white, dark }))).toEqual(['confirm type-size']);
    expect(rules(designOf([small('gold')]))).toContain('confirm type-size');
    expect(rules(designOf([text({ sizeUm: points(8), ink: 'white' })], { background: 'dark' }, { white, dark }))).toEqual([]);
  });

  test('contrast is measured against what lies under the letters: paper, ground, shape, see-through shape', () => {
    const pale = { pale: { c: 5, m: 5, y: 10, k: 0, hex: '#f3eee3' }, dark };
    const onPaper = designOf([text({ ink: 'pale' })], {}, pale);
    expect(rules(onPaper)).toEqual(['confirm contrast']);
    expect(rules({ ...onPaper, pages: onPaper.pages.map((page) => ({ ...page, background: 'dark' })) })).toEqual([]);
    const plate = shape({ xUm: 5_000, yUm: 8_000, widthUm: 95_000, heightUm: 24_000, fill: 'dark' });
    expect(rules(designOf([plate, text({ ink: 'pale' })], {}, pale))).toEqual([]);
    expect(rules(designOf([{ ...plate, opacity: 0.1 }, text({ ink: 'pale' })], {}, pale))).toEqual(['confirm contrast']);
    expect(rules(designOf([text({ ink: 'pale' }), plate], {}, pale))).toEqual(['confirm covered', 'confirm contrast']);
  });

  test('type on a photo is a notice, because its ground is unknown', () => {
    const photo = photoElement({ id: 'photo', xUm: 10_000, yUm: 10_000, widthUm: 80_000, heightUm: 60_000 });
    expect(rules(designOf([photo, text({ yUm: 30_000 })]))).toEqual(['warn contrast']);
  });
});

describe('ink', () => {
  test('black type overprints: its ground counts with it', () => {
    const heavy = { heavy: { c: 75, m: 70, y: 70, k: 30, hex: '#3a3330' }, fine: { c: 60, m: 60, y: 60, k: 60, hex: '#2a2422' } };
    const on = (background: string) => designOf([text()], { background }, heavy);
    expect(check(on('heavy')).filter(({ rule }) => rule === 'ink-limit')).toEqual([
      expect.objectContaining({ level: 'block', element: 'text', exact: '315 % Farbauftrag, höchstens 300 %.' }),
    ]);
    expect(rules(on('fine'))).not.toContain('block ink-limit');
  });

  test('a printed line below a tenth of a millimetre must be confirmed', () => {
    const line = (widthUm: number) => designOf([shape({ fill: undefined, stroke: { ink: 'leaf', widthUm } })]);
    expect(rules(line(90))).toEqual(['confirm line-width']);
    expect(rules(line(100))).toEqual([]);
  });
});

describe('finishes', () => {
  const line = (widthUm: number, change: Partial<ShapeElement> = {}) =>
    shape({ fill: undefined, stroke: { ink: 'gold', widthUm }, ...change });

  test('lines, hairlines of type and narrow surfaces below 0.25 mm must be confirmed', () => {
    expect(rules(designOf([line(240)]))).toEqual(['confirm finish-line']);
    expect(mended(designOf([line(240)]))).toEqual([]);
    expect(rules(designOf([line(250)]))).toEqual([]);
    expect(rules(designOf([shape({ fill: 'gold', heightUm: 200 })]))).toEqual(['confirm finish-line']);
    expect(rules(designOf([shape({ fill: 'gold', heightUm: 300 })]))).toEqual([]);
    const names = (pt: number) => designOf([text({ font: 'jost', ink: 'gold', sizeUm: points(pt), heightUm: 60_000 })]);
    expect(rules(names(9))).toContain('confirm finish-line');
    expect(rules(names(24))).toEqual([]);
    expect(rules({ ...names(9), product: { type: 'card', refinement: 'none' } })).not.toContain('confirm finish-line');
  });

  test('bars that lie closer than 0.4 mm run together', () => {
    const bars = (gap: number) => {
      const d = [0, 1, 2, 3].map(
        (at) => `M 0 ${at * (600 + gap)} L 20000 ${at * (600 + gap)} L 20000 ${at * (600 + gap) + 600} L 0 ${at * (600 + gap) + 600} Z`,
      );
      const size = { boardWidth: 20_000, boardHeight: 4_000 };
      return shape({ fill: 'gold', widthUm: 20_000, heightUm: 4_000, outline: { as: 'path', d: d.join(' '), ...size } });
    };
    expect(rules(designOf([bars(300)]))).toEqual(['warn finish-gap']);
    expect(rules(designOf([bars(400)]))).toEqual([]);
  });

  test('a plate keeps 1.5 mm from the fold and from the trim', () => {
    const at = (xUm: number) => rules(designOf([shape({ fill: 'gold', xUm, yUm: 30_000, widthUm: 20_000, heightUm: 20_000 })]));
    expect(at(83_400)).toEqual([]);
    expect(at(83_600)).toEqual(['confirm finish-edge']);
    expect(at(106_400)).toEqual(['confirm finish-edge']);
    expect(at(1_400)).toEqual(['confirm finish-edge']);
    expect(at(1_600)).toEqual([]);
  });
});

describe('designs that would keep the check busy', () => {
  const rectangles = (count: number) =>
    Array.from({ length: count }, (_, at) => shape({ id: `r${at}`, fill: 'gold', xUm: at, yUm: at, widthUm: 200_000, heightUm: 140_000 }));
  /** 70 triangles along a diagonal of 7.9 mm, each thinner than foil holds. */
  const d = Array.from({ length: 70 }, (_, at) => `M ${at} 0 L ${900 + at} 900 L ${896 + at} 900 Z`).join(' ');
  const slivers = (count: number) =>
    Array.from({ length: count }, (_, at) =>
      shape({
        id: `s${at}`,
        fill: 'gold',
        widthUm: 8_000,
        heightUm: 7_900,
        outline: { as: 'path', d, boardWidth: 1_000, boardHeight: 900 },
      }),
    );

  test('surfaces of foil over each other are measured as one plate', () => {
    expect(new Set(rules(designOf(rectangles(60))))).toEqual(new Set(['confirm bleed', 'confirm finish-edge']));
  });

  test('more fine pieces than can be measured block, and what was found before stays', () => {
    expect(rules(designOf(slivers(1)))).toEqual(['confirm finish-line']);
    const found = rules(designOf(slivers(5)));
    expect(found[0]).toBe('block too-complex');
    expect(found).toContain('confirm finish-line');
  });

  test('bars whose gaps another surface of foil closes have no finding of gaps', () => {
    const lines = [0, 900, 1_800].map((y) => `M 0 ${y} L 20000 ${y} L 20000 ${y + 600} L 0 ${y + 600} Z`).join(' ');
    const outline = { as: 'path', d: lines, boardWidth: 20_000, boardHeight: 2_400 } as const;
    const bars = shape({ id: 'bars', fill: 'gold', widthUm: 20_000, heightUm: 2_400, outline });
    expect(rules(designOf([bars]))).toEqual(['warn finish-gap']);
    expect(rules(designOf([bars, shape({ id: 'cover', fill: 'gold', widthUm: 20_000, heightUm: 2_400 })]))).toEqual(['confirm covered']);
  });
});

describe('edges', () => {
  test('a photo that ends at the trim or in the bleed must be confirmed, and is drawn out to the bleed', () => {
    const photo = (xUm: number, widthUm = 80_000) => designOf([photoElement({ id: 'photo', xUm, widthUm, yUm: 30_000, heightUm: 60_000 })]);
    for (const xUm of [0, -1_000, 300]) {
      expect(rules(photo(xUm))).toEqual(['confirm bleed']);
      expect(mended(photo(xUm))).toEqual([]);
    }
    expect(rules(photo(-3_000))).toEqual([]);
    expect(rules(photo(10_000))).toEqual([]);
  });

  test('a long side close to the trim is mentioned, a short one and one at 4 mm are not', () => {
    const bar = (yUm: number, widthUm: number) => designOf([shape({ xUm: 20_000, yUm, widthUm, heightUm: 20_000 })]);
    expect(rules(bar(2_000, 60_000))).toEqual(['warn near-trim']);
    expect(rules(bar(2_000, 20_000))).toEqual([]);
    expect(rules(bar(4_000, 60_000))).toEqual([]);
  });

  test('a side that another surface covers or continues is no edge', () => {
    const strip = shape({ id: 'strip', xUm: -3_000, yUm: -3_000, widthUm: 216_000, heightUm: 3_000 });
    const below = shape({ id: 'below', xUm: -3_000, yUm: 0, widthUm: 216_000, heightUm: 50_000 });
    expect(rules(designOf([below]))).toEqual(['confirm bleed']);
    expect(rules(designOf([below, strip]))).toEqual([]);
  });
});

describe('areas that stay free', () => {
  test('a text on a stamp field, on glue or on a perforation blocks', () => {
    const area = { xUm: 20_000, yUm: 10_000, widthUm: 60_000, heightUm: 30_000 };
    expect(rules(designOf([text()], { keepOut: [area] }))).toEqual(['block keep-out']);
    expect(rules(designOf([text()], { glue: [area] }))).toEqual(['block keep-out']);
    expect(rules(designOf([text()], { perforations: [{ x1Um: 50_000, y1Um: 0, x2Um: 50_000, y2Um: 148_000 }] }))).toEqual([
      'block keep-out',
    ]);
    expect(rules(designOf([text({ yUm: 60_000 })], { keepOut: [area] }))).toEqual([]);
  });

  test('on a product the die cuts, the contour and its holes count instead of the rectangle', () => {
    const round = 'M 105000 0 L 210000 74000 L 105000 148000 L 0 74000 Z';
    const inCorner = text({ xUm: 8_000, yUm: 8_000, widthUm: 40_000, align: 'left' });
    const inMiddle = text({ xUm: 60_000, yUm: 64_000, widthUm: 90_000 });
    expect(rules(designOf([inCorner], { cut: [round] }))).toEqual(['block outside-safe-area']);
    expect(rules(designOf([inMiddle], { cut: [round], foldsUm: [] }))).toEqual([]);
    const hole = 'M 100000 69000 L 110000 69000 L 110000 79000 L 100000 79000 Z';
    expect(rules(designOf([inMiddle], { cut: [round, hole], foldsUm: [] }))).toEqual(['block outside-safe-area']);
  });
});

describe('codes', () => {
  const code = (sizeUm: number, change: Partial<QrElement> = {}): QrElement => {
    const box = { xUm: 20_000, yUm: 20_000, widthUm: sizeUm, heightUm: sizeUm, rotation: 0 };
    return { kind: 'qr', id: 'qr', role: 'code', ...box, content: 'https://www.beispiel.de/hochzeit', ink: 'ink', ...change };
  };

  test('modules below 0.4 mm block, and the repair draws the code larger', () => {
    const design = designOf([code(10_000)]);
    expect(rules(design)).toEqual(['block qr-module']);
    expect(mended(design)).toEqual([]);
    expect(rules(designOf([code(20_000)]))).toEqual([]);
  });

  test('a code that is pale, or light on dark, blocks', () => {
    const pale = designOf([code(20_000, { ink: 'tint' })]);
    expect(rules(pale)).toEqual(['block qr-contrast']);
    const inverted = designOf([code(20_000, { ink: 'white', ecc: 'Q' })], { background: 'dark' }, { white, dark });
    expect(rules(inverted)).toEqual(['block qr-contrast']);
    expect(rules(designOf([code(20_000, { ground: 'white' })], { background: 'dark' }, { white, dark }))).toEqual([]);
  });

  test('a code in foil on a dark ground blocks, and in dark foil on white it is to have level Q', () => {
    expect(rules(designOf([code(20_000, { ink: 'gold' })], { background: 'dark' }, { dark }))).toContain('block qr-contrast');
    const foil = { foil: { c: 0, m: 0, y: 0, k: 100, hex: '#3a3a3a', finish: true } };
    expect(rules(designOf([code(20_000, { ink: 'foil' })], {}, foil))).toContain('warn qr-level');
    expect(rules(designOf([code(20_000, { ink: 'foil', ecc: 'Q' })], {}, foil))).not.toContain('warn qr-level');
  });

  test('modules below 0.45 mm are to have level Q', () => {
    const design = designOf([code(15_500)]);
    expect(rules(design)).toEqual(['warn qr-level']);
    expect(rules(designOf([code(17_000)]))).toEqual([]);
  });

  test('a code on tinted ground is to have level Q, and the repair gives it', () => {
    const tinted = { tinted: { c: 20, m: 20, y: 30, k: 0, hex: '#cfc3ab' } };
    const design = designOf([code(20_000)], { background: 'tinted' }, tinted);
    expect(rules(design)).toEqual(['warn qr-level']);
    expect(mended(design)).toEqual([]);
  });

  test('a code whose margin is not free blocks, one on a whole surface or with its own ground does not', () => {
    const beside = shape({ fill: 'dark', xUm: 10_000, yUm: 20_000, widthUm: 12_500, heightUm: 20_000 });
    const whole = shape({ fill: 'white', xUm: 10_000, yUm: 10_000, widthUm: 60_000, heightUm: 60_000 });
    const inks = { white, dark };
    expect(rules(designOf([beside, code(20_000)], {}, inks))).toEqual(['block qr-quiet']);
    expect(rules(designOf([whole, code(20_000)], {}, inks))).toEqual([]);
    expect(rules(designOf([beside, code(20_000, { ground: 'white' })], {}, inks))).toEqual([]);
  });

  test('a code that something is drawn over blocks', () => {
    const over = shape({ fill: 'dark', xUm: 27_000, yUm: 27_000, widthUm: 6_000, heightUm: 6_000 });
    expect(rules(designOf([code(20_000), over], {}, { dark }))).toEqual(['block qr-quiet']);
  });

  test('a code at the edge blocks like a text', () => {
    expect(rules(designOf([code(20_000, { xUm: 0, yUm: 0 })]))).toEqual(['block outside-safe-area']);
  });
});

describe('limits and confirmations [E018]', () => {
  test('another product brings other limits', () => {
    const photo = designOf([photoElement({ id: 'photo', widthUm: 76_200, heightUm: 57_150, crop: { zoom: 8, focusX: 0.5, focusY: 0.5 } })]);
    const ppi = 4_000 / 3 / 8;
    const found = (limits = handHeld) => check(photo, limits).filter(({ rule }) => rule === 'photo-resolution');
    expect(found()[0]).toMatchObject({ level: 'warn', rule: 'photo-resolution' });
    expect(found({ ...handHeld, ppi: { fine: 150, soft: 100, least: 50 } })).toEqual([]);
    expect(found({ ...handHeld, ppi: { fine: 300, soft: 200, least: 70 } })[0]?.level).toBe('confirm');
    expect(found({ ...handHeld, ppi: { fine: 600, soft: 300, least: 200 } })[0]?.level).toBe('block');
    expect(ppi).toBeGreaterThan(120);
  });

  test('what must be confirmed stands in the way until its own key is given', () => {
    const findings = check(designOf([shape({ fill: undefined, stroke: { ink: 'leaf', widthUm: 90 } })]));
    const keys = findings.map(findingKey);
    expect(orderable(findings)).toBe(false);
    expect(orderable(findings, keys)).toBe(true);
    expect(
      openFindings(
        findings,
        keys.map((key) => `${key} `),
      ),
    ).toEqual(findings);
  });

  test('a confirmation from before findings were messages counts for the same measured value', () => {
    const [finding] = check(designOf([shape({ fill: undefined, stroke: { ink: 'leaf', widthUm: 90 } })]));
    if (!finding) throw new Error('no finding');
    expect(findingKey(finding)).toBe(`line-width outside ${finding.element} 0.09mm`);
    const before = [
      finding.rule,
      finding.page,
      finding.element,
      '„Fläche“ (Rückseite) hat so feine Linien, dass sie im Druck abreißen. Nimm eine stärkere Linie (0,09 mm, mindestens 0,1 mm).',
    ].join(' ');
    expect(openFindings([finding], [before])).toEqual([]);
    expect(openFindings([finding], [before.replace('0,09', '0,08')])).toEqual([finding]);
    expect(openFindings([finding], [before.replace('line-width', 'bleed')])).toEqual([finding]);
  });
});
