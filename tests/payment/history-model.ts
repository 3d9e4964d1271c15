/**
 * Orders of a shop in process to which anything happens in any order: customers, operators, the provider of tests, jobs and time. After each
 * step the invariants of money, stock and vouchers are read from the store and from the provider's own books.
 */
import { checkMove, type OrderState } from '#core/order/life-cycle.ts';
import { lineKinds } from '#core/order/line-kind.ts';
import { brokenInvariant, includedVat } from '#core/order/sums.ts';
import { factRanks } from '#core/payment/payment-fact.ts';
import { settlementOf } from '#core/payment/settlement.ts';
import { isFault } from '#core/values/fault.ts';
import { dayMs, hourMs, minuteMs } from '#core/values/unit.ts';
import { agree, type Plan } from '#dev/test-payments.ts';
import { handOver } from '#services/order/hand-over.ts';
import { releaseByOperator } from '#services/order/hold-order.ts';
import { runOrderAction } from '#services/order/order-action.ts';
import { NoAnswer } from '#services/payment/provider.ts';
import { refundOrder } from '#services/payment/refund-order.ts';
import { addLine } from '#store/cart/carts.ts';
import type { Store } from '#store/db/store.ts';
import { createDesign } from '#store/design/designs.ts';
import { findGiftVoucher } from '#store/order/gift-vouchers.ts';
import { orderById, transitionOrder } from '#store/order/orders.ts';
import { type LineToPlace, placeOrder } from '#store/order/place-order.ts';
import type { VoucherUse } from '#store/order/voucher-redemptions.ts';
import { attemptsOf, isOpen } from '#store/payment/attempts.ts';
import { readBooks } from '#store/payment/books.ts';
import { browser, type TestBrowser } from '#tests/customer-browser.ts';
import { giftVoucher } from '#tests/gift-vouchers.ts';
import { operatorCall } from '#tests/operator-sources.ts';
import { orderFor, plainContent, plainLine } from '#tests/orders.ts';
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

const sku = 'pen-gel-gold';
const promo = 'AAAA-BBBB-CCCC';
/** More than the orders of a history can use. */
const start = { stock: 40, gift: 30_000, uses: 3 };

/** States in which all of the order is paid. */
const paidStates: readonly string[] = ['paid', 'preflight', 'in_production', 'packed', 'handed_over', 'delivered'];

