/** Envelopes with one thing wrong, each found by its code and nothing else with it. */
import { describe, expect, test } from 'vitest';
import type { Element, TextElement } from '#core/design/document.ts';
import type { ShapeElement } from '#core/design/drawn-element.ts';
import { applyEdit } from '#core/design/edit.ts';
import { envelopeZones } from '#core/layout/envelope-zones.ts';
import { layout } from '#core/layout/layout.ts';
import { fitRecord } from '#core/merge/fit/fit-record.ts';
import type { HouseholdAddress } from '#core/people/household.ts';
import { preflight } from '#core/preflight/preflight.ts';
import type { CardDocument } from '#core/products/card/choice.ts';
import { limitsOf } from '#core/products/card/limits.ts';
import { type DeliveryCountry, deliveryCountries } from '#core/values/channel.ts';
import { openFonts } from '#resources/fonts.ts';
import { addressed, type EnvelopeSize, envelopeOfSize, envelopeSizes } from '#tests/render/envelope-samples.ts';
import { fixtureResources } from '#tests/render/fixture-design.ts';
import { serverTexts } from '#texts/server-texts.ts';
import { type AddressedRecord, type EnvelopeFinding, envelopeFindings } from './envelope-findings.ts';

const resources = fixtureResources(await openFonts());
const sizes = Object.keys(envelopeSizes) as EnvelopeSize[];
const t = serverTexts({ locale: 'de-DE' });

type Case = { design: CardDocument; of: AddressedRecord; posting: DeliveryCountry; letter?: { weightMg: number; thicknessUm: number } };
type Seed = { name: string; code: EnvelopeFinding['rule']; level: EnvelopeFinding['level']; change(plain: Case): Partial<Case> };

const withAddress = (design: CardDocument, change: (text: TextElement) => object): CardDocument => ({
  ...design,
  pages: design.pages.map((page) => ({
    ...page,
    elements: page.elements.map((element) =>
      element.id === 'front-text' ? ({ ...element, ...change(element as TextElement) } as Element) : element,
    ),
  })),
});
const withElement = (design: CardDocument, element: Element): CardDocument => ({
  ...design,
  pages: design.pages.map((page) => (page.id === 'front' ? { ...page, elements: [...page.elements, element] } : page)),
});
const withPage = (design: CardDocument, id: string, change: object): CardDocument => ({
  ...design,
  pages: design.pages.map((page) => (page.id === id ? { ...page, ...change } : page)),
});

function square(xUm: number, yUm: number): ShapeElement {
  return {
    kind: 'shape',
    id: 'shape',
    role: 'area',
    xUm,
    yUm,
    widthUm: 8_000,
    heightUm: 8_000,
    rotation: 0,
    outline: { as: 'rect' },
    fill: 'ink',
  };
}

const front = ({ design }: Case) => design.pages[0] ?? { widthUm: 0, heightUm: 0 };
const zonesOf = (one: Case) => envelopeZones(front(one), one.posting);
const inked = (design: CardDocument, token: string, hex: string) => ({
  ...design,
  inks: { ...design.inks, [token]: { c: 0, m: 0, y: 0, k: 0, hex } },
});
const without =
  (field: keyof HouseholdAddress) =>
  ({ of }: Case) => ({ of: { ...of, address: of.address && { ...of.address, [field]: '' } } });

