/** The details that the samples of a suite have. */
import { suitePieces } from '#core/catalogue/suite.ts';
import { type SuiteDetails, sampleDetails } from '#core/catalogue/suite-details.ts';
import type { DesignTemplate } from '#core/catalogue/template.ts';
import type { Catalogue } from '#store/catalogue/catalogue-index.ts';

export function samplesOf(catalogue: Catalogue, template: DesignTemplate): SuiteDetails {
  const pieces = suitePieces([...catalogue.byId.values()], template);
  return sampleDetails(pieces.find(({ category }) => category === 'save-the-date')?.texts ?? {});
}
