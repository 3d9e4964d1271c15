/** The refinement that pictures and tiles of a design show. */
import type { Refinement } from '#core/design/refinement.ts';
import type { CardForm } from '#core/products/card/formats.ts';
import { cardRefinementIssue } from '#core/products/card/options.ts';
import type { DesignTemplate } from './template.ts';

/** Its first foil that the form takes, as a shop window shows it. Relief has no colour to show. */
export function shownRefinement({ refinements }: Pick<DesignTemplate, 'refinements'>, form: CardForm): Refinement {
  return refinements.find((refinement) => refinement !== 'relief' && !cardRefinementIssue(form, refinement)) ?? 'none';
}
