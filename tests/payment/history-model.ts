/**
 * Orders of a shop in process to which anything happens in any order: customers, operators, the provider of tests, jobs and time. After each
 * step the invariants of money, stock and vouchers are read from the store and from the provider's own books.
 */
import { checkMove, type OrderState } from '#core/order/life-cycle.ts';
import { includedVat } from '#core/order/sums.ts';
import { paymentKind } from '#core/payment/methods.ts';
import { berlinTime } from '#core/values/date.ts';
import { isFault } from '#core/values/fault.ts';
import { dayMs, hourMs, minuteMs } from '#core/values/unit.ts';
import { agree, type Plan } from '#dev/test-payments.ts';
import { issueDocuments } from '#services/invoice/issue-documents.ts';
import { handOver } from '#services/order/hand-over.ts';
import { releaseByOperator } from '#services/order/hold-order.ts';
import { runOrderAction } from '#services/order/order-action.ts';
import { dueOf } from '#services/payment/bank-import.ts';
import { dunInvoices } from '#services/payment/dunning.ts';
import { finishTransferRefund, noteTransfer } from '#services/payment/note-transfer.ts';
import { NoAnswer } from '#services/payment/provider.ts';
import { refundOrder } from '#services/payment/refund-order.ts';
import { addLine } from '#store/cart/carts.ts';
import type { Store } from '#store/db/store.ts';
import { createDesign } from '#store/design/designs.ts';
import { findGiftVoucher } from '#store/order/gift-vouchers.ts';
import type { LineToPlace } from '#store/order/insert-lines.ts';
import { orderById, transitionOrder } from '#store/order/orders.ts';
import { placeOrder } from '#store/order/place-order.ts';
import type { VoucherUse } from '#store/order/voucher-redemptions.ts';
import { attemptsOf } from '#store/payment/attempts.ts';
import { ignoreBankEntry, insertBankEntry, refundsByTransfer } from '#store/payment/bank-entries.ts';
import { lockedBooks, readBooks } from '#store/payment/books.ts';
import { browser, type TestBrowser } from '#tests/customer-browser.ts';
import { giftVoucher } from '#tests/gift-vouchers.ts';
import { operatorCall } from '#tests/operator-sources.ts';
import { orderFor, plainContent, plainLine } from '#tests/orders.ts';
import { expectBalanced, expectDunned, expectEnded, promo, type Seen, sku, start } from './history-checks.ts';
import type { PayableShop } from './payable-shop.ts';

export const actions = [
  'place',
  'pay',
  'agree',
  'post',
  'post again',
  'post another id',
  'look',
  'switch',
  'cancel',
  'operator cancels',
  'operator notes paid',
  'operator refunds',
  'operator refunds by call',
  'transfer',
  'bank pays back',
  'account is read',
  'dun',
  'operator releases',
  'hand over',
  'seconds pass',
  'hours pass',
  'days pass',
  'jobs run',
  'jobs run, answers lost',
] as const;
export type Action = (typeof actions)[number];

/** `pick` chooses the order, counted from the newest, `plan` what the provider does, `with` what is placed. */
export type Step = { action: Action; pick: number; plan: Plan; with: number };

type Placed = { id: string; number: string; token: string; guest: TestBrowser };

const operator = operatorCall;

let addresses = 0;

/** Each customer has a network of its own: limits count by it in real time, which histories leave behind. */
function nextAddress(): string {
  addresses += 1;
  return `${11 + (addresses >> 16)}.${(addresses >> 8) & 255}.${addresses & 255}.1`;
}

export class HistoryModel {
  readonly #world: PayableShop;
  readonly #orders: Placed[] = [];
  #gift = '';
  #lastEvent = '';

  constructor(world: PayableShop) {
    this.#world = world;
  }

