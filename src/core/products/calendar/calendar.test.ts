import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { geometryOf } from '#core/products/document.ts';
import { copyTiers } from '#core/products/tiers.ts';
import { currencies, divideHalfUp } from '#core/values/money.ts';
import { calendarPrices } from '#seed/prices/calendar.ts';
import { serverTexts } from '#texts/server-texts.ts';
import { type CalendarChoice, calendarChoiceSchema } from './choice.ts';
import { completeCalendar } from './complete.ts';
import { calendarChoiceOf, calendarOf, calendarSchema } from './document.ts';
import { calendarIssues } from './issues.ts';
import {
  accessoryTypes,
  calendarKinds,
  calendarTypes,
  formatsOf,
  formatTypes,
  mountingTypes,
  paperTypes,
  refinementTypes,
} from './kinds.ts';
import { calendarLimits } from './limits.ts';
import { calendarPages } from './pages.ts';
import { calendarPrice } from './price.ts';
import { calendar } from './product.ts';
import { calendarOptionsRow } from './rows.ts';
import { usualSettings } from './settings.ts';
import { calendarOfSku, calendarSkuOfChoice } from './sku.ts';
import { defaultStart, offeredStarts } from './start.ts';

const rows = calendarOptionsRow;
const prices = calendarPrices;
const offer = { template: null, rows };
const t = serverTexts({ locale: 'de-DE' });
const choose = (given: Record<string, unknown> = {}) => completeCalendar(given, { rows });
const unit = (given: Record<string, unknown>, country: 'DE' | 'CH' | 'GB' | 'US' = 'DE') =>
  calendarPrice(choose(given), 1, { prices, country }).unit.amount;
const settings = usualSettings({ locale: 'de-DE', country: 'DE' });

const anyChoice = fc
  .record({
    calendarType: fc.constantFrom(...calendarTypes),
    formatType: fc.constantFrom(...formatTypes),
    mountingType: fc.constantFrom(...mountingTypes),
    paperType: fc.constantFrom(...paperTypes),
    refinementType: fc.constantFrom(...refinementTypes),
    displayType: fc.constantFrom('month', 'week'),
    year: fc.integer({ min: 1900, max: 2100 }),
    startMonth: fc.integer({ min: 1, max: 12 }),
    accessoryTypes: fc.subarray([...accessoryTypes]),
    designGroupId: fc.integer({ min: 1, max: 5 }),
  })
  .map(choose);

/** Cents of one piece on the usual paper with the spiral (page of prices). */
const base: [Record<string, unknown>, number][] = [
  [{ calendarType: 'wandkalender', formatType: 'din-a4' }, 1999],
  [{ calendarType: 'wandkalender', formatType: 'din-a3' }, 2799],
  [{ calendarType: 'wandkalender', formatType: 'square' }, 2699],
  [{ calendarType: 'wandkalender', formatType: 'landscape' }, 2799],
  [{ calendarType: 'wandkalender', formatType: 'large' }, 4499],
  [{ calendarType: 'familienplaner', formatType: 'portrait-long' }, 2199],
  [{ calendarType: 'familienplaner', formatType: 'large' }, 2699],
  [{ calendarType: 'kuechenkalender' }, 1899],
  [{ calendarType: 'terminkalender', formatType: 'small' }, 2199],
  [{ calendarType: 'terminkalender', formatType: 'din-a4' }, 2699],
  [{ calendarType: 'tischkalender', formatType: 'small' }, 1299],
  [{ calendarType: 'tischkalender', formatType: 'square' }, 1499],
  [{ calendarType: 'tischkalender', formatType: 'landscape' }, 1699],
];
const mountingCents = { spirale: 0, lochung: 0, holzblock: 600, holzfuss: 500, ohne: -200 } as const;

