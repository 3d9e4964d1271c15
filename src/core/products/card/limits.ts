/** Figures of the print check for everything that is printed like a card. */
import { handHeld, type Limits } from '#core/preflight/limits.ts';
import type { CardForm } from './formats.ts';

/** Read from further away than the hand reaches. */
const special: Partial<Record<CardForm, Partial<Limits>>> = {
  // Stands on a table among the guests; read from a metre or two.
  'group-table-card': { ppi: { fine: 150, soft: 100, least: 70 } },
  // They stand, so that their inside is not seen.
  'place-card': { plainPages: ['inside'] },
  'table-folded': { plainPages: ['inside'] },
};

/** Posted in Germany, whose post asks for the most room. Its two addresses are of different places. */
const envelope: Limits = { ...handHeld, envelope: { country: 'DE' } };

export function limitsOf({ form }: { form: CardForm }): Limits {
  if (form === 'envelope') return envelope;
  return { ...handHeld, hasOneDay: true, ...special[form] };
}
