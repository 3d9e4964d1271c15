/** How a household is spoken to, and how its names stand on envelopes and cards. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type HouseholdGuest, type NameForm, type NameLanguage, nameLanguages } from './household-names.ts';
import type { Gender, GuestKind } from './import/name-words.ts';
import { type LineForm, nameLines } from './name-lines.ts';
import { openingLine } from './salutation.ts';

type Known = Partial<HouseholdGuest>;

function guest(given: string, family: string, gender: Gender | null, known: Known = {}): HouseholdGuest {
  const genderSource = gender === null ? null : 'listed';
  return { title: '', given, noble: '', family, suffix: '', kind: 'adult', gender, genderSource, isInvited: true, ...known };
}

const anna = guest('Anna', 'Müller', 'f');
const eva = guest('Eva', 'Müller', 'f');
const max = guest('Max', 'Müller', 'm');
const meier = guest('Max', 'Meier', 'm');
const emil = guest('Emil', 'Roth', 'm');
const kim = guest('Kim', 'Roth', null);
const weiss = guest('Max', 'Weiß', 'm', { title: 'Prof. Dr.' });
const lena = guest('Lena', 'Müller', 'f', { kind: 'child' });
const tom = guest('Tom', 'Müller', 'm', { kind: 'child' });
const sophie = guest('Sophie', 'von Großendorff', 'f', { noble: 'Gräfin' });
const cornelius = guest('Cornelius', 'von Rosenau', 'm', { noble: 'Freiherr', title: 'Dr.' });
const jan = guest('Jan', 'de Vries', 'm');
const ines = guest('Inés', 'García', 'f');
const company = guest('', '', null, { kind: 'plus-one' });

function opening(guests: readonly HouseholdGuest[], form: Partial<NameForm> = {}): string {
  return openingLine(guests, { language: 'de', register: 'formal', sequence: 'listed', country: 'DE', ...form });
}

const households: Readonly<Record<string, readonly HouseholdGuest[]>> = {
  'a woman': [anna],
  'a professor': [weiss],
  'one of no gender': [kim],
  'a couple of one name': [anna, max],
  'a couple of two names': [anna, meier],
  'two women of one name': [anna, eva],
  'two men of two names': [meier, emil],
  'a couple with one of no gender': [anna, kim],
  'parents and children': [anna, max, lena, tom],
  'a countess': [sophie],
  'a baron with a doctorate': [cornelius],
  'a Dutch man': [jan],
  'a Spanish couple': [anna, ines],
};

/** Formal and friend, by language. */
const openings: Readonly<Record<string, Partial<Record<NameLanguage, [string, string]>>>> = {
  'a woman': {
    de: ['Sehr geehrte Frau Müller', 'Liebe Anna'],
    fr: ['Chère Madame', 'Chère Anna'],
    it: ['Gentile Signora Müller', 'Cara Anna'],
    en: ['Dear Ms Müller', 'Dear Anna'],
    es: ['Estimada Sra. Müller', 'Querida Anna'],
    nl: ['Geachte mevrouw Müller', 'Beste Anna'],
  },
  'a professor': {
    de: ['Sehr geehrter Herr Professor Weiß', 'Lieber Max'],
    fr: ['Cher Monsieur', 'Cher Max'],
    it: ['Gentile Signor Weiß', 'Caro Max'],
    en: ['Dear Prof. Weiß', 'Dear Max'],
    es: ['Estimado Prof. Weiß', 'Querido Max'],
    nl: ['Geachte heer Weiß', 'Beste Max'],
  },
  'one of no gender': {
    de: ['Guten Tag Kim Roth', 'Hallo Kim'],
    fr: ['Bonjour Kim Roth', 'Bonjour Kim'],
    it: ['Buongiorno Kim Roth', 'Ciao Kim'],
    en: ['Dear Kim Roth', 'Dear Kim'],
    es: ['Hola Kim Roth', 'Hola Kim'],
    nl: ['Geachte Kim Roth', 'Beste Kim'],
  },
  'a couple of one name': {
    de: ['Sehr geehrte Frau Müller, sehr geehrter Herr Müller', 'Liebe Anna, lieber Max'],
    fr: ['Chère Madame, cher Monsieur', 'Chers Anna et Max'],
    it: ['Gentili Signori Müller', 'Cari Anna e Max'],
    en: ['Dear Ms Müller and Mr Müller', 'Dear Anna and Max'],
    es: ['Estimada Sra. Müller y estimado Sr. Müller', 'Queridos Anna y Max'],
    nl: ['Geachte mevrouw Müller, geachte heer Müller', 'Beste Anna en Max'],
  },
  'a couple of two names': {
    de: ['Sehr geehrte Frau Müller, sehr geehrter Herr Meier', 'Liebe Anna, lieber Max'],
    fr: ['Chère Madame, cher Monsieur', 'Chers Anna et Max'],
    it: ['Gentili Signori Müller e Meier', 'Cari Anna e Max'],
    en: ['Dear Ms Müller and Mr Meier', 'Dear Anna and Max'],
  },
  'two women of one name': {
    de: ['Sehr geehrte Frau Anna Müller, sehr geehrte Frau Eva Müller', 'Liebe Anna, liebe Eva'],
    fr: ['Chères Mesdames', 'Chères Anna et Eva'],
    it: ['Gentili Signore Müller', 'Care Anna ed Eva'],
    en: ['Dear Ms Anna Müller and Ms Eva Müller', 'Dear Anna and Eva'],
    es: ['Estimada Sra. Anna Müller y estimada Sra. Eva Müller', 'Queridas Anna y Eva'],
    nl: ['Geachte mevrouw Anna Müller, geachte mevrouw Eva Müller', 'Beste Anna en Eva'],
  },
  'two men of two names': {
    de: ['Sehr geehrter Herr Meier, sehr geehrter Herr Roth', 'Lieber Max, lieber Emil'],
    fr: ['Chers Messieurs', 'Chers Max et Emil'],
    it: ['Gentili Signori Meier e Roth', 'Cari Max ed Emil'],
    en: ['Dear Mr Meier and Mr Roth', 'Dear Max and Emil'],
  },
  'a couple with one of no gender': {
    de: ['Guten Tag Anna Müller und Kim Roth', 'Hallo Anna und Kim'],
    fr: ['Bonjour Anna Müller et Kim Roth', 'Bonjour Anna et Kim'],
    it: ['Buongiorno Anna Müller e Kim Roth', 'Ciao Anna e Kim'],
    en: ['Dear Ms Müller and Kim Roth', 'Dear Anna and Kim'],
  },
  'parents and children': {
    de: ['Sehr geehrte Frau Müller, sehr geehrter Herr Müller', 'Liebe Anna, lieber Max, liebe Lena, lieber Tom'],
    fr: ['Chère Madame, cher Monsieur', 'Chers Anna, Max, Lena et Tom'],
    it: ['Gentili Signori Müller', 'Cari Anna, Max, Lena e Tom'],
    en: ['Dear Ms Müller and Mr Müller', 'Dear Anna, Max, Lena and Tom'],
  },
  'a countess': {
    de: ['Sehr geehrte Gräfin Großendorff', 'Liebe Sophie'],
    fr: ['Chère Madame', 'Chère Sophie'],
    it: ['Gentile Signora von Großendorff', 'Cara Sophie'],
    en: ['Dear Gräfin von Großendorff', 'Dear Sophie'],
  },
  'a baron with a doctorate': {
    de: ['Sehr geehrter Herr Dr. von Rosenau', 'Lieber Cornelius'],
    fr: ['Cher Monsieur', 'Cher Cornelius'],
    it: ['Gentile Signor von Rosenau', 'Caro Cornelius'],
    en: ['Dear Dr. von Rosenau', 'Dear Cornelius'],
  },
  'a Dutch man': { nl: ['Geachte heer De Vries', 'Beste Jan'], de: ['Sehr geehrter Herr de Vries', 'Lieber Jan'] },
  'a Spanish couple': { es: ['Estimada Sra. Müller y estimada Sra. García', 'Queridas Anna e Inés'] },
};

