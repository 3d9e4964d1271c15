/** What is printed for the answers to an event: cards for exactly those who come, and what is missing since the last order. */
import { data, redirect } from 'react-router';
import { eventPieces } from '#core/merge/event-source.ts';
import { pathTo } from '#core/site/paths.ts';
import { eventFactTexts } from '#texts/de/people/event/event-facts.ts';
import { eventPrintTexts } from '#texts/de/people/event/event-print.ts';
import { notFound, orFault } from '#web/page/fault-response.ts';
import { isToken, postedForm, textOf } from '#web/page/form-input.ts';
import { channelOf, headTags, metaTexts } from '#web/page/head.ts';
import { sitePath } from '#web/page/page-context.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { type PageRequest, pageRequest } from '#web/page/request.ts';
import { requestTexts } from '#web/page/request-texts.ts';
import { useTexts } from '#web/page/texts.ts';
import { EventFrame } from '#web/people/event/event-frame.tsx';
import { eventFoodPath, eventPrintPath, eventThanksPath, programmePath } from '#web/people/event/event-paths.ts';
import { Booklets } from '#web/people/event/print/booklets.tsx';
import { ChoosePrinted } from '#web/people/event/print/choose-printed.tsx';
import { EventFacts } from '#web/people/event/print/event-facts.tsx';
import { PrintedPiece } from '#web/people/event/print/printed-piece.tsx';
import { doneAt, doneOf, refusedNotice } from '#web/people/list-form.ts';
import { printPath } from '#web/people/print/print-query.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import type { Route } from './+types/print';

const dones = ['joined', 'linked', 'unlinked', 'changed'] as const;

export async function loader({ context, params: { event: id }, request }: Route.LoaderArgs) {
  if (!isToken(id)) throw notFound();
  const found = await orFault(context.get(pageRequest).call('GET /web-api/events/:id/print', { id }));
  const facts = await orFault(context.get(pageRequest).call('GET /web-api/events/:id/designs', { id }));
  return { found, facts, done: doneOf(request, dones) };
}

async function join(page: PageRequest, id: string, form: FormData): Promise<Response> {
  const [design, part] = [textOf(form, 'design'), textOf(form, 'part')];
  const piece = eventPieces.find((name) => name === textOf(form, 'piece'));
  if (!piece || !isToken(design)) throw notFound();
  await page.call('PUT /web-api/events/:id/print', { id, design, piece, part: isToken(part) ? part : null });
  return doneAt(page, eventPrintPath(id), 'joined');
}

/** The missing pieces as a line of the cart. Where something has changed since the host looked at all of them, that comes first. */
async function supplement(page: PageRequest, id: string, form: FormData): Promise<Response> {
  const design = textOf(form, 'design');
  const { groups } = await page.call('GET /web-api/events/:id/print', { id });
  const printed = groups.flatMap((group) => group.printed).find((one) => one.design.id === design);
  if (!printed) throw notFound();
  await page.call('POST /web-api/cart/lines', { designId: design, isSupplement: true });
  return redirect(sitePath(page.site, printed.isApproved ? pathTo('cart') : printPath(design)), 303);
}

const linking = (isLinked: boolean) => async (page: PageRequest, id: string, form: FormData) => {
  const design = textOf(form, 'design');
  if (!isToken(design)) throw notFound();
  await page.call('PUT /web-api/events/:id/designs/:design', { id, design, isLinked });
  return doneAt(page, eventPrintPath(id), isLinked ? 'linked' : 'unlinked');
};

const maxPieces = 50;

