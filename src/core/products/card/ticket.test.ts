import { expect, test } from 'vitest';
import { options } from '#seed/options.ts';
import { cardPages } from './pages.ts';
import { cardTicket, inEnvelope } from './ticket.ts';
import { cardTypes, cardVariants } from './types.ts';

function ticketOf(shape: (typeof cardVariants)[number]) {
  return cardTicket({ type: 'card', card: 'olivia', ...shape, paper: cardTypes[shape.form].papers[0], refinementType: 'none' }, options);
}

test('a card is folded on its ticket where its sheet has folds, and cut to a contour where it has one', () => {
  for (const shape of cardVariants) {
    const pages = cardPages(shape.form, shape.format);
    const isFolded = pages.some(({ foldsUm, foldsYUm = [] }) => foldsUm.length + foldsYUm.length > 0);
    const data = new Map(ticketOf(shape).facts.map(({ key, data: value }) => [key, value]));
    expect([shape, data.get('fold') !== null]).toEqual([shape, isFolded]);
    expect([shape, data.has('contour')]).toEqual([shape, pages[0]?.cut !== undefined]);
    expect([shape, data.has('assembly')]).toEqual([
      shape,
      pages.some(({ glue }) => glue) || ['trio', 'fan', 'booklet', 'newspaper'].includes(shape.form),
    ]);
  }
});

test('a pocketfold has two sheets of their sizes', () => {
  const { facts } = ticketOf({ form: 'pocketfold', format: 'a6' });
  expect(facts.find(({ key }) => key === 'sheet')?.data).toEqual(['228x216', '99x142']);
});

test('a card in its envelope takes the envelope that fits from stock, one for each card', () => {
  const choice = { type: 'card', card: 'olivia', form: 'folded', format: 'a6', paper: 'feinstpapier', refinementType: 'none' } as const;
  const envelope = inEnvelope(choice, cardTicket(choice, options)).facts.filter(({ key }) => key === 'envelope');
  expect(envelope).toMatchObject([
    { data: 'c6', isForRecipient: true, xjdf: { consumables: [{ type: 'Envelope', details: 'envelope-c6', amount: 1 }] } },
  ]);
});
