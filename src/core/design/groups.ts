/** Groups of elements on a page: a group may lie in another one, never in itself. Elements name their innermost group. */
import { maxGroupDepth, type Page } from './document.ts';

type Grouped = Pick<Page, 'groups' | 'elements'>;

/**
 * Paths of what does not fit ('groups.2.parent', 'elements.4.group'), relative to the page: two groups of one name, a parent or a group
 * that is not there, a group in itself by whatever way round, or one deeper than eight.
 */
export function groupIssues({ groups = [], elements }: Grouped): string[] {
  const parents = new Map(groups.map((group) => [group.id, group.parent]));
  const problems = groups.flatMap(({ id }, index) => (groups.findIndex((one) => one.id === id) < index ? [`groups.${index}.id`] : []));
  groups.forEach(({ parent }, index) => {
    let depth = 1;
    let at = parent;
    // A ring never ends, so it is found as too deep.
    while (at !== undefined && depth <= maxGroupDepth && parents.has(at)) {
      depth += 1;
      at = parents.get(at);
    }
    if (at !== undefined || depth > maxGroupDepth) problems.push(`groups.${index}.parent`);
  });
  elements.forEach(({ group }, index) => {
    if (group !== undefined && !parents.has(group)) problems.push(`elements.${index}.group`);
  });
  return problems;
}
