/**
 * `npm run orders -- list|show|paid|sent|delivered|recheck|reprint|cancel|refund|hold|release|bank|match|ignore|stock|withdrawals|journal|oss`: orders as operators see them,
 * the moves they make by hand, the stock, and lists of documents.
 */
import { paymentProviders } from '#app/payment-providers.ts';
import { operatorName } from '#app/settings.ts';
import { domesticAddressLines, type PostalAddress } from '#core/customer/postal-address.ts';
import { orderStates, type ReprintReason, stateName } from '#core/order/life-cycle.ts';
import { carriers, type Parcel, writtenParcel } from '#core/order/parcel/carriers.ts';
import { isInTime } from '#core/order/planner/needed-by.ts';
import { writtenAmount } from '#core/payment/bank-entry.ts';
import { methodName } from '#core/payment/methods.ts';
import { balanceOf } from '#core/payment/settlement.ts';
import { formatDate } from '#core/values/date.ts';
import type { Message } from '#core/values/message.ts';
import { formatMoney, money } from '#core/values/money.ts';
import type { Shop } from '#services/handler.ts';
import { journalOf, ossOf } from '#services/invoice/journal.ts';
import { noteDelivery } from '#services/order/deliveries.ts';
import { handOver } from '#services/order/hand-over.ts';
import { holdByOperator, releaseByOperator } from '#services/order/hold-order.ts';
import { runOrderAction } from '#services/order/order-action.ts';
import { recheckOrder } from '#services/order/recheck.ts';
import { reprintOrder } from '#services/order/reprint.ts';
import { type OperatorReason, type RefundResult, refundOrder } from '#services/payment/refund-order.ts';
import { decideWithdrawal, openWithdrawals } from '#store/customer/withdrawals.ts';
import type { Store } from '#store/db/store.ts';
import { holdOf } from '#store/order/holds.ts';
import { orderByNumber, recentOrders } from '#store/order/orders.ts';
import { productionFiles } from '#store/order/production.ts';
import { readStock, setStock } from '#store/order/stock.ts';
import { readBooks } from '#store/payment/books.ts';
import { operatorText as t } from '#texts/server-texts.ts';
import { bankReport, decideEntry } from './bank-entries.ts';
import { alignedRows, fail, formatInstant, runWithStore } from './command.ts';

const [command = '', subject, value, detail] = process.argv.slice(2);
const operator = { kind: 'operator', name: operatorName } as const;
type ActingShop = Pick<Shop, 'store' | 'clock' | 'voucherSecret' | 'payments'>;
const maxListed = 100;

async function list(store: Store, wanted: string | undefined): Promise<string> {
  const state = orderStates.find((one) => one === wanted) ?? null;
  if (wanted !== undefined && !state) fail(t('operator.order.unknown-state', { state: wanted, states: orderStates.join(', ') }));
  const orders = await recentOrders(store, { state, max: maxListed });
  if (orders.length === 0) return t('operator.order.none');
  const columns = ['number', 'placed', 'state', 'payment', 'total', 'name'] as const;
  const rows = orders.map((order) => [
    order.number,
    formatInstant(order.placedAt),
    t(stateName(order.state)),
    t(methodName(order.payment)),
    formatMoney(money(order.total, order.currency), 'de-DE'),
    `${order.billing.firstName} ${order.billing.lastName}`,
  ]);
  return alignedRows([columns.map((name) => t(`operator.order.${name}`)), ...rows], [4]);
}

/** What arrived of an order and went back, and why it is held. */
async function moneyFacts(store: Store, order: string, amount: (value: number) => string): Promise<[string, string][]> {
  const { books, refunds, order: row } = await readBooks(store.db, order);
  const { held } = holdOf(row);
  const back = refunds.map((one) => `${amount(one.amount)} (${t({ key: `operator.order.refund.state.${one.state}` })})`);
  return [
    [t('operator.order.money'), amount(balanceOf(books).captured)],
    [t('operator.order.refunds'), back.join(', ')],
    [t('operator.order.held'), held === null ? '' : t({ key: `operator.order.held.${held}` })],
  ];
}

function neededText(day: string, promised: string): string {
  return t(`operator.order.needed.${isInTime(promised, day) ? 'in-time' : 'late'}`, { day: formatDate(day, 'de-DE') });
}

function addressText(address: PostalAddress): string {
  return [...domesticAddressLines(address), address.country, ...(address.phone ? [address.phone] : [])].join(', ');
}

async function show(store: Store, number: string): Promise<string> {
  const order = (await orderByNumber(store, number)) ?? fail(t('operator.order.missing', { number }));
  const amount = (value: number) => formatMoney(money(value, order.currency), 'de-DE');
  const files = await productionFiles(store, order.id);
  const wanted = order.lines.filter((line) => line.hasDocument).length;
  const facts: [string, string][] = [
    [t('operator.order.number'), order.number],
    [t('operator.order.state'), `${t(stateName(order.state))} (${order.state})`],
    [t('operator.order.placed'), formatInstant(order.placedAt)],
    [t('operator.order.payment'), t(methodName(order.payment))],
    [t('operator.order.total'), amount(order.total)],
    ...(await moneyFacts(store, order.id, amount)),
    [t('operator.order.email'), order.email],
    [t('operator.order.billing'), addressText(order.billing)],
    [t('operator.order.delivery'), addressText(order.delivery)],
    [t('operator.order.days'), [order.deliveryFrom, order.deliveryTo].map((day) => formatDate(day, 'de-DE')).join(' – ')],
    [t('operator.order.needed'), order.neededBy === null ? '' : neededText(order.neededBy, order.deliveryTo)],
    [t('operator.order.comment'), order.comment],
    [t('operator.order.files'), t('operator.order.files.count', { made: files.length, wanted })],
  ];
  const lines = order.lines.map((line) => [`${line.position}`, `${line.quantity} ×`, line.name, line.options, amount(line.total)]);
  const actors: readonly string[] = ['customer', 'shop', operatorName];
  const events = order.events.map(({ at, state, actor, reason }) => [
    formatInstant(at),
    t(stateName(state)),
    actors.includes(actor) ? t({ key: `operator.order.actor.${actor}` }) : actor,
    reason,
  ]);
  return [
    alignedRows(facts.filter(([, value]) => value !== '')),
    `${t('operator.order.lines')}\n${alignedRows(lines, [1, 4])}`,
    `${t('operator.order.events')}\n${alignedRows(events)}`,
  ].join('\n\n');
}

