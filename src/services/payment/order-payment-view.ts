/** What the page of an order shows of its way through the shop and of its money. */
import type { orderPaymentCalls } from '#api/order/payment.ts';
import { documentName } from '#core/invoice/snapshot.ts';
import { checkMove, type OrderState } from '#core/order/life-cycle.ts';
import { isOnlineOnly } from '#core/order/line-kind.ts';
import type { Order } from '#core/order/order.ts';
import { carrierName, type Parcel, trackingPage } from '#core/order/parcel/carriers.ts';
import { paymentKind } from '#core/payment/methods.ts';
import { balanceOf } from '#core/payment/settlement.ts';
import { formatDayTime } from '#core/values/date.ts';
import type { Formality } from '#core/values/formality.ts';
import { message, withFormality } from '#core/values/message.ts';
import { money } from '#core/values/money.ts';
import type { HandlerOutput, Shop } from '#services/handler.ts';
import { offersOfOrder } from '#services/order-offers.ts';
import { moneyDto } from '#services/pricing/money-dto.ts';
import type { IssuedInvoice } from '#store/invoice/invoices.ts';
import { isCaptured, type StoredAttempt } from '#store/payment/attempts.ts';
import type { OrderBooks } from '#store/payment/books.ts';

type View = HandlerOutput<(typeof orderPaymentCalls)['GET /web-api/orders/:token/payment']>;

/** The steps of an order in the order they are shown, with the states that each stands for. */
const printedSteps = [
  ['placed', ['placed']],
  ['paid', ['paid', 'invoice_open']],
  ['checked', ['preflight']],
  ['printing', ['in_production']],
  ['packed', ['packed']],
  ['sent', ['handed_over']],
  ['delivered', ['delivered']],
] as const satisfies readonly [string, readonly OrderState[]][];

const onlineSteps = [
  ['placed', ['placed']],
  ['paid', ['paid']],
  ['mailed', ['delivered']],
] as const satisfies readonly [string, readonly OrderState[]][];

const repeated: readonly OrderState[] = ['in_production', 'packed', 'handed_over', 'delivered'];

/** The events of an order without the way of an earlier print. */
function sinceReprint(events: Order['events']): Order['events'] {
  const reprint = events.findLastIndex(({ state }) => state === 'reprint');
  return events.filter(({ state }, at) => at > reprint || !repeated.includes(state));
}

function stepsOf({ state, events, lines, locale, payment }: Order): View['steps'] {
  if (state === 'cancelled' || state === 'refunded') return [];
  const isInvoice = paymentKind(payment) === 'invoice';
  const steps = isOnlineOnly(lines.map(({ item }) => item)) ? onlineSteps : printedSteps;
  // While its customer is asked, the check is not over.
  const shown = sinceReprint(events).filter((event) => state !== 'needs_customer' || event.state !== 'preflight');
  const done = steps.map(([name, states]) => ({ name, event: shown.findLast((event) => states.some((one) => one === event.state)) }));
  const current = done.findLastIndex(({ event }) => event !== undefined);
  return done.map(({ name, event }, at) => ({
    name: message(name === 'paid' && isInvoice ? 'order.step.accepted' : `order.step.${name}`),
    at: event ? formatDayTime(new Date(event.at), locale, 'short') : '',
    isDone: at <= current,
    isCurrent: at === current,
  }));
}

/** Money that came with a wrong sum or currency is looked at by an operator: until then nothing is paid again. */
function attemptOf(attempts: readonly StoredAttempt[]): 'open' | 'failed' | 'pending' | 'none' {
  const last = attempts.at(-1);
  if (attempts.some(isCaptured)) return 'pending';
  if (last?.state === 'failed') return 'failed';
  if (last?.state === 'pending' || last?.state === 'authorized') return 'pending';
  return last?.state === 'created' ? 'open' : 'none';
}

function documentsOf(issued: readonly IssuedInvoice[], token: string): View['documents'] {
  return issued.map(({ snapshot: { kind, number }, pdfKey }) => ({
    number,
    name: documentName(kind, number),
    path: pdfKey === null ? null : `/web-api/orders/${token}/documents/${number}`,
  }));
}

/** `token` opens the order; `issued` are its documents, `parcels` those that were sent. */
export function orderPaymentView(
  shop: Pick<Shop, 'payments'>,
  order: Order,
  {
    books,
    refunds,
    attempts,
    issued,
    parcels,
    token,
    formality,
  }: OrderBooks & { issued: readonly IssuedInvoice[]; parcels: readonly Parcel[]; token: string; formality: Formality },
): View {
  const { locale, currency } = order;
  const sum = (amount: number) => moneyDto(money(amount, currency), locale);
  const { captured, received, owed } = balanceOf(books);
  const last = attempts.at(-1);
  const methods = offersOfOrder(shop, order).map((offer) => ({ ...offer, note: withFormality(offer.note, formality) }));
  return {
    steps: stepsOf(order),
    open:
      order.state === 'awaiting_payment'
        ? {
            amount: sum(Math.max(0, owed - received)),
            method: methods.find(({ method }) => method === order.payment)?.method ?? null,
            methods,
            url: last?.state === 'created' ? last.url : null,
            attempt: attemptOf(attempts),
            until: last ? formatDayTime(new Date(last.expiresAt), locale, 'long') : '',
          }
        : null,
    parcels: parcels.map((parcel) => ({
      carrier: carrierName(parcel.carrier),
      tracking: parcel.tracking,
      url: trackingPage(parcel),
    })),
    paid: sum(captured),
    refunded: sum(refunds.filter(({ state }) => state === 'done').reduce((total, { amount }) => total + amount, 0)),
    documents: documentsOf(issued, token),
    canCancel: checkMove(order.state, 'cancelled').ok,
  };
}