describe('opening lines', () => {
  test.each(
    Object.entries(openings).flatMap(([household, byLanguage]) =>
      Object.entries(byLanguage).map(([language, lines]) => ({ household, language: language as NameLanguage, lines })),
    ),
  )('$household in $language: $lines', ({ household, language, lines }) => {
    const guests = households[household] ?? [];
    expect((['formal', 'friend'] as const).map((register) => opening(guests, { language, register }))).toEqual(lines);
  });

  test.each([
    ['de', 'Liebe Familie Müller'],
    ['fr', 'Chère famille Müller'],
    ['it', 'Cara famiglia Müller'],
    ['en', 'Dear Müller family'],
    ['es', 'Querida familia Müller'],
    ['nl', 'Beste familie Müller'],
  ] as const)('more than four friends of one name are a family in %s, if all of it is invited', (language, line) => {
    const all = [anna, max, lena, tom, { ...lena, given: 'Ida' }];
    expect(opening(all, { language, register: 'friend' })).toBe(line);
    const without = opening([...all, { ...tom, given: 'Carl', isInvited: false }], { language, register: 'friend' });
    expect(without).toContain('Ida');
    expect(without).not.toContain('Carl');
  });

  test('women come first, or names by the alphabet, where the list says so', () => {
    expect(opening([meier, anna], { sequence: 'women-first' })).toBe('Sehr geehrte Frau Müller, sehr geehrter Herr Meier');
    expect(opening([meier, emil, anna], { sequence: 'alphabet', register: 'friend' })).toBe('Liebe Anna, lieber Emil, lieber Max');
    expect(opening([meier, anna], { sequence: 'listed', register: 'friend' })).toBe('Lieber Max, liebe Anna');
  });

  test('a Magister is named in Austria, and a degree without a written gender stays as it is', () => {
    const huber = guest('Franz', 'Huber', 'm', { title: 'Mag.' });
    expect([opening([huber], { country: 'AT' }), opening([huber])]).toEqual(['Sehr geehrter Herr Mag. Huber', 'Sehr geehrter Herr Huber']);
    expect(opening([{ ...weiss, genderSource: 'guess' }])).toBe('Guten Tag Prof. Max Weiß');
  });

  test('a household known by its family name alone is a family; one without names has no line', () => {
    const family = guest('', 'Berger', null);
    expect([opening([family]), opening([family], { language: 'it', register: 'friend' })]).toEqual([
      'Sehr geehrte Familie Berger',
      'Cara famiglia Berger',
    ]);
    expect(opening([company])).toBe('');
    expect(opening([guest('', 'Berger', 'f')], { register: 'friend' })).toBe('Sehr geehrte Frau Berger');
  });

  test('in a formal list a child alone has its given name, and children of whom no parent is named are a family', () => {
    expect([opening([lena]), opening([lena, tom]), opening([lena, { ...tom, isInvited: false }])]).toEqual([
      'Liebe Lena',
      'Sehr geehrte Familie Müller',
      'Liebe Lena',
    ]);
    expect(opening([lena, tom], { register: 'friend' })).toBe('Liebe Lena, lieber Tom');
  });
});

