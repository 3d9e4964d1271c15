/** A household of a guest list: its persons, its address, and what stands on its envelope. */
import { data } from 'react-router';
import { listBounds } from '#core/people/household.ts';
import { guestListTexts } from '#texts/de/people/guest-list.ts';
import { DoneNotice, FormNotice } from '#web/customer/form-notice.tsx';
import { notFound, orFault } from '#web/page/fault-response.ts';
import { isToken, postedForm, textOf } from '#web/page/form-input.ts';
import { channelOf, headTags, metaTexts } from '#web/page/head.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { type PageRequest, pageRequest } from '#web/page/request.ts';
import { requestTexts } from '#web/page/request-texts.ts';
import { useTexts } from '#web/page/texts.ts';
import { DeleteBox } from '#web/people/delete-box.tsx';
import { Envelope } from '#web/people/envelope.tsx';
import { GuestFields } from '#web/people/guest-fields.tsx';
import { AddressPart, ContactPart } from '#web/people/household-fields.tsx';
import { postedHousehold } from '#web/people/household-form.ts';
import { doneAt, doneOf, refused } from '#web/people/list-form.ts';
import { householdPath, listPath } from '#web/people/list-query.ts';
import { MoveForms } from '#web/people/move-forms.tsx';
import { shownHousehold } from '#web/people/shown-household.ts';
import { Button } from '#web/ui/button.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import type { Route } from './+types/household';

const doneTexts = ['save', 'place', 'guests'] as const;

function idsOf({ list = '', household = '' }: { list?: string; household?: string }) {
  if (!isToken(list) || !isToken(household)) throw notFound();
  return { id: list, household };
}

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const ids = idsOf(params);
  const found = await orFault(context.get(pageRequest).call('GET /web-api/guest-lists/:id/households/:household', ids));
  return { ...found, done: doneOf(request, doneTexts) };
}

type Work = (page: PageRequest, ids: { id: string; household: string }, form: FormData) => Promise<unknown>;

const versionOf = (form: FormData) => Number(textOf(form, 'version')) || 0;
const placeOf = (form: FormData, name: string) => Math.min(Math.max(1, Math.floor(Number(textOf(form, name)) || 1)), listBounds.households);

const works: Record<string, Work> = {
  save: (page, ids, form) =>
    page.call('PUT /web-api/guest-lists/:id/households/:household', { ...ids, version: versionOf(form), ...postedHousehold(form) }),
  delete: (page, ids, form) => page.call('DELETE /web-api/guest-lists/:id/households/:household', { ...ids, version: versionOf(form) }),
  place: (page, ids, form) =>
    page.call('POST /web-api/guest-lists/:id/households/:household/place', {
      ...ids,
      version: versionOf(form),
      position: placeOf(form, 'position'),
    }),
  guests: (page, ids, form) =>
    page.call('POST /web-api/guest-lists/:id/households/:household/guests', {
      ...ids,
      version: versionOf(form),
      guests: form.getAll('guest').filter((id) => typeof id === 'string'),
      to: textOf(form, 'to') === '' ? null : placeOf(form, 'to'),
    }),
};

export async function action({ context, params, request }: Route.ActionArgs) {
  const page = context.get(pageRequest);
  const ids = idsOf(params);
  const form = await postedForm(request);
  const intent = textOf(form, 'intent');
  const work = Object.hasOwn(works, intent) ? works[intent] : undefined;
  if (!work) throw notFound();
  if (intent === 'guests' && form.getAll('guest').length === 0)
    return data({ intent, notice: requestTexts(page)('guests.wrong.none'), errors: {}, posted: null }, { status: 400 });
  try {
    await work(page, ids, form);
  } catch (error) {
    const { text, errors, status } = refused(error);
    const posted = intent === 'save' ? postedHousehold(form) : null;
    const byField: Record<string, string> = Object.fromEntries(errors.map(({ field, message }) => [field, message]));
    return data({ intent, notice: errors[0]?.message ?? text, errors: byField, posted }, { status });
  }
  if (intent === 'save' || intent === 'place') return doneAt(page, householdPath(ids.id, ids.household), intent);
  return doneAt(page, listPath(ids.id), intent === 'delete' ? 'delete' : 'guests');
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const t = metaTexts(matches, guestListTexts);
  return headTags({ title: loaderData?.household.row.names || t('guests.title'), channel: channelOf(matches) });
}

export default function HouseholdPage({ loaderData, actionData: answer }: Route.ComponentProps) {
  const t = useTexts(guestListTexts);
  const { household: stored, list, households, countries, done } = loaderData;
  const household = answer?.posted ? shownHousehold(stored, answer.posted) : stored;
  const { row } = stored;
  const ofMove = answer?.intent === 'guests' ? answer.notice : null;
  return (
    <div className="wrap pt-8 pb-16 md:pt-11 md:pb-24">
      <PageLink to={listPath(list.id)} ahead="never" className="text-link inline-block py-2 text-small">
        {t('guests.back')}: {list.name}
      </PageLink>
      <PageTitle className="mb-2 wrap-anywhere">{row.names || t('guests.household', { position: row.position })}</PageTitle>
      {stored.source ? <p className="text-small text-ink-soft">{t('guests.source', { source: stored.source })}</p> : null}
      <DoneNotice text={done && t(`guests.done.${done}`)} />
      <div className="mt-7 grid gap-x-11 gap-y-9 lg:grid-cols-[minmax(0,1fr)_320px]">
        <form method="post" noValidate className="min-w-0 max-w-180">
          <FormNotice text={answer && !ofMove ? answer.notice : null} />
          <input type="hidden" name="intent" value="save" />
          <input type="hidden" name="version" value={row.version} />
          <h2 className="type-h3 mb-4">{t('guests.people')}</h2>
          <div className="grid gap-6">
            {household.guests.map((guest, at) => (
              <GuestFields key={guest.id || at} guest={guest} at={at} />
            ))}
            {household.guests.length < listBounds.guestsOfHousehold ? (
              <details>
                <summary className="text-link min-h-11 w-fit py-2">{t('guests.person.add')}</summary>
                <GuestFields guest={null} at={household.guests.length} />
              </details>
            ) : null}
          </div>
          <h2 className="type-h3 mt-9 mb-4">{t('guests.address')}</h2>
          <AddressPart household={household} countries={countries} errors={answer?.errors ?? {}} />
          <h2 className="type-h3 mt-9 mb-4">{t('guests.contact')}</h2>
          <ContactPart household={household} errors={answer?.errors ?? {}} />
          <Button type="submit" className="mt-7 w-full sm:w-fit">
            {t('guests.household.save')}
          </Button>
        </form>
        <aside className="lg:order-last max-lg:order-first">
          <Envelope lines={row.envelope} />
        </aside>
      </div>
      <MoveForms household={stored} households={households} error={ofMove} />
      <DeleteBox
        title={t('guests.household.delete')}
        sure={t('guests.household.delete.sure')}
        button={t('guests.household.delete')}
        version={row.version}
      />
    </div>
  );
}
