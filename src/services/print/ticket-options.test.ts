/** What is chosen stands in everything that production reads: each option of each product in the ticket, in XJDF and on the delivery note. */
import { describe, expect, test } from 'vitest';
import { accessoryName, accessoryText } from '#core/products/accessory/names.ts';
import { printFormatKeys } from '#core/products/photoprint/formats.ts';
import { products } from '#core/products/registry.ts';
import type { TicketFacts } from '#core/products/ticket-facts.ts';
import { escapeMarkup } from '#core/values/markup.ts';
import { accessories } from '#seed/prices/accessories.ts';
import { type ChosenOption, everyOption, mixedPrints, ticketWords } from '#tests/ticket-choices.ts';
import { ticketOf } from '#tests/ticket-samples.ts';
import { ticketFactTexts } from '#texts/de/print.ts';
import { serverTexts } from '#texts/server-texts.ts';
import { pickOf, summaryOf, writtenFacts } from './ticket.ts';
import { ticketHtml } from './ticket-html.ts';
import { ticketXjdf } from './xjdf.ts';

const t = serverTexts({ locale: 'de-DE' });
const all = everyOption();

/** The cells of a ticket. */
function wordsOf(facts: TicketFacts): string {
  return ticketHtml(ticketOf(facts), t, 'de').replace(/^[\s\S]*<section>/, '');
}

/** Without features and words: what is left are intents, parts and resources. */
function intentsOf(facts: TicketFacts): string {
  return ticketXjdf(ticketOf(facts))
    .replace(/ *<GeneralID [^>]*>\n/g, '')
    .replace(/ (DescriptiveName|MediaQuality)="[^"]*"/g, '');
}

/** XJDF has no intent for these: they are features. */
const featuresOnly = new Set(['photobox border', 'photoprint border', 'photoframe edge', 'collage edge']);

describe('every option of every product', () => {
  test('is walked: of all products, with hundreds of choices', () => {
    expect([...new Set(all.map(({ product }) => product))].toSorted()).toEqual(Object.keys(products).toSorted());
    expect(all.length).toBeGreaterThan(1_000);
  });

  test('stands in the ticket in German words', () => {
    const missing = all.flatMap((option) => {
      const words = wordsOf(option.facts);
      return ticketWords(option, t)
        .filter((word) => !words.includes(escapeMarkup(word)))
        .map((word) => `${option.product} ${option.group} ${option.value}: ${word}`);
    });
    expect([...new Set(missing)]).toEqual([]);
  });

  test('is a feature of a product in XJDF', () => {
    const missing = all.flatMap(({ product, group, value, facts }) => {
      const text = ticketXjdf(ticketOf(facts));
      const isThere = value.split('.').every((part) => text.includes(`IDValue="${part}"`));
      return isThere || (group === 'matSize' && value === '0') ? [] : [`${product} ${group} ${value}`];
    });
    expect([...new Set(missing)]).toEqual([]);
  });

  test('changes the intents, parts or resources of XJDF', () => {
    const same: string[] = [];
    const compared = new Set<string>();
    const rest = ({ product, group, choice }: ChosenOption) =>
      JSON.stringify([product, group, { ...choice, [group]: null, ...(group === 'format' ? { rows: null } : {}) }]);
    for (const alike of Map.groupBy(all, rest).values()) {
      const byIntents = new Map<string, string>();
      for (const { product, group, value, facts } of alike) {
        if (alike.some((other) => other.value !== value)) compared.add(`${product} ${group}`);
        const intents = intentsOf(facts);
        const other = byIntents.get(intents) ?? value;
        if (other !== value && !featuresOnly.has(`${product} ${group}`)) same.push(`${product} ${group}: ${value} and ${other}`);
        byIntents.set(intents, value);
      }
    }
    expect([...new Set(same)]).toEqual([]);
    const groups = new Set(all.map(({ product, group }) => `${product} ${group}`));
    // Those two move other values with them, so that no two choices differ in them alone.
    expect([...groups].filter((group) => !compared.has(group))).toEqual(['calendar displayType', 'photobox photoboxType']);
  });

  test('has a name and a value in words, and no name is there for nothing', () => {
    const facts = [...all.map((option) => option.facts), mixedPrints()]
      .map((made) => writtenFacts(made, t))
      .flatMap((written) => [written.facts, ...written.parts.map((part) => part.facts)].flat());
    // A key without a text is written as it is.
    expect(facts.filter(({ value }) => /\b[a-z]+\.[a-z-]+\.[a-z0-9.-]+$/.test(value)).map(({ key, value }) => `${key}: ${value}`)).toEqual(
      [],
    );
    // That of its names is a line's own, whatever the product is (tests/merged-orders.test.ts).
    const named = Object.keys(ticketFactTexts).filter((key) => key.startsWith('ticket.fact.') && key !== 'ticket.fact.records');
    expect([...new Set(facts.map(({ key }) => `ticket.fact.${key}`))].toSorted()).toEqual(named.toSorted());
  });
});

