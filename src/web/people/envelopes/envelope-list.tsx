/** All households of a list with what their envelope lacks; each leads to its envelope. */
import type { HouseholdEnvelope } from '#api/people/envelope-calls.ts';
import { envelopeTexts } from '#texts/de/people/envelopes.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { useTexts } from '#web/page/texts.ts';
import { queryNames } from '#web/people/list-query.ts';
import { Button } from '#web/ui/button.tsx';
import { type EnvelopeQuery, envelopesPath, previewId } from './envelope-query.ts';
import { LevelMark, levelColour } from './envelope-state.tsx';
import type { EnvelopesData } from './envelopes-data.ts';

type Props = { data: EnvelopesData; query: EnvelopeQuery };

const filters = ['all', 'open'] as const;

function Search({ data: { list, counts }, query }: Props) {
  const t = useTexts(envelopeTexts);
  return (
    <div className="mb-3 grid gap-3">
      <search>
        <form method="get" className="flex gap-2">
          <input
            type="search"
            name={queryNames.search}
            defaultValue={query.search}
            aria-label={t('envelopes.search')}
            placeholder={t('envelopes.search')}
            className="input min-w-0 flex-1"
          />
          {query.filter === 'open' ? <input type="hidden" name={queryNames.filter} value="offen" /> : null}
          <Button type="submit" kind="secondary" small>
            {t('envelopes.search.button')}
          </Button>
        </form>
      </search>
      <nav aria-label={t('envelopes.filter')}>
        <ul className="flex flex-wrap gap-2">
          {filters.map((filter) => (
            <li key={filter}>
              <PageLink
                to={envelopesPath(list.id, { ...query, filter, page: 1 })}
                ahead="never"
                aria-current={filter === query.filter ? 'true' : undefined}
                className={`inline-flex min-h-9 items-center gap-2 px-3 text-small ${filter === query.filter ? 'on-ink bg-ink text-on-ink' : 'bg-ground'}`}
              >
                {t(`envelopes.filter.${filter}`)} <span className="figures">{counts[filter]}</span>
              </PageLink>
            </li>
          ))}
        </ul>
      </nav>
      {query.search === '' ? null : (
        <PageLink to={envelopesPath(list.id, { ...query, search: '', page: 1 })} ahead="never" className="text-link w-fit py-1 text-small">
          {t('envelopes.search.clear')}
        </PageLink>
      )}
    </div>
  );
}

function Entry({ envelope, data, query }: Props & { envelope: HouseholdEnvelope }) {
  const t = useTexts(envelopeTexts);
  const { household, names, town, level, isUnknown } = envelope;
  const isShown = data.shown?.household === household && (data.design !== null || query.household !== null);
  return (
    <li className="border-b border-line">
      <PageLink
        to={`${envelopesPath(data.list.id, { ...query, household })}#${previewId}`}
        ahead="never"
        aria-current={isShown ? 'true' : undefined}
        className={`flex min-h-15 items-center gap-3 border-l-4 py-2.5 pr-2 pl-3 ${isShown ? 'border-ink bg-blotter-light' : 'border-transparent hover:bg-ground'}`}
      >
        <span className="min-w-0 flex-1">
          <span className={`line-clamp-2 wrap-anywhere ${isShown ? 'font-semibold' : ''}`}>{names}</span>
          <span className={`figures line-clamp-1 text-small ${isUnknown ? levelColour(level) : 'text-ink-soft'}`}>
            {isUnknown ? t('envelopes.unknown') : town}
          </span>
        </span>
        <LevelMark level={level} />
      </PageLink>
    </li>
  );
}

function Pages({ data: { list, page, pages }, query }: Props) {
  const t = useTexts(envelopeTexts);
  if (pages < 2) return null;
  const link = (to: number, text: string) => (
    <PageLink to={envelopesPath(list.id, { ...query, household: null, page: to })} ahead="never" className="text-link py-2">
      {text}
    </PageLink>
  );
  return (
    <nav aria-label={t('envelopes.pages')} className="mt-3 flex flex-wrap items-center gap-x-4 text-small">
      {page > 1 ? link(page - 1, t('envelopes.page.before')) : null}
      <span className="figures">{t('envelopes.page', { page, pages })}</span>
      {page < pages ? link(page + 1, t('envelopes.page.next')) : null}
    </nav>
  );
}

export function EnvelopeList(props: Props) {
  const t = useTexts(envelopeTexts);
  const { data } = props;
  return (
    <section aria-labelledby="anschriften" className="min-w-0">
      <h2 id="anschriften" className="type-h4 figures mb-3">
        {t('envelopes.list', { count: data.counts.all })}
      </h2>
      <Search {...props} />
      {data.found === 0 ? <p className="py-2">{t('envelopes.found.none')}</p> : null}
      <ul className="border-t border-line max-lg:max-h-80 max-lg:overflow-y-auto">
        {data.envelopes.map((envelope) => (
          <Entry key={envelope.household} envelope={envelope} {...props} />
        ))}
      </ul>
      <Pages {...props} />
    </section>
  );
}
