import { expect, test } from 'vitest';
import type { DesignDocument } from '#core/design/document.ts';
import { applyEdit, applyEdits, type Edit } from '#core/design/edit.ts';
import type { Ink } from '#core/design/ink.ts';
import { designInks } from '#core/design/ink-use.ts';
import { mergeVersions } from '#core/design/merge/merge.ts';
import { documentJson } from '#core/design/stored-version.ts';
import { approvalOf } from '#core/order/approval/approval.ts';
import { pagesToApprove } from '#core/order/approval/changed-pages.ts';
import { readDesign } from '#core/products/document.ts';
import { fixtureDesign } from '#tests/render/fixture-design.ts';
import { leporelloDesign } from '#tests/render/fixture-elements.ts';
import { recolourEdits, usesOf } from './recoloured.ts';

const coral: Ink = { c: 0, m: 60, y: 50, k: 0, hex: '#ee8673' };
const teal: Ink = { c: 80, m: 20, y: 45, k: 5, hex: '#007f86' };
const design = fixtureDesign as DesignDocument;
const page = design.pages[0]?.id ?? '';
const text = design.pages[0]?.elements.find(({ kind }) => kind === 'text')?.id ?? '';

function edited(of: DesignDocument, ...edits: Edit[]): DesignDocument {
  const applied = applyEdits(of, edits);
  if (!applied) throw new Error('an edit meets nothing');
  return applied.design;
}
const add = (token: string, ink = coral): Edit => ({ kind: 'addInk', token, ink });
const colour = (ink: string): Edit => ({ kind: 'setTextStyle', page, element: text, style: { ink } });

test('an own ink comes, colours a text and goes again; undone, the document is the same to the byte', () => {
  const steps = [add('own-2'), add('own-11', teal), colour('own-2'), colour('ink'), { kind: 'removeInk', token: 'own-2' } as const];
  const applied = applyEdits(design, steps);
  expect(applied?.design.inks).toEqual({ ...design.inks, 'own-11': teal });
  expect(JSON.stringify(applyEdits(applied?.design ?? design, applied?.inverse ?? [])?.design)).toBe(JSON.stringify(design));
});

test('own inks stand behind those of the design, by their number', () => {
  const { inks } = edited(design, add('own-12'), add('own-3'), add('own-1'));
  expect(Object.keys(inks)).toEqual([...Object.keys(design.inks), 'own-1', 'own-3', 'own-12']);
});

test.each([
  ['a thirteenth', add('own-13')],
  ['one of number 0', add('own-0')],
  ['an ink of the design', add('ink')],
  ['a token that is taken', add('own-1', teal)],
  ['a finish', add('own-2', { ...coral, finish: true })],
])('%s is not added', (_, edit) => {
  expect(applyEdit(edited(design, add('own-1')), edit)).toBeNull();
});

test('an own ink that colours something, an ink of the design and one that is not there are not removed', () => {
  const used = edited(design, add('own-1'), colour('own-1'));
  for (const token of ['own-1', 'ink', 'own-7']) expect(applyEdit(used, { kind: 'removeInk', token })).toBeNull();
});

test('a change of colouring keeps own inks and what is coloured in them, whatever it brings', () => {
  const used = edited(design, add('own-1'), colour('own-1'));
  const changed = applyEdit(used, { kind: 'setInks', colourway: 'nacht', inks: { ...design.inks, 'own-1': teal, 'own-2': teal } });
  expect(changed?.design.inks).toEqual({ ...design.inks, 'own-1': coral });
  expect(JSON.stringify(changed && applyEdit(changed.design, changed.inverse)?.design)).toBe(JSON.stringify(used));
});

test('everything in an own ink takes another one: then it can be removed', () => {
  const every = Object.fromEntries(Object.keys(leporelloDesign.inks).map((token) => [token, 'own-1']));
  const start = edited(leporelloDesign as DesignDocument, add('own-1'));
  const inOwn = edited(
    start,
    ...Object.keys(every)
      .flatMap((token) => recolourEdits(start, token, 'own-1'))
      .slice(0, 1),
  );
  const all = Object.keys(leporelloDesign.inks).reduce((now, token) => edited(now, ...recolourEdits(now, token, 'own-1')), inOwn);
  expect(usesOf(all, 'own-1')).toBeGreaterThan(5);
  const back = edited(all, ...recolourEdits(all, 'own-1', 'ink'), { kind: 'removeInk', token: 'own-1' });
  expect(designInks(back)).not.toContain('own-1');
});

test('a document with own inks is stored and read again', () => {
  const used = edited(design, add('own-1'), colour('own-1'));
  expect(readDesign(JSON.parse(documentJson(used)))).toEqual({ ok: true, design: used });
});

test('an own ink that nothing is printed in takes no approval back; one that a page is printed in does', () => {
  const hash = (text: string) => text;
  const approval = approvalOf(design, [page], { revision: 1, at: new Date(0), hash });
  expect(pagesToApprove(approval, edited(design, add('own-1')), hash)).toEqual([]);
  expect(pagesToApprove(approval, edited(design, add('own-1'), colour('own-1')), hash)).toEqual([page]);
});

test('own inks that two sides mixed under one token are both kept', () => {
  const choice = { quantity: 1 };
  const other = design.pages[0]?.elements.filter(({ kind }) => kind === 'text')[1]?.id ?? '';
  const mine = edited(design, add('own-1', coral), colour('own-1'));
  const theirs = edited(design, add('own-1', teal), { kind: 'setTextStyle', page, element: other, style: { ink: 'own-1' } });
  const merged = mergeVersions({ design, choice }, { design: mine, choice }, { design: theirs, choice });
  expect(merged.conflicts).toEqual([]);
  const { inks, pages } = merged.content.design;
  const inkOf = (id: string) => pages[0]?.elements.find((element) => element.id === id);
  expect(inks['own-1']).toEqual(teal);
  expect(inks['own-2']).toEqual(coral);
  expect([inkOf(text), inkOf(other)]).toMatchObject([{ ink: 'own-2' }, { ink: 'own-1' }]);
});

test('an own ink of one side goes together with a colouring of the other side', () => {
  const choice = { quantity: 1 };
  const mine = edited(design, add('own-1'), colour('own-1'));
  const night = { ...design.inks, ink: { ...coral, k: 70, hex: '#55302a' } };
  const theirs = edited(design, { kind: 'setInks', colourway: 'nacht', inks: night });
  const merged = mergeVersions({ design, choice }, { design: mine, choice }, { design: theirs, choice });
  expect(merged.conflicts).toEqual([]);
  expect(merged.content.design.inks).toEqual({ ...night, 'own-1': coral });
  expect(merged.content.design.product.colourway).toBe('nacht');
});
