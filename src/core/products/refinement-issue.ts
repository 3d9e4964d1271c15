/** Refined inks on pages that the product does not refine. */
import type { DesignDocument, DesignProduct } from '#core/design/document.ts';
import { pageInks } from '#core/design/ink-use.ts';
import { panelName } from '#core/design/panel-name.ts';
import { type Message, message } from '#core/values/message.ts';
import { productOf } from './registry.ts';

/** Null where the document is not refined, or only where its product may be. */
export function refinementIssue({ product, pages, inks }: DesignDocument<DesignProduct>): Message | null {
  const { isRefined } = productOf(product.type);
  if (!isRefined || (product.refinement ?? 'none') === 'none') return null;
  const page = pages.find((one) => !isRefined(one.id) && pageInks(one).some((token) => inks[token]?.finish));
  return page ? message('fault.refined-page', { page: panelName(page.id) }) : null;
}
