/** Scenes of a card as it is chosen: stricter than those of galleries, since paper and punching are the customer's. */

import type { Refinement } from '#core/design/refinement.ts';
import type { CardShape } from '#core/products/card/formats.ts';
import { type SceneName, type SceneProduct, scenesFor } from './product-scenes.ts';

/** The other papers are as white as the cards of scenes. */
const tintedPapers: ReadonlySet<string> = new Set(['kraft', 'recycling', 'transparent']);

/** Of blank cards: what lies beside one suits mourning, too. */
export const unknownOccasion = 'trauer';

type ChosenCard = CardShape & { paper: string; refinementType: Refinement; punching?: string | undefined };

/** Null for a card that no scene shows as it was chosen. `occasion`: of the card's design. */
export function chosenCard({ form, format, paper, refinementType, punching = 'none' }: ChosenCard, occasion: string): SceneProduct | null {
  if (tintedPapers.has(paper) || punching !== 'none') return null;
  return { type: 'card', form, format, occasion, foil: refinementType !== 'none' && refinementType !== 'relief' };
}

/** In the order in which they are shown. */
export function chosenCardScenes(choice: ChosenCard, occasion: string): SceneName[] {
  const product = chosenCard(choice, occasion);
  return product ? scenesFor(product) : [];
}
