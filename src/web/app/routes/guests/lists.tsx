/** The guest lists of a customer or guest, and the form of a new one. */
import { data } from 'react-router';
import { guestListTexts } from '#texts/de/people/guest-list.ts';
import { DoneNotice } from '#web/customer/form-notice.tsx';
import { orFault } from '#web/page/fault-response.ts';
import { postedForm } from '#web/page/form-input.ts';
import { channelOf, headTags, metaTexts } from '#web/page/head.ts';
import { idempotencyKey } from '#web/page/idempotency-key.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { pageRequest } from '#web/page/request.ts';
import { requestTexts } from '#web/page/request-texts.ts';
import { useTexts } from '#web/page/texts.ts';
import { doneAt, doneOf, newListOf, refusedNotice } from '#web/people/list-form.ts';
import { listPath } from '#web/people/list-query.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import type { Route } from './+types/lists';

const maxName = 100;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { lists } = await orFault(context.get(pageRequest).call('GET /web-api/guest-lists', {}));
  return { lists, newList: idempotencyKey(), done: doneOf(request, ['deleted']) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const page = context.get(pageRequest);
  const list = newListOf(await postedForm(request));
  if (list.name === '') return data({ error: requestTexts(page)('guests.wrong.name') }, { status: 400 });
  try {
    const { id } = await page.call('POST /web-api/guest-lists', list);
    return doneAt(page, listPath(id), 'made');
  } catch (error) {
    const { notice, status } = refusedNotice(error);
    return data({ error: notice }, { status });
  }
}

export function meta({ matches }: Route.MetaArgs) {
  const t = metaTexts(matches, guestListTexts);
  return headTags({ title: t('guests.title'), channel: channelOf(matches) });
}

type Lists = Route.ComponentProps['loaderData']['lists'];

function ListOfLists({ lists }: { lists: Lists }) {
  const t = useTexts(guestListTexts);
  return (
    <ul className="mt-9 border-t border-line">
      {lists.map(({ id, name, households, guests }) => (
        <li key={id} className="border-b border-line">
          <PageLink to={listPath(id)} ahead="never" className="group block py-5">
            <span className="type-h4 block wrap-anywhere group-hover:underline">{name}</span>
            <span className="figures text-small text-ink-soft">{t('guests.summary', { households, guests })}</span>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}

export default function GuestLists({ loaderData: { lists, newList, done }, actionData: answer }: Route.ComponentProps) {
  const t = useTexts(guestListTexts);
  const isEmpty = lists.length === 0;
  return (
    <div className="wrap pt-8 pb-16 md:pt-11 md:pb-24">
      <PageTitle className="mb-4">{t('guests.title')}</PageTitle>
      <p className="max-w-[60ch]">{t('guests.lead')}</p>
      <p className="mt-1 max-w-[60ch] text-small text-ink-soft">{t('guests.privacy')}</p>
      <DoneNotice text={done && t('guests.done.deleted')} />
      {isEmpty ? (
        <div className="mt-9">
          <p className="type-h3 mb-2">{t('guests.none.title')}</p>
          <p className="max-w-[60ch]">{t('guests.none.text')}</p>
        </div>
      ) : (
        <ListOfLists lists={lists} />
      )}
      <form method="post" noValidate className="mt-9 grid max-w-130 gap-5">
        <input type="hidden" name="key" value={newList} />
        <TextField
          name="name"
          label={t('guests.new.name')}
          hint={t('guests.new.hint')}
          error={answer?.error ?? null}
          maxLength={maxName}
          autoComplete="off"
        />
        <Button type="submit" kind={isEmpty ? 'primary' : 'secondary'} className="w-full sm:w-fit">
          {t('guests.new.button')}
        </Button>
      </form>
    </div>
  );
}
