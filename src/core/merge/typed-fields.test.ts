import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { germanFieldName } from '#texts/field-names.ts';
import { parseFields } from './parse-fields.ts';
import { besidePieces, storedBetween, typedFields, typeFields, withWholePieces } from './typed-fields.ts';

const edge = '\u2063';
const shown = (stored: string) => typedFields(stored, germanFieldName);
const plain = (stored: string) => shown(stored).text.replaceAll(edge, '');

/** Replaces `from` to `to` of the typed text, as a browser does, and leaves the caret behind it. */
function edited(stored: string, from: number, to: number, words = '') {
  const { text } = shown(stored);
  return typeFields(stored, text.slice(0, from) + words + text.slice(to), from + words.length, germanFieldName);
}

function fieldsOf(stored: string): string[] {
  return parseFields(stored).flatMap(({ kind, start, end }) => (kind === 'field' ? stored.slice(start, end) : []));
}

function wordsBesideFields(stored: string): string {
  return parseFields(stored)
    .map(({ kind, start, end }) => (kind === 'text' ? stored.slice(start, end) : ''))
    .join('');
}

describe('a text with fields as it is typed', () => {
  test.each([
    ['Liebe {{vorname}}!', 'Liebe Vorname!'],
    ['{{menue:Fisch}}', 'Fisch'],
    ['{{titel:}} {{nachname}}', 'Titel Nachname'],
    ['{{vorname}}{{?begleitung: und …}}', 'Vorname und Begleitung'],
    ['{{Lieblingsfarbe}}', 'lieblingsfarbe'],
    ['{{', '{{'],
  ])('%j shows %j', (stored, words) => {
    expect(plain(stored)).toBe(words);
  });

  test('a text without fields is the stored one', () => {
    expect(shown('Lea & {Ben}')).toEqual({ text: 'Lea & {Ben}', pieces: [] });
  });

  test('typing beside a field stays beside it, on both sides', () => {
    const { text, pieces } = shown('{{vorname}}');
    const [piece] = pieces;
    expect([piece?.from, piece?.to]).toEqual([0, text.length]);
    expect(edited('{{vorname}}', 0, 0, 'V')).toBe('V{{vorname}}');
    expect(edited('{{vorname}}', text.length, text.length, 's')).toBe('{{vorname}}s');
  });

  test('Backspace and Delete at the edge of a field take it as a whole', () => {
    const { pieces } = shown('a{{vorname}}b');
    const { from = 0, to = 0 } = pieces[0] ?? {};
    expect(edited('a{{vorname}}b', to - 1, to)).toBe('ab');
    expect(edited('a{{vorname}}b', from, from + 1)).toBe('ab');
  });

  test('of two equal fields the one beside the caret goes', () => {
    const stored = '{{name}}{{ name }}';
    const { to = 0 } = shown(stored).pieces[0] ?? {};
    expect(edited(stored, to - 1, to)).toBe('{{ name }}');
    expect(edited(stored, to, to + 1)).toBe('{{name}}');
  });

  test('a spelling checker that replaces letters of a field changes nothing', () => {
    const { from = 0 } = shown('a {{vorname}}').pieces[0] ?? {};
    expect(edited('a {{vorname}}', from + 2, from + 4, 'hr')).toBe('a {{vorname}}');
  });

  test('what an input method writes into a field stands behind it', () => {
    const { from = 0 } = shown('a {{vorname}}').pieces[0] ?? {};
    expect(edited('a {{vorname}}', from + 2, from + 2, 'hr')).toBe('a {{vorname}}hr');
  });

  test('a field that is typed or pasted becomes one piece', () => {
    const typed = edited('Für {{vorname}', 14, 14, '}');
    expect(typed).toBe('Für {{vorname}}');
    expect(shown(typed).pieces).toHaveLength(1);
    expect(edited('Für ', 4, 4, '{{ort}} am See')).toBe('Für {{ort}} am See');
  });

  test('what is copied is the stored text', () => {
    const stored = 'Für {{vorname}} und {{?begleitung: und …}}';
    const typed = shown(stored);
    expect(storedBetween(stored, typed, 0, typed.text.length)).toBe(stored);
    const [, second] = typed.pieces;
    expect(storedBetween(stored, typed, second?.from ?? 0, second?.to ?? 0)).toBe('{{?begleitung: und …}}');
  });

  test('a selection ends beside a field: behind it in the direction of the move, else at its nearer edge', () => {
    const { pieces } = shown('ab{{name}}c');
    const { from = 0, to = 0 } = pieces[0] ?? {};
    expect(besidePieces(pieces, from + 1, from)).toBe(to);
    expect(besidePieces(pieces, to - 1, to)).toBe(from);
    expect(besidePieces(pieces, from + 1, 0)).toBe(from);
    expect(besidePieces(pieces, to - 1, 0)).toBe(to);
    expect(besidePieces(pieces, 1, 0)).toBe(1);
    expect(withWholePieces({ from: 1, to: from + 1 }, pieces)).toEqual({ from: 1, to });
  });

  test('a thousand random edits never leave a part of a field, wherever they begin and end', () => {
    const part = fc.constantFrom(
      '{{vorname}}',
      '{{name:Gast}}',
      '{{?begleitung: und …}}',
      '{{ Ort }}',
      '{{lieblingsfarbe}}',
      'a',
      ' ',
      '\n',
      '😀',
    );
    const edit = fc.record({ from: fc.nat(60), length: fc.nat(12), words: fc.constantFrom('', 'x', 'ein Wort', '\n', 'V', edge) });
    let edits = 0;
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), fc.array(edit, { minLength: 10, maxLength: 10 }), (parts, all) => {
        let stored = parts.join('');
        for (const { from: at, length, words } of all) {
          const { text } = shown(stored);
          const from = Math.min(at, text.length);
          const after = edited(stored, from, Math.min(from + length, text.length), words);
          const left = [...fieldsOf(stored)];
          for (const field of fieldsOf(after)) {
            expect(left).toContain(field);
            left.splice(left.indexOf(field), 1);
          }
          expect(wordsBesideFields(after)).not.toMatch(/[{}]/);
          stored = after;
          edits += 1;
        }
      }),
      { numRuns: 120 },
    );
    expect(edits).toBeGreaterThanOrEqual(1_000);
  });

  test('without a caret the change is what differs', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (head, before, tail) => {
        expect(typeFields(head + tail, head + before + tail, null, germanFieldName).replaceAll(edge, '')).toBe(
          (head + before + tail).replaceAll(edge, ''),
        );
      }),
    );
  });
});
