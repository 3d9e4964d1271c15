/** All cards of a list, page by page, with a search and the ones that need a look; any of them can be left out. */
import type { MergeProof } from '#api/people/merge-calls.ts';
import { proofFilters } from '#core/merge/proof.ts';
import { mergeTexts } from '#texts/de/people/merge.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { useTexts } from '#web/page/texts.ts';
import { queryNames } from '#web/people/list-query.ts';
import { Button } from '#web/ui/button.tsx';
import { allCardsId, type PrintQuery, printPath } from './print-query.ts';
import { CardFigure } from './record-card.tsx';

type Props = { proof: MergeProof; design: string; query: PrintQuery };

const at = (design: string, query: PrintQuery) => `${printPath(design, query)}#${allCardsId}`;

function Search({ proof, design, query }: Props) {
  const t = useTexts(mergeTexts);
  const counts = { all: proof.count, hint: proof.hints, blocked: proof.blocked };
  return (
    <div className="mt-4 mb-6 flex flex-wrap items-end gap-x-5 gap-y-3">
      <search className="max-sm:w-full">
        <form method="get" action={`#${allCardsId}`} className="flex items-end gap-2">
          <input
            type="search"
            name={queryNames.search}
            defaultValue={query.search}
            aria-label={t('merge.search')}
            placeholder={t('merge.search')}
            className="input w-56 max-sm:w-full"
          />
          {query.filter === 'all' ? null : <input type="hidden" name={queryNames.filter} value={query.filter} />}
          <Button type="submit" kind="secondary" small>
            {t('merge.search.button')}
          </Button>
        </form>
      </search>
      <nav aria-label={t('merge.filter')}>
        <ul className="flex flex-wrap gap-2">
          {proofFilters.map((filter) => (
            <li key={filter}>
              <PageLink
                to={at(design, { ...query, filter, page: 1 })}
                ahead="never"
                aria-current={filter === query.filter ? 'true' : undefined}
                className={`inline-flex min-h-9 items-center gap-2 px-3 text-small ${filter === query.filter ? 'on-ink bg-ink text-on-ink' : 'bg-ground'}`}
              >
                {t(`merge.filter.${filter}`)} <span className="figures">{counts[filter]}</span>
              </PageLink>
            </li>
          ))}
        </ul>
      </nav>
      {query.search === '' ? null : (
        <PageLink to={at(design, { ...query, search: '', page: 1 })} ahead="never" className="text-link py-2 text-small">
          {t('merge.search.clear')}
        </PageLink>
      )}
    </div>
  );
}

function Pages({ proof: { page, pages }, design, query }: Props) {
  const t = useTexts(mergeTexts);
  if (pages < 2) return null;
  const link = (to: number, text: string) => (
    <PageLink to={at(design, { ...query, page: to })} ahead="never" className="text-link py-2">
      {text}
    </PageLink>
  );
  return (
    <nav aria-label={t('merge.pages')} className="mt-6 flex flex-wrap items-center gap-5 text-small">
      {page > 1 ? link(page - 1, t('merge.page.before')) : null}
      <span className="figures">{t('merge.page', { page, pages })}</span>
      {page < pages ? link(page + 1, t('merge.page.next')) : null}
    </nav>
  );
}

export function AllCards(props: Props) {
  const t = useTexts(mergeTexts);
  const { proof, design } = props;
  return (
    <section id={allCardsId} aria-labelledby="alle-karten" className="mt-11 scroll-mt-6 border-t border-line pt-7">
      <h2 id="alle-karten" className="type-h3">
        {t('merge.all')}
      </h2>
      <Search {...props} />
      {proof.found === 0 ? <p>{t('merge.found.none')}</p> : null}
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2 md:grid-cols-3">
        {proof.records.map((card) => (
          <CardFigure
            key={card.key}
            card={card}
            proof={proof}
            design={design}
            sizes="(min-width: 1280px) 263px, (min-width: 768px) 30vw, 44vw"
            isRow
            mayLeave
          />
        ))}
      </div>
      <Pages {...props} />
    </section>
  );
}
