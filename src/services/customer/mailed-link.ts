/** Asks for a mail with a link of an account, within the limits of the client. */
import type { CustomerId, LinkKind } from '#core/customer/customer.ts';
import { emailKey } from '#core/customer/email.ts';
import { message } from '#core/values/message.ts';
import type { Context } from '#services/handler.ts';
import { limitedClient, slowBeyondBudget } from '#services/rate-limits.ts';
import { askForLink } from '#store/customer/account-links.ts';
import { consumeStoredLimit } from '#store/limit/stored-limits.ts';
import { isKnownDevice } from '#store/session/logins.ts';

type Asked = { kind: Exclude<LinkKind, 'undo'>; customer: CustomerId | null; email: string; order?: string };

/** `customer` null: nothing is sent but for an order, and everything takes as long. Throws Fault 'too-many'. */
export async function askForMailedLink(context: Context, link: Asked): Promise<void> {
  const { shop, site } = context;
  const { owner } = context.actor;
  const { store, clock } = shop;
  const client = limitedClient(context);
  const isKnown = await isKnownDevice(store, emailKey(link.email), owner.device);
  await slowBeyondBudget(shop, client, (isSlowed) =>
    store.write(async (trx) => {
      const text = message('fault.too-many-links');
      await consumeStoredLimit(trx, store.engine, 'account-mail', client, clock(), { text, isSlowed });
      await askForLink(trx, store.engine, { ...link, isKnown, site }, clock());
    }),
  );
  shop.log('info', 'link-asked', { kind: link.kind });
}
