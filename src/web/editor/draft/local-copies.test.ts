import { expect, test } from 'vitest';
import { documentVersion } from '#core/design/document.ts';
import { blankDesign } from '#designs/blank.ts';
import { designRows } from '#designs/rows.ts';
import type { Content } from './content.ts';
import { freshHistory } from './history.ts';
import { migrateCopy } from './local-copies.ts';
import type { LocalCopy } from './restore.ts';

const row = designRows.find(({ id }) => id === 'olivia');
if (!row) throw new Error('the card of these tests is gone');
const design = blankDesign(row, 'folded', 'a6', undefined, 'none');

function copyOf(stored: object): LocalCopy<{ quantity: number }> {
  const content = { design: stored, choice: { quantity: 50 } } as Content<{ quantity: number }>;
  const edited = { ...freshHistory(content), past: [{ undo: [], redo: [], coalesceKey: null, at: 1 }] };
  return { key: 'k', design: 'd', revision: 1, isUnsaved: true, at: 1, edited, accepted: ['a'], parked: {} };
}

test('a copy of the current document version keeps its history', async () => {
  const copy = copyOf(design);
  expect(await migrateCopy(copy)).toBe(copy);
});

test('unsaved work in a document of version 2 is migrated', async () => {
  const { product, ...rest } = design;
  const { type: _type, template, ...keys } = product;
  const migrated = await migrateCopy(copyOf({ ...rest, version: 2, card: template, ...keys }));
  expect(migrated?.edited.content).toEqual({ design, choice: { quantity: 50 } });
  expect(migrated?.edited.content.design.version).toBe(documentVersion);
  expect(migrated?.edited.past).toEqual([]);
  expect(migrated?.accepted).toEqual(['a']);
});

test('a copy of a later version is left alone', async () => {
  expect(await migrateCopy(copyOf({ ...design, version: documentVersion + 1 }))).toBeNull();
});