/** Cards that were saved meanwhile stay as they are, and are listed again. */
async function facts(page: PageRequest, id: string, form: FormData) {
  const pieces = form
    .getAll('piece')
    .slice(0, maxPieces)
    .flatMap((value) => {
      const [design = '', typed = ''] = typeof value === 'string' ? value.split(' ') : [];
      const revision = Number(typed);
      return isToken(design) && Number.isInteger(revision) && revision > 0 ? [{ id: design, revision }] : [];
    });
  const { conflicts } = await page.call('POST /web-api/events/:id/designs', { id, pieces });
  if (conflicts > 0) return data({ notice: requestTexts(page)('feier.follow.conflict') }, { status: 409 });
  return doneAt(page, eventPrintPath(id), 'changed');
}

const works = { join, supplement, link: linking(true), unlink: linking(false), facts } as const;

export async function action({ context, params: { event: id }, request }: Route.ActionArgs) {
  if (!isToken(id)) throw notFound();
  const page = context.get(pageRequest);
  const form = await postedForm(request);
  const intent = (['join', 'supplement', 'link', 'unlink', 'facts'] as const).find((name) => name === textOf(form, 'intent'));
  if (!intent) throw notFound();
  try {
    return await works[intent](page, id, form);
  } catch (error) {
    const { notice, status } = refusedNotice(error);
    return data({ notice }, { status });
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const t = metaTexts(matches, eventPrintTexts);
  const title = loaderData ? `${t('feier.print')}: ${loaderData.found.head.title}` : t('feier.print');
  return headTags({ title, channel: channelOf(matches) });
}

export default function EventPrint({ loaderData: { found, facts: shown, done }, actionData: answer }: Route.ComponentProps) {
  const t = useTexts(eventPrintTexts);
  const f = useTexts(eventFactTexts);
  const { head, parts, groups } = found;
  return (
    <EventFrame
      head={head}
      tab="print"
      done={done && (done === 'joined' ? t('feier.print.done.joined') : f(`feier.follow.done.${done}`))}
      notice={answer?.notice ?? null}
    >
      <div className="grid gap-x-14 gap-y-11 xl:grid-cols-[minmax(0,1fr)_340px]">
        <div className="min-w-0">
          <h2 className="type-h3">{t('feier.print')}</h2>
          <p className="mb-6 max-w-[60ch] text-small text-ink-soft">{t('feier.print.lead')}</p>
          {parts.length === 0 ? (
            <p className="mb-6 max-w-[60ch]">
              {t('feier.print.no-parts')}{' '}
              <PageLink to={programmePath(head.id)} ahead="never" className="text-link py-2">
                {t('feier.print.programme')}
              </PageLink>
            </p>
          ) : null}
          {groups.map((group) => (
            <section key={group.group} aria-labelledby={group.group} className="border-t border-line pt-5 pb-8">
              <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6">
                <h3 id={group.group} className="type-h4">
                  {t(`feier.print.group.${group.group}`)}
                </h3>
                {group.printed.length === 0 ? (
                  <p className="figures text-small text-ink-soft">{t(`feier.print.count.${group.group}`, { count: group.count })}</p>
                ) : null}
              </div>
              <div className="grid gap-6">
                {group.printed.map((printed) => (
                  <PrintedPiece key={printed.design.id} printed={printed} />
                ))}
              </div>
              {parts.length > 0 ? <ChoosePrinted group={group} parts={parts} /> : null}
            </section>
          ))}
          <EventFacts {...shown} />
        </div>
        <aside aria-label={t('feier.print.lists')} className="grid content-start gap-9 xl:border-l xl:border-line xl:pl-9">
          <section aria-labelledby="listen">
            <h2 id="listen" className="type-h4 mb-3">
              {t('feier.print.lists')}
            </h2>
            <ButtonLink to={eventThanksPath(head.id)} ahead="never" kind="secondary" className="w-full">
              {t('feier.print.thanks')}
            </ButtonLink>
            <ButtonLink to={eventFoodPath(head.id)} ahead="never" kind="secondary" className="mt-3 w-full">
              {t('feier.print.food')}
            </ButtonLink>
          </section>
          {parts.length > 0 ? <Booklets parts={parts} /> : null}
        </aside>
      </div>
    </EventFrame>
  );
}
