/** Order of the card list. Without JavaScript it is a small form with its own button. */
import { useId } from 'react';
import { listTexts } from '#texts/de/list.ts';
import { useTexts } from '#web/page/texts.ts';
import { asSearch } from './filter-state.ts';

/** The order of a list when none is chosen: recommended ones, or best answers first. */
export type UsualSort = 'sort' | 'relevance';

type Props = { query: URLSearchParams; path: string; usual?: UsualSort; onChoose: (search: string) => void };

export function SortChoice({ query, path, usual = 'sort', onChoose }: Props) {
  const t = useTexts(listTexts);
  const id = useId();
  const sorts = [usual, 'popularity', 'created'] as const;
  const kept = [...query].filter(([key]) => key !== 'sort' && key !== 'tileCount');
  return (
    <form
      method="get"
      action={path}
      className="flex min-h-13 items-center justify-center gap-2 xl:min-h-9"
      onChange={(event) => {
        const sort = new FormData(event.currentTarget).get('sort');
        onChoose(asSearch(new URLSearchParams(sort === usual ? kept : [...kept, ['sort', String(sort)]])));
      }}
    >
      {kept.map(([key, value]) => (
        <input key={`${key} ${value}`} type="hidden" name={key} value={value} />
      ))}
      <label htmlFor={id} className="text-ink-soft max-xl:unseen">
        {t('list.sort')}:
      </label>
      <select
        id={id}
        name="sort"
        value={sorts.find((sort) => sort === query.get('sort')) ?? usual}
        onChange={() => undefined}
        className="sort-select"
      >
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {t(`list.sort.${sort}`)}
          </option>
        ))}
      </select>
      <noscript>
        <button type="submit" className="button button-third text-small">
          {t('list.sort')}
        </button>
      </noscript>
    </form>
  );
}
