import { expect, test } from 'vitest';
import type { DesignTemplate } from '#core/catalogue/template.ts';
import { newestVersion, type TextElement } from '#core/design/document.ts';
import type { ProductDocument } from '#core/products/document.ts';
import { isFault } from '#core/values/fault.ts';
import { blankDesign } from '#designs/blank.ts';
import { designRows } from '#designs/rows.ts';
import { documentTasks } from './document-tasks.ts';

const olivia = designRows.find(({ id }) => id === 'olivia') as DesignTemplate;
const card = blankDesign(olivia, 'folded', 'a6', undefined, 'none') as ProductDocument;
const stored = (design: unknown) => ({ document: JSON.stringify(design) });
const textsOf = ({ pages }: ProductDocument) =>
  pages.flatMap(({ elements }) => elements.filter((element): element is TextElement => element.kind === 'text'));

async function codeOf(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'done',
    (error: unknown) => (isFault(error) ? error.code : 'error'),
  );
}

test('texts for suggestions are those that may be changed, each on its panel, and no more than a page can show', async () => {
  const texts = await documentTasks['shared-texts'](stored(card));
  expect(texts.map(({ element, text }) => [element, text])).toEqual(textsOf(card).map(({ id, text }) => [id, text]));
  expect(new Set(texts.map(({ panel }) => panel))).toEqual(new Set(['front', 'inside-right']));
  const [front, ...others] = card.pages;
  if (!front) throw new Error('no page');
  const [model] = textsOf(card);
  const locked = { ...card, pages: [{ ...front, elements: front.elements.map((element) => ({ ...element, locked: true })) }, ...others] };
  expect((await documentTasks['shared-texts'](stored(locked))).every(({ page }) => page !== front.id)).toBe(true);
  const many = Array.from({ length: 450 }, (_, at) => ({ ...model, id: `t${at}`, text: 'x'.repeat(1_900) }));
  const large = await documentTasks['shared-texts'](stored({ ...card, pages: [{ ...front, elements: many }, ...others] }));
  expect(large.length).toBeGreaterThan(40);
  expect(JSON.stringify(large).length).toBeLessThan(121_000);
});

test('a panel is read with its page alone; the first is the front', async () => {
  const first = await documentTasks['panel-page']({ ...stored(card), panel: 'first' });
  expect([first.panel, first.design.pages]).toEqual(['front', [card.pages[0]]]);
  const inside = await documentTasks['panel-page']({ ...stored(card), panel: 'inside-right' });
  expect([inside.panel, inside.design.pages]).toEqual(['inside-right', [card.pages[1]]]);
  expect(await codeOf(documentTasks['panel-page']({ ...stored(card), panel: 'deckel' }))).toBe('not-found');
});

test('a document that cannot be read is told by its summary, and fails the others', async () => {
  const newer = stored({ ...card, version: 9_000 });
  expect(JSON.parse((await documentTasks.summary(newer)).summary)).toEqual({ version: newestVersion + 1 });
  expect(JSON.parse((await documentTasks.summary(stored(['kaputt']))).summary)).toEqual({ version: card.version, isInvalid: true });
  expect(await codeOf(documentTasks['shared-texts'](newer))).toBe('design-newer');
  expect(await codeOf(documentTasks['shared-texts'](stored(['kaputt'])))).toBe('error');
});
