/** Keys of the catalogue under the names people read in filters and headings: occasions, categories, colours. */
import { describe, expect, test } from 'vitest';
import type { DesignTemplate } from '#core/catalogue/template.ts';
import { verbatim } from '#core/values/message.ts';
import { designRows } from '#designs/rows.ts';
import { renderMessages } from '#texts/render-messages.ts';
import { serverTexts } from '#texts/server-texts.ts';
import { categories } from './categories.ts';
import { colours } from './colours.ts';
import type { FacetKey } from './facets.ts';
import { listCards } from './list.ts';
import { formalityOf, occasions } from './occasions.ts';
import { listTitle } from './titles.ts';

const t = serverTexts({ locale: 'de-DE' });

/** A design of the shop, which the tests give another occasion, category or colour. */
const any = designRows[0] as DesignTemplate;

/** What the filter of a list calls a value that a design has. */
function inFilter(key: FacetKey, value: string, design: DesignTemplate): string {
  const facet = listCards([design], { [key]: [value] }).facets.find((one) => one.key === key);
  return t(facet?.options.find((option) => option.value === value && option.chosen)?.name ?? verbatim(''));
}

describe('occasions', () => {
  test.each([
    ['allgemein', 'Allgemein', 'Einladungen', '[F191]'],
    ['blanko', 'Blanko', 'Einladungen zum Selbstgestalten', '[F191]'],
    ['dinner', 'Dinner', 'Einladungen zum Dinner', '[F191]'],
    ['firmenfeier', 'Firmenfeier', 'Einladungen zur Firmenfeier', '[F191]'],
    ['jugendweihe', 'Jugendweihe', 'Einladungen zur Jugendweihe', '[F191]'],
    ['babyparty', 'Babyparty', 'Einladungen zur Babyparty', '[F191]'],
    ['zwillinge', 'Zwillinge', 'Einladungen zur Geburt von Zwillingen', '[F191]'],
    ['junge', 'Junge', 'Einladungen zur Geburt eines Jungen', '[F191]'],
    ['maedchen', 'Mädchen', 'Einladungen zur Geburt eines Mädchens', '[F191]'],
    ['gute-besserung', 'Gute Besserung', 'Einladungen zur Genesung', '[F193]'],
    ['halloween', 'Halloween', 'Einladungen zu Halloween', '[F193]'],
    ['goldene-hochzeit', 'Goldene Hochzeit', 'Einladungen zur goldenen Hochzeit', '[F193]'],
    ['silberne-hochzeit', 'Silberne Hochzeit', 'Einladungen zur silbernen Hochzeit', '[F193]'],
    ['jubilaeum', 'Jubiläum', 'Einladungen zum Jubiläum', '[F193]'],
    ['muttertag', 'Muttertag', 'Einladungen zum Muttertag', '[F193]'],
    ['neujahr', 'Neujahr', 'Einladungen zu Neujahr', '[F193]'],
    ['oktoberfest', 'Oktoberfest', 'Einladungen zum Oktoberfest', '[F193]'],
    ['party', 'Party', 'Einladungen zur Party', '[F193]'],
    ['richtfest', 'Richtfest', 'Einladungen zum Richtfest', '[F194]'],
    ['ruhestand', 'Ruhestand', 'Einladungen zum Ruhestand', '[F194]'],
    ['sommerfest', 'Sommerfest', 'Einladungen zum Sommerfest', '[F194]'],
    ['umzug', 'Umzug', 'Einladungen zum Umzug', '[F194]'],
    ['valentinstag', 'Valentinstag', 'Einladungen zum Valentinstag', '[F194]'],
  ])('%s is called %s in the filter and has a heading of its own: %s %s', (occasion, name, heading) => {
    expect(occasions).toContain(occasion);
    expect(inFilter('occasion', occasion, { ...any, occasion })).toBe(name);
    expect(t(listTitle({ occasion, category: 'invitation' }))).toBe(heading);
  });

  test('companies are addressed with Sie, a summer party with du', () => {
    expect([formalityOf('firmenfeier'), formalityOf('sommerfest')]).toEqual(['Sie', 'du']);
  });
});