/** The counts of everything, or a new count of one SKU. */
async function stock(store: Store): Promise<string> {
  if (subject === undefined)
    return alignedRows(
      (await readStock(store)).map(({ sku, count }) => [sku, `${count}`]),
      [1],
    );
  const count = /^\d{1,7}$/.test(value ?? '') ? Number(value) : fail(t('operator.orders.usage'));
  if (!(await setStock(store, subject, count))) fail(t('operator.stock.unknown', { sku: subject }));
  return t('operator.stock.done', { sku: subject, count });
}

/** The open withdrawals, or a decision on one. */
async function withdrawals(store: Store): Promise<string> {
  if (subject !== undefined) {
    const state = value === 'accepted' || value === 'refused' ? value : fail(t('operator.orders.usage'));
    if (!(await decideWithdrawal(store, subject, state))) fail(t('operator.withdrawal.unknown', { id: subject }));
    return t('operator.withdrawal.done', { id: subject, state });
  }
  const open = await openWithdrawals(store);
  if (open.length === 0) return t('operator.withdrawal.none');
  return alignedRows(
    open.map(({ id, submitted_at, number, contract, lines, name, email }) => [
      id,
      formatInstant(submitted_at),
      number ?? t('operator.withdrawal.noOrder', { contract }),
      lines || t('withdraw.lines.all'),
      `${name}, ${email}`,
    ]),
  );
}

/** What operators write for the reason of a reprint. */
const writtenReasons: Record<string, ReprintReason> = {
  Fehldruck: 'misprint',
  Beschädigt: 'damaged',
  Verloren: 'lost',
  Kulanz: 'goodwill',
};

function reprintReason(): ReprintReason {
  return writtenReasons[value ?? ''] ?? fail(t('operator.orders.usage'));
}

/** The parcel that the command names, or null for none. */
function parcel(): Parcel | null {
  if (value === undefined) return null;
  return writtenParcel(value, detail ?? '') ?? fail(t('operator.orders.parcel', { carrier: value, carriers: carriers.join(', ') }));
}

/** What operators write for the reason of a refund. */
const refundReasons: Record<string, OperatorReason> = { Kulanz: 'goodwill', Reklamation: 'complaint', Widerruf: 'withdrawal' };

function refund(shop: ActingShop, number: string): Promise<RefundResult> {
  const amount = writtenAmount(value ?? '') ?? fail(t('operator.orders.usage'));
  const reason = refundReasons[detail ?? ''] ?? fail(t('operator.orders.usage'));
  return refundOrder(shop, number, { amount, reason, key: null }, operator);
}

type Done = { refused: unknown; text: Message };

async function run(shop: ActingShop, number: string): Promise<Done> {
  const source = { actor: operator, reason: 'command' } as const;
  if (command === 'refund') return refund(shop, number);
  if (command === 'hold') return holdByOperator(shop, number);
  if (command === 'release') return releaseByOperator(shop, number, source);
  if (command === 'sent') return handOver(shop.store, number, source, parcel());
  if (command === 'delivered') return noteDelivery(shop.store, number, source);
  if (command === 'recheck') return recheckOrder(shop, number);
  if (command === 'reprint') return reprintOrder(shop, number, reprintReason(), source);
  return runOrderAction(shop, number, command as 'paid' | 'cancel', source);
}

await runWithStore(async (store, settings) => {
  if (command === 'withdrawals') return console.log(await withdrawals(store));
  if (command === 'stock') return console.log(await stock(store));
  if (command === 'list') return console.log(await list(store, subject));
  if (command === 'journal' || command === 'oss') {
    const csv = await (command === 'journal' ? journalOf : ossOf)(store, subject ?? '');
    process.stdout.write(csv ?? fail(t('operator.orders.usage')));
    return;
  }
  if (subject && (command === 'bank' || command === 'ignore' || (command === 'match' && value))) {
    const bankShop = { store, clock: store.clock, voucherSecret: await store.secretOf('vouchers'), seller: undefined };
    const decided = command === 'match' && value ? value : null;
    return console.log(await (command === 'bank' ? bankReport(bankShop, subject) : decideEntry(bankShop, subject, decided)));
  }
  if (!subject || !['show', 'paid', 'sent', 'delivered', 'recheck', 'reprint', 'cancel', 'refund', 'hold', 'release'].includes(command))
    return fail(t('operator.orders.usage'));
  if (command === 'show') return console.log(await show(store, subject));
  const shop = {
    store,
    clock: store.clock,
    voucherSecret: await store.secretOf('vouchers'),
    payments: await paymentProviders(settings, store),
  };
  const { refused, text } = await run(shop, subject);
  if (refused) fail(t(text));
  console.log(t(text));
});
