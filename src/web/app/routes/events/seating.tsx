/** Who sits where at a part of an event: by boxes to choose a table in, by wishes, and by a proposal. */
import { data } from 'react-router';
import type { EventHead } from '#api/people/event-calls.ts';
import type { ShownSeating } from '#api/people/event-seating-calls.ts';
import { eventHostTexts } from '#texts/de/people/event/event-host.ts';
import { eventSeatingTexts } from '#texts/de/people/event/event-seating.ts';
import { notFound, orFault } from '#web/page/fault-response.ts';
import { isToken, postedForm, textOf } from '#web/page/form-input.ts';
import { channelOf, headTags, metaTexts } from '#web/page/head.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { type PageRequest, pageRequest } from '#web/page/request.ts';
import { useTexts } from '#web/page/texts.ts';
import { EventFrame } from '#web/people/event/event-frame.tsx';
import { programmePath } from '#web/people/event/event-paths.ts';
import { postedEdit } from '#web/people/event/seating/posted-seating.ts';
import { EventFiles, SeatingPapers } from '#web/people/event/seating/seating-files.tsx';
import { AddTables, ChosenTable, PlanFields, TableList, Unseated } from '#web/people/event/seating/seating-lists.tsx';
import { seatingPath, seatingQueryNames } from '#web/people/event/seating/seating-path.ts';
import { Proposal } from '#web/people/event/seating/seating-proposal.tsx';
import { Room } from '#web/people/event/seating/seating-room.tsx';
import { Wishes } from '#web/people/event/seating/seating-wishes.tsx';
import { doneAt, doneOf, refusedNotice } from '#web/people/list-form.ts';
import { Button } from '#web/ui/button.tsx';
import type { Route } from './+types/seating';

const dones = ['saved', 'undone', 'proposed', 'nothing'] as const;
type Done = (typeof dones)[number];

function queryOf(request: Request) {
  const { searchParams } = new URL(request.url);
  const [part, table, at] = [seatingQueryNames.part, seatingQueryNames.table, seatingQueryNames.page].map((name) => searchParams.get(name));
  const page = Number(at);
  return {
    part: isToken(part ?? null) ? (part ?? null) : null,
    table: isToken(table ?? null) ? (table ?? null) : null,
    page: Number.isInteger(page) && page > 0 && page < 1_000 ? page : 1,
  };
}

export async function loader({ context, params: { event: id }, request }: Route.LoaderArgs) {
  if (!isToken(id)) throw notFound();
  const { part, table, page } = queryOf(request);
  const found = await orFault(context.get(pageRequest).call('GET /web-api/events/:id/seating', { id, part, page }));
  return { ...found, table, done: doneOf(request, dones) };
}

type Change = { id: string; part: string; version: number };

async function propose(page: PageRequest, change: Change, form: FormData): Promise<Done> {
  const keeping = textOf(form, 'keeping') === 'fixed' ? 'fixed' : 'seated';
  await page.call('POST /web-api/events/:id/seating/:part/proposal', { ...change, keeping });
  const { seating } = await page.call('GET /web-api/events/:id/seating', { id: change.id, part: change.part });
  return seating?.proposal ? 'proposed' : 'nothing';
}

/** What a form of the page asks for; null for none of its own. */
async function change(page: PageRequest, wanted: Change, form: FormData): Promise<Done | null> {
  switch (textOf(form, 'intent')) {
    case 'undo':
      await page.call('POST /web-api/events/:id/seating/:part/undo', wanted);
      return 'undone';
    case 'propose':
      return propose(page, wanted, form);
    case 'take': {
      const guest = textOf(form, 'guest');
      await page.call('POST /web-api/events/:id/seating/:part/proposal/take', { ...wanted, guest: isToken(guest) ? guest : null });
      return 'saved';
    }
    default: {
      const edit = postedEdit(form);
      if (edit === null) return null;
      await page.call('POST /web-api/events/:id/seating/:part', { ...wanted, edit });
      return 'saved';
    }
  }
}

