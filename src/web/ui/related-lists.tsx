/** Lists beside the one that is shown: other kinds of card for the occasion, or other occasions for the kind of card. */
import { useId } from 'react';
import type { Facet } from '#api/catalogue.ts';
import { listTitle } from '#core/catalogue/titles.ts';
import { t } from '#web/texts/t.ts';
import { asSearch } from './filter-state.ts';
import { PageLink } from './page-link.tsx';

/** "Dankeskarten zur Hochzeit" and the query it is found under. */
export type RelatedList = { title: string; search: string };

const most = 8;

/**
 * The fullest lists first, at most eight, none of them empty. Other filters are left behind: a colour that suits an invitation need not
 * exist among the menus.
 */
export function relatedLists(facets: readonly Facet[], query: URLSearchParams): RelatedList[] {
  const options = (key: string) => facets.find((facet) => facet.key === key)?.options ?? [];
  const isChosen = (key: string) => (option: Facet['options'][number]) => query.getAll(key).includes(option.value);
  const others = (key: string) =>
    options(key)
      .filter((option) => option.count > 0 && !isChosen(key)(option))
      .toSorted((a, b) => b.count - a.count)
      .map(({ value }) => value);
  const occasion = options('occasion').find(isChosen('occasion'))?.value ?? null;
  const categories = options('category').filter(isChosen('category'));
  const category = categories.length === 1 ? (categories[0]?.value ?? null) : null;
  const wanted =
    category !== null && occasion === null
      ? others('occasion').map((other) => ({ occasion: other, category }))
      : [
          ...others('category').map((other) => ({ occasion, category: other })),
          ...(category === null ? [] : [{ occasion, category: null }]),
        ];
  const shown = listTitle({ occasion, category });
  const lists = new Map<string, string>();
  for (const one of wanted) {
    const title = listTitle(one);
    const pairs = Object.entries(one).flatMap(([key, value]): [string, string][] => (value === null ? [] : [[key, value]]));
    if (title !== shown && !lists.has(title)) lists.set(title, asSearch(new URLSearchParams(pairs.toReversed())));
  }
  return Array.from(lists, ([title, search]) => ({ title, search })).slice(0, most);
}

export function RelatedLists({ lists, path }: { lists: readonly RelatedList[]; path: string }) {
  const id = useId();
  if (lists.length === 0) return null;
  return (
    <nav aria-labelledby={id} className="mt-14 border-t border-line pt-7">
      <h2 id={id} className="type-h3 mb-5">
        {t('list.related')}
      </h2>
      <ul className="flex flex-wrap gap-2">
        {lists.map(({ title, search }) => (
          <li key={search}>
            <PageLink to={`${path}${search}`} className="inline-flex min-h-11 items-center bg-ground px-4">
              {title}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
