/** Foil on pages that take none: the press has one plate, for the page that the product names. */
import { message } from '#core/values/message.ts';
import { boxOf, type Checked, type Finding, sourceOf } from './finding.ts';
import { nowhere, union } from './outline.ts';
import { takesRefinement } from './refined-pages.ts';

/** An element or a ground in foil on a page that the product does not refine. Documents are not saved so; one that was stored before may be. */
export function refinedPageFindings({ pages, limits }: Checked): Finding[] {
  return pages.flatMap(({ page, marks }) => {
    if (takesRefinement(limits, page.id)) return [];
    const foil = marks.filter(({ paint }) => paint?.kind === 'finish');
    return [...Map.groupBy(foil, ({ of }) => of)].map(([of, own]): Finding => {
      const { name, element } = sourceOf(page, of);
      const box = boxOf(own.reduce((all, { bounds }) => union(all, bounds), nowhere));
      const text = message('preflight.finish-page', { name });
      return { rule: 'finish-page', level: 'block', page: page.id, element, box, measured: '', message: text };
    });
  });
}