const seeds: readonly Seed[] = [
  {
    name: 'an address that reaches above its rectangle',
    code: 'env-zone',
    level: 'block',
    change: (one) => ({ design: withAddress(one.design, () => ({ xUm: zonesOf(one).address.xUm, widthUm: 30_000, yUm: 24_000 })) }),
  },
  {
    name: 'an address that begins too far left',
    code: 'env-zone',
    level: 'block',
    change: (one) => ({ design: withAddress(one.design, () => ({ xUm: zonesOf(one).address.xUm - 4_000 })) }),
  },
  {
    name: 'an address that is turned',
    code: 'env-zone',
    level: 'block',
    change: ({ design }) => ({ design: withAddress(design, () => ({ rotation: 90 })) }),
  },
  {
    name: 'a drawing below the address',
    code: 'env-beside',
    level: 'block',
    change: (one) => ({
      design: withElement(one.design, square(front(one).widthUm * 0.5, zonesOf(one).address.yUm + zonesOf(one).address.heightUm - 9_000)),
    }),
  },
  {
    name: 'a drawing right of the address',
    code: 'env-beside',
    level: 'block',
    change: (one) => ({ design: withElement(one.design, square(front(one).widthUm - 12_000, front(one).heightUm * 0.6)) }),
  },
  {
    name: 'a drawing where the stamp is put',
    code: 'env-beside',
    level: 'block',
    change: (one) => ({ design: withElement(one.design, square(zonesOf(one).stamp.xUm + 4_000, 6_000)) }),
  },
  {
    name: 'a drawing where the code is printed',
    code: 'env-beside',
    level: 'block',
    change: (one) => ({ design: withElement(one.design, square(zonesOf(one).code.xUm + 500, front(one).heightUm - 12_000)) }),
  },
  {
    name: 'a sender behind the address',
    code: 'env-beside',
    level: 'block',
    change: ({ design }) => ({
      design: withPage(design, 'back', {
        elements: design.pages[1]?.elements.map((element) => ({ ...element, yUm: 50_000 })),
      }),
    }),
  },
  { name: 'no street', code: 'env-incomplete', level: 'block', change: without('street') },
  { name: 'no town', code: 'env-incomplete', level: 'block', change: without('city') },
  { name: 'no postcode', code: 'env-incomplete', level: 'block', change: without('postcode') },
  { name: 'no country', code: 'env-incomplete', level: 'block', change: without('country') },
  {
    name: 'no name',
    code: 'env-incomplete',
    level: 'block',
    change: ({ of }) => ({ of: { ...of, record: { ...of.record, values: { adresse: of.record.values.adresse ?? '' } } } }),
  },
  {
    name: 'a postcode with a digit too few',
    code: 'env-code',
    level: 'block',
    change: ({ of }) => ({ of: { ...of, address: of.address && { ...of.address, postcode: '8033' } } }),
  },
  {
    name: 'seven lines',
    code: 'env-lines',
    level: 'block',
    change: () => ({ of: addressed({ names: ['Anna', 'Ben', 'Cem', 'Dora', 'Eva'] }) }),
  },
  {
    name: 'a face as written by hand',
    code: 'env-face',
    level: 'confirm',
    change: ({ design }) => ({ design: withAddress(design, () => ({ font: 'pinyon' })) }),
  },
  {
    name: 'an italic face',
    code: 'env-face',
    level: 'confirm',
    change: ({ design }) => ({ design: withAddress(design, () => ({ font: 'eb-garamond-italic' })) }),
  },
  {
    name: 'type of 8 pt',
    code: 'env-face',
    level: 'confirm',
    change: ({ design }) => ({ design: withAddress(design, () => ({ sizeUm: 2_822, minSizeUm: 2_822 })) }),
  },
  {
    name: 'type of 22 pt',
    code: 'env-face',
    level: 'confirm',
    change: ({ design }) => ({ design: withAddress(design, () => ({ sizeUm: 7_760, minSizeUm: 7_760 })) }),
  },
  { name: 'a dark paper', code: 'env-dark', level: 'confirm', change: ({ design }) => ({ design: inked(design, 'ground', '#2a3550') }) },
  { name: 'pale type', code: 'env-dark', level: 'confirm', change: ({ design }) => ({ design: inked(design, 'ink', '#d8d8d8') }) },
  {
    name: 'a photo over the front',
    code: 'env-pattern',
    level: 'confirm',
    change: ({ design }) => ({
      design: withPage(design, 'front', {
        ground: { kind: 'photo', photoId: 'photo-landscape-01', crop: { zoom: 1, focusX: 0.5, focusY: 0.5 } },
      }),
    }),
  },
  { name: 'a heavy card', code: 'env-class', level: 'warn', change: () => ({ letter: { weightMg: 20_001, thicknessUm: 900 } }) },
  { name: 'a thick card', code: 'env-class', level: 'warn', change: () => ({ letter: { weightMg: 9_000, thicknessUm: 5_001 } }) },
];

