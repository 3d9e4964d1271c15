/**
 * What PayPal's stand-in knows: orders, captures, refunds and disputes in memory, and the calls of the REST API about them. A repeated
 * PayPal-Request-Id gets the latest state of what the first one made; with another body it is refused with 422.
 */
import { paypalReport, type ReportEntry } from './paypal-report.ts';

type Amount = { value: string; currency_code: string };
type Times = { create_time: string; update_time: string };
type Capture = Times & { id: string; status: string; status_details?: { reason: string }; amount: Amount; custom_id: string };
type Refund = Times & { id: string; status: string; amount: Amount; custom_id?: string; invoice_id?: string; links: object[] };
/** What becomes of the next capture. */
type Outcome = 'COMPLETED' | 'PENDING' | 'INSTRUMENT_DECLINED';
type Order = Times & {
  id: string;
  status: string;
  purchase_units: [{ custom_id: string; invoice_id: string; amount: Amount; payments: { captures: Capture[]; refunds: Refund[] } }];
  addresses: { return_url: string; cancel_url: string };
  next: Outcome;
};
type Dispute = Times & {
  dispute_id: string;
  status: string;
  dispute_amount: Amount;
  dispute_outcome?: { outcome_code: string };
  disputed_transactions: { seller_transaction_id: string; custom: string }[];
};

/** A refusal with PayPal's code. */
export class Refused extends Error {
  readonly status: number;

  constructor(status: number, issue: string) {
    super(issue);
    this.status = status;
  }
}

function found<T>(value: T | undefined): T {
  if (value === undefined) throw new Refused(404, 'RESOURCE_NOT_FOUND');
  return value;
}

export class PaypalBooks {
  /** What moved money. */
  readonly ledger = { captures: [] as Capture[], refunds: [] as Refund[] };
  /** What the reports have; tests add what they need. */
  readonly report: ReportEntry[] = [];
  /** What becomes of the next refund. */
  nextRefund: 'COMPLETED' | 'PENDING' | 'FAILED' = 'COMPLETED';
  readonly #orders = new Map<string, Order>();
  readonly #disputes = new Map<string, Dispute>();
  readonly #answered = new Map<string, { body: string; answer: () => unknown }>();
  readonly #clock: () => Date;
  readonly #emit: (type: string, resource: object) => Promise<void>;
  #ids = 0;
  /** Whether the account may read disputes. */
  hasDisputes = true;
  /** Address of the stand-in, for links. */
  base = '';

  constructor(clock: () => Date, emit: (type: string, resource: object) => Promise<void>) {
    this.#clock = clock;
    this.#emit = emit;
  }

  newId(kind: string): string {
    this.#ids += 1;
    return `${kind}${String(this.#ids).padStart(16, '0')}`;
  }

