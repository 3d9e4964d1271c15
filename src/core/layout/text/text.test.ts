import { describe, expect, test } from 'vitest';
import { germanBoundWords } from '#texts/bound-words.ts';
import { prepareText } from './prepare.ts';
import { bindSpaces } from './typography.ts';

describe('preparing text', () => {
  test('every kind of line end becomes a newline', () => {
    expect(prepareText('a\r\nb\rc\u2028d\u2029e\u0085f\vg')).toBe('a\nb\nc\nd\ne\nf\ng');
  });

  test('decomposed letters are composed', () => {
    expect(prepareText('Zoe\u0308 Mu\u0308ller')).toBe('Zoë Müller');
  });

  test('what prints nothing goes, what joins, forbids a break or turns the direction stays', () => {
    expect(prepareText('\ufeffL\u200bea\u0000 & B\u0007en')).toBe('Lea & Ben');
    expect(prepareText('\u200fLea\u200e \u2067Ben\u2069')).toBe('\u200fLea\u200e \u2067Ben\u2069');
    expect(prepareText('Auf\u200clage, Schiff\u00adfahrt, 5\u00a0km, a\u2060b')).toBe(
      'Auf\u200clage, Schiff\u00adfahrt, 5\u00a0km, a\u2060b',
    );
  });

  test('tabs are spaces, half characters are replaced by one that is reported', () => {
    expect(prepareText('a\tb')).toBe('a b');
    expect(prepareText('a\ud800b')).toBe('a\ufffdb');
  });

  test('empty lines stay between and before lines and go at the end', () => {
    expect(prepareText('\na\n\nb\n \n\n')).toBe('\na\n\nb');
    expect(prepareText(' \n \n')).toBe('');
  });
});

describe('typographic spaces', () => {
  const nbsp = '\u00a0';
  const narrow = '\u202f';
  test.each([
    ['Musik, z. B. Jazz', `Musik, z.${narrow}B. Jazz`],
    ['d.h. bald', `d.${narrow}h. bald`],
    ['am 14. August 2027', `am 14.${nbsp}August 2027`],
    ['am 1. Jän. und 2. Feb. 2027', `am 1. Jän. und 2.${nbsp}Feb. 2027`],
    ['100 % Liebe', `100${narrow}% Liebe`],
    ['Nr. 5', `Nr.${nbsp}5`],
    ['um 10.30 Uhr', `um 10.30${nbsp}Uhr`],
    ['ein Wort – und mehr', `ein Wort${nbsp}– und mehr`],
    ['le « grand » jour', `le «${narrow}grand${narrow}» jour`],
    ['Wir sagen »ja« und «nein»', 'Wir sagen »ja« und «nein»'],
    ['14 Uhrwerke, 3. Augustiner', '14 Uhrwerke, 3. Augustiner'],
    ['Lea und Ben', 'Lea und Ben'],
  ])('%s', (written, set) => {
    expect(bindSpaces(written, 'de', germanBoundWords)).toBe(set);
  });
});

describe('French spaces', () => {
  test.each([
    ['Bonjour!', 'Bonjour\u202f!'],
    ['Bonjour !', 'Bonjour\u202f!'],
    ['Bonjour\u00a0!', 'Bonjour\u202f!'],
    ['viendrez-vous ?! Oui.', 'viendrez-vous\u202f?! Oui.'],
    ['Chers amis: fête; vin', 'Chers amis\u202f: fête\u202f; vin'],
    ['«Oui» et « non »', '«\u202fOui\u202f» et «\u202fnon\u202f»'],
    ['Il dit: «Oui!»', 'Il dit\u202f: «\u202fOui\u202f!\u202f»'],
    ['le 1er mai 2027 à 15 h', 'le 1er\u00a0mai 2027 à 15\u00a0h'],
    ['15:30, https://lea.fr, (bravo!) :-)', '15:30, https://lea.fr, (bravo\u202f!) :-)'],
    ['100 % amour', '100\u202f% amour'],
  ])('%s', (written, set) => {
    expect(bindSpaces(written, 'fr', germanBoundWords)).toBe(set);
    expect(bindSpaces(set, 'fr', germanBoundWords)).toBe(set);
    const letters = (text: string) => text.replace(/[ \u00a0\u202f]/g, '');
    expect(letters(set)).toBe(letters(written));
  });

  test('German and English texts keep their signs where they were typed', () => {
    for (const language of ['de', 'en'] as const)
      expect(bindSpaces('Hurra! Kommt ihr? So: „ja“', language, germanBoundWords)).toBe('Hurra! Kommt ihr? So: „ja“');
  });
});
