/** Which inks are offered on pages that take no foil. */
import type { DesignDocument } from '#core/design/document.ts';
import type { Limits } from '#core/preflight/limits.ts';
import { isRefinedInk, takesRefinement } from '#core/preflight/refined-pages.ts';

type Foil = {
  design: Pick<DesignDocument, 'inks' | 'product'>;
  chosen: string | null;
  /** Ids of the pages of what is coloured. */
  pages: readonly string[];
  limits: Pick<Limits, 'refinedPages'>;
};

/** Without the inks that become foil where one of the pages takes none; the chosen one stays. */
export function withoutFoil(tokens: readonly string[], { design, chosen, pages, limits }: Foil): string[] {
  const areTaken = pages.every((page) => takesRefinement(limits, page));
  return tokens.filter((token) => areTaken || token === chosen || !isRefinedInk(design, token));
}
