/** Tells the shop's own tagging server about a purchase, where one is set up for that and the visitor still agrees to statistics. */
import { type MeasuredClient, purchaseBody } from '#core/order/measured-purchase.ts';
import type { JobHandler } from '#services/handler.ts';
import { isConsentCurrent } from '#store/consent/consents.ts';
import { orderById } from '#store/order/orders.ts';

const timeoutMs = 10_000;

export const measurementJobs: Record<string, JobHandler> = {
  async 'measure-purchase'(payload, { store, measurement }) {
    const { id, proof, hasMarketing } = payload.client as MeasuredClient;
    const order = await orderById(store, String(payload.order));
    // The setting was taken away, the order erased, or the consent withdrawn meanwhile.
    if (!measurement || !order || !(await isConsentCurrent(store, proof))) return null;
    const address = new URL(`${measurement.host}/mp/collect`);
    // Names under localhost are this machine's (RFC 6761, section 6.3); browsers know that, and not every resolver does.
    if (address.hostname.endsWith('.localhost')) address.hostname = 'localhost';
    address.search = new URLSearchParams({ measurement_id: measurement.id, api_secret: measurement.secret }).toString();
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(purchaseBody(order, { id, hasMarketing })),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`the tagging server answered ${response.status} to a purchase`);
    return null;
  },
};
