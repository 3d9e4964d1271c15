import { describe, expect, test } from 'vitest';
import { layout } from '#core/layout/layout.ts';
import { readDesign } from '#core/products/document.ts';
import { Fault } from '#core/values/fault.ts';
import { openFonts } from '#resources/fonts.ts';
import { elementResources, leporelloDesign } from '#tests/render/fixture-elements.ts';
import type { DesignDocument, Element, Page } from './document.ts';
import { newestVersion } from './document.ts';

const resources = elementResources(await openFonts());

function withPage(change: Partial<Page>): DesignDocument {
  const [page] = leporelloDesign.pages;
  if (!page) throw new Error('fixture has no page');
  return { ...leporelloDesign, pages: [{ ...page, elements: [], ...change }] };
}

function withElement(id: string, change: Record<string, unknown>): DesignDocument {
  const element = leporelloDesign.pages[0]?.elements.find((one) => one.id === id);
  if (!element) throw new Error(`no element ${id}`);
  return withPage({ elements: [{ ...element, ...change } as Element] });
}

const shape = leporelloDesign.pages[0]?.elements.find((one) => one.id === 'shape-0') as Element;
const many = (count: number) => Array.from({ length: count }, (_, index): Element => ({ ...shape, id: `shape-${index}` }));
const chain = (length: number) =>
  Array.from({ length }, (_, index) => ({ id: `g${index}`, ...(index > 0 ? { parent: `g${index - 1}` } : {}) }));

describe('what cannot be a design is answered with a reason, never with a crash', () => {
  function nested(depth: number): unknown {
    let value: unknown = { ...shape };
    for (let level = 0; level < depth; level += 1) value = { ...shape, kind: 'group', children: [value] };
    return value;
  }
  const cyclic: Record<string, unknown> = { ...shape, kind: 'group' };
  cyclic.children = [cyclic];

  test.each<[string, unknown, string, RegExp]>([
    ['an unknown version', { ...leporelloDesign, version: 'two' }, 'invalid', /^version$/],
    ['a newer version', { ...leporelloDesign, version: newestVersion + 1 }, 'newer', /^version$/],
    ['a size that is no number', withElement('shape-0', { widthUm: Number.NaN }), 'invalid', /widthUm$/],
    ['an endless size', withElement('shape-0', { widthUm: Number.POSITIVE_INFINITY }), 'invalid', /widthUm$/],
    ['a gigantic size', withElement('shape-0', { widthUm: 1e300 }), 'invalid', /widthUm$/],
    ['a gigantic page', withPage({ widthUm: 6_000_000 }), 'invalid', /widthUm$/],
    ['an opacity of nothing', withElement('shape-0', { opacity: 0 }), 'invalid', /opacity$/],
    ['10,000 elements', withPage({ elements: many(10_000) }), 'invalid', /elements$/],
    ['a text of 100,000 characters', withElement('arch-text', { text: 'ä'.repeat(100_000) }), 'invalid', /text$/],
    ['a code of 301 characters', withElement('code', { content: 'x'.repeat(301) }), 'invalid', /content$/],
    [
      'a path of 100,000 characters',
      withElement('shape-3', { outline: { as: 'path', d: `M 0 0${' L 1 1'.repeat(16_666)}`, boardWidth: 1, boardHeight: 1 } }),
      'invalid',
      /outline\.d$/,
    ],
    [
      'a path that is no path',
      withElement('shape-3', { outline: { as: 'path', d: 'M 0 0 A 1 1', boardWidth: 1, boardHeight: 1 } }),
      'invalid',
      /outline\.d$/,
    ],
    ['a shape nobody would see', withElement('shape-0', { fill: undefined, stroke: undefined }), 'invalid', /fill$/],
    ['an unknown kind', withElement('shape-0', { kind: 'film' }), 'invalid', /kind$/],
    ['an unknown ink', withElement('shape-0', { fill: 'seal' }), 'invalid', /ink$/],
    ['an unknown key', withElement('shape-0', { onclick: 'alert(1)' }), 'invalid', /elements\.0$/],
    [
      'groups in a ring',
      withPage({
        groups: [
          { id: 'a', parent: 'b' },
          { id: 'b', parent: 'a' },
        ],
      }),
      'invalid',
      /groups\.0\.parent$/,
    ],
    ['a group in itself', withPage({ groups: [{ id: 'a', parent: 'a' }] }), 'invalid', /groups\.0\.parent$/],
    ['groups a hundred deep', withPage({ groups: chain(100) }), 'invalid', /groups\.8\.parent$/],
    ['groups a thousand deep', withPage({ groups: chain(1_000) }), 'invalid', /groups$/],
    ['elements nested a thousand deep', withPage({ elements: [nested(1_000) as Element] }), 'invalid', /kind$/],
    ['an element that holds itself', withPage({ elements: [cyclic as Element] }), 'invalid', /kind$/],
  ])('%s', (_, value, reason, field) => {
    const answer = readDesign(value);
    expect(answer).toMatchObject({ ok: false, reason });
    if (!answer.ok)
      expect(
        answer.fields.some((path) => field.test(path)),
        answer.fields.join(' '),
      ).toBe(true);
    if (!answer.ok) expect(answer.fields.length).toBeLessThanOrEqual(100);
  });
});

