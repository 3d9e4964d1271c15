/** The texts of a design in the languages of its guests. A plain form for each language: none needs a script. */
import { data } from 'react-router';
import type { Output } from '#api/call.ts';
import type { Calls } from '#api/calls.ts';
import { bracedFields, fieldsOfBraces } from '#core/merge/braced-fields.ts';
import { pathTo } from '#core/site/paths.ts';
import { faults, isFault } from '#core/values/fault.ts';
import { type Language, languages } from '#core/values/locale.ts';
import { mergeLanguageTexts } from '#texts/de/people/merge-languages.ts';
import { germanFieldName } from '#texts/field-names.ts';
import { DoneNotice, FormNotice } from '#web/customer/form-notice.tsx';
import { notFound, orFault, shownFault } from '#web/page/fault-response.ts';
import { isToken, postedForm, textOf } from '#web/page/form-input.ts';
import { channelOf, headTags, metaTexts } from '#web/page/head.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { pageRequest } from '#web/page/request.ts';
import { useTexts } from '#web/page/texts.ts';
import { doneAt, doneOf } from '#web/people/list-form.ts';
import { listPath } from '#web/people/list-query.ts';
import { LanguageForm, type ShownText } from '#web/people/print/language-form.tsx';
import { printPath } from '#web/people/print/print-query.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import type { Route } from './+types/print-languages';

const doneTexts = ['translated'] as const;
/** Texts of a form; a design has fewer. */
const maxTexts = 200;

function designOf({ design = '' }: { design?: string }): string {
  if (!isToken(design)) throw notFound();
  return design;
}

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const page = context.get(pageRequest);
  const id = designOf(params);
  const { design, proof } = await orFault(page.call('GET /web-api/designs/:id/merge/proof', { id }));
  if (!proof) throw notFound();
  const { version, languages: spoken, texts } = await orFault(page.call('GET /web-api/designs/:id/merge/translations', { id }));
  return {
    id,
    design,
    list: proof.list,
    version,
    spoken,
    texts: texts.map(shownText),
    done: doneOf(request, doneTexts),
    address: design.formality,
  };
}

type Translated = Output<Calls['GET /web-api/designs/:id/merge/translations']>['texts'][number];

/** With the names of fields in braces. */
function shownText({ key, text, translations }: Translated): ShownText {
  const shown = Object.entries(translations).map(([language, words]) => [language, bracedFields(words, germanFieldName)]);
  return { key, text: bracedFields(text, germanFieldName), translations: Object.fromEntries(shown) };
}

/** What was typed for each text; one that stays is its own translation. */
function textsOf(form: FormData, texts: readonly { key: string; text: string }[]) {
  return texts.slice(0, maxTexts).map(({ key, text }) => {
    const isSame = textOf(form, `same:${key}`) === 'yes';
    const written = form.get(`text:${key}`);
    const typed = typeof written === 'string' ? written.replaceAll('\r\n', '\n').slice(0, 2_000) : '';
    return { key, text: typed.trim() === '' && isSame ? text : fieldsOfBraces(typed, germanFieldName) };
  });
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const page = context.get(pageRequest);
  const id = designOf(params);
  const form = await postedForm(request);
  const language = languages.find((one): one is Language => one === textOf(form, 'language'));
  const version = Number(textOf(form, 'version'));
  if (!language || !Number.isInteger(version) || version < 0) throw notFound();
  try {
    const { texts } = await page.call('GET /web-api/designs/:id/merge/translations', { id });
    await page.call('PUT /web-api/designs/:id/merge/translations', { id, version, language, texts: textsOf(form, texts) });
    return doneAt(page, pathTo('print-languages', { design: id }), 'translated');
  } catch (error) {
    if (!isFault(error) || faults[error.code].status >= 500) throw error;
    const { text, errors } = shownFault(error);
    return data({ notice: errors[0]?.message ?? text }, { status: faults[error.code].status });
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const t = metaTexts(matches, mergeLanguageTexts);
  const title = loaderData ? `${t('merge-languages.title')}: ${loaderData.design.title}` : t('merge-languages.title');
  return headTags({ title, channel: channelOf(matches) });
}

function NoLanguages({ list }: { list: string }) {
  const t = useTexts(mergeLanguageTexts);
  return (
    <>
      <p className="type-h4">{t('merge-languages.none')}</p>
      <p className="mt-1 mb-5">{t('merge-languages.none.text')}</p>
      <ButtonLink to={listPath(list)} ahead="never" kind="secondary" className="max-sm:w-full">
        {t('merge-languages.none.button')}
      </ButtonLink>
    </>
  );
}

export default function PrintLanguages({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(mergeLanguageTexts);
  const { id, design, list, version, spoken, texts, done } = loaderData;
  const field = texts.flatMap(({ text }) => /\{[^{}:?\n]{1,60}\}/.exec(text)?.[0] ?? [])[0];
  return (
    <div className="wrap pt-6 pb-16 md:pb-24">
      <div className="max-w-160">
        <nav aria-label={t('merge-languages.where')} className="text-small text-ink-soft">
          <PageLink to={printPath(id)} ahead="never" className="text-link py-1 wrap-anywhere">
            {design.title}
          </PageLink>
        </nav>
        <PageTitle>{t('merge-languages.title')}</PageTitle>
        <p className="mt-1 mb-6 max-w-[60ch] text-ink-soft">{t('merge-languages.lead')}</p>
        <DoneNotice text={done && t('merge-languages.done')} />
        <FormNotice text={actionData?.notice ?? null} />
        {spoken.length === 0 ? <NoLanguages list={list.id} /> : null}
        {spoken.length > 0 && texts.length === 0 ? <p>{t('merge-languages.texts.none')}</p> : null}
        {spoken.length > 0 && field ? <p className="mb-6 text-small text-ink-soft">{t('merge-languages.fields', { field })}</p> : null}
        {texts.length > 0 ? (
          <div className="grid gap-10">
            {spoken.map((of) => (
              <LanguageForm key={`${of.language} ${version}`} version={version} texts={texts} of={of} />
            ))}
          </div>
        ) : null}
        <ButtonLink to={printPath(id)} ahead="never" kind="secondary" className="mt-10 max-sm:w-full">
          {t('merge-languages.back')}
        </ButtonLink>
      </div>
    </div>
  );
}
