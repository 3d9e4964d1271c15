/** What stands around the grid of a list: search, filters, pages, changes, settings and the end of the list. */
import type { Output } from '#api/call.ts';
import type { Calls } from '#api/calls.ts';
import { nameOrders, tones } from '#core/people/household.ts';
import { berlinTime, formatDate } from '#core/values/date.ts';
import { guestListTexts } from '#texts/de/people/guest-list.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { useTextLocale, useTexts } from '#web/page/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField, TextField } from '#web/ui/field.tsx';
import { filters, type ListQuery, listPath, queryNames } from './list-query.ts';

export type ListData = Output<Calls['GET /web-api/guest-lists/:id']>;
type Props = { data: ListData; query: ListQuery };

export function Search({ data, query }: Props) {
  const t = useTexts(guestListTexts);
  const chip = 'inline-flex min-h-9 items-center gap-2 px-3 text-small';
  return (
    <div className="flex flex-wrap items-end gap-x-5 gap-y-3">
      <search className="max-sm:w-full">
        <form method="get" className="flex items-end gap-2">
          <input
            type="search"
            name={queryNames.search}
            defaultValue={query.search}
            aria-label={t('guests.search')}
            placeholder={t('guests.search')}
            className="input w-64 max-sm:w-full"
          />
          {query.filter === 'all' ? null : <input type="hidden" name={queryNames.filter} value={query.filter} />}
          <Button type="submit" kind="secondary" small>
            {t('guests.search.button')}
          </Button>
        </form>
      </search>
      <nav aria-label={t('guests.filter')}>
        <ul className="flex flex-wrap gap-2">
          {filters.map((filter) => (
            <li key={filter}>
              <PageLink
                to={listPath(data.list.id, { ...query, filter, page: 1 })}
                ahead="never"
                aria-current={filter === query.filter ? 'true' : undefined}
                className={`${chip} ${filter === query.filter ? 'on-ink bg-ink text-on-ink' : 'bg-ground'}`}
              >
                {t(`guests.filter.${filter}`)} <span className="figures">{data.counts[filter]}</span>
              </PageLink>
            </li>
          ))}
        </ul>
      </nav>
      <p className="flex flex-wrap gap-x-5 text-small">
        <PageLink
          to={listPath(data.list.id, { ...query, problemsFirst: !query.problemsFirst, page: 1 })}
          ahead="never"
          className="text-link py-2"
        >
          {t(query.problemsFirst ? 'guests.order.position' : 'guests.order.problems')}
        </PageLink>
        {query.search === '' ? null : (
          <PageLink to={listPath(data.list.id, { ...query, search: '', page: 1 })} ahead="never" className="text-link py-2">
            {t('guests.search.clear')}
          </PageLink>
        )}
      </p>
    </div>
  );
}

export function Pages({ data: { list, page, pages }, query }: Props) {
  const t = useTexts(guestListTexts);
  if (pages < 2) return null;
  const link = (to: number, text: string) => (
    <PageLink to={listPath(list.id, { ...query, page: to })} ahead="never" className="text-link py-2">
      {text}
    </PageLink>
  );
  return (
    <nav aria-label={t('guests.pages')} className="mt-5 flex flex-wrap items-center gap-5 text-small">
      {page > 1 ? link(page - 1, t('guests.page.before')) : null}
      <span className="figures">{t('guests.page', { page, pages })}</span>
      {page < pages ? link(page + 1, t('guests.page.next')) : null}
    </nav>
  );
}

export function Changes({ changes }: Pick<ListData, 'changes'>) {
  const t = useTexts(guestListTexts);
  const locale = useTextLocale();
  if (changes.length === 0) return null;
  return (
    <section aria-labelledby="aenderungen" className="mt-14">
      <h2 id="aenderungen" className="type-h3">
        {t('guests.changes')}
      </h2>
      <p className="mb-3 text-small text-ink-soft">{t('guests.changes.lead')}</p>
      <ul className="max-w-180">
        {changes.map(({ version, at, text, isUndone }) => {
          const { day, secondOfDay } = berlinTime(Date.parse(at));
          const minutes = Math.floor(secondOfDay / 60);
          return (
            <li key={version} className="flex flex-wrap items-center justify-between gap-x-5 border-b border-line py-1 text-small">
              <span className="py-2 wrap-anywhere">
                {text}
                <time dateTime={at} className="figures ml-2 text-ink-soft">
                  {formatDate(day, locale)}, {String(Math.floor(minutes / 60))}:{String(minutes % 60).padStart(2, '0')}
                </time>
              </span>
              {isUndone ? (
                <span className="text-ink-soft">{t('guests.change.undone')}</span>
              ) : (
                <form method="post">
                  <input type="hidden" name="intent" value="undo" />
                  <input type="hidden" name="change" value={version} />
                  <button type="submit" className="text-link py-2" aria-label={t('guests.undo.named', { text })}>
                    {t('guests.undo')}
                  </button>
                </form>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

export function Settings({ list, countries }: Pick<ListData, 'list' | 'countries'>) {
  const t = useTexts(guestListTexts);
  return (
    <details className="mt-11 border-y border-line">
      <summary className="min-h-13 py-3 font-semibold">{t('guests.settings')}</summary>
      <form method="post" className="grid max-w-130 gap-5 pb-6">
        <input type="hidden" name="intent" value="settings" />
        <input type="hidden" name="version" value={list.settingsVersion} />
        <TextField name="name" label={t('guests.new.name')} defaultValue={list.name} required maxLength={100} />
        <SelectField name="country" label={t('guests.settings.country')} defaultValue={list.country}>
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField name="tone" label={t('guests.settings.tone')} defaultValue={list.tone}>
          {tones.map((tone) => (
            <option key={tone} value={tone}>
              {t(`guests.tone.${tone}`)}
            </option>
          ))}
        </SelectField>
        <SelectField name="order" label={t('guests.settings.order')} defaultValue={list.order}>
          {nameOrders.map((order) => (
            <option key={order} value={order}>
              {t(`guests.order.${order}`)}
            </option>
          ))}
        </SelectField>
        <Button type="submit" kind="secondary" className="w-full sm:w-fit">
          {t('guests.settings.save')}
        </Button>
      </form>
    </details>
  );
}
