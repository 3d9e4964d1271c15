import { expect, test } from 'vitest';
import { documentVersion, newestVersion } from '#core/design/document.ts';
import { pageOfBefore } from '#core/design/naming/labels-of-before.ts';
import { printedContentBefore } from '#core/order/approval/changed-pages.ts';
import { verbatim } from '#core/values/message.ts';
import { fingerprint } from '#core/values/text/fingerprint.ts';
import { blankDesign } from '#designs/blank.ts';
import { designRows } from '#designs/rows.ts';
import { pageFingerprints } from '#web/editor/approval/fingerprint.ts';
import type { Content } from './content.ts';
import { freshHistory } from './history.ts';
import { createCopyWriter, migrateCopy } from './local-copies.ts';
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

test('the base of a copy in a document of version 2 is migrated with it, so that it can be merged', async () => {
  const { product, ...rest } = design;
  const { type: _type, template, ...keys } = product;
  const old = copyOf({ ...rest, version: 2, card: template, ...keys });
  const migrated = await migrateCopy({ ...old, base: old.edited.content, sent: [old.edited.content] });
  expect(migrated).toMatchObject({ base: { design }, sent: [] });
});

test('what a copy of before names by words is said by the same words, and approved pages stay approved', async () => {
  const pages = design.pages.map(pageOfBefore);
  const prints = Object.fromEntries(design.pages.map((one) => [one.id, fingerprint(printedContentBefore(design, [one]))]));
  const old = {
    ...copyOf({ ...design, version: 4, pages }),
    parked: { photo: { label: 'Euer Foto', text: 'Wir' } },
    conflict: { copy: 'c', places: [{ kind: 'element', page: 'outside', label: 'Namen' }] },
    approved: { ...prints, gone: 'f' },
  };
  const migrated = await migrateCopy(old as unknown as LocalCopy<{ quantity: number }>);
  expect(migrated?.edited.content.design).toEqual(design);
  expect(migrated?.parked).toEqual({ photo: { name: verbatim('Euer Foto'), text: 'Wir' } });
  expect(migrated?.conflict?.places).toEqual([{ kind: 'element', page: 'outside', name: verbatim('Namen') }]);
  expect(migrated?.approved).toEqual({ ...Object.fromEntries(pageFingerprints(design)), gone: 'f' });
});

test('copies that one replaces are removed once it is stored; a full browser keeps them, and the copy is tried without history', async () => {
  const puts: { key: string; steps: number }[] = [];
  const removed: string[] = [];
  const told: boolean[] = [];
  const begins: (() => void)[] = [];
  let room = 0;
  const copies = {
    of: async () => [],
    async put({ key, edited }: LocalCopy<{ quantity: number }>) {
      puts.push({ key, steps: edited.past.length });
      return edited.past.length < room;
    },
    async remove(keys: readonly string[]) {
      removed.push(...keys);
    },
  };
  const writer = createCopyWriter(
    copies,
    (isStored) => told.push(isStored),
    (begin) => {
      begins.push(begin);
      return () => begins.splice(0);
    },
  );
  writer.write(copyOf(design), ['old']);
  expect(puts).toEqual([]);
  for (const begin of begins.splice(0)) begin();
  await expect.poll(() => told).toEqual([false]);
  expect(puts.map(({ steps }) => steps)).toEqual([1, 0]);
  expect(removed).toEqual([]);
  room = 1;
  writer.write(copyOf(design));
  await writer.flush();
  expect(told).toEqual([false, true]);
  expect(removed).toEqual(['old']);
});

test('a copy of a later version is left alone', async () => {
  expect(await migrateCopy(copyOf({ ...design, version: newestVersion + 1 }))).toBeNull();
});
