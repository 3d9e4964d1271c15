/** A design with a guest list: which list, how the cards look with the names, and the approval of what is printed. */
import { Suspense } from 'react';
import { data } from 'react-router';
import type { Output } from '#api/call.ts';
import type { Calls } from '#api/calls.ts';
import type { MergeProof } from '#api/people/merge-calls.ts';
import { pathTo } from '#core/site/paths.ts';
import { faults, isFault } from '#core/values/fault.ts';
import { mergeTexts } from '#texts/de/people/merge.ts';
import { DoneNotice, FormNotice } from '#web/customer/form-notice.tsx';
import { notFound, orFault, shownFault } from '#web/page/fault-response.ts';
import { isToken, postedForm, textOf } from '#web/page/form-input.ts';
import { channelOf, headTags, metaTexts } from '#web/page/head.ts';
import { idempotencyKey } from '#web/page/idempotency-key.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { pageRequest } from '#web/page/request.ts';
import { requestTexts } from '#web/page/request-texts.ts';
import { useTexts } from '#web/page/texts.ts';
import { DeleteBox } from '#web/people/delete-box.tsx';
import { doneOf } from '#web/people/list-form.ts';
import { listPath } from '#web/people/list-query.ts';
import { AllCards } from '#web/people/print/all-cards.tsx';
import { ChooseList } from '#web/people/print/choose-list.tsx';
import { Highlights } from '#web/people/print/highlights.tsx';
import { IntoCart } from '#web/people/print/into-cart.tsx';
import { LinesForm } from '#web/people/print/lines-form.tsx';
import { PartiesLink } from '#web/people/print/parties-link.tsx';
import { doneTexts, works } from '#web/people/print/print-form.ts';
import { linesRecord, listName, readPrintQuery } from '#web/people/print/print-query.ts';
import { ApproveBar, ProofAside } from '#web/people/print/proof-aside.tsx';
import { SharedReasons } from '#web/people/print/shared-reasons.tsx';
import { shownParties } from '#web/people/print/shown-parties.ts';
import { SubstitutesForm } from '#web/people/print/substitutes-form.tsx';
import { PiecePicture } from '#web/product/piece-picture.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { lazyComponent } from '#web/ui/lazy-component.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import type { Route } from './+types/print';

/** Loaded after the proof, which comes first. */
const orderLater = lazyComponent(async () => (await import('#web/people/print/order-later.tsx')).OrderLater);

/** Loaded where something of the design is ordered. */
const supplementOfList = lazyComponent(async () => (await import('#web/people/print/supplement-of-list.tsx')).SupplementOfList);

