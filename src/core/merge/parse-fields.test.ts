import { describe, expect, test } from 'vitest';
import { expectLinear } from '#tests/processor-time.ts';
import { parseFields } from './parse-fields.ts';

/** The fields of a text, as it writes them. */
function fieldsOf(text: string): string[] {
  return parseFields(text).flatMap(({ kind, start, end }) => (kind === 'field' ? text.slice(start, end) : []));
}

describe('fields in a text', () => {
  test('a field, one with words in its place, and one with words around it', () => {
    expect(parseFields('Für {{vorname}}')).toEqual([
      { kind: 'text', start: 0, end: 4 },
      { kind: 'field', start: 4, end: 15, name: 'vorname', fallback: null, around: null },
    ]);
    expect(parseFields('{{vorname:liebe Gäste}}')[0]).toMatchObject({ name: 'vorname', fallback: 'liebe Gäste', around: null });
    expect(parseFields('{{?begleitung: und …}}')[0]).toMatchObject({ name: 'begleitung', fallback: null, around: ' und …' });
    expect(parseFields('{{titel:}}')[0]).toMatchObject({ fallback: '' });
    expect(parseFields('{{?titel}}')[0]).toMatchObject({ around: '…' });
    expect(parseFields('{{?begleitung: mit ...}}')[0]).toMatchObject({ around: ' mit …' });
  });

  test.each(['{{ Vorname }}', '{{VORNAME}}', '{{vorname }}'])('%s is vorname', (text) => {
    expect(parseFields(text)).toMatchObject([{ kind: 'field', name: 'vorname' }]);
  });

  test('umlauts are spelled out, and an unknown name stays a field with its name', () => {
    expect(parseFields('{{Menü}} {{Straße}} {{Lieblingsfarbe}}').flatMap((run) => (run.kind === 'field' ? run.name : []))).toEqual([
      'menue',
      'strasse',
      'lieblingsfarbe',
    ]);
  });

  test.each([
    '{{',
    '}}',
    '{{}}',
    '{{ }}',
    '{{1}}',
    '{{vor name}}',
    '{{vor\nname}}',
    '{{vorname:a\nb}}',
    '{vorname}',
    `{{a:${'x'.repeat(300)}}}`,
    '',
  ])('%j is text', (text) => {
    expect(fieldsOf(text)).toEqual([]);
  });

  test('braces around a field are text, and a field holds no other one', () => {
    expect(fieldsOf('{{{vorname}}}')).toEqual(['{{vorname}}']);
    expect(fieldsOf('{{?titel:{{vorname}} …}}')).toEqual(['{{vorname}}']);
    expect(fieldsOf('{{vorname}}{{nachname}}}} {{ort}}')).toEqual(['{{vorname}}', '{{nachname}}', '{{ort}}']);
  });

  test('runs cover any text without gaps', () => {
    for (const text of ['', 'a', '{{a}}b{{c', '}}{{a:}}{{', '{{a}}{{b}}\n\n{{c}} 👩‍👧', '{{{{{{a}}}}}}']) {
      const runs = parseFields(text);
      expect(runs.map(({ start, end }) => text.slice(start, end)).join('')).toBe(text);
      expect(runs.every(({ start, end }) => end > start)).toBe(true);
    }
  });

  test.each(['{{', '}}', '{{a', '{{a}}', '{', '{{a:'])('a text of many %s takes linear time', async (part) => {
    await expectLinear(part, (share) => {
      const text = part.repeat(100_000 * share);
      return () => parseFields(text);
    });
  });
});
