/** Refined inks on pages that the product does not refine. */
import type { DesignDocument, DesignProduct } from '#core/design/document.ts';
import { pageInks } from '#core/design/ink-use.ts';
import { pageName } from '#core/design/panel-name.ts';
import { isRefinedInk, takesRefinement } from '#core/preflight/refined-pages.ts';
import { type Message, message } from '#core/values/message.ts';
import { productOf } from './registry.ts';

/** Null where the document is not refined, or only where its product may be. The print check says the same of each element (preflight.ts). */
export function refinementIssue(design: DesignDocument<DesignProduct>): Message | null {
  const { product, pages } = design;
  if ((product.refinement ?? 'none') === 'none') return null;
  const limits = productOf(product.type).limits(product);
  const page = pages.find((one) => !takesRefinement(limits, one.id) && pageInks(one).some((token) => isRefinedInk(design, token)));
  return page ? message('fault.refined-page', { page: pageName(page) }) : null;
}
