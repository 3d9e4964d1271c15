/** Lists beside the one that is shown: other kinds of card for the occasion, or other occasions for the kind of card. */
import { useId } from 'react';
import type { Facet } from '#api/catalogue.ts';
import { nearOccasions, rulesOf } from '#core/catalogue/occasions.ts';
import { listTitle } from '#core/catalogue/titles.ts';
import type { Message } from '#core/values/message.ts';
import { listTexts } from '#texts/de/list.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { useTexts } from '#web/page/texts.ts';
import { asSearch } from './filter-state.ts';

/** "Dankeskarten zur Hochzeit" and the query it is found under. */
export type RelatedList = { title: string; search: string };

type Option = Facet['options'][number];

const most = 8;
/** An occasion with fewer designs than three rows of tiles names near ones. */
const few = 9;

/** A list of this kind alone would show births and deaths side by side. */
const ofBirthsAndDeaths = 'announcement';

/**
 * The fullest lists first, at most eight, none of them empty and none that shows the same designs again. Everything for the occasion of a
 * kind of card is always among them. Other filters are left behind: a colour that suits an invitation need not exist among the menus.
 */
export function relatedLists(facets: readonly Facet[], query: URLSearchParams, t: (text: Message) => string): RelatedList[] {
  const options = (key: string) => facets.find((facet) => facet.key === key)?.options ?? [];
  const isChosen = (key: string) => (option: Option) => query.getAll(key).includes(option.value);
  const others = (key: string) => options(key).filter((option) => option.count > 0 && !isChosen(key)(option));
  const occasion = options('occasion').find(isChosen('occasion')) ?? null;
  const categories = options('category').filter(isChosen('category'));
  const category = categories.length === 1 ? (categories[0] ?? null) : null;

  const kinds = others('category').filter(({ count }) => category !== null || count !== occasion?.count);
  const beside = category && !occasion ? fullest(others('occasion')).map((one) => ({ occasion: one, category: category.value })) : [];
  const within = beside.length > 0 ? [] : fullest(kinds).map((one) => ({ occasion: occasion?.value ?? null, category: one }));
  // One step back from a narrow list: everything for the occasion, and its kinds of card for every occasion. Who mourns is left alone.
  const back = occasion && category ? [{ occasion: occasion.value, category: null }] : [];
  const elsewhere = occasion && rulesOf(occasion.value).others ? fullest(category ? [category] : others('category')) : [];
  const wider = elsewhere.map((one) => ({ occasion: null, category: one }));

  // An occasion without designs is no option of the filter.
  const hasFew = category === null && (occasion === null || occasion.count < few);
  const near = (hasFew ? nearOccasions(query.get('occasion') ?? '') : [])
    .filter((key) => options('occasion').some(({ value, count }) => value === key && count > 0))
    .map((key) => ({ occasion: key, category: null }));

  const shown = t(listTitle({ occasion: occasion?.value, category: category?.value }));
  const every = t(listTitle({}));
  const lists = new Map<string, string>();
  for (const list of [...near, ...beside, ...within.slice(0, most - back.length), ...back, ...wider]) {
    if (list.occasion === null && list.category === ofBirthsAndDeaths) continue;
    const title = t(listTitle(list));
    const pairs = [['category', list.category] as const, ['occasion', list.occasion] as const];
    const search = asSearch(new URLSearchParams(pairs.flatMap(([key, value]) => (value === null ? [] : [[key, value]]))));
    // "Karten" alone says nothing: designs for no occasion are among the kinds of card.
    if (title !== shown && title !== every && !lists.has(title)) lists.set(title, search);
  }
  return Array.from(lists, ([title, search]) => ({ title, search })).slice(0, most);
}

function fullest(options: readonly Option[]): string[] {
  return options.toSorted((a, b) => b.count - a.count).map(({ value }) => value);
}

export function RelatedLists({ lists, path }: { lists: readonly RelatedList[]; path: string }) {
  const t = useTexts(listTexts);
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
