/** A guest list: its households as a grid, what is to be looked at, and its last changes. */
import { data } from 'react-router';
import { nameOrders, tones } from '#core/people/household.ts';
import { pathTo } from '#core/site/paths.ts';
import { guestListTexts } from '#texts/de/people/guest-list.ts';
import { DoneNotice } from '#web/customer/form-notice.tsx';
import { notFound, orFault } from '#web/page/fault-response.ts';
import { isToken, postedForm, textOf } from '#web/page/form-input.ts';
import { channelOf, headTags, metaTexts } from '#web/page/head.ts';
import { idempotencyKey } from '#web/page/idempotency-key.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { type PageRequest, pageRequest } from '#web/page/request.ts';
import { requestTexts } from '#web/page/request-texts.ts';
import { useTexts } from '#web/page/texts.ts';
import { DeleteBox } from '#web/people/delete-box.tsx';
import { envelopesPath } from '#web/people/envelopes/envelope-query.ts';
import { HouseholdGrid, newRowId } from '#web/people/household-grid.tsx';
import { doneAt, doneOf, type GridAnswer, postedRows, refusedNotice, refusedRows } from '#web/people/list-form.ts';
import { addressesPath, importPath, listPath, queryNames, readListQuery } from '#web/people/list-query.ts';
import { Changes, Pages, Search, Settings } from '#web/people/list-tools.tsx';
import { printDesignsPath } from '#web/people/print/print-query.ts';
import { PageTitle } from '#web/ui/page-title.tsx';
import type { Route } from './+types/list';

const doneTexts = ['rows', 'settings', 'undo', 'delete', 'guests', 'cancelled'] as const;
const maxKept = 500;
const exportFormats = ['xlsx', 'csv'] as const;

function listOf(params: { list?: string }): string {
  const { list = '' } = params;
  if (!isToken(list)) throw notFound();
  return list;
}

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const query = readListQuery(searchParams);
  const list = await orFault(context.get(pageRequest).call('GET /web-api/guest-lists/:id', { id: listOf(params), ...query }));
  const kept = (searchParams.get(queryNames.kept) ?? '').slice(0, maxKept);
  return { data: list, query, done: doneOf(request, doneTexts), kept, newRows: idempotencyKey() };
}

async function undo(page: PageRequest, id: string, path: string, change: number): Promise<Response> {
  const { kept } = await orFault(page.call('POST /web-api/guest-lists/:id/undo', { id, change }));
  const names = kept.length === 0 ? '' : `&${new URLSearchParams({ [queryNames.kept]: kept.join('; ').slice(0, maxKept) })}`;
  return doneAt(page, path, `undo${names}`);
}

function settingsOf(form: FormData) {
  return {
    version: Number(textOf(form, 'version')) || 0,
    name: textOf(form, 'name').slice(0, 100),
    country: textOf(form, 'country'),
    tone: tones.find((tone) => tone === textOf(form, 'tone')) ?? 'friend',
    order: nameOrders.find((order) => order === textOf(form, 'order')) ?? 'listed',
  };
}

const noRows: GridAnswer = { typed: {}, errors: {}, notice: null };

export async function action({ context, params, request }: Route.ActionArgs) {
  const page = context.get(pageRequest);
  const id = listOf(params);
  const form = await postedForm(request);
  const path = listPath(id, readListQuery(new URL(request.url).searchParams));
  const intent = textOf(form, 'intent');
  if (intent === 'undo') return undo(page, id, path, Number(textOf(form, 'change')) || 0);
  if (intent === 'delete') {
    await orFault(page.call('DELETE /web-api/guest-lists/:id', { id }));
    return doneAt(page, pathTo('guest-lists'), 'deleted');
  }
  if (intent === 'settings') {
    const settings = settingsOf(form);
    if (settings.name === '') return data<GridAnswer>({ ...noRows, notice: requestTexts(page)('guests.wrong.name') }, { status: 400 });
    try {
      await page.call('PUT /web-api/guest-lists/:id', { id, ...settings });
    } catch (error) {
      const { notice, status } = refusedNotice(error);
      return data<GridAnswer>({ ...noRows, notice }, { status });
    }
    return doneAt(page, path, 'settings');
  }
  if (intent !== 'rows') throw notFound();
  const rows = postedRows(form);
  if (rows.length === 0) return doneAt(page, path, 'rows');
  try {
    await page.call('POST /web-api/guest-lists/:id/rows', { id, rows: rows.map(({ row }) => row) });
  } catch (error) {
    return refusedRows(rows, error);
  }
  return doneAt(page, path, 'rows');
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const t = metaTexts(matches, guestListTexts);
  return headTags({ title: loaderData?.data.list.name ?? t('guests.title'), channel: channelOf(matches) });
}

