/** The details that the samples of a suite have. */
import { suitePieces } from '#core/catalogue/suite/suite.ts';
import { type SuiteDetails, sampleDetails } from '#core/catalogue/suite/suite-details.ts';
import type { DesignTemplate } from '#core/catalogue/template.ts';
import { weakMemoize } from '#core/values/memoize.ts';
import type { Catalogue } from '#store/catalogue/catalogue-index.ts';

/** Those taken from sale included. */
const allDesigns = weakMemoize(({ byId }: Catalogue) => [...byId.values()]);

export function samplesOf(catalogue: Catalogue, template: DesignTemplate): SuiteDetails {
  const pieces = suitePieces(allDesigns(catalogue), template);
  return sampleDetails(pieces.find(({ category }) => category === 'save-the-date')?.texts ?? {});
}
