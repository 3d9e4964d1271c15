/** The account behind the stand-in of Stripe: sessions, payments, refunds and disputes, as the calls of the shop and of customers make them. */
import type Stripe from 'stripe';

type Named<T, Keys extends keyof T> = Pick<T, Keys> & { created: number; metadata: Record<string, string> };
export type Session = Named<
  Stripe.Checkout.Session,
  | 'id'
  | 'object'
  | 'status'
  | 'payment_status'
  | 'amount_total'
  | 'currency'
  | 'client_reference_id'
  | 'customer_email'
  | 'locale'
  | 'allowed_payment_method_types'
  | 'adaptive_pricing'
  | 'expires_at'
  | 'url'
> & { payment_intent: string | null };
type Intent = Named<Stripe.PaymentIntent, 'id' | 'object' | 'status' | 'amount' | 'currency' | 'capture_method'> & {
  latest_charge: string | null;
};
export type Charge = Named<
  Stripe.Charge,
  'id' | 'object' | 'amount' | 'amount_captured' | 'amount_refunded' | 'captured' | 'currency' | 'status'
> & { payment_intent: string };
type OfCharge = { charge: string; payment_intent: string };
export type Refund = Named<Stripe.Refund, 'id' | 'object' | 'amount' | 'currency' | 'status'> & OfCharge;
export type Dispute = Named<Stripe.Dispute, 'id' | 'object' | 'amount' | 'currency' | 'status'> & OfCharge;
export type StripeObject = Session | Intent | Charge | Refund | Dispute;

/** A form of nested fields, as the SDK sends them: texts in objects and lists of texts. */
export type Form = { [name: string]: string | string[] | Form | undefined };

/** An answer of Stripe that refuses a call. */
export class Refused extends Error {
  readonly status: number;
  readonly error: { type: string; code?: string; param?: string; message: string };
  constructor(status: number, error: Refused['error']) {
    super(error.message);
    this.status = status;
    this.error = error;
  }
}

export function invalid(param: string, message: string, code?: string): Refused {
  return new Refused(400, { type: 'invalid_request_error', param, message, code });
}

const halfHour = 1_800;
const day = 86_400;
const methods = ['card', 'klarna', 'sepa_debit', 'eps', 'ideal', 'bancontact', 'twint'];

function formOf(value: Form[string]): Form {
  return typeof value === 'object' && !Array.isArray(value) ? value : {};
}

function textOf(form: Form, name: string): string {
  const value = form[name];
  if (typeof value !== 'string' || value === '') throw invalid(name, `Missing required param: ${name}.`, 'parameter_missing');
  return value;
}

