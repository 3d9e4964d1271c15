/** Handler of the messenger: a message is kept, goes to the shop's people by mail, and its writer hears that it came. */
import type { messageCalls } from '#api/message.ts';
import { emailKey } from '#core/customer/email.ts';
import { checkMessage } from '#core/customer/message.ts';
import { buildPath } from '#core/site/address.ts';
import { Fault } from '#core/values/fault.ts';
import { message as textOf } from '#core/values/message.ts';
import type { Context, Handlers } from '#services/handler.ts';
import { limitedClient, reportBudget } from '#services/rate-limits.ts';
import { saveMessage } from '#store/customer/messages.ts';
import { consumeStoredLimit } from '#store/limit/stored-limits.ts';
import { orderByNumber } from '#store/order/orders.ts';
import { type MessageAround, type NamedOrder, receivedMail, shopMail } from './message-mail.ts';

const maxPathLength = 200;

/** A part of an address that opens something: an order's page, the way out of the newsletter. Names of pages have no capitals. */
const secret = /^(?=.*[A-Z_])[\w-]{22}$/;

/** The path of the page that sent this, as the browser tells it; null when it was another site's. What opens something is left out. */
export function pathOfPage(referer: string | null, host: string | null): string | null {
  if (!referer || !URL.canParse(referer)) return null;
  const { host: from, pathname } = new URL(referer);
  if (from !== host) return null;
  const parts = pathname.split('/').map((part) => (secret.test(part) ? '…' : part));
  return parts.join('/').slice(0, maxPathLength);
}

/** Status of the order number in a message, for the mail to the shop only: the sender must not learn which orders exist. */
async function namedOrder({ shop }: Context, number: string | null, email: string): Promise<NamedOrder> {
  if (!number) return 'none';
  const order = await orderByNumber(shop.store, number);
  if (!order) return 'unknown';
  return emailKey(order.email) === emailKey(email) ? 'own' : 'foreign';
}

export const messageHandlers: Handlers<typeof messageCalls> = {
  async 'POST /web-api/messages'(input, context: Context) {
    const { id, website = '', message, email, name = '', order = '', code = null } = input;
    if (website !== '') return { state: 'received' };
    const checked = checkMessage({ message, email, name, order });
    if (!checked.ok) throw new Fault('bad-input', 'message form', { errors: checked.errors });
    const { shop, site } = context;
    const now = shop.clock();
    const { channel, country } = site;
    const written = checked.message;
    const path = pathOfPage(context.header('referer'), context.header('host'));
    const around: MessageAround = { channel, country, path, code, order: await namedOrder(context, written.order, written.email) };
    const imprint = site.origin + buildPath(site, ['impressum']);
    const mails = {
      toShop: { to: shop.serviceMail, replyTo: written.email, ...shopMail(written, around), order: null },
      toVisitor: { to: written.email, replyTo: shop.serviceMail, ...receivedMail(site, imprint), order: null },
    };
    const owner = await context.actor.owner.ensure();
    const text = textOf('fault.too-many-messages');
    const saving = shop.store.write(async (trx) => {
      const { engine } = shop.store;
      const saved = await saveMessage(trx, engine, { ...written, id, owner, channel, country, path, code }, mails, now);
      if (saved.kind === 'kept')
        await consumeStoredLimit(trx, engine, 'message', { ...limitedClient(context), mailbox: written.email }, now, { text });
      return saved;
    });
    const kept = await reportBudget(shop, saving);
    if (kept.kind === 'limited')
      throw new Fault('too-many', 'more messages than one guest or address may write', {
        text,
        retryAfterSeconds: Math.max(1, Math.ceil((kept.until.getTime() - now.getTime()) / 1000)),
      });
    if (kept.kind === 'other')
      throw new Fault('key-reused', 'the id of a message came with another text', {
        text: { key: 'fault.message-id-reused' },
      });
    return { state: 'received' };
  },
};
