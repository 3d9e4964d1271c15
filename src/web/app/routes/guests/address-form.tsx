/** /a/KEY/: a guest types the address that a host asks for. The key is the credential; the page shows nothing of the list, and needs no script. */
import type { ReactNode } from 'react';
import { data, redirect } from 'react-router';
import type { AskedAddress } from '#api/people/address-calls.ts';
import { retentionDays } from '#core/customer/retention.ts';
import { pathTo } from '#core/site/paths.ts';
import { addDays, formatDate } from '#core/values/date.ts';
import { addressFormTexts } from '#texts/de/people/address-form.ts';
import type { Handle } from '#web/app/root.tsx';
import { FormNotice } from '#web/customer/form-notice.tsx';
import { orFault } from '#web/page/fault-response.ts';
import { postedForm, textOf } from '#web/page/form-input.ts';
import { channelOf, headTags, metaTexts } from '#web/page/head.ts';
import { sitePath } from '#web/page/page-context.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { type PageRequest, pageRequest } from '#web/page/request.ts';
import { requestTexts } from '#web/page/request-texts.ts';
import { useTextLocale, useTexts } from '#web/page/texts.ts';
import { refused } from '#web/people/list-form.ts';
import { AddressFields, MoreFields } from '#web/people/request/address-fields.tsx';
import scriptUrl from '#web/people/request/envelope-preview.js?url';
import { SentEnvelope } from '#web/people/request/sent-envelope.tsx';
import { emptyAddress, postedAddress, type ShownForm, shownForm } from '#web/people/request/typed-address.ts';
import { Button } from '#web/ui/button.tsx';
import type { Route } from './+types/address-form';

export const handle: Handle = { frame: 'none', script: 'own' };

const doneNames = ['geschickt', 'bestaetigt', 'geloescht'] as const;
type Done = (typeof doneNames)[number];
const query = { done: 'getan', edit: 'aendern' } as const;
/** A stamp, cut to more than it has. */
const maxStamp = 200;

const ask = (page: PageRequest, key: string) => orFault(page.call('GET /web-api/address-requests/:key', { key: key.slice(0, 100) }));

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const page = context.get(pageRequest);
  const asked = await ask(page, params.key);
  const { searchParams } = new URL(request.url);
  const { answer, list } = asked;
  const { isConfirmed: _, isTaken: __, ...sent } = answer ?? { ...emptyAddress(list.country), isConfirmed: false, isTaken: false };
  const done = doneNames.find((name) => name === searchParams.get(query.done)) ?? null;
  const isEditing = searchParams.has(query.edit) || (answer === null && done === null);
  return { asked, form: shownForm(asked, sent, page.site.locale), done, isEditing, address: asked.formality };
}

/** What was posted, to be shown once more. */
type Answer = { form: ShownForm; errors: Record<string, string>; notice: string | null; stamp: string | null };

const doneAt = (page: PageRequest, key: string, done: Done) =>
  redirect(`${sitePath(page.site, pathTo('address-request', { key }))}?${query.done}=${done}`, 303);

