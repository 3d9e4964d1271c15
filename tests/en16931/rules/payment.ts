/** Rules of how the invoice is paid. */
import type { Invoice, Text } from '../invoice.ts';
import { each, type Rule, rule } from '../rule.ts';

/** UNTDID 4461: credit transfers, outside and inside the SEPA. */
export const transferCodes: ReadonlySet<Text> = new Set(['30', '58']);

const means = ({ means: all }: Invoice) => all;

export const paymentRules: readonly Rule[] = [
  each('BR-49', 'A means of payment has a code (BT-81).', means, ({ code }) => code !== null),
  rule('CII-SR-467', 'Means of payment have the same code (BT-81).', ({ means: all }) => new Set(all.map(({ code }) => code)).size <= 1),
  each(
    'BR-50',
    'An account of the seller has an identifier (BT-84).',
    means,
    ({ code, account }) => transferCodes.has(code) || !account || account.id !== null,
  ),
  each('BR-51', 'Of the number of a card at most six digits at its end are shown (BT-87).', means, ({ card }) => {
    const digits = card?.number?.replace(/[^\d]/g, '') ?? '';
    return digits.length <= 6;
  }),
  each(
    'BR-61',
    'A credit transfer names the account to pay to (BT-84).',
    means,
    ({ code, account }) => !transferCodes.has(code) || (account?.id ?? null) !== null,
  ),
];
