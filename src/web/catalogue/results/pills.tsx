/** The fullest values of one filter over the tiles of results: "Alle 23, Hochzeit 14, Taufe 5". */
import type { Facet } from '#api/catalogue.ts';
import { searchTexts } from '#texts/de/search/results.ts';
import { asSearch } from '#web/catalogue/filter-state.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { useTexts } from '#web/page/texts.ts';

/** Filters by which results differ most, the first that has several values. */
const keys = ['occasion', 'subject', 'category'];
const most = 4;

type Props = {
  facets: readonly Facet[];
  total: number;
  path: string;
  /** Pairs of the query that stay. */
  kept: readonly (readonly [key: string, value: string])[];
};

export function Pills({ facets, total, path, kept }: Props) {
  const t = useTexts(searchTexts);
  const facet = keys.flatMap((key) => facets.filter((one) => one.key === key && one.options.length > 1))[0];
  const isChosen = facets.some(({ options }) => options.some(({ chosen }) => chosen));
  if (!facet || total === 0) return null;
  const options = facet.options.filter(({ count, chosen }) => chosen || count > 0).toSorted((a, b) => b.count - a.count);
  const link = (...more: [string, string][]) =>
    `${path}${asSearch(new URLSearchParams([...kept.map(([key, value]) => [key, value]), ...more]))}`;
  const pills = [
    { name: t('search.pills.all'), count: isChosen ? null : total, to: link(), chosen: !isChosen },
    ...options.slice(0, most).map(({ value, name, count, chosen }) => ({ name, count, to: link([facet.key, value]), chosen })),
  ];
  return (
    <nav aria-label={t('search.pills')} className="figures mb-8 flex flex-wrap gap-2 max-md:hidden">
      {pills.map(({ name, count, to, chosen }) => (
        <PageLink
          key={to}
          to={to}
          aria-current={chosen ? 'true' : undefined}
          className={`search-pill inline-flex min-h-9 items-center gap-2 px-3 text-small ${chosen ? 'bg-ink font-semibold text-page' : 'bg-ground'}`}
        >
          {name}
          {count === null ? null : <span className={chosen ? '' : 'text-ink-soft'}>{count}</span>}
        </PageLink>
      ))}
    </nav>
  );
}
