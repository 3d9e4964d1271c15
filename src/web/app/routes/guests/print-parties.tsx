/** Who approves a card with its list beside its host: a link each, what became of it, and a form for another one. */
import { data } from 'react-router';
import { approvalPartyTexts } from '#texts/de/people/approval-parties.ts';
import { DoneNotice, FormNotice } from '#web/customer/form-notice.tsx';
import { notFound, orFault } from '#web/page/fault-response.ts';
import { isToken, postedForm, textOf } from '#web/page/form-input.ts';
import { channelOf, headTags, metaTexts } from '#web/page/head.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { pageRequest } from '#web/page/request.ts';
import { useTexts } from '#web/page/texts.ts';
import { AskForm, PartyRow, type RefusedParty } from '#web/people/approval/parties.tsx';
import { doPartyWork, partyDoneTexts, typedParty } from '#web/people/approval/party-form.ts';
import { doneOf, refused } from '#web/people/list-form.ts';
import { printPath } from '#web/people/print/print-query.ts';
import { PageTitle } from '#web/ui/page-title.tsx';
import type { Route } from './+types/print-parties';

function designOf({ design = '' }: { design?: string }): string {
  if (!isToken(design)) throw notFound();
  return design;
}

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const page = context.get(pageRequest);
  const id = designOf(params);
  const asked = await orFault(page.call('GET /web-api/designs/:id/parties', { id }));
  return { id, asked, done: doneOf(request, partyDoneTexts), address: asked.formality };
}

type Answer = { notice: string | null; refused: RefusedParty | null };

export async function action({ context, params, request }: Route.ActionArgs) {
  const page = context.get(pageRequest);
  const design = designOf(params);
  const form = await postedForm(request);
  try {
    return await doPartyWork(page, design, form);
  } catch (error) {
    const { text, errors, status } = refused(error);
    const byField = Object.fromEntries(errors.map(({ field, message }) => [field, message]));
    const isAsking = textOf(form, 'intent') === 'ask';
    return data<Answer>(
      { notice: errors.length > 0 ? null : text, refused: isAsking ? { typed: typedParty(form), errors: byField } : null },
      { status },
    );
  }
}

export function meta({ matches }: Route.MetaArgs) {
  const t = metaTexts(matches, approvalPartyTexts);
  return headTags({ title: t('parties.title'), channel: channelOf(matches) });
}

export default function PrintParties({ loaderData: { id, asked, done }, actionData: answer }: Route.ComponentProps) {
  const t = useTexts(approvalPartyTexts);
  const { title, parties, canAsk, isListed, showsAddresses } = asked;
  return (
    <div className="wrap grid gap-x-12 gap-y-9 pt-6 pb-16 md:pb-24 lg:grid-cols-[minmax(0,1fr)_380px]">
      <div className="min-w-0">
        <nav aria-label={t('parties.where')} className="text-small text-ink-soft">
          <PageLink to={printPath(id)} ahead="never" className="text-link py-1 wrap-anywhere">
            {title ?? t('parties.card')}
          </PageLink>
        </nav>
        <PageTitle className="max-w-none">{t('parties.title')}</PageTitle>
        <p className="mt-3 max-w-[60ch]">{t('parties.lead')}</p>
        <p className="mt-3 mb-7 max-w-[60ch] text-small text-ink-soft">{t(showsAddresses ? 'parties.sees.addresses' : 'parties.sees')}</p>
        <FormNotice text={answer?.notice ?? null} />
        <DoneNotice text={done && t(`parties.done.${done}`)} />
        {parties.length > 0 ? (
          <ul className="mt-7 border-y border-line">
            {parties.map((party) => (
              <PartyRow key={party.id} party={party} />
            ))}
          </ul>
        ) : null}
        {isListed ? null : <p className="mt-5">{t('parties.none')}</p>}
      </div>
      {canAsk ? (
        <section aria-labelledby="fragen" className="min-w-0 max-w-130 lg:border-l lg:border-line lg:pl-8">
          <h2 id="fragen" className="type-h3 mb-4">
            {t(parties.length > 0 ? 'parties.ask.another' : 'parties.ask.first')}
          </h2>
          <AskForm refused={answer?.refused ?? null} />
        </section>
      ) : null}
    </div>
  );
}
