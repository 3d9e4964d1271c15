import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accessoryParts } from '#core/products/accessory/accessory.ts';
import { openCatalogue, pageOf, showBlocks } from '#tests/block-page.tsx';

let catalogue: Awaited<ReturnType<typeof openCatalogue>>;
beforeAll(async () => {
  catalogue = await openCatalogue();
});
afterAll(async () => catalogue.close());

async function shown(component: string, fields: Record<string, unknown> = {}) {
  const { html, complaints, data } = await showBlocks(pageOf(catalogue.shop), [{ component, ...fields }]);
  expect(complaints).toEqual([]);
  return { html, text: html.replace(/<[^>]*>/g, ' '), data };
}

/** A price is a number with a currency: "12,90 €". */
const price = /\d[\d.,]*\s*(?:€|EUR|CHF)/;

test.each(accessoryParts)('the accessory %s is shown in a picture', async (kind) => {
  expect((await shown('accessory-detail', { kind })).html).toContain('range-shelf');
});

describe('overviews of product types', () => {
  test.each([
    [
      'photobook-overview',
      ['Digitalfotobuch', 'Echtfotobuch', 'Fotoheft', 'Layflat', 'Heftbindung', 'A3 quer', '42 × 29,7 cm', '30 × 30 cm'],
      'Fotobücher',
    ],
    ['collage-overview', ['Fotocollage', 'Acrylglas', 'Leinwand', 'PVC-Plane', 'Alurahmen', 'Schattenfugenrahmen'], 'Collagen'],
  ] as const)(
    '%s shows kinds, formats and materials, says where they are ordered, and names no price [F112, F125]',
    async (component, words, page) => {
      const { text } = await shown(component);
      for (const word of words) expect(text.replaceAll('\u00a0', ' ')).toContain(word);
      expect(text).toContain(`stehen auf der Seite „${page}“`);
      expect(text).not.toMatch(price);
    },
  );

  test('calendar-overview shows kinds with formats and mountings and says where calendars are made, and names no price [F112, F125]', async () => {
    const { text } = await shown('calendar-overview');
    const words = [
      'Familienplaner',
      'Küchenkalender',
      'Terminkalender',
      'Tischkalender',
      'Wandkalender',
      'DIN A3',
      '29,7 × 42 cm',
      'Holzblock',
    ];
    for (const word of words) expect(text.replaceAll('\u00a0', ' ')).toContain(word);
    expect(text).toContain('stehen auf der Seite „Fotokalender“');
    expect(text).not.toMatch(price);
  });

  test('photo-print-overview shows papers and says where prints are ordered, and names no price [F112, F125]', async () => {
    const { text } = await shown('photo-print-overview');
    for (const word of ['Fotopapier matt', 'Fotopapier glänzend', 'Hahnemühle']) expect(text).toContain(word);
    expect(text).toContain('Alle Formate und Preise stehen auf der Seite');
    expect(text).not.toMatch(price);
  });

  test('photobox-overview shows papers and says where boxes are filled, and names no price [F112, F125]', async () => {
    const { text } = await shown('photobox-overview');
    for (const word of ['Kleine Fotobox', 'Fotopapier matt', 'Hahnemühle', 'Fotopapier glänzend']) expect(text).toContain(word);
    expect(text).toContain('stehen auf der Seite „Fotobox“');
    expect(text).not.toMatch(price);
  });

  test('a photo-book overview leads back to where an editor says, or home [F093]', async () => {
    const link = { linktype: 'url', url: '/fotoprodukte/' };
    const { html } = await shown('photobook-overview', { link, linkText: 'Alle Produkte' });
    expect(html).toMatch(/<a [^>]*href="\/fotoprodukte\/"[^>]*>Alle Produkte<\/a>/);
    expect((await shown('photobook-overview')).html).toMatch(/<a [^>]*href="\/"[^>]*>Zur Startseite<\/a>/);
  });
});

describe('details', () => {
  test.each([
    ['calendar-detail', 'tischkalender', ['Tischkalender', 'Holzblock', 'Holzfuß'], 'Fotokalender'],
    ['photobook-detail', 'fotoheft', ['Fotoheft', 'Heftbindung', 'A6 quer'], 'Fotobücher'],
    ['collage-detail', '', ['Fotocollage', 'Passepartout'], 'Collagen'],
  ] as const)('%s shows the kind %s with its facts, and where it is ordered [F111]', async (component, kind, words, page) => {
    const { text } = await shown(component, { kind });
    for (const word of words) expect(text.replaceAll('\u00a0', ' ')).toContain(word);
    expect(text).toContain(`stehen auf der Seite „${page}“`);
    expect(text).not.toMatch(price);
  });

  test.each([
    ['small', 'Kleine Fotobox'],
    ['photoprint', 'Fotobox mit Abzügen'],
  ])('a photobox of the kind %s names its three papers [F212]', async (kind, name) => {
    const { text } = await shown('photobox-detail', { kind });
    expect(text).toContain(name);
    expect(text).toMatch(/Papier\s+Fotopapier matt, Fotopapier glänzend, Hahnemühle/);
  });

  test.each([
    ['envelope', ['Umschläge', 'C6', '16,2 × 11,4 cm', 'spitz'], '[F111]'],
    ['inlay', ['Hochformat, für A6', '9,9 × 14,2 cm', 'Querformat, für A6 quer', 'Quadrat klein'], '[F205]'],
    ['ribbon', ['Satinband, 0,3 cm', 'ohne Band', 'Wachsband liefern wir separat'], '[F198]'],
    ['bow', ['Schleifen'], '[F181]'],
    ['bag', ['Papiertüten'], '[F181]'],
    ['box', ['Schachteln'], '[F181]'],
    ['posterbar', ['Posterleisten'], '[F181]'],
    ['seal', ['Eukalyptus', 'Gold', 'Kupfer', 'Rosé'], '[F202]'],
    ['screw', ['Bronze', 'Gold', 'Silber'], '[F199]'],
    ['pen', ['Gelstift Gold', 'Gelstift Kupfer', 'Gelstift Silber', 'Filzstift Schwarz'], '[F203]'],
  ])('the accessory %s shows what there is: %s %s', async (kind, words) => {
    const { text } = await shown('accessory-detail', { kind });
    for (const word of words) expect(text.replaceAll('\u00a0', ' ')).toContain(word);
    expect(text).toMatch(price);
    expect(text).toContain('In den Warenkorb');
  });

  test('an editor’s words win over the catalogue’s, and the notice can be left out [F111]', async () => {
    const { text } = await shown('calendar-detail', {
      kind: 'wandkalender',
      title: 'Für die Küche',
      text: 'Mit Platz.',
      showNotice: false,
    });
    expect(text).toContain('Für die Küche');
    expect(text).toContain('Mit Platz.');
    expect(text).not.toMatch(/noch nicht|Das Bild groß/);
  });

  test('a photo gift is what an editor says about it, and nothing without words [F111]', async () => {
    expect((await shown('merch-detail')).html).toBe('');
    const { text, html } = await shown('merch-detail', { title: 'Tasse mit Bild' });
    expect(text).toContain('Tasse mit Bild');
    expect(text).not.toMatch(/noch nicht/);
    expect(html).toContain('href="/fotogeschenke/"');
  });

  test('a kind that does not exist shows nothing', async () => {
    expect((await shown('calendar-detail', { kind: '__proto__' })).html).toBe('');
    expect((await shown('photobook-detail', { kind: ['digitalfotobuch'] })).html).not.toBe('');
  });
});
