import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DesignDocument, TextElement } from '#core/design/document.ts';
import { textElement as fixtureText } from '#tests/render/fixture-design.ts';
import { fieldsOfKind } from './field-names.ts';
import { fillDocument, fillText } from './fill.ts';
import type { MergeRecord } from './record.ts';

const textElement = (text: string): TextElement => fixtureText({ id: 'text', text });

const anna: MergeRecord = {
  key: 'anna',
  kind: 'guest',
  name: { title: 'Dr.', given: ['Anna', 'Lena'], particles: 'von der', family: ['Heide'], suffix: '' },
  values: { tisch: '7', begleitung: 'Max Roth' },
};
const household: MergeRecord = {
  key: 'heide',
  kind: 'household',
  values: { adresse: 'Anna Heide\r\n\nLindenweg 7\n80331 München', plz: '80331' },
};

function filled(text: string, record: MergeRecord = anna): string {
  return fillText(textElement(text), record).text;
}

describe('values in a text', () => {
  test.each([
    ['Für {{vorname}}, Tisch {{tisch}}', 'Für Anna Lena, Tisch 7'],
    ['{{name}}', 'Dr. Anna Lena von der Heide'],
    ['{{nachname}}, {{rufname}}', 'von der Heide, Anna'],
    ['{{rufname}}{{?begleitung: und …}}', 'Anna und Max Roth'],
    ['{{rufname}}{{?platz:, Platz …}}', 'Anna'],
    ['{{platz:freie Wahl}}', 'freie Wahl'],
    ['{{Menü:Fisch}} {{titel}}', 'Fisch Dr.'],
    ['Ohne Feld', 'Ohne Feld'],
  ])('%s', (text, expected) => {
    expect(filled(text)).toBe(expected);
  });

  test('a field that prints nothing takes the space beside it with it', () => {
    expect(filled('{{platz:}} {{rufname}}')).toBe('Anna');
    expect(filled('{{rufname}} {{platz:}}')).toBe('Anna');
    expect(filled('{{rufname}} {{platz:}} {{nachname}}')).toBe('Anna von der Heide');
    expect(filled('{{rufname}}{{platz:}} {{nachname}}')).toBe('Anna von der Heide');
  });

  test('a line that held fields and is empty is left out, other empty lines stay', () => {
    expect(filled('a\n{{platz:}}\nb')).toBe('a\nb');
    expect(filled('{{platz:}} {{land:}}\n\nb')).toBe('\nb');
    expect(filled('a\n\n{{?platz:Platz …}}')).toBe('a\n');
    expect(filled('{{platz:}}')).toBe('');
  });

  test('adresse and adresszeilen are several lines without empty ones, all other values are one', () => {
    expect(filled('{{adresse}}\n{{land:}}', household)).toBe('Anna Heide\nLindenweg 7\n80331 München');
    const two = { ...household, values: { ort: 'Bad\nIschl\u2028am See', adresszeilen: 'Anna\nMax' } };
    expect(filled('{{ort}} / {{adresszeilen}}!', two)).toBe('Bad Ischl am See / Anna\nMax!');
  });
});

describe('a value is text', () => {
  test.each(['{{nachname}}', '$& $1 $$', '\\n', '👩‍👧‍👦', '{{?titel:…}}', '…', '‏שרה'])('%s', (rufname) => {
    const record = { ...anna, values: { rufname } };
    expect(filled('{{rufname}}', record)).toBe(rufname);
    expect(filled('{{?rufname:<…>}}', record)).toBe(`<${rufname}>`);
  });

  test('directions that a value opens end with it', () => {
    const record = { ...anna, values: { rufname: '\u202eAnna', begleitung: '\u2067Max\u202a', titel: '\u202bDr.\u202c' } };
    expect(filled('{{rufname}} und {{begleitung}} {{titel}}', record)).toBe(
      '\u202eAnna\u202c und \u2067Max\u202a\u202c\u2069 \u202bDr.\u202c',
    );
  });

  test('controls and half characters never reach a text', () => {
    expect(filled('{{rufname}}', { ...anna, values: { rufname: ' A\u0000n\tna\ufeff\ud800 ' } })).toBe('An na\ufffd');
    expect(filled('{{rufname}}', { ...anna, values: { rufname: 'Zoe\u0308' } })).toBe('Zoë');
  });
});

