/** Disputes of PayPal: those about one capture, and those that changed between two instants. */
import * as z from 'zod/mini';
import type { ListedFact } from '#services/payment/provider.ts';
import { type PaypalClient, PaypalRefusal } from './paypal-client.ts';
import { disputeFact, disputeSchema, type PaypalDispute } from './paypal-facts.ts';

const path = '/v1/customer/disputes';
const pageSize = '50';
/** PayPal refuses to list older changes than those of 180 days. */
const listedMs = 179 * 24 * 60 * 60 * 1_000;

const pageSchema = z.object({
  items: z.optional(z.array(disputeSchema)),
  links: z.optional(z.array(z.object({ rel: z.string(), href: z.url() }))),
});
type Page = z.infer<typeof pageSchema>;

/** Empty where the account may not read disputes: what PayPal says of orders and transactions counts without them. */
async function page(client: PaypalClient, query: string): Promise<Page> {
  try {
    return await client.get(`${path}?${query}`, pageSchema);
  } catch (error) {
    if (error instanceof PaypalRefusal && error.status === 403) return {};
    throw error;
  }
}

function details(client: PaypalClient, { dispute_id }: PaypalDispute): Promise<PaypalDispute> {
  return client.get(`${path}/${encodeURIComponent(dispute_id)}`, disputeSchema);
}

/** A resolved dispute has its outcome in its details only. */
export async function disputesOf(client: PaypalClient, captureRef: string): Promise<PaypalDispute[]> {
  const query = new URLSearchParams({ disputed_transaction_id: captureRef, page_size: pageSize });
  const { items = [] } = await page(client, query.toString());
  return Promise.all(items.map((dispute) => (dispute.status === 'RESOLVED' ? details(client, dispute) : dispute)));
}

export async function* listedDisputes(client: PaypalClient, from: string, to: string, now: Date): AsyncGenerator<ListedFact> {
  const after = new Date(Math.max(Date.parse(from), now.getTime() - listedMs)).toISOString();
  const query = new URLSearchParams({ update_time_after: after, update_time_before: to, page_size: pageSize });
  for (let next: string | undefined = query.toString(); next !== undefined; ) {
    const { items = [], links = [] }: Page = await page(client, next);
    for (const item of items) {
      const dispute = await details(client, item);
      yield { ...disputeFact(dispute), attempt: dispute.disputed_transactions?.[0]?.custom ?? null };
    }
    const following: string | undefined = links.find(({ rel }) => rel === 'next')?.href;
    next = following && new URL(following).searchParams.toString();
  }
}