function lines(guests: readonly HouseholdGuest[], known: Partial<LineForm> = {}, firm = ''): string {
  const form: LineForm = {
    language: 'de',
    register: 'formal',
    sequence: 'listed',
    country: 'DE',
    whole: 'family',
    couple: 'each',
    piece: 'envelope',
    ...known,
  };
  return nameLines(guests, firm, form).join(' / ');
}

const mixed = [anna, meier, lena, tom];

describe('name lines', () => {
  test.each([
    ['a person in German', [{ ...anna, title: 'Dr.' }], {}, 'Frau Dr. Anna Müller'],
    ['a man in German', [weiss], {}, 'Herrn Prof. Dr. Max Weiß'],
    ['a man in Switzerland', [meier], { country: 'CH' }, 'Herr Max Meier'],
    ['a person in French', [anna], { language: 'fr' }, 'Madame Anna Müller'],
    ['a person in Italian, without degrees', [{ ...anna, title: 'Dr.' }], { language: 'it' }, 'Gentile Sig.ra Anna Müller'],
    ['a person in English', [anna], { language: 'en' }, 'Ms Anna Müller'],
    ['a doctor in English', [{ ...meier, title: 'Dr.' }], { language: 'en' }, 'Dr. Max Meier'],
    ['a person in Spanish', [ines], { language: 'es' }, 'Sra. Inés García'],
    ['a person in Dutch', [jan], { language: 'nl' }, 'De heer Jan de Vries'],
    ['degrees behind a name', [{ ...anna, title: 'Mag.', suffix: 'BSc' }], { country: 'AT' }, 'Frau Mag. Anna Müller, BSc'],
    ['a father', [{ ...meier, suffix: 'sen.' }], {}, 'Herrn Max Meier sen.'],
    ['a countess', [sophie], {}, 'Frau Sophie Gräfin von Großendorff'],
    ['one of no gender', [kim], {}, 'Kim Roth'],
    ['a couple', [anna, max], {}, 'Frau Anna Müller / Herrn Max Müller'],
    ['a couple of friends', [anna, max], { register: 'friend' }, 'Anna und Max Müller'],
    ['a couple together', [anna, max], { couple: 'together' }, 'Herrn und Frau Müller'],
    ['a French couple', [anna, max], { language: 'fr' }, 'Madame Anna Müller / Monsieur Max Müller'],
    ['a French couple together', [anna, max], { language: 'fr', couple: 'together' }, 'Monsieur et Madame Max Müller'],
    ['an Italian couple', [anna, max], { language: 'it' }, 'Gentilissimi Signori Anna e Max Müller'],
    ['an English couple', [anna, max], { language: 'en' }, 'Ms Anna and Mr Max Müller'],
    ['a couple of two names', [anna, meier], {}, 'Frau Anna Müller / Herrn Max Meier'],
    ['friends of two names', [anna, meier], { register: 'friend' }, 'Anna Müller und Max Meier'],
    ['an English couple of two names', [anna, meier], { language: 'en' }, 'Ms Anna Müller and Mr Max Meier'],
    ['two French women', [anna, eva], { language: 'fr' }, 'Mesdames Anna et Eva Müller'],
    ['two Italian women', [anna, eva], { language: 'it' }, 'Gentilissime Signore Anna ed Eva Müller'],
    ['two English women', [anna, eva], { language: 'en' }, 'Ms Anna and Ms Eva Müller'],
    ['a family', [anna, max, lena, tom], {}, 'Familie Müller'],
    ['a family by its names', [anna, max, lena, tom], { whole: 'names' }, 'Anna, Max, Lena und Tom Müller'],
    ['an English family', [anna, max, lena], { language: 'en' }, 'The Müller Family'],
    ['a Dutch family', [jan, { ...lena, family: 'de Vries' }], { language: 'nl' }, 'Familie De Vries'],
    ['a family without one', [anna, max, lena, { ...tom, isInvited: false }], {}, 'Frau Anna Müller / Herrn Max Müller / mit Lena'],
    ['parents of two names', mixed, {}, 'Frau Anna Müller / Herrn Max Meier / mit Lena und Tom'],
    ['French parents of two names', mixed, { language: 'fr' }, 'Madame Anna Müller / Monsieur Max Meier / et Lena et Tom'],
    ['Italian friends of two names', mixed, { language: 'it', register: 'friend' }, 'Anna Müller e Max Meier / con Lena e Tom'],
    ['company on an envelope', [anna, company], {}, 'Frau Anna Müller'],
    ['company on a card', [anna, company], { piece: 'card', register: 'friend' }, 'Anna Müller und Begleitung'],
    ['company on an English card', [anna, company], { piece: 'card', language: 'en' }, 'Ms Anna Müller and Guest'],
    ['company with a name', [anna, { ...meier, kind: 'plus-one' }], {}, 'Frau Anna Müller / Herrn Max Meier'],
    ['a household without guests of a name', [company], {}, ''],
  ] as const satisfies readonly (readonly [string, readonly HouseholdGuest[], Partial<LineForm>, string])[])(
    '%s',
    (_, guests, form, expected) => {
      expect(lines(guests, form)).toBe(expected);
    },
  );

  test('a firm stands before its persons, and alone without any', () => {
    expect([lines([anna], {}, 'Blumen Roth'), lines([], {}, 'Blumen Roth')]).toEqual(['Blumen Roth / Frau Anna Müller', 'Blumen Roth']);
  });

  test('five adults of five names share four lines', () => {
    const five = ['A', 'B', 'C', 'D', 'E'].map((given) => guest(given, `${given}mann`, null));
    expect(lines(five)).toBe('A Amann und B Bmann / C Cmann und D Dmann / E Emann');
  });
});