function found({ design, of, posting, letter }: Case) {
  return envelopeFindings(design, of, posting, { resources, ...(letter ? { letter } : {}) });
}

/** Squares and C5 are no standard letters. */
const isLarge = (size: EnvelopeSize) => size === 'c5' || size === 'square';
const plain = (size: EnvelopeSize, posting: DeliveryCountry = 'DE'): Case => ({
  design: envelopeOfSize(size),
  of: addressed({ names: ['Frau Dr. Anna Weiß', 'Herrn Max Weiß'] }),
  posting,
});

describe.each(sizes)('an envelope in %s', (size) => {
  const own = isLarge(size) ? ['warn env-class'] : [];

  test('has no finding but the class of its letter, wherever it is posted', () => {
    for (const posting of deliveryCountries)
      expect(
        found(plain(size, posting)).map(({ level, rule }) => `${level} ${rule}`),
        posting,
      ).toEqual(own);
  });

  test.each(seeds.map((seed) => [seed.name, seed] as const))('%s is found by its code alone', (_, { code, level, change }) => {
    const one = plain(size);
    const findings = found({ ...one, ...change(one) });
    const said = findings.map((finding) => `${finding.level} ${finding.rule}`);
    expect(said.toSorted()).toEqual([`${level} ${code}`, ...own].toSorted());
    for (const finding of findings) expect(t(finding.message)).not.toMatch(/[{}]|preflight\.|guests\./);
  });
});

test('a line longer than 100 mm is asked about in Germany, and one of more than 38 letters in France', () => {
  const long = { names: ['Frau Maximiliane Christiane-Elisabeth Leutheusser-Schnarrenberger'] };
  const wide = withAddress(envelopeOfSize('c6'), () => ({ xUm: 22_000, widthUm: 125_000, sizeUm: 4_200 }));
  const rules = (posting: DeliveryCountry, names: string[]) =>
    found({ design: wide, of: addressed({ names }), posting }).map(({ rule }) => rule);
  expect(rules('DE', long.names)).toEqual(['env-long']);
  expect(rules('AT', long.names)).toEqual([]);
  expect(rules('FR', ['A'.repeat(38)])).toEqual([]);
  expect(rules('FR', ['A'.repeat(39)])).toEqual(['env-long']);
});

test('an address that misses several things names them in one sentence', () => {
  const one = plain('c6');
  const [finding] = found({
    ...one,
    of: { ...one.of, address: one.of.address && { ...one.of.address, street: '', extra: '', postcode: '', city: '' } },
  });
  expect(finding && t(finding.message)).toBe(
    'Auf dem Umschlag fehlt noch: Straße oder Postfach, die Postleitzahl und der Ort. Das lässt sich in der Gästeliste ergänzen.',
  );
});

test('sender and address of an envelope are of different places, which is nothing to ask about', () => {
  const design = envelopeOfSize('c6');
  const filled = fitRecord(design, addressed({ street: 'Lindenweg 12' }).record, { fonts: resources.fonts }).design;
  const found = preflight(filled, layout(filled, resources), resources, limitsOf({ form: 'envelope' }));
  expect(found.filter(({ rule }) => rule !== 'sample-text')).toEqual([]);
});

test('the repair of an address beside its rectangle moves it in', () => {
  const one = plain('c6');
  const design = withAddress(one.design, () => ({ xUm: zonesOf(one).address.xUm - 4_000 }));
  const [finding] = found({ ...one, design });
  const applied = finding?.repair && applyEdit(design, finding.repair);
  if (!applied) throw new Error('no repair');
  expect(found({ ...one, design: applied.design as CardDocument })).toEqual([]);
});
