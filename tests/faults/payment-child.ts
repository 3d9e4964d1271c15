/**
 * A shop in which one order is placed, paid and cancelled; it exists to be killed. It stops for ever at the point of its way that it is
 * given, before or after each commit and each call of its provider, and says so on stdout: "=point". Points that it passes are "+point". When it
 * is the customer's turn at the provider, it prints "?" with the attempt and waits for a line: the event that the provider posts.
 */
import { createInterface } from 'node:readline';
import { paymentFiles } from '#dev/payment-files.ts';
import type { PaymentProvider } from '#services/payment/provider.ts';
import { type StripeSettings, stripeProvider } from '#services/payment/stripe/stripe.ts';
import { openStore, type Store, type StoreSettings } from '#store/db/store.ts';
import { attemptsOf } from '#store/payment/attempts.ts';
import { saveEvent } from '#store/payment/events.ts';
import { orderToPay, payableShop } from '#tests/payment/payable-shop.ts';

export type ChildOptions = { settings: StoreSettings; stripe: StripeSettings | null; at: string | null };
/** An event as the provider posts it. */
export type PostedEvent = { body: string; headers: Record<string, string> };

const { settings, stripe, at } = JSON.parse(process.argv[2] ?? '{}') as ChildOptions;
const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();

let step = '';
const counts = new Map<string, number>();

function named(what: string): string {
  const name = `${step}: ${what}`;
  counts.set(name, (counts.get(name) ?? 0) + 1);
  return `${name} ${counts.get(name)}`;
}

async function point(name: string): Promise<void> {
  process.stdout.write(`${name === at ? '=' : '+'}${name}\n`);
  if (name === at) await new Promise(() => setInterval(() => {}, 60_000));
}

/** A store that passes a point before and after each commit. */
function pointed(store: Store): Store {
  const write: Store['write'] = async (work) => {
    const name = named('commit');
    const result = await store.write(async (trx) => {
      const made = await work(trx);
      await point(`${name}, before`);
      return made;
    });
    await point(`${name}, after`);
    return result;
  };
  return { ...store, write };
}

/** A provider that passes a point before and after each call of the shop. */
function pointedProvider(provider: PaymentProvider): PaymentProvider {
  const around =
    <Given, Answer>(call: string, ask: (given: Given) => Promise<Answer>) =>
    async (given: Given): Promise<Answer> => {
      const name = named(call);
      await point(`${name}, before`);
      const answer = await ask(given);
      await point(`${name}, after`);
      return answer;
    };
  return {
    ...provider,
    begin: around('begin', (attempt) => provider.begin(attempt)),
    look: around('look', (attempt) => provider.look(attempt)),
    void: around('void', (attempt) => provider.void(attempt)),
    refund: around('refund', (refund) => provider.refund(refund)),
  };
}

const store = await openStore(settings, () => new Date());
const world = payableShop(pointed(store), paymentFiles(settings.dataDir), new Date());
const [testProvider, ...others] = world.shop.payments;
const provider = stripe ? await stripeProvider(stripe) : testProvider;
if (!provider) throw new Error('no provider');
Object.assign(world.shop, { payments: [pointedProvider(provider), ...others] });
const method = stripe ? 'card' : 'test';

step = 'place';
const order = await orderToPay(world, 'prepayment');
const pay = (by: 'card' | 'test' | 'prepayment') => order.guest.call('POST /web-api/orders/:token/pay', { token: order.token, method: by });
step = 'choose';
await pay(method);
step = 'choose another';
await pay('prepayment');
step = 'pay';
await pay(method);
const attempt = (await attemptsOf(store.db, order.id)).at(-1);
process.stdout.write(`?${attempt?.id}\n`);
const { body, headers } = JSON.parse((await lines.next()).value ?? '{}') as PostedEvent;
// The clock of this shop stands still; at the provider it is later by now.
world.pass(60_000);
step = 'event';
const event = await provider.hook(new TextEncoder().encode(body), new Headers(headers));
if (!event) throw new Error('the event has a bad signature');
await world.shop.store.write((trx) => saveEvent(trx, { provider: provider.id, ...event }, world.now()));
step = 'jobs';
await world.work();
step = 'return';
await order.guest.call('POST /web-api/orders/:token/look', { token: order.token });
step = 'cancel';
await order.guest.call('POST /web-api/orders/:token/cancel', { token: order.token });
step = 'pay back';
world.pass(1_000);
await world.work();
process.stdout.write('.\n');
process.exit(0);
