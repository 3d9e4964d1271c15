import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { DesignDocument } from '#core/design/document.ts';
import { blankDesign } from '#designs/blank.ts';
import { designRows } from '#designs/rows.ts';
import { approvalOf, approvalSchema, shownPages } from './approval.ts';
import { pagesToApprove } from './changed-pages.ts';

const hash = (text: string) => createHash('sha256').update(text).digest('hex');
const row = designRows.find(({ id }) => id === 'olivia');
if (!row) throw new Error('no olivia');
const design: DesignDocument = blankDesign(row, 'folded', 'a6', undefined, 'none');
const all = design.pages.map(({ id }) => id);
const about = { revision: 3, at: new Date('2026-11-23T15:00:00Z'), hash };
const approval = approvalOf(design, all, about);

/** The design with the first element of a page changed. */
function changedOn(at: number, change: object): DesignDocument {
  const pages = design.pages.map((page, index) =>
    index === at ? { ...page, elements: page.elements.map((element, first) => (first === 0 ? { ...element, ...change } : element)) } : page,
  );
  return { ...design, pages } as DesignDocument;
}

test('an approval names every page with a hash, the document with another one, and the time', () => {
  expect(approval).toMatchObject({ revision: 3, at: '2026-11-23T15:00:00.000Z' });
  expect(approval.pages.map(({ id }) => id)).toEqual(design.pages.map(({ id }) => id));
  expect(new Set([approval.document, ...approval.pages.map((page) => page.hash)]).size).toBe(design.pages.length + 1);
});

test('a changed page needs another approval, the others keep theirs', () => {
  expect(pagesToApprove(approval, design, hash)).toEqual([]);
  expect(pagesToApprove(approval, changedOn(1, { xUm: 12_345 }), hash)).toEqual([design.pages[1]?.id]);
});

test('other colours, another refinement and another punching change every page, the order of keys none', () => {
  const [token = ''] = Object.keys(design.inks);
  const inks = { ...design.inks, [token]: { c: 1, m: 2, y: 3, k: 4, hex: '#123456' } };
  expect(pagesToApprove(approval, { ...design, inks }, hash)).toEqual(all);
  expect(pagesToApprove(approval, { ...design, product: { ...design.product, refinement: 'gold' } }, hash)).toEqual(all);
  expect(pagesToApprove(approval, { ...design, product: { ...design.product, punching: 'heart' as never } }, hash)).toEqual(all);
  const turned = Object.fromEntries(Object.entries(design).toReversed()) as DesignDocument;
  expect(pagesToApprove(approval, turned, hash)).toEqual([]);
});

test('only the pages that were shown are named as such; a page that was not shown is known when it is changed', () => {
  const [first = ''] = all;
  const some = approvalSchema.parse(JSON.parse(JSON.stringify(approvalOf(design, [first, 'elsewhere'], about))));
  expect(shownPages(some)).toEqual([first]);
  expect(shownPages(approval)).toEqual(all);
  expect(pagesToApprove(some, design, hash)).toEqual([]);
  expect(pagesToApprove(some, changedOn(1, { xUm: 12_345 }), hash)).toEqual([design.pages[1]?.id]);
});

test('an approval from before pages were told apart names all of them', () => {
  const before = { ...approval, pages: approval.pages.map(({ id, hash: print }) => ({ id, hash: print })) };
  expect(shownPages(approvalSchema.parse(before))).toEqual(all);
});

test('a page that came after the approval needs one', () => {
  const [first] = design.pages;
  const added = first && { ...design, pages: [...design.pages, { ...first, id: 'insert' }] };
  expect(added && pagesToApprove(approval, added, hash)).toEqual(['insert']);
});