const kinds: readonly GuestKind[] = ['adult', 'child', 'infant', 'plus-one'];
const word = fc.integer({ min: 0, max: 99_999 }).map((number) => `Q${number.toString(36)}x`);
const randomGuest: fc.Arbitrary<HouseholdGuest> = fc.record({
  title: fc.oneof(word, fc.constantFrom('', 'Dr.', 'Prof. Dr.', 'Mag.')),
  given: fc.oneof(word, fc.constant('')),
  noble: fc.oneof(word, fc.constantFrom('', 'Graf', 'Freifrau')),
  family: fc.oneof(word, fc.constantFrom('Berger', 'de Vries', '')),
  suffix: fc.oneof(word, fc.constantFrom('', 'jun.', 'BSc')),
  kind: fc.constantFrom(...kinds),
  gender: fc.constantFrom('f', 'm', 'x', null),
  genderSource: fc.constantFrom('typed', 'listed', 'guess', null),
  isInvited: fc.boolean(),
});
const household = fc.array(randomGuest, { minLength: 2, maxLength: 12 });
const anyForm: fc.Arbitrary<LineForm> = fc.record({
  language: fc.constantFrom(...nameLanguages),
  register: fc.constantFrom('formal', 'friend'),
  sequence: fc.constantFrom('listed', 'women-first', 'alphabet'),
  country: fc.constantFrom('DE', 'AT', 'CH', 'IT'),
  whole: fc.constantFrom('family', 'names'),
  couple: fc.constantFrom('each', 'together'),
  piece: fc.constantFrom('envelope', 'card'),
});

