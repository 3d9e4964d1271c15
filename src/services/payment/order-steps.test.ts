/** What the page of an order shows of its way to the customer. */
import { expect, test } from 'vitest';
import { noteDelivery } from '#services/order/deliveries.ts';
import { handOver } from '#services/order/hand-over.ts';
import { runOrderAction } from '#services/order/order-action.ts';
import { reprintOrder } from '#services/order/reprint.ts';
import { withStore } from '#tests/engines.ts';
import { operatorCommand } from '#tests/operator-sources.ts';
import { orderToPay, payableShop } from '#tests/payment/payable-shop.ts';

withStore('the page of an order', (open) => {
  test('shows the parcel with the page of its carrier once it is sent, and the delivery as the last step [E047]', async () => {
    const store = await open();
    const world = payableShop(store);
    const { id, number, token, guest } = await orderToPay(world, 'prepayment');
    const view = async () => {
      const { steps, parcels } = await guest.call('GET /web-api/orders/:token/payment', { token });
      return { current: steps.findLast(({ isCurrent }) => isCurrent)?.name, last: steps.at(-1)?.isDone, parcels };
    };
    await runOrderAction(world.shop, number, 'paid', operatorCommand);
    expect(await view()).toEqual({ current: 'Bezahlt', last: false, parcels: [] });
    await store.write((trx) => trx.updateTable('orders').set({ state: 'preflight' }).where('id', '=', id).execute());
    await handOver(store, number, operatorCommand, { carrier: 'post-at', tracking: '1000000000000000000001' });
    expect(await view()).toEqual({
      current: 'Unterwegs',
      last: false,
      parcels: [
        {
          carrier: 'Post AT',
          tracking: '1000000000000000000001',
          url: 'https://www.post.at/sv/sendungsdetails?snr=1000000000000000000001',
        },
      ],
    });
    await noteDelivery(store, number, operatorCommand);
    expect(await view()).toMatchObject({ current: 'Zugestellt', last: true });
    await reprintOrder(world.shop, number, 'damaged', operatorCommand);
    expect(await view()).toMatchObject({ current: 'Im Druck', last: false });
  });
});
