/** The events of a customer or guest, and the form of a new one. */
import { data } from 'react-router';
import { eventBounds } from '#core/people/event/event.ts';
import { eventHostTexts } from '#texts/de/people/event/event-host.ts';
import { eventPortalTexts } from '#texts/de/people/event/event-portal.ts';
import { DoneNotice, FormNotice } from '#web/customer/form-notice.tsx';
import { orFault } from '#web/page/fault-response.ts';
import { isToken, postedForm, textOf } from '#web/page/form-input.ts';
import { channelOf, headTags, metaTexts } from '#web/page/head.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { pageRequest } from '#web/page/request.ts';
import { requestTexts } from '#web/page/request-texts.ts';
import { useTextLocale, useTexts } from '#web/page/texts.ts';
import faceStyles from '#web/people/event/card-faces.css?url';
import { ContractField } from '#web/people/event/contract-field.tsx';
import { eventPath, longDay, programmePath } from '#web/people/event/event-paths.ts';
import { PortalIntro } from '#web/people/event/portal-intro.tsx';
import { doneAt, doneOf, refusedNotice } from '#web/people/list-form.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField, TextField } from '#web/ui/field.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import type { Route } from './+types/events';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: faceStyles }];

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageRequest);
  const found = await orFault(page.call('GET /web-api/events', {}));
  // The poster shop sells no cards, in whose look the example is.
  const hasExample = found.events.length === 0 && page.site.channel === 'federleicht';
  const example = hasExample ? (await orFault(page.call('GET /web-api/event-example', {}))).page : null;
  return { found, example, done: doneOf(request, ['deleted']) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const page = context.get(pageRequest);
  const form = await postedForm(request);
  const list = textOf(form, 'list');
  const typed = {
    title: textOf(form, 'title').slice(0, eventBounds.title),
    firstDay: textOf(form, 'day').slice(0, 10),
    occasion: textOf(form, 'occasion').slice(0, 40),
    list: isToken(list) ? list : null,
    contract: textOf(form, 'contract').slice(0, 20) || null,
  };
  if (typed.title === '' || !/^\d{4}-\d{2}-\d{2}$/.test(typed.firstDay))
    return data({ typed, notice: requestTexts(page)('feier.wrong.new') }, { status: 400 });
  try {
    const { id } = await page.call('POST /web-api/events', typed);
    return doneAt(page, programmePath(id), 'made');
  } catch (error) {
    const { notice, status } = refusedNotice(error);
    return data({ typed, notice }, { status });
  }
}

export function meta({ matches }: Route.MetaArgs) {
  const t = metaTexts(matches, eventHostTexts);
  return headTags({ title: t('feier.title'), channel: channelOf(matches) });
}

type Found = Route.ComponentProps['loaderData']['found'];

function Events({ events }: Pick<Found, 'events'>) {
  const t = useTexts(eventHostTexts);
  const locale = useTextLocale();
  return (
    <ul className="mt-9 border-t border-line">
      {events.map(({ id, title, firstDay, state }) => (
        <li key={id} className="border-b border-line">
          <PageLink to={eventPath(id)} ahead="never" className="group block py-5">
            <span className="type-h4 block wrap-anywhere group-hover:underline">{title}</span>
            <span className="figures text-small text-ink-soft">
              {longDay(firstDay, locale)}, {t(`feier.state.${state}`)}
            </span>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}

export default function EventsPage({ loaderData: { found, example, done }, actionData: answer }: Route.ComponentProps) {
  const t = useTexts(eventHostTexts);
  const portal = useTexts(eventPortalTexts);
  const { events, lists, occasions, contract } = found;
  const typed = answer?.typed;
  const isEmpty = events.length === 0;
  return (
    <div className="wrap pt-8 pb-16 md:pt-11 md:pb-24">
      {isEmpty ? (
        <>
          <DoneNotice text={done && t('feier.done.deleted')} />
          <PortalIntro page={example} />
          <h2 className="type-h2 mt-14">{portal('portal.begin')}</h2>
          <p className="mt-2 max-w-[60ch]">{t('feier.none.text')}</p>
        </>
      ) : (
        <>
          <PageTitle className="mb-4">{t('feier.title')}</PageTitle>
          <p className="max-w-[60ch]">{t('feier.lead')}</p>
          <p className="mt-1 max-w-[60ch] text-small text-ink-soft">{t('feier.privacy')}</p>
          <DoneNotice text={done && t('feier.done.deleted')} />
          <Events events={events} />
        </>
      )}
      <form method="post" noValidate className="mt-9 grid max-w-130 gap-5">
        <FormNotice text={answer?.notice ?? null} />
        <TextField
          name="title"
          label={t('feier.new.title')}
          hint={t('feier.new.hint')}
          defaultValue={typed?.title}
          maxLength={eventBounds.title}
          autoComplete="off"
          required
        />
        <TextField name="day" type="date" label={t('feier.new.day')} defaultValue={typed?.firstDay} required />
        <SelectField name="occasion" label={t('feier.occasion')} defaultValue={typed?.occasion}>
          {occasions.map(({ key, name }) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField name="list" label={t('feier.new.list')} defaultValue={typed?.list ?? lists[0]?.id ?? ''}>
          <option value="">{t('feier.new.list.none')}</option>
          {lists.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        {contract === null ? null : <ContractField version={contract} />}
        <Button type="submit" kind={isEmpty ? 'primary' : 'secondary'} className="w-full sm:w-fit">
          {t('feier.new.button')}
        </Button>
      </form>
    </div>
  );
}