/** Words that are said of one gender. English "Dear" and Dutch "Beste" are not. */
const inflected =
  /\b(?:Frau|Herrn?|geehrte[rn]? (?!Familie)|Lieber|lieber?|Liebe (?!Familie)|Professorin|Madame|Monsieur|Mesdames|Messieurs|Cher|cher|Chers|Sig|Signora?|Signor[ei]|Cara (?!famiglia)|Caro|Car[ei]|Ms|Mr|Sra?|Estimad[oa] (?!familia)|Querid[oa]s?(?! familia)|mevrouw|Mevrouw|heer)\b|Ch[èe]res?(?! famille)/;

describe('of any household', () => {
  test('no field of a guest that is not invited is printed', () => {
    fc.assert(
      fc.property(household, anyForm, (guests, form) => {
        const printed = [openingLine(guests, form), ...nameLines(guests, '', form)].join('\n').toLowerCase();
        const invited = JSON.stringify(guests.filter(({ isInvited }) => isInvited)).toLowerCase();
        for (const { title, given, noble, family, suffix, isInvited } of guests)
          for (const text of [title, given, noble, family, suffix].map((field) => field.toLowerCase()))
            if (!isInvited && text !== '' && !invited.includes(text)) expect(printed).not.toContain(text);
      }),
      { numRuns: 2_000 },
    );
  });

  test('without a written gender no word is inflected', () => {
    const guessed = household.map((guests) =>
      guests.map((one, at): HouseholdGuest => ({ ...one, noble: '', genderSource: at % 2 === 0 ? 'guess' : null })),
    );
    fc.assert(
      fc.property(guessed, anyForm, (guests, form) => {
        for (const line of [openingLine(guests, form), ...nameLines(guests, '', form)]) expect(line).not.toMatch(inflected);
      }),
      { numRuns: 2_000 },
    );
  });

  test('the test of inflected words knows those of every language', () => {
    for (const language of nameLanguages) {
      expect(lines([anna], { language })).toMatch(inflected);
      if (language !== 'en') expect(opening([anna], { language })).toMatch(inflected);
    }
  });

  test('there are at most four lines, none is empty, and every invited name is on them or a family is', () => {
    fc.assert(
      fc.property(household, anyForm, fc.constantFrom('', 'Blumen Roth'), (guests, form, firm) => {
        const all = nameLines(guests, firm, form);
        expect(all.length).toBeLessThanOrEqual(4);
        expect(all.every((line) => line.trim() === line && line !== '' && !line.includes('  '))).toBe(true);
        const isFamily = all.some((line) => /^Famil|^Fami?gli|^The .* Family(?: and Guest)?$|^Famille/.test(line));
        const isTogether = form.couple === 'together';
        if (isFamily || isTogether) return;
        for (const { given, isInvited } of guests) if (isInvited && given !== '') expect(all.join('\n')).toContain(given);
      }),
      { numRuns: 2_000 },
    );
  });
});
