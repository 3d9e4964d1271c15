/** Reads a file or a pasted text into a guest list: the two forms. What was read is shown on the page of its own. */
import { data, redirect } from 'react-router';
import { maxPastedLength } from '#core/people/import/grid.ts';
import { listImportTexts } from '#texts/de/people/list-import.ts';
import { FormNotice } from '#web/customer/form-notice.tsx';
import { notFound, orFault } from '#web/page/fault-response.ts';
import { isToken, postedForm, typedIn } from '#web/page/form-input.ts';
import { channelOf, headTags, metaTexts } from '#web/page/head.ts';
import { sitePath } from '#web/page/page-context.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { pageRequest } from '#web/page/request.ts';
import { useTexts } from '#web/page/texts.ts';
import { FileForm } from '#web/people/import/file-form.tsx';
import { refusedNotice } from '#web/people/list-form.ts';
import { importPath, listPath } from '#web/people/list-query.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import type { Route } from './+types/import';

/** A text in the form of a form: each of its characters may be nine. */
const maxFormBytes = 9 * maxPastedLength;

function listOf({ list = '' }: { list?: string }): string {
  if (!isToken(list)) throw notFound();
  return list;
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const { list } = await orFault(context.get(pageRequest).call('GET /web-api/guest-lists/:id', { id: listOf(params) }));
  return { id: list.id, name: list.name };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const page = context.get(pageRequest);
  const list = listOf(params);
  const isFile = /^multipart\/form-data/i.test(request.headers.get('content-type') ?? '');
  const text = isFile ? '' : typedIn(await postedForm(request, maxFormBytes), 'text').slice(0, maxPastedLength);
  try {
    const { id } = await page.importList(list, isFile ? request : text);
    return redirect(sitePath(page.site, importPath(list, id)), 303);
  } catch (error) {
    const { notice, status } = refusedNotice(error);
    return data({ notice, text }, { status });
  }
}

export function meta({ matches }: Route.MetaArgs) {
  const t = metaTexts(matches, listImportTexts);
  return headTags({ title: t('list-import.title'), channel: channelOf(matches) });
}

export default function ImportList({ loaderData: { id, name }, actionData: answer }: Route.ComponentProps) {
  const t = useTexts(listImportTexts);
  return (
    <div className="wrap pt-8 pb-16 md:pt-11 md:pb-24">
      <PageLink to={listPath(id)} ahead="never" className="text-link inline-block py-2 text-small wrap-anywhere">
        {name}
      </PageLink>
      <PageTitle>{t('list-import.title')}</PageTitle>
      <p className="mt-3 mb-7 max-w-[60ch]">{t('list-import.lead')}</p>
      <div className="max-w-180">
        <FormNotice text={answer?.notice ?? null} />
        <FileForm list={id} />
        <form method="post" className="mt-11 grid gap-5">
          <Field label={t('list-import.text')} hint={t('list-import.text.hint')}>
            {(wiring) => (
              <textarea
                name="text"
                required
                rows={8}
                maxLength={maxPastedLength}
                defaultValue={answer?.text}
                {...wiring}
                className="input h-auto py-3"
              />
            )}
          </Field>
          <Button type="submit" kind="secondary" className="w-full sm:w-fit">
            {t('list-import.text.button')}
          </Button>
        </form>
        <p className="mt-9">
          <a href={`/web-api/guest-lists/${id}/export?format=xlsx&content=template`} className="text-link py-2" download>
            {t('list-import.template')}
          </a>
        </p>
        <p className="mt-4 text-small text-ink-soft">{t('list-import.privacy')}</p>
      </div>
    </div>
  );
}