export default function GuestList({ loaderData: { data: list, query, done, kept, newRows }, actionData: answer }: Route.ComponentProps) {
  const t = useTexts(guestListTexts);
  const { id, name } = list.list;
  const { households, guests, unnamed } = list.counts;
  const { typed, errors, notice } = answer ?? noRows;
  const isNothingFound = list.found === 0 && (query.search !== '' || query.filter !== 'all');
  const text = kept !== '' && done === 'undo' ? t('guests.undone.kept', { names: kept }) : done && t(`guests.done.${done}`);
  return (
    <div className="wrap pt-8 pb-16 md:pt-11 md:pb-24">
      <PageLink to={pathTo('guest-lists')} ahead="never" className="text-link inline-block py-2 text-small">
        {t('guests.all')}
      </PageLink>
      <div className="flex flex-wrap items-end justify-between gap-x-9 gap-y-5">
        <div className="min-w-0">
          <PageTitle className="wrap-anywhere">{name}</PageTitle>
          <p className="figures mt-2 text-ink-soft">
            {t('guests.summary', { households, guests })}
            {unnamed > 0 ? t('guests.unnamed', { count: unnamed }) : null}
          </p>
        </div>
        <p className="flex flex-wrap gap-3 max-sm:grid max-sm:w-full max-sm:grid-cols-2">
          <PageLink to={printDesignsPath(id)} ahead="never" className="button button-secondary max-sm:px-2">
            {t('guests.print')}
          </PageLink>
          <PageLink to={envelopesPath(id)} ahead="never" className="button button-secondary max-sm:px-2">
            {t('guests.envelopes')}
          </PageLink>
          <PageLink to={pathTo('events')} ahead="never" className="button button-secondary max-sm:px-2">
            {t('guests.events')}
          </PageLink>
          <PageLink to={addressesPath(id)} ahead="never" className="button button-secondary max-sm:px-2">
            {t('guests.ask')}
          </PageLink>
          <PageLink to={importPath(id)} ahead="never" className="button button-secondary max-sm:px-2">
            {t('guests.import')}
          </PageLink>
          <a href={`#${newRowId}`} className="button button-primary max-sm:col-span-2">
            {t('guests.add')}
          </a>
        </p>
      </div>
      <DoneNotice text={text} />
      <div className="my-6">
        <Search data={list} query={query} />
      </div>
      <p className="mb-4 max-w-[80ch] text-small text-ink-soft">{t('guests.help')}</p>
      {isNothingFound ? <p className="mb-4">{t('guests.found.none')}</p> : null}
      <HouseholdGrid
        key={`${id}${JSON.stringify(query)}`}
        list={id}
        rows={list.rows}
        countries={list.countries}
        typed={typed}
        errors={errors}
        notice={notice}
        page={newRows}
      />
      <Pages data={list} query={query} />
      <Changes changes={list.changes} />
      <Settings list={list.list} countries={list.countries} />
      <DeleteBox title={t('guests.delete')} sure={t('guests.delete.sure')} button={t('guests.delete.button')} />
      <p className="mt-6 flex flex-wrap gap-x-6">
        {exportFormats.map((format) => (
          <a key={format} href={`/web-api/guest-lists/${id}/export?format=${format}`} className="text-link py-2" download>
            {t(`guests.export.${format}`)}
          </a>
        ))}
      </p>
    </div>
  );
}
