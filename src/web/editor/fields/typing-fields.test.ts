import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DesignDocument, TextElement } from '#core/design/document.ts';
import { mergeVersions } from '#core/design/merge/merge.ts';
import { fixtureDesign, textElement } from '#tests/render/fixture-design.ts';
import { initialState } from '#web/editor/state.ts';
import { createEditorStore } from '#web/editor/store.ts';
import { typeText } from '#web/editor/text-editing/typing.ts';
import { fieldTyping } from './field-typing.ts';
import { namesIn, namesOut } from './name-edits.ts';

const ref = { page: fixtureDesign.pages[0]?.id ?? '', element: 'text' };

function designOf(text: string, more: Partial<TextElement> = {}): DesignDocument {
  const [page] = fixtureDesign.pages;
  if (!page) throw new Error('fixture has no page');
  return { ...fixtureDesign, pages: [{ ...page, elements: [{ ...textElement({ id: 'text', text }), ...more }] }] };
}

function textIn({ pages }: DesignDocument): TextElement {
  const element = pages[0]?.elements[0];
  if (element?.kind !== 'text') throw new Error('no text');
  return element;
}

function editorOf(design: DesignDocument) {
  const store = createEditorStore(initialState({ content: { design, choice: null }, savedAt: null }), () => 0);
  const text = () => textIn(store.getState().history.content.design);
  function type(from: number, to: number, words: string) {
    const element = text();
    const before = fieldTyping.typed(element.text).text;
    return typeText(
      store,
      ref,
      element,
      fieldTyping.type(element.text, before.slice(0, from) + words + before.slice(to), from + words.length),
    );
  }
  return { store, text, type };
}

describe('typing in a text with fields', () => {
  test('a thousand random edits leave whole fields only, and undo takes each back exactly', () => {
    const edit = fc.record({
      from: fc.nat(80),
      length: fc.nat(10),
      words: fc.constantFrom('', 'x', 'ein Wort ', '\n', '{{ort}}', '{{?tisch:, Tisch …}}'),
    });
    let count = 0;
    fc.assert(
      fc.property(fc.array(edit, { minLength: 20, maxLength: 20 }), (edits) => {
        const { store, text, type } = editorOf(designOf('Liebe {{vorname}}{{?begleitung: und …}},\nihr sitzt an {{tisch:Tisch 1}}.'));
        const versions = [text().text];
        for (const { from, length, words } of edits) {
          const before = text().text;
          const { length: all } = fieldTyping.typed(before).text;
          type(Math.min(from, all), Math.min(from + length, all), words);
          store.dispatch({ type: 'end-coalescing' });
          count += 1;
          expect(fieldTyping.typed(text().text).text.replaceAll(/\u2063[^\u2063]*\u2063/g, '')).not.toMatch(/[{}]/);
          if (text().text !== before) versions.push(text().text);
        }
        for (const version of versions.toReversed().slice(1)) {
          store.dispatch({ type: 'undo' });
          expect(text().text).toBe(version);
        }
        for (const version of versions.slice(1)) {
          store.dispatch({ type: 'redo' });
          expect(text().text).toBe(version);
        }
      }),
      { numRuns: 60 },
    );
    expect(count).toBeGreaterThanOrEqual(1_000);
  });

  test('of an insertion beyond a limit nothing is taken where a part could end within a field', () => {
    const { text, type } = editorOf(designOf('{{name}}', { slot: { allows: ['content'], maxCharacters: 12 } }));
    const { limit } = type(0, 0, '{{titel:}}');
    expect(text().text).toBe('{{name}}');
    expect(limit).toEqual({ kind: 'characters', limit: 12, rest: '' });
  });

  test('drafts of two windows merge to the text of one of them, with its fields whole', () => {
    const base = { design: designOf('Für {{vorname}} am {{tisch}}'), choice: {} };
    fc.assert(
      fc.property(
        fc.nat(40),
        fc.nat(40),
        fc.constantFrom('', 'x', '{{ort}}'),
        fc.constantFrom('', 'y', '{{land:hier}}'),
        (a, b, mine, theirs) => {
          const change = (at: number, words: string) => {
            const { text, type } = editorOf(base.design);
            const { length } = fieldTyping.typed(text().text).text;
            type(Math.min(at, length), Math.min(at + 5, length), words);
            return { design: designOf(text().text), choice: {} };
          };
          const [own, other] = [change(a, mine), change(b, theirs)];
          const merged = textIn(mergeVersions(base, own, other).content.design).text;
          expect([own, other].map(({ design }) => textIn(design).text)).toContain(merged);
        },
      ),
    );
  });
});

describe('names in the texts that a template means for them', () => {
  const texts = { text: '{{name}}' };
  const blank = designOf('Name', { sample: 'Name', sizeUm: 6_000, minSizeUm: 5_000 });

  test('come and go as one step each, and what was there before comes back', () => {
    const { store, text } = editorOf(blank);
    store.edit(namesIn(blank, texts));
    expect(text()).toMatchObject({ text: '{{name}}', minSizeUm: 2_822 });
    expect(store.getState().history.past).toHaveLength(1);
    store.edit(namesOut(store.getState().history.content.design, texts, blank));
    expect(store.getState().history.content.design).toEqual(blank);
    store.dispatch({ type: 'undo' });
    store.dispatch({ type: 'undo' });
    expect(store.getState().history.content.design).toEqual(blank);
  });

  test('leave what the customer wrote, also to a field that was put in', () => {
    expect(namesIn(designOf('Ehrengast', { sample: 'Name' }), texts)).toEqual([]);
    expect(namesOut(designOf('{{name}}!', { sample: 'Name' }), texts, blank)).toEqual([]);
    expect(namesOut(blank, texts, blank)).toEqual([]);
  });
});
