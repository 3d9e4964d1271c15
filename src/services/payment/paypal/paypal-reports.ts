/** Captures and refunds by PayPal's report of transactions, which has them hours after they happened. */

import type { ListedFact } from '#services/payment/provider.ts';
import type { PaypalClient } from './paypal-client.ts';
import { transactionFact, transactionsSchema } from './paypal-facts.ts';

/** The longest time that one request may ask for, and the most that one answer has. */
const partMs = 31 * 24 * 60 * 60 * 1_000;
const pageSize = '500';

async function* transactionsOfPart(client: PaypalClient, start_date: string, end_date: string): AsyncGenerator<ListedFact> {
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const query = new URLSearchParams({ start_date, end_date, page_size: pageSize, page: String(page) });
    const { transaction_details = [], total_pages = 1 } = await client.get(`/v1/reporting/transactions?${query}`, transactionsSchema);
    pages = total_pages;
    for (const { transaction_info } of transaction_details) {
      const fact = transactionFact(transaction_info);
      if (fact) yield fact;
    }
  }
}

export async function* listedTransactions(client: PaypalClient, from: string, to: string): AsyncGenerator<ListedFact> {
  const end = Date.parse(to);
  for (let start = Date.parse(from); start < end; start += partMs)
    yield* transactionsOfPart(client, new Date(start).toISOString(), new Date(Math.min(start + partMs, end)).toISOString());
}