function textsOf(form: Form): Record<string, string> {
  return Object.fromEntries(Object.entries(form).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

function positive(form: Form, name: string): number {
  const text = textOf(form, name);
  if (!/^[1-9]\d{0,7}$/.test(text)) throw invalid(name, `Invalid integer: ${text}`, 'parameter_invalid_integer');
  return Number(text);
}

/** Checks what a session needs, and returns the parts that it keeps. */
function sessionForm(form: Form, now: number) {
  if (form.mode !== 'payment' || form.ui_mode !== 'hosted_page') throw invalid('mode', 'This stand-in has hosted payments only.');
  const items = Object.values(formOf(form.line_items)).map(formOf);
  const price = formOf(items[0]?.price_data);
  if (items.length !== 1 || items[0]?.quantity !== '1') throw invalid('line_items', 'This stand-in takes one item.');
  const allowed = form.allowed_payment_method_types;
  if (!Array.isArray(allowed) || !allowed.every((type) => methods.includes(type)))
    throw invalid('allowed_payment_method_types', `The payment method type provided: ${allowed} is invalid.`);
  const intent = formOf(form.payment_intent_data);
  const expires = expiryOf(form, now);
  const email = textOf(form, 'customer_email');
  if (!/^[\x21-\x7e]+@[\w.-]+$/.test(email)) throw invalid('customer_email', `Invalid email address: ${email}`, 'email_invalid');
  for (const name of ['success_url', 'cancel_url'])
    if (!URL.canParse(textOf(form, name))) throw invalid(name, 'Not a valid URL', 'url_invalid');
  const amount = positive(price, 'unit_amount');
  if (amount < 50) throw invalid('unit_amount', 'The total amount due must add up to at least €0.50.', 'amount_too_small');
  return {
    amount,
    currency: textOf(price, 'currency'),
    order: textOf(formOf(price.product_data), 'name'),
    allowed,
    email,
    expires,
    locale: textOf(form, 'locale'),
    reference: textOf(form, 'client_reference_id'),
    metadata: textsOf(formOf(form.metadata)),
    isAdaptive: formOf(form.adaptive_pricing).enabled !== 'false',
    intent: {
      capture_method: intent.capture_method === 'automatic' ? intent.capture_method : ('automatic_async' as const),
      metadata: textsOf(formOf(intent.metadata)),
    },
  };
}

function expiryOf(form: Form, now: number): number {
  const expires = Number(textOf(form, 'expires_at'));
  if (!(expires >= now + halfHour && expires <= now + day))
    throw invalid('expires_at', 'The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.');
  return expires;
}

export type Paid = { as?: 'succeeded' | 'pending'; amount?: number; currency?: string };

const intentStatus = { succeeded: 'succeeded', pending: 'processing', failed: 'requires_payment_method' } as const;
type ChargeStatus = keyof typeof intentStatus;

export class StripeAccount {
  readonly objects = new Map<string, StripeObject>();
  /** In seconds. */
  readonly now: () => number;
  /** Posts an event about an object as it is at that moment. */
  private readonly send: (type: string, object: StripeObject) => void;
  /** What the customer of a session pays for, and what its payment is to carry. */
  private readonly asked = new Map<string, { order: string; intent: Pick<Intent, 'capture_method' | 'metadata'> }>();
  private isRefundPending = false;

  constructor(now: StripeAccount['now'], send: StripeAccount['send']) {
    this.now = now;
    this.send = send;
  }

  all<K extends StripeObject['object']>(kind: K): Extract<StripeObject, { object: K }>[] {
    return [...this.objects.values()].filter((one): one is Extract<StripeObject, { object: K }> => one.object === kind);
  }

  private one<K extends StripeObject['object']>(kind: K, id: string): Extract<StripeObject, { object: K }> {
    const found = this.all(kind).find((object) => object.id === id);
    if (found) return found;
    throw new Refused(404, { type: 'invalid_request_error', code: 'resource_missing', param: 'id', message: `No such ${kind}: ${id}` });
  }

  private keep<T extends StripeObject>(object: T): T {
    this.objects.set(object.id, object);
    return object;
  }

  private idOf(prefix: string): string {
    return `${prefix}_test_${String(this.objects.size + 1).padStart(6, '0')}`;
  }

  // Calls of the shop

  createSession(form: Form, base: string): Session {
    const told = sessionForm(form, this.now());
    const id = this.idOf('cs');
    this.asked.set(id, { order: told.order, intent: told.intent });
    return this.keep<Session>({
      id,
      object: 'checkout.session',
      status: 'open',
      payment_status: 'unpaid',
      amount_total: told.amount,
      currency: told.currency,
      client_reference_id: told.reference,
      customer_email: told.email,
      locale: told.locale as Session['locale'],
      allowed_payment_method_types: told.allowed,
      adaptive_pricing: { enabled: told.isAdaptive },
      created: this.now(),
      expires_at: told.expires,
      url: `${base}/c/pay/${id}`,
      payment_intent: null,
      metadata: told.metadata,
    });
  }

  /** A session that is not paid ends by its time. */
  session(id: string): Session {
    const found = this.one('checkout.session', id);
    return found.status === 'open' && found.expires_at <= this.now() ? this.end(found) : found;
  }

  expireSession(id: string): Session {
    return this.end(this.openSession(id));
  }

  createRefund(form: Form): Refund {
    const charge = this.one('charge', textOf(form, 'charge'));
    const amount = positive(form, 'amount');
    if (charge.status !== 'succeeded' || amount > charge.amount - charge.amount_refunded)
      throw invalid('amount', `Refund amount is greater than unrefunded amount on charge ${charge.id}`, 'charge_already_refunded');
    charge.amount_refunded += amount;
    const refund = this.keep<Refund>({
      id: this.idOf('re'),
      object: 'refund',
      status: this.isRefundPending ? 'pending' : 'succeeded',
      ...this.about(charge, amount),
      metadata: textsOf(formOf(form.metadata)),
    });
    this.send('refund.created', refund);
    return refund;
  }

  // What happens at Stripe without a call of the shop

  /** The latest session of an attempt. */
  sessionOf(attempt: string): Session | undefined {
    return this.all('checkout.session').findLast((found) => found.client_reference_id === attempt);
  }

  /** A customer pays; `as: 'pending'` by a method whose money comes days later. */
  pay(id: string, paid: Paid = {}): Charge {
    const session = this.openSession(id);
    const isPending = paid.as === 'pending';
    const charge = this.charge(session, paid.as ?? 'succeeded', paid);
    Object.assign(session, { status: 'complete', payment_status: isPending ? 'unpaid' : 'paid', url: null });
    this.send('checkout.session.completed', session);
    return charge;
  }

  /** The customer's bank declines; the session stays open for another try. */
  decline(id: string): void {
    this.charge(this.openSession(id), 'failed');
  }

  /** The money of a pending payment comes, or the bank refuses it. */
  settle(id: string, status: 'succeeded' | 'failed'): void {
    const session = this.session(id);
    const charge = this.chargeOf(id);
    const isPaid = status === 'succeeded';
    Object.assign(charge, { status, captured: isPaid, amount_captured: isPaid ? charge.amount : 0 });
    this.one('payment_intent', charge.payment_intent).status = intentStatus[status];
    if (isPaid) session.payment_status = 'paid';
    this.send(`checkout.session.async_payment_${status}`, session);
  }

  /** Ends an open session, as its time does. */
  expire(id: string): void {
    this.end(this.openSession(id));
  }

  /** From now on refunds are made, but not done. */
  holdRefunds(): void {
    this.isRefundPending = true;
  }

  /** A pending refund is done; or a refund fails, which happens to done ones, too. */
  settleRefund(id: string, status: 'succeeded' | 'failed'): void {
    const refund = this.one('refund', id);
    refund.status = status;
    if (status === 'failed') this.one('charge', refund.charge).amount_refunded -= refund.amount;
    this.send(status === 'failed' ? 'refund.failed' : 'refund.updated', refund);
  }

  /** A refund that is made on Stripe's own pages, without a call of the shop. */
  refundByHand(sessionId: string, amount: number): Refund {
    return this.createRefund({ charge: this.chargeOf(sessionId).id, amount: String(amount) });
  }

  dispute(sessionId: string): Dispute {
    const charge = this.chargeOf(sessionId);
    const fields = { status: 'needs_response', ...this.about(charge, charge.amount), metadata: {} } as const;
    const dispute = this.keep<Dispute>({ id: this.idOf('dp'), object: 'dispute', ...fields });
    this.send('charge.dispute.created', dispute);
    return dispute;
  }

  closeDispute(id: string, status: 'won' | 'lost'): void {
    const dispute = this.one('dispute', id);
    dispute.status = status;
    this.send('charge.dispute.closed', dispute);
  }

  // The ledger: money that moved

  captures() {
    const sessions = this.all('checkout.session');
    return this.all('charge').flatMap(({ id, payment_intent, amount, currency, status }) => {
      const session = sessions.find((found) => found.payment_intent === payment_intent);
      if (status !== 'succeeded' || !session) return [];
      return [{ charge: id, order: this.asked.get(session.id)?.order, attempt: session.client_reference_id, amount, currency }];
    });
  }

  /** `refund` is the shop's id. */
  refunds() {
    const made = this.all('refund').filter(({ status }) => status !== 'failed');
    return made.map(({ id, charge, amount, currency, status, metadata }) => ({
      id,
      charge,
      amount,
      currency,
      status,
      refund: metadata.refund,
    }));
  }

  /** Orders that were paid more than once. */
  doubledCaptures(): string[] {
    return repeated(this.captures().map(({ order }) => order));
  }

  /** Refunds of the shop that were made more than once. */
  doubledRefunds(): string[] {
    return repeated(this.refunds().map(({ refund }) => refund));
  }

  private end(session: Session): Session {
    Object.assign(session, { status: 'expired', url: null });
    this.send('checkout.session.expired', session);
    return session;
  }

  private openSession(id: string): Session {
    const found = this.session(id);
    if (found.status === 'open') return found;
    throw new Refused(400, { type: 'invalid_request_error', message: 'Only Checkout Sessions with a status in ["open"] can be expired.' });
  }

  private chargeOf(sessionId: string): Charge {
    const intent = this.one('payment_intent', this.session(sessionId).payment_intent ?? '');
    return this.one('charge', intent.latest_charge ?? '');
  }

  /** A try to pay: the one payment of the session, with a new charge. */
  private charge(session: Session, status: ChargeStatus, paid: Paid = {}): Charge {
    const { amount = session.amount_total ?? 0, currency = session.currency ?? '' } = paid;
    const { metadata, capture_method } = this.asked.get(session.id)?.intent ?? { metadata: {}, capture_method: 'automatic' };
    const common = { amount, currency, created: this.now(), metadata };
    const intent =
      session.payment_intent === null
        ? this.keep<Intent>({
            id: this.idOf('pi'),
            object: 'payment_intent',
            status: 'processing',
            latest_charge: null,
            capture_method,
            ...common,
          })
        : this.one('payment_intent', session.payment_intent);
    const captured = status !== 'failed';
    const sums = { captured, amount_captured: captured ? amount : 0, amount_refunded: 0 };
    const charge = this.keep<Charge>({ id: this.idOf('ch'), object: 'charge', status, payment_intent: intent.id, ...sums, ...common });
    Object.assign(intent, { latest_charge: charge.id, status: intentStatus[status] });
    session.payment_intent = intent.id;
    return charge;
  }

  private about({ id, payment_intent, currency }: Charge, amount: number) {
    return { charge: id, payment_intent, currency, amount, created: this.now() };
  }
}

function repeated(values: (string | undefined)[]): string[] {
  const given = values.filter((value) => value !== undefined);
  return [...new Set(given.filter((value, index) => given.indexOf(value) !== index))];
}