export async function action({ context, params: { event: id }, request }: Route.ActionArgs) {
  if (!isToken(id)) throw notFound();
  const page = context.get(pageRequest);
  const form = await postedForm(request);
  const [part, version] = [textOf(form, 'part'), Number(textOf(form, 'version'))];
  if (!isToken(part) || !Number.isInteger(version)) throw notFound();
  try {
    const done = await change(page, { id, part, version }, form);
    if (done === null) throw notFound();
    return doneAt(page, seatingPath(id, { ...queryOf(request), part }), done);
  } catch (error) {
    const { notice, status } = refusedNotice(error);
    return data({ notice }, { status });
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const t = metaTexts(matches, eventSeatingTexts);
  return headTags({ title: loaderData?.head.title ?? t('feier.seating'), channel: channelOf(matches) });
}

type Parts = Route.ComponentProps['loaderData']['parts'];

function PartChoice({ event, parts, chosen }: { event: string; parts: Parts; chosen: string }) {
  const t = useTexts(eventSeatingTexts);
  if (parts.length < 2) return null;
  return (
    <nav aria-label={t('feier.seating.parts')}>
      <ul className="flex flex-wrap gap-2">
        {parts.map(({ id, name }) => (
          <li key={id}>
            <PageLink
              to={seatingPath(event, { part: id })}
              ahead="never"
              aria-current={id === chosen ? 'true' : undefined}
              className={`inline-flex min-h-9 items-center px-3 text-small wrap-anywhere ${id === chosen ? 'on-ink bg-ink text-on-ink' : 'bg-ground'}`}
            >
              {name}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Head({ head: { id: event, right }, parts, seating }: { head: EventHead; parts: Parts; seating: ShownSeating }) {
  const t = useTexts(eventSeatingTexts);
  const { coming, seated, steps, part, tables } = seating;
  return (
    <div className="mb-7 flex flex-wrap items-end justify-between gap-x-9 gap-y-4">
      <div className="min-w-0">
        <h2 className="type-h2">{t('feier.seating')}</h2>
        <p className="figures text-ink-soft">
          {coming === 0
            ? t('feier.seating.nobody')
            : `${t('feier.seating.seated', { seated, coming })} ${t('feier.seating.without', { count: coming - seated })}`}
        </p>
        {right === 'owner' && tables.length > 0 ? <SeatingPapers event={event} part={part} /> : null}
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <PartChoice event={event} parts={parts} chosen={part} />
        {steps > 0 ? (
          <form method="post">
            <PlanFields seating={seating} intent="undo" />
            <Button type="submit" kind="secondary" small>
              {t('feier.seating.undo')}
            </Button>
          </form>
        ) : null}
      </div>
    </div>
  );
}

function Plan({ event, seating, table }: { event: string; seating: ShownSeating; table: string | null }) {
  const t = useTexts(eventSeatingTexts);
  const { tables } = seating;
  const chosen = tables.find(({ id }) => id === table) ?? tables.find(({ seats, guests }) => guests.length < seats) ?? tables[0];
  if (!chosen)
    return (
      <div className="grid gap-x-15 gap-y-9 md:grid-cols-2">
        <section aria-labelledby="tische-anlegen">
          <h3 id="tische-anlegen" className="type-h3">
            {t('feier.seating.first')}
          </h3>
          <p className="mb-5 max-w-[60ch] text-small text-ink-soft">{t('feier.seating.first.lead')}</p>
          <AddTables seating={seating} />
        </section>
        <Unseated event={event} seating={seating} />
      </div>
    );
  return (
    <>
      <div className="grid items-start gap-x-9 gap-y-9 min-[900px]:grid-cols-[300px_minmax(0,1fr)] xl:grid-cols-[300px_minmax(0,1fr)_300px]">
        <div className="grid min-w-0 gap-6">
          <Proposal seating={seating} />
          <Unseated event={event} seating={seating} />
        </div>
        <div className="grid min-w-0 gap-5 min-[900px]:sticky min-[900px]:top-6">
          <Room tables={tables} chosen={chosen.id} />
          <TableList event={event} seating={seating} chosen={chosen.id} />
          <details>
            <summary className="text-link min-h-11 w-fit py-2 text-small">{t('feier.seating.add.more')}</summary>
            <div className="pt-2 pb-5">
              <AddTables seating={seating} />
            </div>
          </details>
        </div>
        <div className="min-w-0 min-[900px]:col-start-2 xl:col-start-3">
          <ChosenTable key={`${chosen.id} ${seating.version}`} seating={seating} table={chosen} />
        </div>
      </div>
      <div className="mt-9">
        <Wishes seating={seating} />
      </div>
    </>
  );
}

export default function EventSeating({ loaderData: { head, parts, seating, table, done }, actionData: answer }: Route.ComponentProps) {
  const t = useTexts(eventSeatingTexts);
  const host = useTexts(eventHostTexts);
  return (
    <EventFrame head={head} tab="seating" done={done && t(`feier.seating.done.${done}`)} notice={answer?.notice ?? null}>
      {seating === null ? (
        <p className="max-w-[60ch]">
          {t('feier.seating.no-parts')}{' '}
          <PageLink to={programmePath(head.id)} ahead="never" className="text-link py-2">
            {host('feier.edit')}
          </PageLink>
        </p>
      ) : (
        <>
          <Head head={head} parts={parts} seating={seating} />
          <Plan event={head.id} seating={seating} table={table} />
          {head.right === 'owner' ? <EventFiles event={head.id} /> : null}
        </>
      )}
    </EventFrame>
  );
}