describe('categories', () => {
  test.each([
    ['invitation', 'Einladungen', '[F195]'],
    ['thank-you-card', 'Dankeskarten', '[F195]'],
    ['save-the-date', 'Save-the-Date-Karten', '[F195]'],
    ['change-the-date', 'Change-the-Date-Karten', '[F195]'],
    ['reply-card', 'Antwortkarten', '[F195]'],
    ['menu-card', 'Menükarten', '[F195]'],
    ['drink-card', 'Getränkekarten', '[F195]'],
    ['place-card', 'Platzkarten', '[F195]'],
    ['table-number', 'Tischnummern', '[F195]'],
    ['seating-plan', 'Sitzpläne', '[F195]'],
    ['address-sticker', 'Adressaufkleber', '[F196]'],
    ['sender-sticker', 'Absenderaufkleber', '[F196]'],
    ['recipient-sticker', 'Empfängeraufkleber', '[F196]'],
    ['seal-sticker', 'Siegelaufkleber', '[F196]'],
    ['bottle-label', 'Flaschenetiketten', '[F196]'],
    ['gift-tag', 'Geschenkanhänger', '[F196]'],
    ['gift-sticker', 'Geschenkaufkleber', '[F196]'],
    ['church-booklet', 'Kirchenhefte', '[F196]'],
    ['inlay', 'Einlegeblätter', '[F196]'],
    ['memory-picture', 'Erinnerungsbilder', '[F196]'],
    ['confetti', 'Konfetti', '[F196]'],
    ['sparkler-label', 'Wunderkerzenetiketten', '[F196]'],
  ])('%s is called %s in the filter and in headings %s', (category, name) => {
    expect(categories).toContain(category);
    expect(inFilter('category', category, { ...any, category })).toBe(name);
    expect(t(listTitle({ occasion: 'hochzeit', category }))).toBe(`${name} zur Hochzeit`);
  });
});

describe('colours', () => {
  /** Their swatch is a pattern, because one colour cannot show them. */
  const without = ['black-and-white', 'multicolour', 'transparent'];

  test.each([
    ['beige', 'Beige'],
    ['blue', 'Blau'],
    ['copper', 'Kupfer'],
    ['cream', 'Creme'],
    ['gold', 'Gold'],
    ['grey', 'Grau'],
    ['green', 'Grün'],
    ['pink', 'Rosa'],
    ['red', 'Rot'],
    ['black', 'Schwarz'],
    ['silver', 'Silber'],
    ['turquoise', 'Türkis'],
    ['white', 'Weiß'],
    // The others (D34).
    ['apricot', 'Apricot'],
    ['black-and-white', 'Schwarz-Weiß'],
    ['eucalyptus', 'Eukalyptus'],
    ['lilac', 'Flieder'],
    ['multicolour', 'Mehrfarbig'],
    ['navy', 'Dunkelblau'],
    ['orange', 'Orange'],
    ['terracotta', 'Terrakotta'],
    ['transparent', 'Transparent'],
    ['yellow', 'Gelb'],
  ])('%s is called %s and has a swatch [F197]', (color, name) => {
    const colourways = any.colourways.slice(0, 1).map((colourway) => ({ ...colourway, color }));
    const facet = listCards([{ ...any, colourways }], {}).facets.find(({ key }) => key === 'color');
    expect(renderMessages(facet?.options, t)).toEqual([
      { value: color, name, hex: without.includes(color) ? null : expect.stringMatching(/^#[0-9a-f]{6}$/), count: 1, chosen: false },
    ]);
    const swatches = Object.values(colours).filter((hex) => hex !== null);
    expect(new Set(swatches).size).toBe(swatches.length);
  });
});
