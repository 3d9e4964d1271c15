/** Names that follow an order: which list they are from, and what becomes of pieces without a name. Forms alone: no script is needed. */
import type { Output } from '#api/call.ts';
import type { Calls } from '#api/calls.ts';
import { orderNamesTexts } from '#texts/de/customer/order-names.ts';
import { FormNotice } from '#web/customer/form-notice.tsx';
import { PageLink } from '#web/page/page-link.tsx';
import { useTexts } from '#web/page/texts.ts';
import { Supplement } from '#web/product/supplement.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';

export type Names = Output<Calls['GET /web-api/orders/:token/names']>;
type Line = Names['lines'][number];
type List = NonNullable<Line['list']>;

const id = 'namen';
/** Without the query of the page, and back at the section. */
const here = `?#${id}`;

export function OrderNames({ names: { isOwn, lines, supplements, linked }, notice }: { names: Names; notice: string | null }) {
  const t = useTexts(orderNamesTexts);
  return (
    <section id={id} aria-labelledby="namen-titel" className="mt-7 scroll-mt-7 bg-ground px-5 py-6 sm:px-7.5 sm:py-7">
      <h2 id="namen-titel" className="type-h3 mb-4">
        {t('order.names.title')}
      </h2>
      <FormNotice text={notice} />
      {lines.map((line) => (
        <AwaitedLine key={line.position} line={line} isOwn={isOwn} />
      ))}
      {supplements.map(({ name, ...shown }) => (
        <div key={shown.design} className="border-t border-line py-4">
          <h3 className="mb-2 font-semibold wrap-anywhere">{t('order.names.supplement', { name })}</h3>
          <Supplement {...shown} />
        </div>
      ))}
      {linked.map(({ number, path, isFirst, isTogether }) => (
        <p key={number}>
          <PageLink to={path} ahead="never" className="text-link inline-block py-2">
            {t(`order.names.linked.${isFirst ? (isTogether ? 'first' : 'apart') : 'rest'}`, { number })}
          </PageLink>
        </p>
      ))}
    </section>
  );
}

function AwaitedLine({ line, isOwn }: { line: Line; isOwn: boolean }) {
  const t = useTexts(orderNamesTexts);
  const { name, quantity, until, last, isLate, hasRecords, path, list } = line;
  return (
    <div className="figures border-t border-line py-4">
      <h3 className="font-semibold wrap-anywhere">{t('order.names.line', { quantity, name })}</h3>
      {hasRecords ? null : <p className="mt-1">{t(isLate ? 'order.names.late' : 'order.names.wait', { until, last })}</p>}
      {isOwn ? (
        <>
          {path ? null : <p className="mt-2">{t('order.names.gone')}</p>}
          {list ? <Chosen line={line} list={list} /> : null}
          {path ? <ProofLink path={path} list={list} /> : null}
        </>
      ) : (
        <p className="mt-2">{t('order.names.foreign')}</p>
      )}
    </div>
  );
}

/** The next step is a button: until the list is approved, it is on the page of the list. */
function ProofLink({ path, list }: { path: string; list: List | null }) {
  const t = useTexts(orderNamesTexts);
  if (!list?.isApproved)
    return (
      <ButtonLink to={path} ahead="never" kind="secondary" className="mt-4 max-sm:w-full">
        {t(list ? 'order.names.proof' : 'order.names.choose')}
      </ButtonLink>
    );
  return (
    <p className="mt-2">
      <PageLink to={path} ahead="never" className="text-link inline-block py-2">
        {t('order.names.proof')}
      </PageLink>
    </p>
  );
}

function Chosen({ line, list }: { line: Line; list: List }) {
  const t = useTexts(orderNamesTexts);
  const words = { list: list.name, text: list.text };
  if (!list.isApproved) return <p className="mt-2 wrap-anywhere">{t('order.names.unapproved', words)}</p>;
  return (
    <>
      <p className="mt-2 wrap-anywhere">
        {t(list.isTaken ? 'order.names.taken' : line.hasRecords ? 'order.names.changed' : 'order.names.ready', words)}
      </p>
      {list.isTaken ? null : <Print line={line} list={list} />}
      {list.isTaken && list.rest ? <Rest position={line.position} rest={list.rest} /> : null}
    </>
  );
}

/** What is printed with the list: all pieces, or, where it has fewer names, one of two ways. */
function Print({ line, list: { hash, more, refund } }: { line: Line; list: List }) {
  const t = useTexts(orderNamesTexts);
  const count = Math.abs(more);
  return (
    <form method="post" action={here} className="mt-3 grid gap-3">
      <input type="hidden" name="intent" value="names" />
      <input type="hidden" name="position" value={line.position} />
      <input type="hidden" name="revision" value={line.revision} />
      <input type="hidden" name="hash" value={hash} />
      {more > 0 ? <p>{t('order.names.more', { count, quantity: line.quantity })}</p> : null}
      {more < 0 ? <p>{t('order.names.fewer', { count })}</p> : null}
      <div className="flex flex-wrap gap-3">
        {more < 0 ? (
          <>
            <Button type="submit" name="how" value="blank" className="max-sm:w-full">
              {t('order.names.blank', { count })}
            </Button>
            {refund ? (
              <Button type="submit" kind="secondary" name="how" value="refund" className="max-sm:w-full">
                {t('order.names.refund', { count, amount: refund.text })}
              </Button>
            ) : null}
          </>
        ) : (
          <Button type="submit" name="how" value="print" className="max-sm:w-full">
            {t('order.names.print')}
          </Button>
        )}
      </div>
    </form>
  );
}

function Rest({ position, rest: { count, unit, total } }: { position: number; rest: NonNullable<List['rest']> }) {
  const t = useTexts(orderNamesTexts);
  return (
    <form method="post" action={here} className="mt-3 grid gap-3">
      <input type="hidden" name="intent" value="rest" />
      <input type="hidden" name="position" value={position} />
      <input type="hidden" name="total" value={total.amount} />
      <p>{t('order.names.rest', { count, unit: unit.text, total: total.text })}</p>
      <Button type="submit" className="max-sm:w-full sm:w-fit">
        {t('order.names.rest.button')}
      </Button>
    </form>
  );
}
