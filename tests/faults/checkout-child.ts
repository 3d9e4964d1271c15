/** A process that places orders straight in the store and acknowledges them on stdout; it exists to be killed. One JSON line in, one out. */
import { createInterface } from 'node:readline';
import { openStore, type StoreSettings } from '#store/db/store.ts';
import { newToken } from '#store/db/tokens.ts';
import { placeOrder } from '#store/order/place-order.ts';
import { type Checkout, guestWithCart, orderFor } from '#tests/orders.ts';

export type Ask = { id: number; checkout: Checkout | null };
export type Reply = { id: number; checkout?: Checkout; acknowledged?: string; refused?: string };

const settings = JSON.parse(process.argv[2] ?? '{}') as StoreSettings;
const store = await openStore(settings, () => new Date());

function say(reply: Reply): void {
  process.stdout.write(`${JSON.stringify(reply)}\n`);
}

async function answer({ id, checkout }: Ask): Promise<void> {
  try {
    if (!checkout) {
      const { owner } = await guestWithCart(store, 2);
      return say({ id, checkout: await orderFor(store, owner, { key: newToken() }) });
    }
    const placed = await placeOrder(store, checkout.owner, checkout);
    say(placed.ok ? { id, acknowledged: placed.order.number } : { id, refused: placed.reason });
  } catch (error) {
    say({ id, refused: String(error) });
  }
}

for await (const line of createInterface({ input: process.stdin })) void answer(JSON.parse(line) as Ask);
await store.close();
