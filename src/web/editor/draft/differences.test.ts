import { expect, test } from 'vitest';
import type { DesignDocument } from '#core/design/document.ts';
import { applyEdits } from '#core/design/edit.ts';
import { blankDesign } from '#designs/blank.ts';
import { designRows } from '#designs/rows.ts';
import { differingPanels, wordsAt } from './differences.ts';

const row = designRows.find(({ id }) => id === 'olivia');
if (!row) throw new Error('the card of these tests is gone');
const blank = blankDesign(row, 'folded', 'a6', undefined, 'none');

function written(element: string, text: string): DesignDocument {
  const edited = applyEdits(blank, [{ kind: 'setText', page: 'outside', element, text }]);
  if (!edited) throw new Error('the text is not there');
  return edited.design;
}

const place = { kind: 'element', page: 'outside', name: { key: 'element.role.names' } } as const;

test('the words of both versions at a place, each in one line', () => {
  expect(wordsAt(place, [written('front-names', 'Anna\n& Ben'), written('front-names', 'Cem')])).toEqual(['Anna & Ben', 'Cem']);
});

test('no words where the texts are the same, or where the place is no element', () => {
  expect(wordsAt(place, [blank, blank])).toEqual([null, null]);
  expect(wordsAt({ kind: 'colours' }, [blank, blank])).toEqual([null, null]);
});

test('a text that one version lacks has no words there', () => {
  const without = {
    ...blank,
    pages: blank.pages.map((page) => ({ ...page, elements: page.elements.filter(({ id }) => id !== 'front-names') })),
  };
  expect(wordsAt(place, [without, blank])[0]).toBeNull();
});

test('the panels that differ; the first one where the difference cannot be seen', () => {
  expect(differingPanels(blank, written('front-names', 'Anna'))).toEqual(['front']);
  expect(differingPanels(blank, blank)).toEqual(['front']);
});
