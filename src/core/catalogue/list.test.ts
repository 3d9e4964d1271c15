import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { similarCards } from '#core/catalogue/lookup/similar.ts';
import type { DesignTemplate } from '#core/catalogue/template.ts';
import { designRows } from '#designs/rows.ts';
import { rankedPlaces } from '#tests/search/ranked-places.ts';
import { allTexts } from '#texts/de/all.ts';
import { serverTexts } from '#texts/server-texts.ts';
import { categories, categoryName, categoryPlural } from './categories.ts';
import { colours, styles } from './colours.ts';
import { type facetKeys, facetRows } from './facets.ts';
import { eachCard, familyTiles, listCards, type sorts } from './list.ts';
import { listParts } from './list-parts.ts';
import { occasionName, occasions, offersNewsletter, type Register, registerOf, rulesOf } from './occasions.ts';

const t = serverTexts({ locale: 'de-DE' });

let serial = 0;
function row(change: Partial<DesignTemplate> & { colors?: string[] } = {}): DesignTemplate {
  serial += 1;
  const { colors = ['green'], ...rest } = change;
  return {
    id: `d${String(serial).padStart(4, '0')}`,
    name: 'Olivia',
    family: 'olive',
    occasion: 'hochzeit',
    category: 'invitation',
    description: '',
    style: 'botanisch',
    seed: 1,
    variant: 'a',
    forms: [{ form: 'folded', format: 'a6' }],
    refinements: ['gold'],
    colourways: colors.map((color) => ({ key: `k-${color}`, name: color, color, hex: '#ffffff', inks: {} })),
    texts: {},
    sort: 1,
    popularity: 1,
    created: '2026-01-01',
    label: null,
    ...rest,
  };
}

function counts(list: ReturnType<typeof listCards>, key: (typeof facetKeys)[number]) {
  return Object.fromEntries((list.facets.find((facet) => facet.key === key)?.options ?? []).map(({ value, count }) => [value, count]));
}

