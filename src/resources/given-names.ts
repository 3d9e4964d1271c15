/** Given names for reading lists of people. Their data (tools/given-names.ts) stays on the server. */
import { type GivenNames, givenNamesOf } from '#core/people/import/given-names.ts';
import list from './given-names.json' with { type: 'json' };

let names: GivenNames | null = null;

/** Made when they are first wanted. */
export function loadGivenNames(): GivenNames {
  names ??= givenNamesOf(list);
  return names;
}