const operator = operatorCall;

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
          valid_until: '2036-11-28T10:00:00.000Z',
          created_at: '2026-11-01T10:00:00.000Z',
        })
        .execute();
    });
    this.#gift = (await findGiftVoucher(this.#store, shop.voucherSecret, await giftVoucher(shop, start.gift))) ?? '';
  }

  /** What a customer or an operator is refused is no failure: it must change nothing that the invariants see. */
  async take(step: Step): Promise<void> {
    try {
      await this.#act(step);
    } catch (error) {
      if (!isFault(error) || error.code === 'internal') throw error;
    }
    await this.check();
  }

  async #act({ action, pick, plan, with: what }: Step): Promise<void> {
    if (action === 'place') return this.#place(what);
    const order = this.#orders.at(-1 - (pick % Math.max(1, this.#orders.length)));
    if (action === 'seconds pass') return this.#world.pass((1 + what * 40) * 1_000);
    if (action === 'hours pass') return this.#world.pass((1 + what * 3) * hourMs);
    if (action === 'days pass') return this.#world.pass((1 + (what % 15)) * dayMs);
    if (action === 'jobs run') return this.#world.work();
    if (action === 'jobs run, answers lost') return this.#workLosing();
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
    if (action === 'operator refunds') await refundOrder(shop, number, 100 * (1 + what), 'goodwill', operator.actor);
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
    const guest = browser(shop);
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
    const method = what % 5 === 4 ? 'prepayment' : 'test';
    const input = await orderFor(this.#store, owner, { payment: method, email: `${owner}@example.com` });
    const hasPromo = what % 7 < 2;
    const priced = pricedOrder(input.lines, hasPromo ? 500 : 0, what % 6 < 3 ? 1_500 + what * 100 : 0);
    const isFree = priced.due === 0;
    const events = [
      { state: 'placed', actor: 'customer', reason: 'shop' },
      { state: 'awaiting_payment', actor: 'shop', reason: method },
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
        attempt: isFree
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
    await this.check();
    for (const { id, number } of this.#orders) {
      const { order, books } = await readBooks(this.#store.db, id);
      if (paidStates.includes(order.state) || order.held_at !== null || books.accepted.length > 0) continue;
      if (order.state !== 'cancelled' && order.state !== 'refunded')
        throw new Error(`${number} is ${order.state} after all time has passed`);
      if (settlementOf(books).balance.received !== 0) throw new Error(`${number} is ${order.state} and not all of its money went back`);
      const open = books.refunds.filter(
        ({ state, attempt }) => state !== 'done' && !books.attempts.find(({ id: of }) => of === attempt)?.isTransfer,
      );
      if (open.length > 0) throw new Error(`${number} is ${order.state} with a refund that is ${open[0]?.state}`);
      await this.#checkMoneyBack(id, number);
    }
  }

  /** By the provider's own books: what it took for an order that ended, it gave back, unless it refuses to. */
  async #checkMoneyBack(order: string, number: string): Promise<void> {
    const refs = new Set((await attemptsOf(this.#store.db, order)).map(({ ref }) => ref));
    const own = (await this.#world.payments.all()).filter(({ ref }) => refs.has(ref));
    const sum = (kind: string) =>
      own
        .flatMap(({ facts }) => facts.filter(({ fact }) => fact.kind === kind && fact.status === 'done'))
        .reduce((total, { fact }) => total + fact.money.amount, 0);
    if (sum('capture') !== sum('refund')) throw new Error(`${number}: the provider took ${sum('capture')} and gave back ${sum('refund')}`);
  }

  async check(): Promise<void> {
    await this.#checkStock();
    await this.#checkVouchers();
    for (const order of this.#orders) await this.#checkOrder(order);
    await this.#checkLedger();
  }

  async #checkStock(): Promise<void> {
    const row = await this.#store.db.selectFrom('stock').select('count').where('sku', '=', sku).executeTakeFirstOrThrow();
    let taken = 0;
    for (const { id } of this.#orders) {
      const order = await orderById(this.#store, id);
      const isReturned = order?.events.some(({ state }) => state === 'cancelled');
      if (!isReturned) for (const { item, quantity } of order?.lines ?? []) taken += item.kind === 'accessory' ? quantity : 0;
    }
    if (row.count + taken !== start.stock) throw new Error(`stock: ${row.count} left and ${taken} taken of ${start.stock}`);
  }

  async #checkVouchers(): Promise<void> {
    const { db } = this.#store;
    const ids = this.#orders.map(({ id }) => id);
    const uses = ids.length
      ? await db.selectFrom('voucher_redemptions').selectAll().where('order', 'in', ids).where('returned_at', 'is', null).execute()
      : [];
    const gift = await db.selectFrom('gift_vouchers').select(['issued', 'balance']).where('id', '=', this.#gift).executeTakeFirstOrThrow();
    const spent = uses.filter(({ kind }) => kind === 'gift').reduce((sum, { amount }) => sum + amount, 0);
    if (gift.balance !== gift.issued - spent || gift.balance < 0)
      throw new Error(`I8: balance ${gift.balance}, issued ${gift.issued}, spent ${spent}`);
    const code = await db.selectFrom('vouchers').select(['used', 'uses']).where('code', '=', promo).executeTakeFirstOrThrow();
    const redeemed = uses.filter(({ kind }) => kind === 'promo').length;
    if (code.used !== redeemed || code.used > code.uses) throw new Error(`promo: used ${code.used}, redeemed ${redeemed}`);
    await this.#checkSold();
  }

  /** Gift vouchers that were sold exist once their order is paid, and pay nothing once it has ended. */
  async #checkSold(): Promise<void> {
    for (const { id, number } of this.#orders) {
      const order = await orderById(this.#store, id);
      const lines = (order?.lines ?? []).filter(({ item }) => item.kind === 'gift-voucher').map((line) => line.id);
      const sold = lines.length
        ? await this.#store.db.selectFrom('gift_vouchers').select('state').where('order_line', 'in', lines).execute()
        : [];
      const wasPaid = order?.events.some(({ state }) => state === 'paid') ?? false;
      if (wasPaid && order?.state !== 'cancelled' && sold.length !== lines.length && order?.due !== 0)
        throw new Error(`${number} is paid without its vouchers`);
      if (!wasPaid && sold.length > 0) throw new Error(`${number} is not paid and made vouchers`);
      const hasEnded = order?.state === 'cancelled' || order?.state === 'refunded';
      if (hasEnded && sold.some(({ state }) => state !== 'blocked')) throw new Error(`${number} has ended and its vouchers pay`);
    }
  }

  async #checkOrder({ id, number }: Placed): Promise<void> {
    const order = await orderById(this.#store, id);
    if (!order) throw new Error(`${number} is gone`);
    const broken = brokenInvariant(
      order,
      order.lines.map((line) => ({ ...line, isVoucher: !lineKinds[line.item.kind].isGoods })),
    );
    if (broken) throw new Error(`${number}: ${broken}`);
    if (order.events.at(-1)?.state !== order.state) throw new Error(`${number}: I9 last event`);
    for (const [at, event] of order.events.entries()) {
      const before = order.events[at - 1]?.state ?? 'cart';
      if (!checkMove(before, event.state).ok) throw new Error(`${number}: I9 moved from ${before} to ${event.state}`);
    }
    const { attempts, books } = await readBooks(this.#store.db, id);
    if (attempts.filter(isOpen).length > 1) throw new Error(`${number} has two open attempts`);
    const hasEnded = order.state === 'cancelled' || order.state === 'refunded';
    for (const { state, ref } of hasEnded ? attempts : []) {
      const payment = await this.#world.payments.load(ref ?? '');
      // Where the customer has agreed, the provider ends nothing any more: the money comes, and goes back.
      if (state === 'created' && (payment === null || payment.facts.length === 0)) throw new Error(`${number} has ended and can be paid`);
    }
    const { balance, hold, refunds, difference } = settlementOf(books);
    const isPaid = paidStates.includes(order.state);
    // What an operator accepted, or has to ask for again, is open on purpose.
    const isJudged = books.accepted.length > 0 || books.refunds.some(({ state }) => state === 'failed');
    if (isPaid && !hold && !isJudged && balance.received + difference !== balance.owed)
      throw new Error(`${number}: I6 received ${balance.received}, owed ${balance.owed}`);
    if (refunds.length > 0) throw new Error(`${number}: a refund of ${refunds[0]?.money.amount} was not asked for`);
    for (const attempt of books.attempts)
      for (const { ref, money, kind } of attempt.facts) {
        const back = books.refunds
          .filter(({ captureRef, state }) => captureRef === ref && state !== 'failed')
          .reduce((sum, { amount }) => sum + amount, 0);
        if (kind === 'capture' && back > money.amount) throw new Error(`${number}: ${back} refunded of ${money.amount}`);
      }
  }

  /** The provider's own books: every payment has an order, one capture, and no more refunded than captured. */
  async #checkLedger(): Promise<void> {
    const payments = await this.#world.payments.all();
    const ids = payments.map(({ attempt }) => attempt);
    const known = ids.length ? await this.#store.db.selectFrom('payments').select('id').where('id', 'in', ids).execute() : [];
    const attempts = new Set(known.map(({ id }) => id));
    for (const { attempt, ref, facts, plan } of payments) {
      if (!attempts.has(attempt)) throw new Error(`${ref} is a payment without an order`);
      const captured = new Set(facts.filter(({ fact }) => fact.kind === 'capture').map(({ fact }) => fact.ref));
      if (captured.size > 1) throw new Error(`${ref} was captured twice`);
      const refunds = facts.filter(({ fact }) => fact.kind === 'refund' && factRanks[fact.status] < factRanks.failed);
      const sum = refunds.reduce((total, { fact }) => total + fact.money.amount, 0);
      const capture = facts.find(({ fact }) => fact.kind === 'capture' && fact.status === 'done')?.fact.money.amount ?? 0;
      if (sum > capture && plan !== 'reorder') throw new Error(`${ref}: ${sum} refunded of ${capture}`);
    }
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
