/** The envelopes of a guest list: one for each household, as it is printed and as the post reads it. */
import { data } from 'react-router';
import { maxSender, readFaces } from '#core/envelope/envelope-look.ts';
import { faceNames } from '#core/layout/text/face-names.ts';
import { isFaceKey } from '#core/layout/text/faces.ts';
import { pathTo } from '#core/site/paths.ts';
import { countryName, deliveryCountries } from '#core/values/channel.ts';
import { envelopeTexts } from '#texts/de/people/envelopes.ts';
import { DoneNotice, FormNotice } from '#web/customer/form-notice.tsx';
import { notFound, orFault } from '#web/page/fault-response.ts';
import { isToken, postedForm, textOf } from '#web/page/form-input.ts';
import { channelOf, headTags, metaTexts } from '#web/page/head.ts';
import { usePath } from '#web/page/page-context.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { pageRequest } from '#web/page/request.ts';
import { requestTexts } from '#web/page/request-texts.ts';
import { useTexts } from '#web/page/texts.ts';
import { Checks, LookForm, PrintBox } from '#web/people/envelopes/envelope-aside.tsx';
import { doneTexts, wishedLook, works } from '#web/people/envelopes/envelope-form.ts';
import { formatSizes } from '#web/people/envelopes/envelope-formats.ts';
import { EnvelopeList } from '#web/people/envelopes/envelope-list.tsx';
import { EnvelopePreview } from '#web/people/envelopes/envelope-preview.tsx';
import { readEnvelopeQuery } from '#web/people/envelopes/envelope-query.ts';
import type { EnvelopesData, LookOptions } from '#web/people/envelopes/envelopes-data.ts';
import { doneOf, refusedNotice } from '#web/people/list-form.ts';
import { listPath } from '#web/people/list-query.ts';
import { printDesignsPath } from '#web/people/print/print-query.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import type { Route } from './+types/envelopes';

function listOf({ list = '' }: { list?: string }): string {
  if (!isToken(list)) throw notFound();
  return list;
}

/** The face of the design is among those that are offered. */
function optionsOf({ design }: EnvelopesData): LookOptions {
  const own = design && isFaceKey(design.face) && !readFaces.includes(design.face) ? [design.face] : [];
  return {
    formats: formatSizes,
    faces: [...own, ...readFaces].map((key) => ({ key, name: faceNames[key].name })),
    countries: deliveryCountries.map((code) => ({ code, name: countryName(code, 'de') })),
    maxSender,
  };
}

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const query = readEnvelopeQuery(new URL(request.url).searchParams, isToken);
  const { household, ...wanted } = query;
  const input = { id: listOf(params), ...wanted, ...(household !== null && { household }) };
  const found = await orFault(context.get(pageRequest).call('GET /web-api/guest-lists/:id/envelopes', input));
  return { found, options: optionsOf(found), query, done: doneOf(request, doneTexts) };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const page = context.get(pageRequest);
  const list = listOf(params);
  const form = await postedForm(request);
  const intent = textOf(form, 'intent');
  const work = Object.hasOwn(works, intent) ? works[intent] : undefined;
  if (!work) throw notFound();
  const { place, text } = wishedLook(form).sender;
  const isOfLook = intent === 'make' || intent === 'look';
  if (isOfLook && place !== 'none' && text === '') return data({ notice: requestTexts(page)('envelopes.wrong.text') }, { status: 400 });
  try {
    return await work(page, list, form);
  } catch (error) {
    const { notice, status } = refusedNotice(error);
    return data({ notice }, { status });
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const t = metaTexts(matches, envelopeTexts);
  const title = t('envelopes.title');
  return headTags({ title: loaderData ? `${title}: ${loaderData.found.list.name}` : title, channel: channelOf(matches) });
}

function InsertAddresses({ design }: { design: string }) {
  const t = useTexts(envelopeTexts);
  return (
    <form method="post" className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-3 bg-ground px-4 py-3">
      <input type="hidden" name="intent" value="fields" />
      <input type="hidden" name="design" value={design} />
      <p className="min-w-0 flex-1 basis-60">{t('envelopes.fields.text')}</p>
      <Button type="submit">{t('envelopes.fields.button')}</Button>
    </form>
  );
}

function OtherDesigns({ found: { design, list } }: { found: EnvelopesData }) {
  const t = useTexts(envelopeTexts);
  const path = usePath();
  return (
    <p className="mt-5 grid justify-items-start gap-1 text-small">
      {design?.path ? (
        <PageLink to={design.path} reloadDocument ahead="never" className="text-link py-2">
          {t('envelopes.editor')}
        </PageLink>
      ) : null}
      <a href={path(`${pathTo('cards')}?category=envelope`)} className="text-link py-2">
        {t('envelopes.other')}
      </a>
      <PageLink to={printDesignsPath(list.id)} ahead="never" className="text-link py-2">
        {t('envelopes.own')}
      </PageLink>
    </p>
  );
}

export default function ListEnvelopes({ loaderData: { found, options, query, done }, actionData: answer }: Route.ComponentProps) {
  const t = useTexts(envelopeTexts);
  const { list, design, counts } = found;
  const isEmpty = counts.all === 0;
  return (
    <div className="wrap pt-8 pb-16 md:pt-11 md:pb-24">
      <PageLink to={listPath(list.id)} ahead="never" className="text-link inline-block py-2 text-small wrap-anywhere">
        {list.name}
      </PageLink>
      <PageTitle>{t('envelopes.title')}</PageTitle>
      <p className="figures mt-2 mb-6 max-w-[70ch] text-ink-soft">
        {isEmpty ? t('envelopes.empty') : design ? t('envelopes.lead', { count: counts.all, open: counts.open }) : t('envelopes.lead.none')}
      </p>
      {done ? (
        <div className="mb-6">
          <DoneNotice text={t(`envelopes.done.${done}`)} />
        </div>
      ) : null}
      <FormNotice text={answer?.notice ?? null} />
      {isEmpty ? (
        <ButtonLink to={listPath(list.id)} ahead="never" className="max-sm:w-full">
          {t('envelopes.empty.button')}
        </ButtonLink>
      ) : (
        <>
          {design && !design.hasAddress ? <InsertAddresses design={design.id} /> : null}
          <div
            className={`grid gap-x-9 gap-y-9 ${design ? 'lg:grid-cols-[250px_minmax(0,1fr)_280px]' : 'lg:grid-cols-[minmax(0,1fr)_320px]'}`}
          >
            <div className="min-w-0">
              {design || query.household === null ? null : <EnvelopePreview data={found} query={query} />}
              <EnvelopeList data={found} query={query} />
            </div>
            {design ? <EnvelopePreview data={found} query={query} /> : null}
            <aside
              className={`min-w-0 lg:border-l lg:border-line lg:pl-7 ${design ? '' : 'max-lg:order-first'}`}
              aria-label={t('envelopes.look')}
            >
              <h2 className="type-h4 mb-4">{t('envelopes.look')}</h2>
              {/* Fields show what was stored last. */}
              <LookForm key={`${design?.revision} ${list.settingsVersion}`} data={found} options={options} />
              <Checks data={found} />
              <PrintBox data={found} />
              <OtherDesigns found={found} />
            </aside>
          </div>
        </>
      )}
    </div>
  );
}
