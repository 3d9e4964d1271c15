/** What a customer does with an order that is placed. Every form works without scripts and is answered by `order-form.ts`. */
import { type ReactNode, useId } from 'react';
import type { Output } from '#api/call.ts';
import type { Calls } from '#api/calls.ts';
import { type PostalAddress, postalAddressValues } from '#core/customer/postal-address.ts';
import { pathTo } from '#core/site/paths.ts';
import { orderActionTexts } from '#texts/de/customer/order-actions.ts';
import { AddressFields, firstWrongField } from '#web/customer/address-fields.tsx';
import { FormNotice } from '#web/customer/form-notice.tsx';
import { PageLink } from '#web/page/page-link.tsx';
import { useTexts } from '#web/page/texts.ts';
import { Button } from '#web/ui/button.tsx';
import type { OrderAnswer, OrderIntent } from './order-form.ts';

type Actions = Output<Calls['GET /web-api/orders/:token/actions']>;

type Props = {
  actions: Actions;
  delivery: PostalAddress;
  /** The form that was done before the page was opened, and what became of the one that was posted. */
  done: OrderIntent | null;
  posted: object | undefined;
};

const id = 'bestellung-aendern';
/** Without the query of the page, and back at the forms. */
const here = `?#${id}`;

/** Other forms of the page have answers of their own. */
function answerIn(posted: object | undefined): OrderAnswer | null {
  return posted && 'acted' in posted ? (posted.acted as OrderAnswer) : null;
}

export function OrderActions({ actions, delivery, done, posted }: Props) {
  const t = useTexts(orderActionTexts);
  const { address, keep, canReorder, reorderKey, overview } = actions;
  const answer = answerIn(posted);
  return (
    <section id={id} aria-label={t('order.actions')} className="mt-7 scroll-mt-7 border-b border-line">
      {done && done !== 'reorder' && !answer ? (
        <p role="status" className="mb-5 border-l-3 border-moss bg-ground px-5 py-3">
          {t(`order.done.${done}`)}
        </p>
      ) : null}
      {answer?.intent === 'address' ? null : <FormNotice text={answer?.notice ?? null} />}
      {answer?.reordered ? <Reordered {...answer.reordered} /> : null}
      {address ? (
        <Row>
          <ChangeAddress address={address} delivery={delivery} answer={answer?.intent === 'address' ? answer : null} />
        </Row>
      ) : null}
      <Row>
        <p className="flex items-baseline justify-between gap-x-5">
          <a href={overview} type="application/pdf" className="text-link inline-block py-2">
            {t('order.overview')}
          </a>
          <span className="text-small text-ink-soft">PDF</span>
        </p>
      </Row>
      {keep ? (
        <Row>
          <Keep {...keep} />
        </Row>
      ) : null}
      {canReorder ? (
        <Row>
          <Reorder orderKey={reorderKey} until={keep?.until ?? ''} />
        </Row>
      ) : null}
    </section>
  );
}

function Row({ children }: { children: ReactNode }) {
  return <div className="border-t border-line py-3">{children}</div>;
}

type AddressProps = { address: NonNullable<Actions['address']>; delivery: PostalAddress; answer: OrderAnswer | null };

function ChangeAddress({ address, delivery, answer }: AddressProps) {
  const t = useTexts(orderActionTexts);
  const errors = answer?.errors ?? {};
  return (
    <details open={answer !== null}>
      <summary className="text-link inline-block cursor-pointer py-2">{t('order.address.change')}</summary>
      <form method="post" action={here} noValidate className="mt-3 grid gap-4 pb-3">
        <p>{t('order.address.until')}</p>
        <FormNotice text={answer?.notice ?? null} />
        <AddressFields
          values={answer ? answer.values : postalAddressValues(delivery)}
          errors={errors}
          {...(address.isExpress ? {} : { use: 'shipping' })}
          countries={[delivery.country]}
          isBilled={false}
          firstWrong={firstWrongField(errors)}
        />
        {address.hasPhone ? <p className="text-small text-ink-soft">{t('order.address.phone')}</p> : null}
        <Button type="submit" kind="secondary" name="intent" value="address" className="max-sm:w-full sm:w-fit">
          {t('order.address.save')}
        </Button>
      </form>
    </details>
  );
}

/** A switch that posts its form. */
function Keep({ isKept, until }: NonNullable<Actions['keep']>) {
  const t = useTexts(orderActionTexts);
  const [label, note] = [useId(), useId()];
  return (
    <form method="post" action={here} className="grid grid-cols-[44px_1fr] gap-x-3.5 py-2">
      <button
        type="submit"
        role="switch"
        aria-checked={isKept}
        aria-labelledby={label}
        aria-describedby={note}
        name="intent"
        value={isKept ? 'end-keeping' : 'keep'}
        className="grid min-h-11 w-11 cursor-pointer items-center self-start"
      >
        <span className={`block rounded-full border p-0.75 ${isKept ? 'border-ink bg-ink' : 'border-edge bg-page'}`}>
          <span className={`block size-4.5 rounded-full ${isKept ? 'ml-auto bg-white' : 'bg-edge'}`} />
        </span>
      </button>
      <span className="pt-2">
        <span id={label} className="block font-semibold">
          {t('order.keep.title')}
        </span>
        <span id={note} className="block text-small text-ink-soft">
          {t(`order.keep.${isKept ? 'on' : 'off'}${until === '' ? '' : '.until'}`, { until })}
        </span>
      </span>
    </form>
  );
}

function Reorder({ orderKey, until }: { orderKey: string; until: string }) {
  const t = useTexts(orderActionTexts);
  return (
    <form method="post" action={here}>
      <input type="hidden" name="key" value={orderKey} />
      <button type="submit" name="intent" value="reorder" className="text-link inline-block cursor-pointer py-2">
        {t('order.reorder')}
      </button>
      <p className="text-small text-ink-soft">{t(until === '' ? 'order.reorder.note' : 'order.reorder.until', { until })}</p>
    </form>
  );
}

function Reordered({ added, left }: NonNullable<OrderAnswer['reordered']>) {
  const t = useTexts(orderActionTexts);
  return (
    <div role="alert" className="mb-5 border-l-3 border-moss bg-ground px-5 py-3">
      <p>{t('order.reorder.left', { added })}</p>
      <ul className="mt-2 list-disc pl-5">
        {left.map((line) => (
          <li key={`${line.name} ${line.reason}`} className="wrap-anywhere">
            {t('order.reorder.left.line', line)}
          </li>
        ))}
      </ul>
      {added > 0 ? (
        <PageLink to={pathTo('cart')} className="text-link mt-1 inline-block py-2">
          {t('order.reorder.cart')}
        </PageLink>
      ) : null}
    </div>
  );
}
