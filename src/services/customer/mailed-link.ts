/** Asks for a mail with a link of an account, within the limits of the client. */
import type { CustomerId } from '#core/customer/customer.ts';
import { message } from '#core/values/message.ts';
import type { Context } from '#services/handler.ts';
import { limitedClient, slowBeyondBudget } from '#services/rate-limits.ts';
import { type AskedBy, askForLink } from '#store/customer/account-links.ts';
import { takeStoredLimit } from '#store/limit/stored-limits.ts';

/** `customer` null: nothing is sent, but everything takes as long. Throws Fault 'too-many'. */
export async function askForMailedLink(
  context: Context,
  link: { kind: 'verify' | 'reset' | 'change'; customer: CustomerId | null; email: string; asked?: AskedBy },
): Promise<void> {
  const { shop, site } = context;
  const { store, clock } = shop;
  const client = limitedClient(context);
  await slowBeyondBudget(shop, client, (isSlowed) =>
    store.write(async (trx) => {
      const text = message('fault.too-many-links');
      await takeStoredLimit(trx, store.engine, 'account-mail', client, clock(), { text, isSlowed });
      await askForLink(trx, store.engine, { ...link, site }, clock());
    }),
  );
  shop.log('info', 'link-asked', { kind: link.kind });
}
