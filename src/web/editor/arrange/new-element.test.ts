import { describe, expect, test } from 'vitest';
import type { DesignDocument, Element } from '#core/design/document.ts';
import { applyEdits } from '#core/design/edit.ts';
import { toolDesign } from '#tests/tool-fixture.ts';
import { boundsOf, doOverlap } from './boxes.ts';
import { describeElement } from './describe.ts';
import { addElement, goodInks, type NewElement, qrInks, qrSideUm } from './new-element.ts';

const wanted: NewElement[] = [
  { kind: 'text', role: 'headline', text: 'Juhu' },
  { kind: 'text', role: 'body', text: 'Wir feiern' },
  { kind: 'emoji', text: '💍' },
  { kind: 'photo' },
  { kind: 'shape', role: 'heart', outline: { as: 'heart' } },
  { kind: 'shape', role: 'line', outline: { as: 'line' } },
  { kind: 'clip-art', clipArtId: 'shop.rings', parts: 2, ratio: 34 / 22 },
  { kind: 'clip-art', clipArtId: 'own.sea.anchor', parts: 2, ratio: 0.9, own: { inks: ['#2e4457', '#d8c6a5'], minMm: 14 } },
  { kind: 'frame', style: 'deco' },
  { kind: 'qr', content: 'https://example.org', modules: 25 },
];

const empty: DesignDocument = { ...toolDesign, pages: toolDesign.pages.map((page) => ({ ...page, elements: [] })) };

/** The elements after one addition of each of these. */
function afterAdding(design: DesignDocument, all: readonly NewElement[]) {
  const filled = all.reduce((before, one) => {
    const added = addElement(before, 'front', one);
    return (added && applyEdits(before, added.edits)?.design) ?? before;
  }, design);
  return filled.pages[0]?.elements ?? [];
}

function overlaps(elements: readonly Element[]): number {
  const boxes = elements.filter(({ kind }) => kind !== 'frame').map((element) => boundsOf(element));
  return boxes.flatMap((box, at) => boxes.slice(at + 1).filter((other) => doOverlap(box, other))).length;
}