describe('what a record lacks', () => {
  test('is told apart: missing, with words in its place, unknown', () => {
    const { missing, fallbacks, unknown } = fillText(textElement('{{platz}} {{menue:Fisch}} {{land:}} {{haarfarbe}} {{?platz:…}}'), anna);
    expect({ missing, fallbacks, unknown }).toEqual({ missing: ['platz'], fallbacks: ['menue'], unknown: ['haarfarbe'] });
  });

  test('a value of spaces is none', () => {
    expect(fillText(textElement('{{rufname}}'), { ...anna, values: { rufname: ' \n\u200b' } }).missing).toEqual(['rufname']);
  });

  test('the fields of a household are unknown for a guest, and the other way round', () => {
    for (const field of fieldsOfKind.household.filter((name) => !fieldsOfKind.guest.includes(name))) {
      expect(fillText(textElement(`{{${field}}}`), anna).unknown).toEqual([field]);
    }
    for (const field of fieldsOfKind.guest.filter((name) => !fieldsOfKind.household.includes(name))) {
      expect(fillText(textElement(`{{${field}}}`), household).unknown).toEqual([field]);
    }
  });
});

test('a filled design keeps the objects of what holds no field', () => {
  const page = (id: string, elements: TextElement[]) => ({ id, elements }) as unknown as DesignDocument['pages'][number];
  const [plain, merged] = [textElement('Menü'), textElement('{{rufname}}')];
  const design = { pages: [page('front', [plain, merged]), page('back', [plain])] } as unknown as DesignDocument;
  const result = fillDocument(design, anna);
  expect(result.pages[1]).toBe(design.pages[1]);
  expect(result.pages[0]?.elements[0]).toBe(plain);
  expect(result.pages[0]?.elements[1]).toEqual({ ...merged, text: 'Anna' });
});

describe('the words of a value', () => {
  const kindsOf = (text: string, record: MergeRecord) => {
    const { text: whole, spans } = fillText(textElement(text), record);
    return spans.map(({ from, to, kind }) => `${whole.slice(from, to)} ${kind}`);
  };

  test('are known by the parts of the name, also between words of a conditional field', () => {
    const name = ['Dr. title', 'Anna given', 'Lena given', 'von particle', 'der particle', 'Heide family'];
    expect(kindsOf('Für {{name}}', anna)).toEqual(name);
    expect(kindsOf('Menü{{?name: für …, willkommen}}', anna)).toEqual([
      'für word',
      ...name.slice(0, -1),
      'Heide, family',
      'willkommen word',
    ]);
    expect(kindsOf('{{?rufname:(…)}}', anna)).toEqual(['(Anna) given']);
  });

  test('are told apart where a value has no parts', () => {
    const values = { personen: 'Frau Dr. A. Graf von Roth und Max' };
    expect(kindsOf('{{personen}}', { key: 'roth', kind: 'household', values })).toEqual([
      'Frau title',
      'Dr. title',
      'A. initial',
      'Graf particle',
      'von particle',
      'Roth word',
      'und and',
      'Max word',
    ]);
  });
});

describe('any text and any value', () => {
  test('a text without fields stays as it is', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => text.includes('{{') || filled(text) === text));
  });

  test('a value stands between its words in one line, and its spans are its words', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (rufname) => {
        const { text, spans } = fillText(textElement('a {{rufname:x}} z\nend'), { ...anna, values: { rufname } });
        expect(text.startsWith('a ') && text.endsWith(' z\nend')).toBe(true);
        expect(text.split('\n')).toHaveLength(2);
        const value = text.slice(2, -' z\nend'.length);
        expect(spans.map(({ from, to }) => text.slice(from, to))).toEqual(value.split(/ +/).filter(Boolean));
      }),
    );
  });
});