describe('a calendar', () => {
  test('comes in five types with their format groups, mountings and papers [F164] [F165] [F166]', () => {
    const made = Object.fromEntries(calendarTypes.map((type) => [type, [formatsOf(type), calendarKinds[type].mountings]]));
    expect(made).toEqual({
      wandkalender: [
        ['din-a3', 'din-a4', 'square', 'landscape', 'large'],
        ['spirale', 'lochung'],
      ],
      familienplaner: [
        ['portrait-long', 'large'],
        ['spirale', 'lochung'],
      ],
      kuechenkalender: [['portrait-long'], ['spirale', 'lochung']],
      terminkalender: [['small', 'din-a4'], ['spirale']],
      tischkalender: [
        ['small', 'square', 'landscape'],
        ['spirale', 'holzblock', 'holzfuss', 'ohne'],
      ],
    });
    expect(choose()).toMatchObject({ calendarType: 'wandkalender', formatType: 'din-a3', mountingType: 'spirale', refinementType: 'none' });
    expect(choose({ calendarType: 'familienplaner' }).paperType).toBe('naturpapier');
    expect(choose().paperType).toBe('bilderdruck-matt');
  });

  test('costs the price of every combination in every currency', () => {
    const converted = {
      EUR: (cents: number) => cents,
      CHF: (cents: number) => Math.sign(cents) * Math.ceil((Math.abs(cents) * 138) / 500) * 5,
      GBP: (cents: number) => Math.sign(cents) * divideHalfUp(Math.abs(cents) * 88, 100),
      USD: (cents: number) => Math.sign(cents) * divideHalfUp(Math.abs(cents) * 110, 100),
    };
    const markets = { EUR: 'DE', CHF: 'CH', GBP: 'GB', USD: 'US' } as const;
    const [found, wanted]: [number[], number[]] = [[], []];
    for (const [given, cents] of base) {
      const { mountings, papers, displays } = calendarKinds[choose(given).calendarType];
      for (const mountingType of mountings)
        for (const paperType of papers)
          for (const refinementType of refinementTypes)
            for (const displayType of displays)
              for (const more of [[], ['geschenkbox'], ['stift'], ['geschenkbox', 'stift']])
                for (const currency of currencies) {
                  const parts = [
                    cents,
                    displayType === 'week' ? 600 : 0,
                    mountingCents[mountingType],
                    paperType === 'naturpapier' && papers[0] !== 'naturpapier' ? 200 : 0,
                    refinementType === 'none' ? 0 : 590,
                    more.includes('geschenkbox') ? 490 : 0,
                    more.includes('stift') ? 199 : 0,
                  ];
                  wanted.push(parts.reduce((sum, part) => sum + converted[currency](part), 0));
                  const choice = { ...given, mountingType, paperType, refinementType, displayType, accessoryTypes: more };
                  found.push(unit(choice, markets[currency]));
                }
    }
    // 352 choices without accessories.
    expect(found).toHaveLength(352 * 4 * currencies.length);
    expect(found).toEqual(wanted);
  });

  test('is made as it was completed, with parts that add up, a sku that reads back, and the pages of its document', () => {
    fc.assert(
      fc.property(anyChoice, fc.constantFrom('DE', 'CH', 'GB', 'US'), fc.integer({ min: 1, max: 500 }), (choice, country, quantity) => {
        expect(calendarIssues(choice, { rows })).toEqual([]);
        expect(choose(choice)).toEqual(choice);
        expect(calendarChoiceSchema.parse(choice)).toEqual(choice);
        const price = calendarPrice(choice, quantity, { prices, country });
        expect(price.parts.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(price.unit.amount);
        expect(price.total.amount).toBe(price.unit.amount * quantity);
        const sku = calendarSkuOfChoice(choice);
        expect(sku).toMatch(/^[a-z0-9-]{3,70}$/);
        expect(calendarOfSku(sku)).toEqual({ ...choice, designGroupId: 1, designId: 11 });
        const document = calendarOf(choice, settings);
        expect(calendarSchema.parse(document)).toEqual(document);
        expect(calendarChoiceOf(document)).toEqual(choice);
        const pages = calendarPages(choice);
        expect(pages).toHaveLength(choice.calendarType === 'terminkalender' ? (choice.displayType === 'week' ? 108 : 26) : 13);
        expect(new Set(pages.map(geometryOf)).size).toBe(pages.length);
      }),
    );
  });

  test('costs less a piece with each tier, and more altogether with each piece', () => {
    fc.assert(
      fc.property(anyChoice, (choice) => {
        const at = (quantity: number) => calendarPrice(choice, quantity, { prices, country: 'DE' });
        for (const [from] of copyTiers.slice(1)) {
          expect(at(from).unit.amount).toBeLessThanOrEqual(at(from - 1).unit.amount);
          expect(at(from).total.amount).toBeGreaterThan(at(from - 1).total.amount);
        }
      }),
    );
    expect(() => calendarPrice(choose(), 501, { prices, country: 'DE' })).toThrow(expect.objectContaining({ code: 'off-ladder' }));
  });

  test('weighs its sheets, its board and its wire', () => {
    const weigh = (given: Record<string, unknown>) => calendar.weightMg(choose(given), offer);
    // 13 sheets of 250 g/m² and a board of 450 on 0.1247 m², with 20 g of wire.
    expect(weigh({})).toBe(Math.round((297 * 420 * (13 * 250 + 450)) / 1_000) + 20_000);
    expect(weigh({ calendarType: 'tischkalender', mountingType: 'holzblock' })).toBe(Math.round((105 * 148 * 13 * 250) / 1_000) + 180_000);
    expect(weigh({ calendarType: 'terminkalender', displayType: 'week' })).toBe(
      Math.round((148 * 210 * (54 * 120 + 450)) / 1_000) + 20_000,
    );
  });

  test.each([
    [{ formatType: 'portrait-long' }, 'formatType', 'Wandkalender: Schmal gibt es dafür nicht. Am nächsten kommt: DIN A3.'],
    [{ mountingType: 'holzblock' }, 'mountingType', 'Wandkalender: Holzblock gibt es dafür nicht. Am nächsten kommt: Spirale.'],
    [
      { displayType: 'week' },
      'displayType',
      'Wandkalender: Eine Woche je Doppelseite gibt es dafür nicht. Am nächsten kommt: Ein Monat je Doppelseite.',
    ],
    [
      { startDate: '2027-01-04' },
      'startDate',
      'Einen Tag als Anfang gibt es nur beim Terminkalender nach Wochen. Hier zählen Monat und Jahr.',
    ],
    [{ accessoryTypes: ['stift', 'stift'] }, 'accessoryTypes', 'Jedes Zubehör kann einmal dazu.'],
  ])('%o is refused with the nearest that is made', (wrong, field, sentence) => {
    const choice = { ...choose(), ...wrong } as CalendarChoice;
    const errors = calendarIssues(choice, { rows }).map((error) => [error.field, t(error.message)]);
    expect(errors).toContainEqual([field, sentence]);
  });

  test('a planner by weeks begins on a Monday, and names the nearest one', () => {
    const weekly = choose({ calendarType: 'terminkalender', displayType: 'week', year: 2027, startMonth: 1 });
    expect(weekly.startDate).toBe('2026-12-28');
    const issues = calendarIssues({ ...weekly, startDate: '2026-12-29' }, { rows });
    expect(issues.map(({ message }) => t(message))).toEqual([
      'Die erste Woche beginnt an einem Montag, und Dienstag, 29.\u00a0Dezember ist keiner. Am nächsten kommt der 28.12.2026.',
    ]);
    expect(choose({ calendarType: 'terminkalender', displayType: 'week', startDate: '2027-03-03' })).toMatchObject({
      startDate: '2027-03-01',
      year: 2027,
      startMonth: 3,
    });
  });

  test.each([
    { year: 1899 },
    { year: 2101 },
    { startMonth: 13 },
    { startMonth: 0 },
    { year: 2027.5 },
    { startDate: 'morgen' },
    { calendarType: 'adventskalender' },
  ])('%o is no choice', (wrong) => {
    expect(calendarChoiceSchema.safeParse({ ...choose(), ...wrong }).success).toBe(false);
  });

  test('begins with next January from June on, before that with next month, and in any of two years [F169]', () => {
    expect(defaultStart('2026-06-01')).toEqual({ year: 2027, month: 1 });
    expect(defaultStart('2026-12-31')).toEqual({ year: 2027, month: 1 });
    expect(defaultStart('2027-05-31')).toEqual({ year: 2027, month: 6 });
    const offered = offeredStarts('2026-11-25');
    expect(offered).toHaveLength(25);
    expect([offered[0], offered.at(-1)]).toEqual([
      { year: 2026, month: 10 },
      { year: 2028, month: 10 },
    ]);
  });

  test('hides what its mounting covers: wire, hole and slot [F168]', () => {
    const zones = (given: Record<string, unknown>) => calendarPages(choose(given)).map(({ keepOut, cut }) => ({ keepOut, cut }));
    const [top] = zones({});
    expect(top).toEqual({ keepOut: [{ xUm: 0, yUm: 0, widthUm: 297_000, heightUm: 12_000 }], cut: undefined });
    const [punched] = zones({ mountingType: 'lochung' });
    expect(punched?.keepOut).toEqual([{ xUm: 139_500, yUm: 0, widthUm: 18_000, heightUm: 17_000 }]);
    expect(punched?.cut).toHaveLength(2);
    expect(punched?.cut?.[1]).toMatch(/^M 146000 8000 C .* 151000 8000/);
    expect(zones({ calendarType: 'tischkalender', mountingType: 'holzblock' })[3]?.keepOut?.[0]).toMatchObject({
      yUm: 136_000,
      heightUm: 12_000,
    });
    expect(zones({ calendarType: 'tischkalender', mountingType: 'holzfuss' })[3]?.keepOut?.[0]).toMatchObject({ yUm: 138_000 });
    expect(zones({ calendarType: 'tischkalender', mountingType: 'ohne' })[0]).toEqual({});
    // A planner is bound at the left edge of right pages and at the right edge of left pages.
    const planner = calendarPages(choose({ calendarType: 'terminkalender' }));
    expect(planner.map(({ keepOut }) => keepOut?.[0]?.xUm)).toEqual([0, ...Array.from({ length: 12 }, () => [136_000, 0]).flat(), 136_000]);
    expect(planner[1]?.spread).toBe(planner[2]?.spread);
  });

  test('asks less of photos the larger it hangs', () => {
    expect(calendarLimits(choose({ formatType: 'din-a4' })).ppi).toEqual({ fine: 200, soft: 120, least: 70 });
    expect(calendarLimits(choose()).ppi).toEqual({ fine: 149, soft: 100, least: 60 });
    expect(calendarLimits(choose({ formatType: 'large' })).ppi.fine).toBe(121);
  });

  test('tells the press sheets, wire or hole', () => {
    const told = (given: Partial<CalendarChoice>) =>
      Object.assign({}, ...calendar.ticket(choose(given), offer).facts.map(({ xjdf }) => xjdf));
    expect(told({})).toMatchObject({ media: { gramsPerM2: 250 }, layout: { sides: 1 }, binding: { type: 'WireComb', side: 'Top' } });
    expect(told({ mountingType: 'lochung' }).holes).toEqual([{ xMm: 148.5, yMm: 8, diameterMm: 5 }]);
    expect(told({ calendarType: 'terminkalender', refinementType: 'gold' })).toMatchObject({
      media: { gramsPerM2: 120 },
      layout: { sides: 2 },
      embossing: 'gold',
      binding: { type: 'WireComb', side: 'Left' },
    });
    expect(calendar.production(choose())).toEqual({ workingDays: 2, hasExpress: false });
  });

  test('is described by type, year, format and what was chosen', () => {
    const choice = choose({ refinementType: 'gold', accessoryTypes: ['stift'], year: 2026, startMonth: 9 });
    expect(t(calendar.title(choice, null))).toBe('Wandkalender 2026/2027');
    expect(t(calendar.format(choice))).toBe('Wandkalender 29,7\u00a0×\u00a042\u00a0cm');
    expect(t(calendar.text(choice, offer))).toBe(
      'DIN A3, 29,7\u00a0×\u00a042\u00a0cm, Spirale, Bilderdruck matt, Goldfolie auf dem Deckblatt, mit Stift',
    );
  });
});
