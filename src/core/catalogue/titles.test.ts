import { describe, expect, test } from 'vitest';
import type { DesignTemplate } from '#core/catalogue/template.ts';
import { options } from '#seed/options.ts';
import { envelopePrices } from '#seed/prices/card-extras.ts';
import { serverTexts } from '#texts/server-texts.ts';
import { pageTitle } from '#web/page/head.ts';
import { cardFacts } from './facts.ts';
import { alsoLine, breadcrumbs, cardLine, cardMetaDescription, cardTitle, listPath, listTitle, themeTitle } from './titles.ts';

const olivia: DesignTemplate = {
  id: 'olivia',
  name: 'Olivia',
  family: 'olive',
  occasion: 'hochzeit',
  category: 'invitation',
  description: '',
  style: 'botanisch',
  seed: 1,
  variant: 'a',
  forms: [],
  refinements: ['gold', 'rosegold', 'silver'],
  colourways: [],
  texts: {},
  sort: 1,
  popularity: 1,
  created: '2026-01-01',
  label: null,
};
const t = serverTexts({ locale: 'de-DE' });
const site = { channel: 'federleicht', locale: 'de-DE' } as const;

describe('titles', () => {
  test('a tile that stands for further forms or numbers names them once each, and says nothing of one form', () => {
    const flat: DesignTemplate = { ...olivia, forms: [{ form: 'flat', format: 'a6' }] };
    const pocket: DesignTemplate = { ...olivia, forms: [{ form: 'pocketfold', format: 'a6' }] };
    const both: DesignTemplate = {
      ...olivia,
      forms: [...flat.forms, { form: 'folded', format: 'a6' }, { form: 'folded', format: 'square' }],
    };
    const also = (...of: Parameters<typeof alsoLine>) => {
      const line = alsoLine(...of);
      return line && t(line);
    };
    expect(also(flat, 'flat', [])).toBeNull();
    expect(also(both, 'flat', [pocket])).toBe('auch als Klappkarte und Pocketfold');
    const aged = (age: number): DesignTemplate => ({ ...flat, numeral: { drawing: 'torte', age } });
    expect(also(aged(18), 'flat', [aged(20), aged(90)])).toBe('mit Zahlen von 18 bis 90');
    expect(also(aged(18), 'flat', [])).toBeNull();
  });

  test('a title is built from design, category and occasion, with the name of the site [F100, F101]', () => {
    expect(pageTitle(t(cardTitle(olivia)), 'federleicht')).toBe('Olivia, Einladung zur Hochzeit | Federleicht');
    expect(t(cardTitle({ ...olivia, occasion: 'geburt', category: 'announcement' }))).toBe('Olivia, Geburtskarte');
    expect(t(cardTitle({ ...olivia, occasion: 'geburtstag-50' }))).toBe('Olivia, Einladung zum 50. Geburtstag');
    expect(t(themeTitle('Olivia', 'hochzeit'))).toBe('Olivia, Kollektion zur Hochzeit');
    expect(t(themeTitle('Olivia', 'allgemein'))).toBe('Olivia, Kollektion');
  });

  test('a description is one to two lines and says Sie where people mourn [F100]', () => {
    expect(t(cardMetaDescription(olivia))).toBe(
      'Olivia, Einladung zur Hochzeit. Mit deinen Worten und Fotos, gedruckt ab einem Stück auf zehn Papieren. Auf Wunsch mit Goldfolie und mehr.',
    );
    expect(t(cardMetaDescription({ ...olivia, occasion: 'trauer', category: 'announcement', refinements: ['relief'] }))).toBe(
      'Olivia, Traueranzeige. Mit Ihren Worten und Fotos, gedruckt ab einem Stück auf zehn Papieren. Auf Wunsch mit Blindprägung.',
    );
  });

  test('tiles and lists name what they show', () => {
    expect(t(cardLine(olivia, 'flat', 'a6'))).toBe('Einladung, A6');
    expect(t(cardLine(olivia, 'folded', 'din-long'))).toBe('Einladung, Klappkarte DIN lang');
    expect(t(listTitle({ occasion: 'hochzeit', category: 'invitation' }))).toBe('Einladungen zur Hochzeit');
    expect(t(listTitle({ occasion: 'taufe' }))).toBe('Karten zur Taufe');
    expect(t(listTitle({ occasion: 'weihnachten', category: 'greeting-card' }))).toBe('Weihnachtskarten');
    expect(t(listTitle({}))).toBe('Karten');
  });

  test('a pair of occasion and product type has its own name where German has one [F102]', () => {
    const names = ['valentinstag', 'vatertag', 'weihnachten', 'weihnachten-business'].map((occasion) => t(listTitle({ occasion })));
    expect(names).toEqual(['Valentinskarten', 'Vatertagskarten', 'Weihnachtskarten', 'Weihnachtskarten für Unternehmen']);
    expect(t(cardTitle({ ...olivia, occasion: 'valentinstag', category: 'greeting-card' }))).toBe('Olivia, Valentinskarte');
    expect(t(cardTitle({ ...olivia, occasion: 'vatertag', category: 'greeting-card' }))).toBe('Olivia, Vatertagskarte');
  });

  test.each([
    ['envelope', 'Umschläge'],
    ['thank-you-card', 'Dankeskarten'],
    ['invitation', 'Einladungen'],
    ['gift-tag', 'Geschenkanhänger'],
    ['table-card', 'Tischkarten'],
    ['menu-card', 'Menükarten'],
    ['sealing-sticker', 'Siegelaufkleber'],
    ['sparkler-label', 'Wunderkerzenetiketten'],
    ['bottle-label', 'Flaschenetiketten'],
    ['wind-light-card', 'Windlichtkarten'],
  ])('the category %s is called %s [F103]', (category, name) => {
    expect(t(listTitle({ category }))).toBe(name);
    expect(t(listTitle({ occasion: 'hochzeit', category }))).toBe(`${name} zur Hochzeit`);
  });

  test('breadcrumbs lead from the start to the card', () => {
    expect(listPath(site, 'hochzeit')).toBe('/karten-designen/?occasion=hochzeit');
    expect(breadcrumbs(olivia, site).map(({ path }) => path)).toEqual([
      '/',
      '/karten-designen/',
      '/karten-designen/?occasion=hochzeit',
      '/karten-designen/olivia/',
    ]);
  });

  test('facts are computed from the choice', () => {
    const facts = (format: 'a6' | 'square', form: 'flat' | 'folded') =>
      Object.fromEntries(
        cardFacts({ form, format, paper: 'feinstpapier', refinementType: 'none' }, options, envelopePrices, 'DE').map(({ name, value }) => [
          t(name),
          t(value),
        ]),
      );
    expect(facts('a6', 'folded')).toEqual({
      Format: 'Klappkarte A6, 10,5\u00a0×\u00a014,8\u00a0cm',
      Aufgeklappt: '21\u00a0×\u00a014,8\u00a0cm',
      Papier: 'Feinstpapier matt, 300\u00a0g/m²',
      Griff: 'Samtig glatt und ruhig weiß, die Farben wirken weich.',
      'Gewicht je Stück': '9,3\u00a0g',
      'Passender Umschlag': 'C6',
      'Porto je Karte': 'Standard, 0,95\u00a0€',
    });
    expect(facts('square', 'flat')['Porto je Karte']).toBe('Groß, 1,80\u00a0€');
    expect(cardFacts({ form: 'flat', format: 'a6', paper: 'x', refinementType: 'none' }, options, envelopePrices, 'CH')).toHaveLength(1);
  });
});