describe('a valid document that names what is not there is refused by layout', () => {
  test.each<[string, DesignDocument, RegExp]>([
    ['a font', withElement('arch-text', { font: 'comic' }), /unknown font comic/],
    ['a drawing', withElement('pale-sprig', { artworkId: 'fixture.gone' }), /unknown artwork/],
    ['a clip art', withElement('drawing-0', { clipArtId: 'shop.gone' }), /unknown clip art/],
    ['a photo', withElement('photo-0', { photoId: 'photo-nobody-has-1' }), /unknown photo/],
    [
      'a photo of the ground',
      withPage({ ground: { kind: 'photo', photoId: 'photo-nobody-has-1', crop: { zoom: 1, focusX: 0, focusY: 0 } } }),
      /unknown photo/,
    ],
    [
      'a pattern',
      withPage({ ground: { kind: 'pattern', artworkId: 'fixture.gone', tileWidthUm: 5_000, tileHeightUm: 5_000 } }),
      /unknown artwork/,
    ],
    [
      'a pattern of a million tiles',
      withPage({ ground: { kind: 'pattern', artworkId: 'fixture.tile', tileWidthUm: 100, tileHeightUm: 100 } }),
      /too fine/,
    ],
  ])('%s', (_, design, message) => {
    expect(readDesign(design)).toMatchObject({ ok: true });
    let thrown: unknown;
    try {
      layout(design, resources);
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toBeInstanceOf(Fault);
    expect((thrown as Fault).code).toBe('bad-input');
    expect((thrown as Fault).message).toMatch(message);
  });

  test('sizes at the very ends of what a document may say are laid out with finite numbers', () => {
    const end = 5_000_000;
    const kinds = [
      'photo-5',
      'shape-3',
      'frame-double',
      'code',
      'drawing-0',
      'pale-sprig',
      'frame-dots',
      'frame-scallop',
      'frame-deco',
      'arch-text',
    ];
    for (const id of kinds) {
      for (const box of [
        { xUm: -end, yUm: -end, widthUm: end, heightUm: end },
        { xUm: end, yUm: end, widthUm: 1, heightUm: 1 },
        { xUm: 0, yUm: 0, widthUm: end, heightUm: 1 },
      ]) {
        const json = JSON.stringify(layout(withElement(id, box), resources));
        expect(json, id).not.toMatch(/NaN|Infinity|null,null/);
        expect(json.length).toBeLessThan(2_000_000);
      }
    }
  });
});