export async function action({ context, params: { key }, request }: Route.ActionArgs) {
  const page = context.get(pageRequest);
  const posted = await postedForm(request);
  const intent = textOf(posted, 'intent');
  const stamp = textOf(posted, 'stamp').slice(0, maxStamp);
  const asked = await ask(page, key);
  const form = shownForm(asked, postedAddress(posted, asked.list.country), page.site.locale);
  if (intent === 'country') return data<Answer>({ form, errors: {}, notice: null, stamp });
  try {
    if (intent === 'delete') {
      await page.call('DELETE /web-api/address-requests/:key/answer', { key });
      return doneAt(page, key, 'geloescht');
    }
    const address = intent === 'confirm' ? null : form.address;
    const trap = textOf(posted, 'website').slice(0, maxStamp);
    await page.call('POST /web-api/address-requests/:key/answer', { key, stamp, trap, address });
    return doneAt(page, key, address === null ? 'bestaetigt' : 'geschickt');
  } catch (error) {
    const { text, errors, status } = refused(error);
    const byField = Object.fromEntries(errors.map(({ field, message }) => [field, message]));
    const isOfFields = errors.length > 0;
    const notice = isOfFields ? requestTexts(page, asked.formality)('address.wrong') : text;
    return data<Answer>({ form, errors: byField, notice, stamp: isOfFields ? stamp : null }, { status });
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const t = metaTexts(matches, addressFormTexts);
  return headTags({ title: t(loaderData ? 'address.title' : 'address.ended'), channel: channelOf(matches) });
}

function Frame({ title, heading, children }: { title?: string; heading: string; children: ReactNode }) {
  return (
    <main id="inhalt" className="mx-auto w-full max-w-230 px-6 pt-4">
      {title ? <p className="type-h4 font-display wrap-anywhere">{title}</p> : null}
      <h1 className="type-h3 mt-3 wrap-anywhere">{heading}</h1>
      {children}
    </main>
  );
}

function Links() {
  const t = useTexts(addressFormTexts);
  return (
    <p className="flex gap-5 pt-6 pb-4 text-caption text-ink-soft">
      <PageLink to={pathTo('privacy')} ahead="never" className="text-link py-2">
        {t('address.privacy')}
      </PageLink>
      <PageLink to={pathTo('imprint')} ahead="never" className="text-link py-2">
        {t('address.imprint')}
      </PageLink>
    </p>
  );
}

function Reasons({ asked }: { asked: AskedAddress }) {
  const t = useTexts(addressFormTexts);
  const locale = useTextLocale();
  const { note, deadline, kind, nameLines } = asked;
  return (
    <div className="mt-1 mb-3 max-w-[60ch] text-ink-soft">
      {kind === 'household' && nameLines.length > 0 ? (
        <p className="text-ink wrap-anywhere">{t('address.for', { names: nameLines.join(', ') })}</p>
      ) : null}
      <p className="wrap-anywhere whitespace-pre-line">
        {note} {t('address.private')} {deadline === null ? null : t('address.deadline', { day: formatDate(deadline, locale) })}
      </p>
    </div>
  );
}

function Known({ asked }: { asked: AskedAddress }) {
  const t = useTexts(addressFormTexts);
  if (!asked.known) return null;
  const town = `${asked.known.postcode} ${asked.known.city}`.trim();
  return (
    <form method="post" className="mb-5 border-l-4 border-moss bg-ground px-4 py-3">
      <input type="hidden" name="intent" value="confirm" />
      <input type="hidden" name="stamp" value={asked.stamp} />
      <p className="mb-3 wrap-anywhere">{t('address.known', { town })}</p>
      <Button type="submit" kind="secondary">
        {t('address.known.button')}
      </Button>
      <p className="mt-3 text-small text-ink-soft">{t('address.known.other')}</p>
    </form>
  );
}

type FormProps = { asked: AskedAddress; form: ShownForm; answer: Answer | undefined };

function TypedForm({ asked, form, answer }: FormProps) {
  const t = useTexts(addressFormTexts);
  const locale = useTextLocale();
  const isChange = asked.answer !== null;
  const deletedOn = formatDate(addDays(asked.endsOn, retentionDays.addressAnswer), locale);
  const errors = answer?.errors ?? {};
  return (
    <form method="post" noValidate data-address-form="">
      <FormNotice text={answer?.notice ?? null} />
      {/* Enter sends the address: it is the first button of the form that counts. */}
      <button type="submit" name="intent" value="send" className="unseen" tabIndex={-1} aria-hidden="true">
        {t('address.send')}
      </button>
      <input type="hidden" name="stamp" value={answer?.stamp ?? asked.stamp} />
      <div className="unseen" aria-hidden="true">
        <label>
          {t('address.trap')}
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div className="grid gap-x-11 gap-y-5 md:grid-cols-2 md:grid-rows-[auto_1fr]">
        <AddressFields asked={asked} form={form} errors={errors} />
        <div className="md:col-start-2 md:row-span-2 md:row-start-1">
          <SentEnvelope envelope={form.envelope} {...(asked.kind === 'household' && { names: asked.nameLines })} />
          <p className="mt-3 text-caption text-ink-soft">
            {t('address.until', { day: formatDate(asked.endsOn, locale) })} {t('address.kept', { day: deletedOn })}
          </p>
        </div>
        <MoreFields asked={asked} form={form} errors={errors} />
      </div>
      <Links />
      <div className="sticky bottom-0 -mx-6 border-t border-line bg-page px-6 py-3">
        <Button type="submit" name="intent" value="send" className="w-full md:w-85">
          {t(isChange ? 'address.change' : 'address.send')}
        </Button>
      </div>
    </form>
  );
}

function Sent({ asked, form, done }: { asked: AskedAddress; form: ShownForm; done: Done | null }) {
  const t = useTexts(addressFormTexts);
  const { title, answer } = asked;
  const isConfirmed = answer?.isConfirmed ?? done === 'bestaetigt';
  if (done === 'geloescht' && !answer)
    return <p className="mt-3 mb-9 max-w-[60ch] wrap-anywhere">{t('address.done.deleted', { title })}</p>;
  return (
    <>
      <p className="mt-2 mb-6 wrap-anywhere">{t(isConfirmed ? 'address.done.confirmed' : 'address.done.sent', { title })}</p>
      {answer && !isConfirmed ? (
        <div className="max-w-100">
          <SentEnvelope envelope={form.envelope} />
        </div>
      ) : null}
      {answer ? (
        <div className="mt-6 grid justify-items-start gap-2">
          <a href={`?${query.edit}`} className="button button-secondary">
            {t('address.edit')}
          </a>
          <details>
            <summary className="text-link min-h-11 w-fit py-2 text-small">{t('address.delete')}</summary>
            <form method="post" className="pt-2 pb-5">
              <p className="mb-3 max-w-[60ch] text-small wrap-anywhere">{t('address.delete.sure', { title })}</p>
              <Button type="submit" name="intent" value="delete" kind="secondary">
                {t('address.delete')}
              </Button>
            </form>
          </details>
        </div>
      ) : null}
      <Links />
    </>
  );
}

export default function AddressRequest({ loaderData, actionData: answer }: Route.ComponentProps) {
  const t = useTexts(addressFormTexts);
  const { asked, done } = loaderData;
  if (!loaderData.isEditing && !answer)
    return (
      <Frame title={asked.title} heading={t(done === 'geloescht' && !asked.answer ? 'address.title' : 'address.done.title')}>
        <Sent asked={asked} form={loaderData.form} done={done} />
      </Frame>
    );
  return (
    <Frame title={asked.title} heading={t('address.title')}>
      <Reasons asked={asked} />
      {asked.answer === null && asked.isAnswered ? <p className="mb-4 text-small">{t('address.answered')}</p> : null}
      {asked.answer === null ? <Known asked={asked} /> : null}
      <TypedForm asked={asked} form={answer?.form ?? loaderData.form} answer={answer} />
      <script src={scriptUrl} type="module" />
    </Frame>
  );
}

/** Wrong, ended and revoked keys show the same. */
export function ErrorBoundary() {
  const t = useTexts(addressFormTexts);
  return (
    <Frame heading={t('address.ended')}>
      <p className="mt-3 mb-9 max-w-[60ch]">{t('address.ended.text')}</p>
      <Links />
    </Frame>
  );
}