describe('new elements', () => {
  test.each(wanted)('$kind $role $outline.as on an empty page lies in the middle, inside the safe line', (one) => {
    const added = addElement(empty, 'front', one);
    const design = added && applyEdits(empty, added.edits)?.design;
    const element = design?.pages[0]?.elements.at(-1);
    if (!element) throw new Error('nothing was added');
    expect(element.id).toBe(added?.ref.element);
    expect(element.xUm).toBeGreaterThanOrEqual(4_000);
    expect(element.yUm).toBeGreaterThanOrEqual(4_000);
    expect(element.xUm + element.widthUm).toBeLessThanOrEqual(96_000);
    expect(element.yUm + element.heightUm).toBeLessThanOrEqual(146_000);
    if (one.kind !== 'frame') expect(element.xUm + element.widthUm / 2).toBeCloseTo(50_000, -1);
  });

  test.each([
    [2, 14, 38_000, 19_000],
    [0.5, 14, 19_000, 38_000],
    [1, 52, 52_000, 52_000],
  ])(
    'an own drawing of ratio %s that holds from %s mm has a long side of 38 % of the short side, or its least',
    (ratio, minMm, width, height) => {
      const own = { inks: ['#2e4457'], minMm };
      const added = addElement(toolDesign, 'front', { kind: 'clip-art', clipArtId: 'own.sea.anchor', parts: 1, ratio, own });
      const [edit] = added?.edits ?? [];
      expect(edit?.kind === 'addElement' && edit.added).toMatchObject({ widthUm: width, heightUm: height });
    },
  );

  test('ten additions to an empty page lie beside each other', () => {
    const heart: NewElement = { kind: 'shape', role: 'heart', outline: { as: 'heart' } };
    const emoji: NewElement = { kind: 'emoji', text: '🎉' };
    const kinds = wanted.filter(({ kind }) => kind !== 'photo' && kind !== 'frame');
    for (const ten of [[...kinds, heart, emoji], Array.from({ length: 10 }, () => heart), [...wanted, emoji]]) {
      const elements = afterAdding(empty, ten);
      expect(elements).toHaveLength(ten.length);
      expect(overlaps(elements)).toBe(0);
    }
  });

  test('an addition to a page without room lies where none of the others does', () => {
    const heart: NewElement = { kind: 'shape', role: 'heart', outline: { as: 'heart' } };
    const elements = afterAdding(
      empty,
      Array.from({ length: 30 }, () => heart),
    );
    const places = new Set(elements.map(({ xUm, yUm }) => `${xUm} ${yUm}`));
    expect(elements).toHaveLength(30);
    expect(places.size).toBe(30);
  });

  test('an element dropped at the edge stays inside the safe line', () => {
    const heart = addElement(
      toolDesign,
      'front',
      { kind: 'shape', role: 'heart', outline: { as: 'heart' } },
      { at: { xUm: 0, yUm: 150_000 } },
    );
    const [edit] = heart?.edits ?? [];
    expect(edit?.kind === 'addElement' && [edit.added.xUm, edit.added.yUm + edit.added.heightUm]).toEqual([4_000, 146_000]);
  });

  test('two of a kind have ids of their own; a full page takes none', () => {
    const heart: NewElement = { kind: 'shape', role: 'heart', outline: { as: 'heart' } };
    const first = addElement(toolDesign, 'front', heart);
    const design = first && applyEdits(toolDesign, first.edits)?.design;
    expect(design && addElement(design, 'front', heart)?.ref.element).not.toBe(first?.ref.element);
    const [page] = toolDesign.pages;
    const [element] = page?.elements ?? [];
    if (!page || !element) throw new Error('the fixture is empty');
    const full = { ...toolDesign, pages: [{ ...page, elements: Array.from({ length: 500 }, (_, at) => ({ ...element, id: `e${at}` })) }] };
    expect(addElement(full, 'front', heart)).toBeNull();
  });

  test('inks stand out from the page, on a dark page too', () => {
    const inks = {
      night: { c: 100, m: 80, y: 40, k: 60, hex: '#101a2c' },
      ink: { c: 0, m: 0, y: 0, k: 100, hex: '#181715' },
      cream: { c: 0, m: 2, y: 8, k: 0, hex: '#fdf6e6' },
    };
    const [page] = toolDesign.pages;
    if (!page) throw new Error('no page');
    const dark: DesignDocument = { ...toolDesign, inks, pages: [{ ...page, background: 'night', elements: [] }] };
    const [darkPage] = dark.pages;
    if (!darkPage) throw new Error('no page');
    const box = { xUm: 30_000, yUm: 40_000, widthUm: 20_000, heightUm: 20_000 };
    expect(goodInks(dark, darkPage)[0]).toBe('cream');
    expect(qrInks(dark, darkPage, box)).toEqual({ ink: 'ink', ground: 'cream' });
    const bare = { ...darkPage, background: null };
    expect(qrInks(dark, bare, box)).toEqual({ ink: 'ink' });
    expect(qrInks(dark, { ...bare, elements: page.elements }, box)).toEqual({ ink: 'ink', ground: 'cream' });
  });

  test('modules of a code are larger than the least', () => {
    expect(qrSideUm(25)).toBe(20_000);
    expect(qrSideUm(57) / (57 + 8)).toBeGreaterThanOrEqual(400);
  });
});

describe('where elements lie', () => {
  test('the nearest other element and the distance from the left edge', () => {
    const elements = toolDesign.pages[0]?.elements ?? [];
    const [text, photo, shape] = elements;
    if (!text || !photo || !shape) throw new Error('the fixture is empty');
    const panel = { xUm: 0 };
    expect(describeElement(text, panel, [text, photo])).toEqual({ beside: { where: 'above', kind: 'photo' }, distanceMm: 0 });
    expect(describeElement(photo, panel, [text, photo])).toEqual({ beside: { where: 'below', kind: 'text' }, distanceMm: 20 });
    expect(describeElement(shape, panel, elements)).toEqual({ beside: { where: 'over', kind: 'photo' }, distanceMm: 10 });
    expect(describeElement(photo, panel, [photo, shape]).beside).toEqual({ where: 'under', kind: 'shape' });
    expect(describeElement(shape, panel, [shape]).beside).toBeNull();
  });
});