describe('accessories', () => {
  test.each(accessories.map((accessory) => [accessory.sku, accessory] as const))(
    '%s stands in the ticket in German words and in XJDF',
    (sku, accessory) => {
      const [name, options] = [t(accessoryName(accessory)), t(accessoryText(accessory))];
      const pick = pickOf({ position: 2, sku, name, options, quantity: 7 }, accessory, 1, t);
      const ticket = { ...ticketOf(all[0]?.facts ?? { kind: 'Card', facts: [] }), picks: [pick] };
      const words = ticketHtml(ticket, t, 'de');
      for (const word of [name, options, sku]) expect(words).toContain(escapeMarkup(word));
      const [, part, colour] =
        /<MiscConsumable Type="(\w+)" TypeDetails="[^"]*"(?: ColorDetails="([^"]*)")?\/>/.exec(ticketXjdf(ticket)) ?? [];
      expect(part?.toLowerCase()).toBe(accessory.part);
      expect(colour).toBe(accessory.colour === null ? undefined : t({ key: `accessory.colour.${accessory.colour}` }));
      expect(ticketXjdf(ticket)).toContain(`TypeDetails="${sku}"`);
    },
  );
});

describe('the summary for a delivery note', () => {
  test('names what was chosen, and nothing of what is left out', () => {
    const find = (isMeant: (choice: Record<string, unknown>) => boolean) =>
      all.find(({ choice }) => isMeant(choice))?.facts ?? expect.fail();
    const summary = (facts: TicketFacts) => summaryOf(writtenFacts(facts, t));
    expect(summary(find(({ frameType, matSize }) => frameType === 'alurahmen' && matSize === 30))).toBe(
      'Poster, 240 g/m², 600 × 400 mm, mit weißem Passepartout 3 cm, Alurahmen, schwarz',
    );
    expect(summary(find(({ form, refinementType }) => form === 'folded' && refinementType === 'none'))).toBe(
      'Klappkarte, A6, 105 × 148 mm, Feinstpapier matt, 300 g/m²',
    );
    expect(summary(find(({ sku }) => sku === 'puzzle-100'))).toBe('Puzzle 36 × 24 cm, nicht für Kinder unter 3 Jahren');
    expect(summary(mixedPrints())).toMatch(/^Fotopapier matt, 225 g\/m², weißer Rand 0,3 cm, 1 × 9 × 13, 2 × 10 × 13/);
  });
});

describe('a mixed set of photo prints', () => {
  test('is a product for each format, with its number of prints', () => {
    const words = wordsOf(mixedPrints());
    const xjdf = ticketXjdf(ticketOf(mixedPrints()));
    for (const [at, format] of printFormatKeys.entries()) {
      expect(words).toContain(`${t({ key: `photoprint.format.${format}` })}, ${7 * (at + 1)} Stück`);
      expect(xjdf).toContain(`<Product ID="P1-${format}" Amount="${7 * (at + 1)}" ProductType="Photo"`);
      expect(xjdf).toContain(`<DropItem ItemRef="P1-${format}" Amount="${7 * (at + 1)}"/>`);
    }
    expect(xjdf).not.toContain('ID="P1"');
  });
});