describe('card list', () => {
  const a = row({ colors: ['green', 'pink'] });
  const b = row({ colors: ['blue'], occasion: 'geburt', category: 'announcement', style: 'verspielt' });
  const c = row({
    colors: ['pink'],
    occasion: 'geburt',
    category: 'announcement',
    refinements: [],
    forms: [{ form: 'flat', format: 'square' }],
  });
  const rows = [a, b, c];

  test('each filter of the specification narrows the list to the designs that have its value, and counts them [F186]', () => {
    const plain = row({ forms: [{ form: 'folded', format: 'a6' }], label: 'neu' });
    const other = row({
      colors: ['blue'],
      category: 'gift-tag',
      style: 'modern',
      forms: [{ form: 'gift-tag', format: 'tag-round' }],
      label: 'bestseller',
    });
    const flat = row({ colors: ['red'], category: 'menu-card', style: 'festlich', forms: [{ form: 'place-card', format: 'square' }] });
    const all = [plain, other, flat];
    const filters = [
      ['aspectRatio', 'portrait', [plain]],
      ['category', 'gift-tag', [other]],
      ['color', 'blue', [other]],
      ['label', 'bestseller', [other]],
      ['product', 'folded-card', [plain]],
      ['punching', 'wave', all.filter(({ forms }) => forms.some(({ form }) => form === 'folded' || form === 'place-card'))],
      ['style', 'festlich', [flat]],
    ] as const;
    for (const [key, value, expected] of filters) {
      const list = listCards(all, { [key]: [value] });
      expect([key, list.items.map((item) => item.row.id)]).toEqual([key, expected.map(({ id }) => id)]);
      expect([key, counts(list, key)[value]]).toEqual([key, expected.length]);
      expect(t(facetRows[key].name(value, all))).not.toMatch(/[.]/);
    }
  });

  test('a design in several forms is shown in one that takes the chosen punching', () => {
    const both = row({
      forms: [
        { form: 'gift-tag', format: 'tag-round' },
        { form: 'folded', format: 'a6' },
      ],
    });
    expect(listCards([both], { punching: 'heart-corners' }).items).toMatchObject([{ form: 'folded' }]);
    expect(listCards([both], {}).items).toMatchObject([{ form: 'gift-tag' }]);
    expect(listCards([both], { punching: 'unknown' }).total).toBe(0);
  });

  test('seals are found under both of their words', () => {
    const seal = row({ category: 'seal-sticker' });
    const ids = (category: string) => listCards([a, seal], { category }).items.map((item) => item.row.id);
    expect([ids('sealing-sticker'), ids('seal-sticker')]).toEqual([[seal.id], [seal.id]]);
  });

  test('facets narrow each other, values of one facet widen it', () => {
    const ids = (filter: Parameters<typeof listCards>[1]) => listCards(rows, filter).items.map((item) => item.row.id);
    expect(ids({ occasion: 'geburt' })).toEqual([b.id, c.id]);
    expect(ids({ color: ['pink'] })).toEqual([a.id, c.id]);
    expect(ids({ color: ['pink', 'blue'], occasion: 'geburt' })).toEqual([b.id, c.id]);
    expect(ids({ occasion: 'geburt', color: ['green'] })).toEqual([]);
    expect(ids({ occasion: 'nothing' })).toEqual([]);
    expect(ids({ occasion: '__proto__' })).toEqual([]);
    expect(ids({ occasion: '', color: [] })).toHaveLength(3);
    expect(ids({ aspectRatio: ['square'] })).toEqual([c.id]);
    expect(ids({ product: ['folded-card'], refinementType: ['gold'] })).toEqual([a.id, b.id]);
  });

  test('counts leave the own facet out and every known value is shown, chosen ones marked', () => {
    const list = listCards(rows, { occasion: 'geburt', color: ['pink'] });
    expect(counts(list, 'color')).toEqual({ pink: 1, blue: 1, green: 0 });
    expect(counts(list, 'occasion')).toEqual({ hochzeit: 1, geburt: 1 });
    expect(counts(list, 'style')).toEqual({ botanisch: 1, verspielt: 0 });
    const colour = list.facets.find(({ key }) => key === 'color')?.options ?? [];
    expect(colour.filter(({ chosen }) => chosen)).toEqual([
      { value: 'pink', name: { key: 'colour.pink' }, hex: colours.pink, count: 1, chosen: true },
    ]);
  });

  test('a motif in several forms and a drawing in several numbers, stand on one tile that names the rest', () => {
    const lead = row({ id: 'olivia', sort: 1 });
    const pocket = row({ id: 'olivia-pocketfold', suite: 'olivia', sort: 3, forms: [{ form: 'pocketfold', format: 'a6' }] });
    const menu = row({ id: 'olivia-menu', suite: 'olivia', category: 'menu-card', sort: 2 });
    const ages = [18, 20, 90].map((age) =>
      row({ id: `cake-${age}`, occasion: `geburtstag-${age}`, numeral: { drawing: 'cake', age }, sort: 4 }),
    );
    const all = [lead, pocket, menu, ...ages];
    const list = listCards(all, {});
    expect(list.items.map(({ row, others }) => [row.id, others.map(({ id }) => id)])).toEqual([
      ['olivia', ['olivia-pocketfold']],
      ['olivia-menu', []],
      ['cake-18', ['cake-20', 'cake-90']],
    ]);
    expect([list.total, list.count]).toEqual([3, 3]);
    expect(counts(list, 'occasion')).toMatchObject({ hochzeit: 2, geburtstag: 1, 'geburtstag-90': 1 });
    expect(listCards(all, { occasion: 'geburtstag-90' }).items.map((item) => item.row.id)).toEqual(['cake-90']);
    expect(eachCard(all, { category: 'invitation' }).map((item) => item.row.id)).toEqual([
      'olivia',
      'olivia-pocketfold',
      'cake-18',
      'cake-20',
      'cake-90',
    ]);
    expect(similarCards(all, ages[1] ?? lead).map((item) => item.row.id)).toEqual(['olivia']);
    expect(similarCards(all, lead).map((item) => item.row.id)).toEqual(['cake-18']);
  });

  test('a family narrows the list to what is drawn in its style, and its filter is there while it is chosen', () => {
    const olive = row({ id: 'olivia', name: 'Olivia', family: 'olive' });
    const arch = row({ id: 'gartentor', name: 'Gartentor', family: 'arch' });
    const options = (filter: Parameters<typeof listCards>[1]) =>
      listCards([olive, arch], filter).facets.find(({ key }) => key === 'family')?.options;
    expect(options({})).toEqual([]);
    const list = listCards([olive, arch], { family: ['arch'] });
    expect(list.items.map((item) => item.row.id)).toEqual(['gartentor']);
    expect(options({ family: ['arch'] })?.map(({ value, name, count }) => [value, t(name), count])).toEqual([['arch', 'Wie Gartentor', 1]]);
    expect(options({ family: ['__proto__'] })).toEqual([]);
    expect([familyTiles([olive, arch], 'arch'), familyTiles([olive, arch], 'none')]).toEqual([1, 0]);
  });

  test('of motifs the 24 of most tiles are a filter, those of three tiles and more, and each that is chosen', () => {
    const shown = (filter: Parameters<typeof listCards>[1]) =>
      listCards(designRows, filter).facets.find(({ key }) => key === 'motif')?.options ?? [];
    const all = shown({});
    expect(all).toHaveLength(24);
    expect(Math.min(...all.map(({ count }) => count))).toBeGreaterThan(3);
    expect(shown({ motif: ['whale'] }).find(({ value }) => value === 'whale')).toMatchObject({ count: 1, chosen: true });
    for (const { count } of shown({ occasion: 'trauer' })) expect(count).toBeGreaterThanOrEqual(3);
    expect(shown({ occasion: 'ostern' })).toEqual([]);
    const branches = listCards(designRows, { motif: ['branch'] }).items.map(({ row }) => row.motifs ?? []);
    expect(branches.some((motifs) => !motifs.includes('branch'))).toBe(true);
  });

  test('a count is the number of tiles the list then shows', () => {
    const value = <T extends string>(...values: T[]) => fc.constantFrom(...values);
    const anyRow = fc.record({
      colors: fc.uniqueArray(value('green', 'pink', 'blue'), { minLength: 1 }),
      occasion: value('hochzeit', 'geburt'),
      style: value('botanisch', 'modern'),
      label: value('neu' as const, 'bestseller' as const),
    });
    const filter = fc.record({
      color: fc.subarray(['green', 'pink', 'blue']),
      occasion: fc.subarray(['hochzeit', 'geburt']),
      style: fc.subarray(['botanisch', 'modern']),
    });
    fc.assert(
      fc.property(fc.array(anyRow, { maxLength: 20 }), filter, (changes, chosen) => {
        const all = changes.map((change) => row(change));
        for (const { key, options } of listCards(all, chosen).facets) {
          if (key !== 'color' && key !== 'occasion' && key !== 'style') continue;
          for (const option of options) expect(listCards(all, { ...chosen, [key]: [option.value] }).total).toBe(option.count);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('the tile shows the first colourway that matches', () => {
    const shown = (color: string[]) => listCards([a], { color }).items[0]?.shown.key;
    expect(shown(['pink'])).toBe('k-pink');
    expect(shown([])).toBe('k-green');
  });

  test('sorts are recommendation, bestseller and new, with ties by id [F187]', () => {
    const x = row({ sort: 2, popularity: 5, created: '2026-03-01' });
    const y = row({ sort: 1, popularity: 5, created: '2026-05-01' });
    const z = row({ sort: 2, popularity: 9, created: '2026-03-01' });
    const order = (sort: (typeof sorts)[number]) => listCards([z, y, x], { sort }).items.map((item) => item.row.id);
    expect(order('sort')).toEqual([y.id, x.id, z.id]);
    expect(order('popularity')).toEqual([z.id, x.id, y.id]);
    expect(order('created')).toEqual([y.id, x.id, z.id]);
  });

  test('a page is 48 designs, and more come in steps of 48', () => {
    const many = Array.from({ length: 130 }, () => row());
    const shown = (tileCount?: number) => listCards(many, { tileCount });
    expect(shown()).toMatchObject({ total: 130, count: 48 });
    expect(shown(96).count).toBe(96);
    expect(shown(100).count).toBe(96);
    expect(shown(9999).count).toBe(130);
    expect(shown(96).items.slice(0, 48)).toEqual(shown(48).items);
  });

  test('similar designs share the occasion first and never include the design itself', () => {
    expect(similarCards(rows, b).map((item) => item.row.id)).toEqual([c.id, a.id]);
    expect(similarCards(rows, b, 1)).toHaveLength(1);
  });

  test('every design of the seed uses keys the catalogue knows', () => {
    const known = (keys: readonly string[], key: string) => expect(keys).toContain(key);
    for (const design of designRows) {
      known(occasions, design.occasion);
      known(categories, design.category);
      known(styles, design.style);
      for (const { color } of design.colourways) known(Object.keys(colours), color);
    }
    expect(new Set(designRows.map(({ id }) => id)).size).toBe(designRows.length);
  });
});

describe('catalogue keys', () => {
  test('occasions [F190]', () => {
    for (const key of 'einschulung firmung geburt geburtstag hochzeit kindergeburtstag kommunion konfirmation ostern taufe trauer weihnachten weihnachten-business'.split(
      ' ',
    )) {
      expect(occasions).toContain(key);
    }
  });

  test('birthdays from 18 to 90 [F192]', () => {
    const names = occasions.filter((key) => /^geburtstag-\d/.test(key)).map((key) => t(occasionName(key)));
    expect(names).toEqual([
      '18. Geburtstag',
      '20. Geburtstag',
      '30. Geburtstag',
      '40. Geburtstag',
      '50. Geburtstag',
      '60. Geburtstag',
      '70. Geburtstag',
      '80. Geburtstag',
      '90. Geburtstag',
    ]);
  });

  test('every occasion, category and colour has a German name', () => {
    const names = [
      ...occasions.map(occasionName),
      ...categories.flatMap((key) => [categoryName(key), categoryPlural(key)]),
      ...Object.keys(colours).map((key) => facetRows.color.name(key, [])),
    ];
    for (const name of names) {
      expect(Object.hasOwn(allTexts, name.key), name.key).toBe(true);
      expect(t(name)).toMatch(/^[\p{Lu}\d]/u);
    }
    expect(categories).toHaveLength(27);
    expect(Object.keys(colours)).toEqual(
      expect.arrayContaining([
        'apricot',
        'black-and-white',
        'eucalyptus',
        'lilac',
        'multicolour',
        'navy',
        'orange',
        'terracotta',
        'transparent',
        'yellow',
      ]),
    );
  });
});

const ofRegister = (register: Register) => occasions.filter((occasion) => registerOf(occasion) === register);

describe('registers of occasions', () => {
  test('feasts are festive, deaths are mourning, business, births and moves are neutral', () => {
    expect(ofRegister('mourning')).toEqual(['trauer']);
    expect(ofRegister('festive')).toEqual(expect.arrayContaining(['hochzeit', 'taufe', 'weihnachten', 'geburtstag-50', 'sommerfest']));
    expect(ofRegister('neutral')).toEqual(
      expect.arrayContaining(['geburt', 'weihnachten-business', 'firmenfeier', 'umzug', 'gute-besserung', 'blanko']),
    );
    expect(registerOf('')).toBe('neutral');
  });

  test('one mourning card takes the newsletter from a whole cart, no other occasion does', () => {
    for (const occasion of occasions) {
      const isMourning = registerOf(occasion) === 'mourning';
      expect([occasion, offersNewsletter(['hochzeit', occasion])]).toEqual([occasion, !isMourning]);
      expect([occasion, rulesOf(occasion).banner === null]).toEqual([occasion, isMourning]);
    }
    expect(offersNewsletter([])).toBe(true);
  });

  test('designs similar to one of mourning are of mourning, those of all others are not', () => {
    const sold = designRows.filter(({ isWithdrawn, isBlank }) => !isWithdrawn && !isBlank);
    const mourning = sold.filter(({ occasion }) => registerOf(occasion) === 'mourning');
    expect(mourning.length).toBeGreaterThan(4);
    for (const row of mourning) {
      const similar = similarCards(sold, row);
      if (row.suite === undefined) expect(similar.length, row.id).toBeGreaterThan(0);
      for (const { row: other } of similar) expect(registerOf(other.occasion), `${row.id} ${other.id}`).toBe('mourning');
    }
    const announced = sold.filter(({ occasion, category }) => category === 'announcement' && registerOf(occasion) !== 'mourning');
    expect(announced.length).toBeGreaterThan(0);
    for (const row of announced)
      for (const { row: other } of similarCards(sold, row)) expect(registerOf(other.occasion), row.id).not.toBe('mourning');
  });
});

describe('a list in parts', () => {
  const rows = designRows.filter(({ isWithdrawn }) => !isWithdrawn);
  const [menus, thanks] = ['menu-card', 'thank-you-card'].map((category) => rows.filter((row) => row.category === category).toReversed());

  test('keeps the order of each part, and counts filters over all of them', () => {
    const list = listParts(designRows, [rankedPlaces(designRows, menus ?? []), rankedPlaces(designRows, thanks ?? [])], { tileCount: 480 });
    expect(list.parts.map(({ items }) => items[0]?.row.id)).toEqual([menus?.[0]?.id, thanks?.[0]?.id]);
    expect(list.count).toBe(list.total);
    const counts = list.facets.find(({ key }) => key === 'category')?.options.map(({ count }) => count) ?? [];
    expect(counts.toSorted()).toEqual(list.parts.map(({ total }) => total).toSorted());
  });

  test('shows as many tiles as asked, those of the first part before the second', () => {
    const { parts, count, total } = listParts(designRows, [rankedPlaces(designRows, rows), rankedPlaces(designRows, thanks ?? [])], {});
    expect([parts[0]?.items.length, parts[1]?.items.length, count]).toEqual([48, 0, 48]);
    expect(total).toBe((parts[0]?.total ?? 0) + (parts[1]?.total ?? 0));
  });

  test('is sorted within its parts where an order is chosen', () => {
    const { parts } = listParts(designRows, [rankedPlaces(designRows, thanks ?? [])], { sort: 'created', tileCount: 480 });
    const days = parts[0]?.items.map(({ row }) => row.created) ?? [];
    expect(days).toEqual(days.toSorted().reverse());
  });
});
