/** What is chosen stands in everything that production reads: each option of each product in the ticket, in XJDF and on the delivery note. */
import { describe, expect, test } from 'vitest';
import { products } from '#core/products/registry.ts';
import type { TicketFacts } from '#core/products/ticket-facts.ts';
import { escapeMarkup } from '#core/values/markup.ts';
import { type ChosenOption, everyOption, mixedPrints } from '#tests/ticket-choices.ts';
import { ticketOf } from '#tests/ticket-samples.ts';
import { serverTexts } from '#texts/server-texts.ts';
import { writtenFacts } from './ticket.ts';
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

/** What the ticket writes in place of the option's own name: sizes in millimetres, the form apart from its format. */
function expectedWords({ product, group, value, name }: ChosenOption): string[] {
  if (value === 'none' || (group === 'matSize' && value === '0')) return ['ohne'];
  if (group === 'format' && product === 'card') {
    const [form = '', format = ''] = value.split('.');
    return [t({ key: `card.form.${form}` }), t({ key: `card.size.${format}` })];
  }
  if (group === 'format' && /^\d+x\d+$/.test(value) && product !== 'photoprint') return [`${value.replace('x', ' × ')} mm`];
  return [t(name)];
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
      return expectedWords(option)
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

  test('has a name for each fact', () => {
    const unnamed = all
      .flatMap(({ facts }) => [writtenFacts(facts, t)])
      .flatMap(({ facts, parts }) => [facts, ...parts.map((part) => part.facts)].flat());
    expect([
      ...new Set(
        unnamed
          .filter(({ name, value }) => /^[a-z]+\.[a-z.-]+$/.test(name) || /\b[a-z]+\.[a-z]+\.[a-z.-]+$/.test(value))
          .map(({ key, value }) => `${key}: ${value}`),
      ),
    ]).toEqual([]);
  });
});

describe('a mixed set of photo prints', () => {
  test('is a product for each format, with its number of prints', () => {
    const words = wordsOf(mixedPrints());
    const xjdf = ticketXjdf(ticketOf(mixedPrints()));
    for (const [at, format] of [
      '9x13',
      '10x13',
      '10x15',
      '11x17',
      '13x18',
      '15x20',
      '20x30',
      '30x45',
      '10x10',
      '13x13',
      'retro',
    ].entries()) {
      expect(words).toContain(`${t({ key: `photoprint.format.${format}` })}, ${7 * (at + 1)} Stück`);
      expect(xjdf).toContain(`<Product ID="P1-${format}" Amount="${7 * (at + 1)}" ProductType="Photo"`);
      expect(xjdf).toContain(`<DropItem ItemRef="P1-${format}" Amount="${7 * (at + 1)}"/>`);
    }
    expect(xjdf).not.toContain('ID="P1"');
  });
});