function designOf({ design = '' }: { design?: string }): string {
  if (!isToken(design)) throw notFound();
  return design;
}

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const page = context.get(pageRequest);
  const id = designOf(params);
  const { searchParams } = new URL(request.url);
  const query = readPrintQuery(searchParams);
  const { design, proof, supplement } = await orFault(page.call('GET /web-api/designs/:id/merge/proof', { id, ...query }));
  const asked = await orFault(page.call('GET /web-api/designs/:id/parties', { id }));
  const { lists } = await orFault(page.call('GET /web-api/guest-lists', {}));
  const proposed = searchParams.get(listName) ?? '';
  const record = linesRecord(searchParams);
  if (record !== '' && !isToken(record)) throw notFound();
  const lines = proof && record !== '' ? await orFault(page.call('GET /web-api/designs/:id/merge/lines', { id, record })) : null;
  await Promise.all([orderLater.prepare(), supplement ? supplementOfList.prepare() : null]);
  return {
    id,
    design,
    proof,
    supplement,
    lists,
    query,
    parties: shownParties(page, asked.parties),
    proposed,
    newList: idempotencyKey(),
    lines: lines && { ...lines, record },
    done: doneOf(request, doneTexts),
    address: design.formality,
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const page = context.get(pageRequest);
  const design = designOf(params);
  const form = await postedForm(request);
  const intent = textOf(form, 'intent');
  const work = Object.hasOwn(works, intent) ? works[intent] : undefined;
  if (!work) throw notFound();
  if (intent === 'make' && textOf(form, 'name') === '') return data({ notice: requestTexts(page)('merge.make.wrong') }, { status: 400 });
  try {
    return await work(page, design, form);
  } catch (error) {
    if (!isFault(error) || faults[error.code].status >= 500) throw error;
    // The page is shown again; a design that is not there is a missing page then.
    const { text, errors } = shownFault(error);
    return data({ notice: errors[0]?.message ?? text }, { status: faults[error.code].status });
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const t = metaTexts(matches, mergeTexts);
  const title = loaderData ? `${t('merge.title.choose')}: ${loaderData.design.title}` : t('merge.title.choose');
  return headTags({ title, channel: channelOf(matches) });
}

type Shown = Output<Calls['GET /web-api/designs/:id/merge/proof']>['design'];

function Where({ design, proof }: { design: Shown; proof: MergeProof | null }) {
  const t = useTexts(mergeTexts);
  return (
    <nav aria-label={t('merge.where')} className="flex flex-wrap gap-x-1.5 text-small text-ink-soft">
      {proof ? (
        <>
          <PageLink
            to={proof.event ? pathTo('event-print', { event: proof.event.id }) : listPath(proof.list.id)}
            ahead="never"
            className="text-link py-1 wrap-anywhere"
          >
            {proof.event ? proof.event.title : proof.list.name}
          </PageLink>
          <span className="py-1">/</span>
        </>
      ) : null}
      {design.path ? (
        <PageLink to={design.path} reloadDocument ahead="never" className="text-link py-1 wrap-anywhere">
          {design.title}
        </PageLink>
      ) : (
        <span className="py-1">{design.title}</span>
      )}
    </nav>
  );
}

function useTitle({ count, fields, blocked, shared, highlights, kind, list, event }: MergeProof): { title: string; lead: string } {
  const t = useTexts(mergeTexts);
  const lead = t(`merge.lead.${kind}`, { count, list: list.name, blocked });
  const worst = highlights.filter(({ why }) => why === 'worst').length;
  if (count === 0 && event) return { title: t('merge.title.nobody'), lead: t('merge.lead.nobody', { event: event.title }) };
  if (count === 0) return { title: t('merge.title.empty'), lead: t('merge.lead.empty', { list: list.name }) };
  if (fields.count === 0) return { title: t('merge.title.fields'), lead: t(fields.canInsert ? 'merge.fields.text' : 'merge.fields.none') };
  if (shared.some(({ level }) => level === 'blocked')) return { title: t('merge.title.design'), lead };
  if (blocked > 0) return { title: t('merge.title.blocked', { count: blocked }), lead };
  return { title: worst > 0 ? t('merge.title.worst', { count: worst }) : t('merge.title.fine'), lead };
}

/** What is to be done before there is something to look at. */
function FirstStep({ proof, design }: { proof: MergeProof; design: Shown }) {
  const t = useTexts(mergeTexts);
  if (proof.fields.count === 0)
    return (
      <div className="mb-6 flex flex-wrap gap-3">
        {proof.fields.canInsert ? (
          <form method="post" className="max-sm:w-full">
            <input type="hidden" name="intent" value="fields" />
            <Button type="submit" className="max-sm:w-full">
              {t('merge.fields.button')}
            </Button>
          </form>
        ) : null}
        {design.path ? (
          <ButtonLink to={design.path} reloadDocument ahead="never" kind="secondary" className="max-sm:w-full">
            {t('merge.fields.editor')}
          </ButtonLink>
        ) : null}
      </div>
    );
  if (proof.count > 0) return null;
  return (
    <ButtonLink
      to={proof.event ? pathTo('event-answers', { event: proof.event.id }) : listPath(proof.list.id)}
      ahead="never"
      className="mb-6 max-sm:w-full"
    >
      {t(proof.event ? 'merge.empty.answers' : 'merge.empty.button')}
    </ButtonLink>
  );
}

type Data = Route.ComponentProps['loaderData'];

function Proof({
  loaderData: { id, design, supplement, parties, lists, lines, query, newList, done },
  proof,
  notice,
}: {
  loaderData: Data;
  proof: MergeProof;
  notice: string | null;
}) {
  const t = useTexts(mergeTexts);
  const { title, lead } = useTitle(proof);
  const isShown = proof.count > 0 && proof.fields.count > 0;
  return (
    <>
      <div className="wrap grid gap-x-12 gap-y-11 pt-6 pb-16 md:pb-24 lg:grid-cols-[minmax(0,1fr)_300px]">
        <div className="min-w-0">
          <Where design={design} proof={proof} />
          <PageTitle className="max-w-none wrap-anywhere">{title}</PageTitle>
          <p className="figures mt-1 mb-6 max-w-[70ch] wrap-anywhere text-ink-soft">{lead}</p>
          <div className="mb-6">
            <DoneNotice text={done && t(`merge.done.${done}`)} />
          </div>
          <FormNotice text={notice} />
          {proof.state === 'approved' ? <IntoCart /> : null}
          {supplement ? (
            <Suspense>
              <supplementOfList.Component supplement={supplement} design={id} isApproved={proof.state === 'approved'} />
            </Suspense>
          ) : null}
          {isShown ? <SharedReasons proof={proof} path={design.path} /> : null}
          {lines ? <LinesForm key={`${lines.record} ${proof.version}`} shown={lines} proof={proof} design={id} /> : null}
          <FirstStep proof={proof} design={design} />
          {isShown ? (
            <>
              <Highlights proof={proof} design={id} path={design.path} />
              <SubstitutesForm key={proof.version} proof={proof} />
              <AllCards proof={proof} design={id} query={query} />
            </>
          ) : null}
        </div>
        {/* Fields show what was stored last. */}
        <ProofAside key={proof.version} proof={proof} design={id} parties={parties}>
          <details className="mt-6 border-y border-line">
            <summary className="min-h-13 py-3 font-semibold">{t('merge.list')}</summary>
            <div className="pb-6">
              <ChooseList lists={lists} current={proof} proposed={proof.list.id} newList={newList} />
            </div>
          </details>
          {proof.fields.count > 0 ? (
            <Suspense>
              <orderLater.Component isFolded />
            </Suspense>
          ) : null}
          <EndBox />
        </ProofAside>
      </div>
      {isShown ? <ApproveBar proof={proof} /> : null}
    </>
  );
}

function EndBox() {
  const t = useTexts(mergeTexts);
  return <DeleteBox title={t('merge.end')} sure={t('merge.end.sure')} button={t('merge.end.button')} intent="end" />;
}

export default function PrintWithList({ loaderData, actionData: answer }: Route.ComponentProps) {
  const t = useTexts(mergeTexts);
  const { id, design, proof, parties, lists, proposed, newList, done } = loaderData;
  const notice = answer?.notice ?? null;
  if (proof) return <Proof loaderData={loaderData} proof={proof} notice={notice} />;
  return (
    <div className="wrap grid gap-x-12 gap-y-9 pt-6 pb-16 md:grid-cols-[minmax(0,1fr)_320px] md:pb-24">
      <div className="min-w-0">
        <Where design={design} proof={null} />
        <PageTitle>{t('merge.title.choose')}</PageTitle>
        <p className="mt-3 mb-7 max-w-[60ch]">{t('merge.lead.choose')}</p>
        <DoneNotice text={done && t(`merge.done.${done}`)} />
        <FormNotice text={notice} />
        <div className="max-w-130">
          <ChooseList lists={lists} current={null} proposed={proposed} newList={newList} />
          <Suspense>
            <orderLater.Component isFolded={false} />
          </Suspense>
          {parties.states.length > 0 ? <PartiesLink design={id} parties={parties} /> : null}
        </div>
      </div>
      <div className="max-md:order-first max-md:max-w-60">
        <PiecePicture picture={design.picture} alt="" sizes="320px" isFirst className="w-full" />
      </div>
    </div>
  );
}
