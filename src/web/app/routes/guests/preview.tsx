/** A file that is read into a guest list: its columns, rows and households until it is taken over, and what came of it. */
import { data, redirect } from 'react-router';
import { listImportTexts } from '#texts/de/people/list-import.ts';
import { DoneNotice, FormNotice } from '#web/customer/form-notice.tsx';
import { notFound, orFault } from '#web/page/fault-response.ts';
import { isToken, postedForm, textOf } from '#web/page/form-input.ts';
import { channelOf, headTags, metaTexts } from '#web/page/head.ts';
import { sitePath } from '#web/page/page-context.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { type PageRequest, pageRequest } from '#web/page/request.ts';
import { useTexts } from '#web/page/texts.ts';
import { ColumnsView } from '#web/people/import/columns-view.tsx';
import { HouseholdsView } from '#web/people/import/households-view.tsx';
import { MatchesView } from '#web/people/import/matches-view.tsx';
import { postedChoices, postedFields, postedJoins, postedPersons, postedRepairs } from '#web/people/import/preview-form.ts';
import { previewPath, readPreviewQuery } from '#web/people/import/preview-query.ts';
import { RowsView } from '#web/people/import/rows-view.tsx';
import { Steps } from '#web/people/import/steps.tsx';
import { Taken } from '#web/people/import/taken.tsx';
import { doneAt, doneOf, refusedNotice } from '#web/people/list-form.ts';
import { importPath, listPath, queryNames } from '#web/people/list-query.ts';
import { PageTitle } from '#web/ui/page-title.tsx';
import type { Route } from './+types/preview';

const doneTexts = ['saved', 'undo'] as const;
const maxKept = 500;
/** The boxes of a hundred columns, or the answers of a page. */
const maxFormBytes = 128_000;

function idsOf({ list = '', import: file = '' }: { list?: string; import?: string }) {
  if (!isToken(list) || !isToken(file)) throw notFound();
  return { id: list, import: file };
}

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const query = readPreviewQuery(searchParams);
  const preview = await orFault(
    context.get(pageRequest).call('GET /web-api/guest-lists/:id/imports/:import', { ...idsOf(params), ...query }),
  );
  const kept = (searchParams.get(queryNames.kept) ?? '').slice(0, maxKept);
  return { preview, query, done: doneOf(request, doneTexts), kept };
}

type Ids = ReturnType<typeof idsOf>;

const versionOf = (form: FormData) => Number(textOf(form, 'version')) || 0;

/** What a form changes of the draft. */
function changeOf(intent: string, form: FormData) {
  if (intent === 'sheet') return { sheet: Math.min(Math.max(0, Math.floor(Number(textOf(form, 'sheet')) || 0)), 50) };
  if (intent === 'joins') return { joins: postedJoins(form) };
  if (intent === 'matches') return { persons: postedPersons(form), choices: postedChoices(form) };
  if (intent !== 'columns') throw notFound();
  const hasHeading = textOf(form, 'asksHeading') === 'yes' ? textOf(form, 'heading') === 'yes' : undefined;
  return { fields: postedFields(form), repairs: postedRepairs(form), ...(hasHeading !== undefined && { hasHeading }) };
}

async function undo(page: PageRequest, ids: Ids): Promise<Response> {
  const { kept } = await page.call('POST /web-api/guest-lists/:id/imports/:import/undo', ids);
  const names = kept.length === 0 ? '' : `&${new URLSearchParams({ [queryNames.kept]: kept.join('; ').slice(0, maxKept) })}`;
  return doneAt(page, importPath(ids.id, ids.import), `undo${names}`);
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const page = context.get(pageRequest);
  const ids = idsOf(params);
  const form = await postedForm(request, maxFormBytes);
  const intent = textOf(form, 'intent');
  const next = textOf(form, 'next');
  try {
    if (intent === 'undo') return await undo(page, ids);
    if (intent === 'cancel') {
      await page.call('DELETE /web-api/guest-lists/:id/imports/:import', ids);
      return doneAt(page, listPath(ids.id), 'cancelled');
    }
    const change = { ...ids, version: versionOf(form), ...changeOf(intent, form) };
    const { version } = await page.call('PUT /web-api/guest-lists/:id/imports/:import', change);
    if (next === 'commit') {
      await page.call('POST /web-api/guest-lists/:id/imports/:import/commit', { ...ids, version });
      return doneAt(page, importPath(ids.id, ids.import), 'taken');
    }
    if (next === 'rows' || next === 'households')
      return redirect(sitePath(page.site, previewPath(ids.id, ids.import, { view: next, page: 1 })), 303);
    return doneAt(page, previewPath(ids.id, ids.import, readPreviewQuery(new URL(request.url).searchParams)), 'saved');
  } catch (error) {
    const { notice, status } = refusedNotice(error);
    return data({ notice }, { status });
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const t = metaTexts(matches, listImportTexts);
  return headTags({ title: loaderData?.preview.fileName ?? t('list-import.title'), channel: channelOf(matches) });
}

export default function PreviewImport({ loaderData: { preview, query, done, kept }, actionData: answer }: Route.ComponentProps) {
  const t = useTexts(listImportTexts);
  const { list, fileName, state, counts, version } = preview;
  // Fields of a form show what was stored last.
  const key = `${query.view}${query.page}-${version}`;
  return (
    <div className="wrap pt-8 pb-16 md:pt-11 md:pb-24">
      <p className="py-2 text-small wrap-anywhere">
        <PageLink to={listPath(list.id)} ahead="never" className="text-link">
          {list.name}
        </PageLink>{' '}
        / {fileName}
      </p>
      <FormNotice text={answer?.notice ?? null} />
      {state === 'draft' ? (
        <>
          <PageTitle>{t(`list-import.read.${query.view}`, { rows: counts.rows })}</PageTitle>
          <DoneNotice text={done === 'saved' ? t('list-import.done.saved') : null} />
          <Steps preview={preview} query={query} />
          {query.view === 'columns' ? <ColumnsView key={key} preview={preview} query={query} /> : null}
          {query.view === 'rows' ? <RowsView key={key} preview={preview} query={query} /> : null}
          {query.view === 'matches' ? <MatchesView key={key} preview={preview} query={query} /> : null}
          {query.view === 'households' ? <HouseholdsView key={key} preview={preview} query={query} /> : null}
        </>
      ) : (
        <Taken preview={preview} kept={done === 'undo' ? kept : ''} />
      )}
    </div>
  );
}
