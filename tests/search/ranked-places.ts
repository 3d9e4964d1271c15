/** Parts of a list, as the search gives them, of designs in an order. */
import { listIndexOf } from '#core/catalogue/list-index.ts';
import type { RankedPlaces } from '#core/catalogue/list-parts.ts';
import type { DesignTemplate } from '#core/catalogue/template.ts';

/** Designs of a collection, the best first; one that it does not have has the place -1. */
export function rankedPlaces(rows: readonly DesignTemplate[], part: readonly DesignTemplate[]): RankedPlaces {
  const index = listIndexOf(rows);
  return {
    places: Int32Array.from(part, (row) => index.placeOf(row) ?? -1),
    scores: Float64Array.from(part, (_, at) => part.length - at),
  };
}
