import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { approvalOf } from '#core/order/approval/approval.ts';
import { pagesToApprove, printedContentBefore } from '#core/order/approval/changed-pages.ts';
import { readDesign, sentDesignSchema } from '#core/products/document.ts';
import { asAutomatic, isPinned } from '#core/products/photobook/automatic.ts';
import { sortedJson } from '#core/values/sorted-json.ts';
import { fingerprint } from '#core/values/text/fingerprint.ts';
import { calendarDesign } from '#tests/render/fixture-calendar.ts';
import { fixtureDesign } from '#tests/render/fixture-design.ts';
import { elementNameTexts } from '#texts/de/editor/element-names.ts';
import type { Element, Page } from '../document.ts';
import before from './labels-of-before.json' with { type: 'json' };
import { labelOfBefore, namedByLabel } from './labels-of-before.ts';
import { elementRoles } from './roles.ts';

/** The fixture as version 7 has it, with these labels. */
function oldDesign(label: unknown = (element: Element) => labelOfBefore(element) ?? 'Element') {
  return {
    ...fixtureDesign,
    version: 7,
    pages: fixtureDesign.pages.map((page) => ({
      ...page,
      elements: page.elements.map(({ role: _, number: __, ownName: ___, ...element }, at) => {
        const named = page.elements[at] as Element;
        return { ...element, label: typeof label === 'function' ? label(named) : label };
      }),
    })),
  };
}

function firstOf(stored: unknown): Element | undefined {
  const read = readDesign(stored);
  return read.ok ? read.design.pages[0]?.elements[0] : undefined;
}

test('every role has a German name of its own, and every label of before a role', () => {
  const names = elementRoles.map((role) => elementNameTexts[`element.role.${role}`]);
  expect(new Set(names).size).toBe(elementRoles.length);
  expect(new Set(Object.values(before.labels)).size).toBe(Object.keys(before.labels).length);
  for (const role of Object.values(before.labels)) expect(elementRoles).toContain(role);
});

test.each([
  ['Überschrift', { role: 'heading' }],
  ['Foto 12', { role: 'photo', number: 12 }],
  ['Fig. 2', { role: 'figure', number: 2 }],
  ['3. Gang', { role: 'course', number: 3 }],
  ['3. Gang, Gericht', { role: 'dish', number: 3 }],
  ['Bildunterschrift zu Foto 4', { role: 'photo-caption', number: 4 }],
  ['Eigenes Layout, Seite 2', { role: 'own-layout', number: 2 }],
  ['Foto 0', { ownName: 'Foto 0' }],
  ['Foto 1001', { ownName: 'Foto 1001' }],
  ['Foto 01', { ownName: 'Foto 01' }],
  ['constructor', { ownName: 'constructor' }],
  ['Anker', { ownName: 'Anker' }],
])('the label %j of a document of before is %j', (label, keys) => {
  expect(namedByLabel(label)).toEqual(keys);
});

test('a label is the same once more, whatever it was', () => {
  const label = fc.oneof(
    fc.string({ minLength: 1, maxLength: 80 }),
    fc.constantFrom(...Object.keys(before.labels)),
    fc.tuple(fc.constantFrom(...Object.keys(before.labels)), fc.nat(1200)).map(([word, number]) => `${word} ${number}`),
    fc.nat(1200).map((number) => `${number}. Gang`),
  );
  const [element] = fixtureDesign.pages[0]?.elements ?? [];
  if (!element) throw new Error('no element');
  const { role: _, number: __, ownName: ___, ...unnamed } = element;
  fc.assert(fc.property(label, (one) => labelOfBefore({ ...unnamed, ...namedByLabel(one) } as Element) === one));
});

describe('a document of version 7', () => {
  test('reads as the document of today', () => {
    expect(readDesign(oldDesign())).toEqual({ ok: true, design: fixtureDesign });
  });

  test('is brought up to date where a window with scripts of before sends it; one of a later program is refused', () => {
    expect(sentDesignSchema.safeParse(oldDesign())).toEqual({ success: true, data: fixtureDesign });
    expect(sentDesignSchema.safeParse({ ...oldDesign(), version: 9 }).success).toBe(false);
    expect(sentDesignSchema.safeParse(null).success).toBe(false);
  });

  test('keeps a name that no role says', () => {
    expect(firstOf(oldDesign('Foto von Oma'))).toMatchObject({ ownName: 'Foto von Oma' });
  });

  test('loses the labels of its groups', () => {
    const old = oldDesign();
    const [page, ...others] = old.pages;
    const read = readDesign({ ...old, pages: [{ ...page, groups: [{ id: 'group-1', label: 'Gruppe 1' }] }, ...others] });
    expect(read.ok && read.design.pages[0]?.groups).toEqual([{ id: 'group-1' }]);
  });

  test.each([5, null, '', 'x'.repeat(81), {}])('with the label %j is refused', (label) => {
    expect(readDesign(oldDesign(label))).toMatchObject({ ok: false, reason: 'invalid' });
  });

  test('keeps what the automatic layout put on a page, and what a customer changed there', () => {
    const [page, ...others] = oldDesign().pages;
    if (!page) throw new Error('no page');
    const { background, ground, groups, elements } = page as Page;
    const autoLayout = fingerprint(sortedJson({ background, ground, groups, elements }));
    for (const [mark, pinned] of [
      [autoLayout, false],
      ['0', true],
    ] as const) {
      const read = readDesign({ ...oldDesign(), pages: [{ ...page, autoLayout: mark }, ...others] });
      const [first] = read.ok ? read.design.pages : [];
      expect(first && isPinned(first)).toBe(pinned);
      expect(first && !isPinned(asAutomatic(first))).toBe(true);
    }
  });

  test('keeps the approval of its pages until one is changed', () => {
    const hash = (text: string) => text;
    const approval = approvalOf(fixtureDesign, ['outside'], { revision: 1, at: new Date(0), hash });
    const { product, inks } = fixtureDesign;
    const { colourway, refinement } = product;
    const ofBefore = oldDesign().pages.map((page) => ({ id: page.id, hash: sortedJson({ colourway, refinement, inks, pages: [page] }) }));
    expect(pagesToApprove({ ...approval, pages: ofBefore }, fixtureDesign, hash)).toEqual([]);
    const changed = {
      ...fixtureDesign,
      pages: fixtureDesign.pages.map((page, at) => (at === 0 ? { ...page, elements: page.elements.slice(1) } : page)),
    };
    expect(pagesToApprove({ ...approval, pages: ofBefore }, changed, hash)).toEqual([fixtureDesign.pages[0]?.id]);
  });
});

test('the grid of days of a document of before is called by its month, and an approval holds', () => {
  const page = calendarDesign.pages.find(({ elements }) => elements.some(({ kind }) => kind === 'calendar-grid'));
  if (!page) throw new Error('no grid');
  expect(printedContentBefore(calendarDesign, [page])).toContain('"label":"Kalendarium Mai 2027"');
});

test.each([{ role: 'nonsense' }, { number: 0 }, { number: 1001 }, { number: 1.5 }, { ownName: '' }, { label: 'Namen' }])(
  'an element with %j is refused',
  (keys) => {
    const pages = fixtureDesign.pages.map((page) => ({ ...page, elements: page.elements.map((one) => ({ ...one, ...keys })) }));
    expect(readDesign({ ...fixtureDesign, pages })).toMatchObject({ ok: false, reason: 'invalid' });
  },
);