  #now(): string {
    return this.#clock().toISOString();
  }

  #times(): Times {
    return { create_time: this.#now(), update_time: this.#now() };
  }

  order(id: string): Order {
    return found(this.#orders.get(id));
  }

  #captured(id: string): { order: Order; capture: Capture } {
    for (const order of this.#orders.values()) {
      const capture = order.purchase_units[0].payments.captures.find((one) => one.id === id);
      if (capture) return { order, capture };
    }
    throw new Refused(404, 'RESOURCE_NOT_FOUND');
  }

  #view({ addresses: _, next: __, ...order }: Order): object {
    return { ...order, links: [{ rel: 'payer-action', method: 'GET', href: `${this.base}/checkoutnow?token=${order.id}` }] };
  }

  #linksTo(captureId: string): object[] {
    return [{ rel: 'up', method: 'GET', href: `${this.base}/v2/payments/captures/${captureId}` }];
  }

  #viewCapture(id: string): object {
    const { order, capture } = this.#captured(id);
    return { ...capture, supplementary_data: { related_ids: { order_id: order.id } } };
  }

  #emitCapture({ id, status }: Capture): Promise<void> {
    return this.#emit(`PAYMENT.CAPTURE.${status === 'DECLINED' ? 'DENIED' : status}`, this.#viewCapture(id));
  }

  #create(body: string): Order {
    const { purchase_units, payment_source } = JSON.parse(body);
    const { custom_id, invoice_id, amount } = purchase_units[0];
    const { return_url, cancel_url } = payment_source.paypal.experience_context;
    const order: Order = {
      ...this.#times(),
      id: this.newId('O'),
      status: 'PAYER_ACTION_REQUIRED',
      purchase_units: [{ custom_id, invoice_id, amount, payments: { captures: [], refunds: [] } }],
      addresses: { return_url, cancel_url },
      next: 'COMPLETED',
    };
    this.#orders.set(order.id, order);
    return order;
  }

  #book(capture: Capture): void {
    this.ledger.captures.push(capture);
    this.report.push({ id: capture.id, code: 'T0006', status: 'S', at: this.#now(), amount: capture.amount, custom: capture.custom_id });
  }

  #capture(order: Order): Order {
    if (order.status === 'COMPLETED') throw new Refused(422, 'ORDER_ALREADY_CAPTURED');
    if (order.status !== 'APPROVED') throw new Refused(422, 'ORDER_NOT_APPROVED');
    if (order.next === 'INSTRUMENT_DECLINED') {
      order.status = 'PAYER_ACTION_REQUIRED';
      throw new Refused(422, 'INSTRUMENT_DECLINED');
    }
    const [{ custom_id, amount, payments }] = order.purchase_units;
    const capture: Capture = { ...this.#times(), id: this.newId('C'), status: order.next, amount, custom_id };
    Object.assign(order, { status: 'COMPLETED', update_time: this.#now() });
    payments.captures.push(capture);
    if (capture.status === 'COMPLETED') this.#book(capture);
    void this.#emitCapture(capture);
    return order;
  }

  #refund(captureId: string, body: string): Refund {
    const { order, capture } = this.#captured(captureId);
    const { amount, custom_id, invoice_id } = JSON.parse(body);
    const links = this.#linksTo(captureId);
    const refund: Refund = { ...this.#times(), id: this.newId('R'), status: this.nextRefund, amount, custom_id, invoice_id, links };
    this.nextRefund = 'COMPLETED';
    order.purchase_units[0].payments.refunds.push(refund);
    if (refund.status === 'FAILED') return refund;
    Object.assign(capture, { status: amount.value === capture.amount.value ? 'REFUNDED' : 'PARTIALLY_REFUNDED', update_time: this.#now() });
    this.ledger.refunds.push(refund);
    const gone = { ...amount, value: `-${amount.value}` };
    this.report.push({ id: refund.id, code: 'T1107', status: 'S', at: this.#now(), amount: gone, custom: custom_id });
    void this.#emit('PAYMENT.CAPTURE.REFUNDED', refund);
    return refund;
  }

  /** A refusal is kept, too. */
  #once(key: string, body: string, act: () => () => unknown): unknown {
    const known = this.#answered.get(key);
    if (known && known.body !== body) throw new Refused(422, 'DUPLICATE_REQUEST_ID');
    if (known) return known.answer();
    let answer: () => unknown;
    try {
      answer = act();
    } catch (error) {
      answer = () => {
        throw error;
      };
    }
    this.#answered.set(key, { body, answer });
    return answer();
  }

  /** Disputes about a capture, or those that changed in a time, two a page; without what only their details have. */
  #listDisputes(path: string, query: URLSearchParams): object {
    const capture = query.get('disputed_transaction_id');
    const [after, before] = ['update_time_after', 'update_time_before'].map((name) => Date.parse(query.get(name) ?? '')) as [
      number,
      number,
    ];
    const isAsked = ({ disputed_transactions: [first], update_time }: Dispute) =>
      capture === null ? Date.parse(update_time) >= after && Date.parse(update_time) <= before : first?.seller_transaction_id === capture;
    const all = [...this.#disputes.values()].filter(isAsked);
    const start = Number(query.get('next_page_token') ?? 0);
    const next = new URLSearchParams({ ...Object.fromEntries(query), next_page_token: String(start + 2) });
    return {
      items: all.slice(start, start + 2).map(({ dispute_outcome: _, disputed_transactions: __, ...summary }) => summary),
      links: start + 2 < all.length ? [{ rel: 'next', method: 'GET', href: `${this.base}${path}?${next}` }] : [],
    };
  }

  /** The content of an answer; throws Refused. */
  answer(method: string, { pathname, searchParams }: URL, body: string, requestId: string): unknown {
    const [, area, kind, id = '', action] = /^\/v\d\/([^/]+)\/([^/]+)(?:\/([^/]+))?(?:\/([^/]+))?$/.exec(pathname) ?? [];
    const key = `${pathname} ${requestId}`;
    const shown = (order: Order) => () => this.#view(order);
    switch (`${method} ${area}/${kind}${action ? `/${action}` : ''}`) {
      case 'POST checkout/orders':
        return this.#once(key, body, () => shown(this.#create(body)));
      case 'GET checkout/orders':
        return this.#view(this.order(id));
      case 'POST checkout/orders/capture':
        return this.#once(key, body, () => shown(this.#capture(this.order(id))));
      case 'POST payments/captures/refund':
        return this.#once(key, body, () => {
          const refund = this.#refund(id, body);
          return () => refund;
        });
      case 'GET payments/captures':
        return this.#viewCapture(id);
      case 'GET customer/disputes':
        if (!this.hasDisputes) throw new Refused(403, 'NOT_AUTHORIZED');
        return id ? found(this.#disputes.get(id)) : this.#listDisputes(pathname, searchParams);
      case 'GET reporting/transactions': {
        const page = paypalReport(this.report, searchParams);
        if (!page) throw new Refused(400, 'INVALID_REQUEST');
        return page;
      }
      default:
        throw new Refused(404, 'RESOURCE_NOT_FOUND');
    }
  }

  /** The customer agrees on PayPal's page. Each agreement is a later change of the order. */
  async approve(orderId: string, next: Outcome = 'COMPLETED'): Promise<void> {
    const order = this.order(orderId);
    const later = Math.max(this.#clock().getTime(), Date.parse(order.update_time) + 1);
    Object.assign(order, { status: 'APPROVED', next, update_time: new Date(later).toISOString() });
    await this.#emit('CHECKOUT.ORDER.APPROVED', this.#view(order));
  }

  /** A pending capture becomes final. */
  async settle(captureId: string, status: 'COMPLETED' | 'DECLINED'): Promise<void> {
    const { capture } = this.#captured(captureId);
    Object.assign(capture, { status, update_time: this.#now() });
    if (status === 'COMPLETED') this.#book(capture);
    await this.#emitCapture(capture);
  }

  /** PayPal takes the money back. */
  async reverse(captureId: string): Promise<void> {
    const { capture } = this.#captured(captureId);
    Object.assign(capture, { status: 'REFUNDED', status_details: { reason: 'CHARGEBACK' }, update_time: this.#now() });
    await this.#emit('PAYMENT.CAPTURE.REVERSED', { id: this.newId('R'), links: this.#linksTo(captureId) });
  }

  async dispute(captureId: string): Promise<string> {
    const { amount, custom_id } = this.#captured(captureId).capture;
    const disputed_transactions = [{ seller_transaction_id: captureId, custom: custom_id }];
    const dispute = { ...this.#times(), dispute_id: this.newId('PP-D-'), status: 'OPEN', dispute_amount: amount, disputed_transactions };
    this.#disputes.set(dispute.dispute_id, dispute);
    await this.#emit('CUSTOMER.DISPUTE.CREATED', dispute);
    return dispute.dispute_id;
  }

  async resolve(disputeId: string, outcome_code: 'RESOLVED_BUYER_FAVOUR' | 'RESOLVED_SELLER_FAVOUR'): Promise<void> {
    const dispute = found(this.#disputes.get(disputeId));
    Object.assign(dispute, { status: 'RESOLVED', dispute_outcome: { outcome_code }, update_time: this.#now() });
    await this.#emit('CUSTOMER.DISPUTE.RESOLVED', dispute);
  }

  /** PayPal forgets an order that waits too long. */
  forget(orderId: string): void {
    this.#orders.delete(orderId);
  }
}