  get #store(): Store {
    return this.#world.shop.store;
  }

  get states(): Promise<string[]> {
    return Promise.all(this.#orders.map(async ({ id }) => (await readBooks(this.#store.db, id)).order.state));
  }

  /** Stock, a gift voucher and a code; what an earlier history left is gone. */
  async open(): Promise<void> {
    const { shop } = this.#world;
    await this.#store.write(async (trx) => {
      await trx.deleteFrom('stock').execute();
      await trx.deleteFrom('jobs').execute();
      await trx.deleteFrom('vouchers').execute();
      await trx.insertInto('stock').values({ sku, count: start.stock }).execute();
      await trx
        .insertInto('vouchers')
        .values({
          code: promo,
          kind: 'newsletter',
          owner: promo,
          amount: 500,
          currency: 'EUR',
          minimum: 0,
          first_order_only: 0,
          uses: start.uses,
          used: 0,
          valid_until: '9999-12-31T00:00:00.000Z',
          created_at: '2026-11-01T10:00:00.000Z',
        })
        .execute();
    });
    this.#gift = (await findGiftVoucher(this.#store, shop.voucherSecret, await giftVoucher(shop, start.gift))) ?? '';
  }

  /** What a customer or an operator is refused is no failure: it must change nothing that the invariants see. A limit would hide what a move does. */
  async take(step: Step): Promise<void> {
    try {
      await this.#act(step);
    } catch (error) {
      if (!isFault(error) || error.code === 'internal' || error.code === 'too-many') throw error;
    }
    await expectBalanced(this.#seen);
  }

  async #act({ action, pick, plan, with: what }: Step): Promise<void> {
    if (action === 'place') return this.#place(what);
    const order = this.#orders.at(-1 - (pick % Math.max(1, this.#orders.length)));
    if (action === 'seconds pass') return this.#world.pass((1 + what * 40) * 1_000);
    if (action === 'hours pass') return this.#world.pass((1 + what * 3) * hourMs);
    if (action === 'days pass') return this.#world.pass((1 + (what % 15)) * dayMs);
    if (action === 'jobs run') return this.#world.work();
    if (action === 'jobs run, answers lost') return this.#workLosing();
    if (action === 'account is read') return this.#entryOfToday();
    if (action === 'dun') return expectDunned(this.#seen, () => dunInvoices(this.#world.shop));
    if (order) await this.#actOn(order, { action, plan, pick, with: what });
  }

  async #actOn({ id, number, token, guest }: Placed, { action, plan, with: what }: Step): Promise<void> {
    const { shop } = this.#world;
    if (action === 'pay') await guest.call('POST /web-api/orders/:token/pay', { token });
    if (action === 'switch') await guest.call('POST /web-api/orders/:token/pay', { token, method: what % 2 ? 'test' : 'prepayment' });
    if (action === 'look') await guest.call('POST /web-api/orders/:token/look', { token });
    if (action === 'cancel') await guest.call('POST /web-api/orders/:token/cancel', { token });
    if (action === 'operator cancels') await runOrderAction(shop, number, 'cancel', operator);
    if (action === 'operator notes paid') await runOrderAction(shop, number, 'paid', operator);
    if (action === 'operator refunds')
      await refundOrder(shop, number, { amount: 100 * (1 + what), reason: 'goodwill', key: null }, operator.actor);
    if (action === 'operator refunds by call') await this.#refundByCall(number, what);
    if (action === 'transfer') await this.#transfer(id, what);
    if (action === 'bank pays back') await this.#payBack(id);
    if (action === 'operator releases') await releaseByOperator(shop, number, operator);
    if (action === 'hand over') await this.#handOver(id, number);
    if (action === 'agree') await this.#agree(id, plan);
    if (action === 'post' || action === 'post another id') await this.#post(id, action);
    if (action === 'post again' && this.#lastEvent !== '') await this.#world.post(await this.#refOf(id), this.#lastEvent);
  }

  async #refOf(order: string): Promise<string> {
    return (await attemptsOf(this.#store.db, order)).findLast(({ ref, provider }) => ref !== null && provider === 'test')?.ref ?? '';
  }

  /** A customer can pay only on a page that the shop sent them to, and until the provider ends it by itself. */
  async #agree(order: string, plan: Plan): Promise<void> {
    const attempt = (await attemptsOf(this.#store.db, order)).findLast(({ ref, provider }) => ref !== null && provider === 'test');
    if (attempt?.ref && attempt.expiresAt > this.#world.now().toISOString())
      await agree(this.#world.payments, attempt.ref, plan, this.#world.now());
  }

  async #post(order: string, action: Action): Promise<void> {
    const ref = await this.#refOf(order);
    this.#lastEvent = action === 'post' ? `event-${ref}-${this.#world.now().getTime()}` : `event-${crypto.randomUUID()}`;
    await this.#world.post(ref, this.#lastEvent);
  }

  async #handOver(order: string, number: string): Promise<void> {
    const { shop } = this.#world;
    const row = await orderById(this.#store, order);
    const states: OrderState[] = ['preflight', 'in_production'];
    for (const state of states)
      if (row && checkMove(state === 'preflight' ? row.state : 'preflight', state).ok)
        await this.#store.write((trx) => transitionOrder(trx, order, { state, actor: 'shop', reason: 'test' }, shop.clock()));
    await handOver(this.#store, number, operator);
    await this.#store.write((trx) => issueDocuments(trx, shop, order, shop.clock()));
  }

  /** A call that is sent three times, two of them at once, is one refund. */
  async #refundByCall(number: string, what: number): Promise<void> {
    const key = crypto.randomUUID().replaceAll('-', '').slice(0, 22);
    const call = () => refundOrder(this.#world.shop, number, { amount: 50 * (1 + what), reason: 'complaint', key }, operator.actor);
    const all = [...(await Promise.all([call(), call()])), await call()];
    const taken = all.filter(({ changed }) => changed).length;
    if (taken > 1) throw new Error(`${number}: one call is ${taken} refunds`);
  }

  /** The whole rest, one that is short by what is forgiven or by more, or too much. */
  async #transfer(order: string, what: number): Promise<void> {
    const { shop, now } = this.#world;
    await this.#store.write(async (trx) => {
      const books = await lockedBooks(trx, this.#store.engine, order);
      if (paymentKind(books.order.payment) === 'hosted') return;
      const due = dueOf(books);
      const amount = what < 20 ? due : what < 40 ? due - 3 * (what - 19) : what < 50 ? due + what : Math.trunc(due / 2);
      if (amount <= 0) return;
      const told = { ref: `entry-${crypto.randomUUID()}`, sum: { amount, currency: 'EUR' as const }, at: now().toISOString() };
      await noteTransfer(trx, shop, books, told, { actor: 'operator', reason: 'call' }, now());
    });
  }

  /** The shop pays its refunds by transfer, and reads that it did. */
  async #payBack(order: string): Promise<void> {
    const { shop, now } = this.#world;
    for (const refund of (await refundsByTransfer(this.#store.db)).filter((one) => one.order === order)) {
      const told = { ref: `debit-${refund.id}`, sum: { amount: refund.amount, currency: 'EUR' as const }, at: now().toISOString() };
      await this.#store.write((trx) => finishTransferRefund(trx, shop, refund, told, now()));
    }
  }

  async #entryOfToday(): Promise<void> {
    const { now } = this.#world;
    const entry = {
      id: crypto.randomUUID(),
      day: berlinTime(now()).day,
      money: { amount: -1_900, currency: 'EUR' as const },
      payer: '',
      text: '',
    };
    await this.#store.write(async (trx) => {
      if (await insertBankEntry(trx, entry, now())) await ignoreBankEntry(trx, entry.id);
    });
  }

  /** Jobs run, and every first call of each kind to the provider is made and gets no answer. */
  async #workLosing(): Promise<void> {
    const [provider, ...others] = this.#world.shop.payments;
    if (!provider) return;
    const lost = new Set<string>();
    const losing =
      <Given, Answer>(name: string, call: (given: Given) => Promise<Answer>) =>
      async (given: Given): Promise<Answer> => {
        const answer = await call(given);
        if (lost.has(name)) return answer;
        lost.add(name);
        throw new NoAnswer(`the answer of ${name} is lost`);
      };
    const lossy = {
      ...provider,
      begin: losing('begin', provider.begin),
      look: losing('look', provider.look),
      void: losing('void', provider.void),
      refund: losing('refund', provider.refund),
    };
    await this.#world.work({ ...this.#world.shop, payments: [lossy, ...others] });
  }

  async #place(what: number): Promise<void> {
    const { shop } = this.#world;
    const guest = browser(shop, { address: nextAddress() });
    const owner = await guest.withContext(({ actor }) => actor.owner.ensure());
    const sells = what % 4 === 1;
    if (sells)
      await addLine(this.#store, owner, {
        item: { kind: 'gift-voucher', amount: 5_000, message: '', recipient: '', sender: '', delivery: { kind: 'pdf' } },
        quantity: 1,
      });
    const design = await createDesign(this.#store, owner, plainContent());
    await addLine(this.#store, owner, plainLine(design.id, 1 + (what % 30)));
    if (what % 3 !== 2)
      await addLine(this.#store, owner, { item: { kind: 'accessory', sku, parent: null, follows: false }, quantity: 1 + (what % 5) });
    const method = what % 5 === 4 ? 'prepayment' : what % 5 === 3 && !sells ? 'invoice' : 'test';
    const input = await orderFor(this.#store, owner, { payment: method, email: `${owner}@example.com` });
    const hasPromo = what % 7 < 2;
    const priced = pricedOrder(input.lines, hasPromo ? 500 : 0, what % 6 < 3 ? 1_500 + what * 100 : 0);
    const isFree = priced.due === 0;
    const events = [
      { state: 'placed', actor: 'customer', reason: 'shop' },
      { state: method === 'invoice' && !isFree ? 'invoice_open' : 'awaiting_payment', actor: 'shop', reason: method },
      ...(isFree ? [{ state: 'paid', actor: 'shop', reason: 'nothing-due' } as const] : []),
    ] as const;
    const uses: VoucherUse[] = [
      ...(hasPromo ? [{ kind: 'promo' as const, voucher: promo, amount: 500 }] : []),
      ...(priced.gift > 0 ? [{ kind: 'gift' as const, voucher: this.#gift, amount: priced.gift }] : []),
    ];
    const placing = await placeOrder(
      this.#store,
      owner,
      {
        ...input,
        lines: priced.lines,
        vouchers: uses,
        facts: { ...input.facts, ...priced.sums, events },
        attempt:
          isFree || method === 'invoice'
            ? null
            : { provider: method === 'test' ? 'test' : 'transfer', method, money: { amount: priced.due, currency: 'EUR' } },
      },
      shop.clock(),
    );
    if (placing.ok) this.#orders.push({ ...placing.order, guest });
  }

  /** Days go by until nothing can be paid any more, and all jobs have run. */
  async end(): Promise<void> {
    for (let day = 0; day < 16; day += 1) {
      this.#world.pass(dayMs);
      await this.#world.work();
    }
    this.#world.pass(minuteMs);
    await this.#world.work();
    await expectBalanced(this.#seen);
    await expectEnded(this.#seen);
  }

  get #seen(): Seen {
    return { store: this.#store, payments: this.#world.payments, orders: this.#orders, gift: this.#gift };
  }
}

/** Lines and sums of an order with a discount on its goods and a part that gift vouchers pay. */
function pricedOrder(given: readonly LineToPlace[], discount: number, gift: number) {
  const isVoucher = ({ item }: LineToPlace) => item.kind === 'gift-voucher';
  let rest = discount;
  const lines = given.map((line): LineToPlace => {
    if (isVoucher(line)) return { ...line, unit: 5_000, quantity: 1, total: 5_000, category: 'O', basisPoints: 0, discount: 0 };
    const own = Math.min(rest, line.total);
    rest -= own;
    return { ...line, discount: own };
  });
  const add = (amounts: number[]) => amounts.reduce((sum, each) => sum + each, 0);
  const taxed = lines.filter((line) => !isVoucher(line));
  const [goods, reduced, sold] = [
    add(taxed.map(({ total }) => total)),
    discount - rest,
    add(lines.filter(isVoucher).map(({ total }) => total)),
  ];
  const gross = goods - reduced + 399;
  const vat = includedVat(gross, 1900);
  const paidByGift = Math.min(gift, gross);
  const total = gross + sold;
  const sums = {
    goods,
    discount: reduced,
    shipping: 399,
    total,
    gift: paidByGift,
    due: total - paidByGift,
    adjustments: [
      { kind: 'shipping' as const, line: null, gross: 399, basisPoints: null },
      ...(reduced > 0 ? [{ kind: 'promo' as const, line: null, gross: -reduced, basisPoints: null }] : []),
    ],
    taxes: [{ category: 'S' as const, basisPoints: 1900, gross, net: gross - vat, vat }],
  };
  return { lines, sums, gift: paidByGift, due: total - paidByGift };
}

/** A step as a failing history prints it. */
export function stepText({ action, pick, plan, with: what }: Step): string {
  if (action === 'place') return `place ${what}`;
  if (action.includes('pass')) return `${action} ${what}`;
  if (action.startsWith('jobs')) return action;
  return `${action} of order -${pick}${action === 'agree' ? ` by ${plan}` : ''}${action === 'switch' ? ` ${what % 2 ? 'test' : 'prepayment'}` : ''}`;
}
