/** Which inks become foil or relief, and on which pages they may. Apart from limits and inks, which every editor loads at first. */
import type { DesignDocument } from '#core/design/document.ts';
import type { Limits } from './limits.ts';

/** Whether a page, by its id, takes the refinement of its document. */
export function takesRefinement({ refinedPages }: Pick<Limits, 'refinedPages'>, page: string): boolean {
  return refinedPages?.includes(page) ?? true;
}

/** Whether what is set in an ink becomes foil or relief: its finish is a plate where the document is refined, else it prints as a colour. */
export function isRefinedInk({ inks, product }: Pick<DesignDocument, 'inks' | 'product'>, token: string): boolean {
  return (product.refinement ?? 'none') !== 'none' && Object.hasOwn(inks, token) && inks[token]?.finish === true;
}
