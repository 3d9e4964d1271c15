/** Handler of the messenger: a message is kept, goes to the shop's people by mail, and its writer hears that it came. */
import type { messageCalls } from '#api/message.ts';
import { emailKey } from '#core/customer/email.ts';
import { unlinked } from '#core/customer/link-text.ts';
import { type CheckedMessage, checkMessage } from '#core/customer/message.ts';
import { senderOf } from '#core/customer/newsletter-terms.ts';
import { buildPath } from '#core/site/address.ts';
import type { Channel, Country } from '#core/values/channel.ts';
import { Fault } from '#core/values/fault.ts';
import { defaultLocale } from '#core/values/locale.ts';
import { escapeMarkup } from '#core/values/markup.ts';
import { message as textOf } from '#core/values/message.ts';
import type { Context, Handlers } from '#services/handler.ts';
import { type Mail, type MailSite, mailHeading, mailNote, mailPage } from '#services/mail-page.ts';
import { limitedClient, reportBudget } from '#services/rate-limits.ts';
import { saveMessage } from '#store/customer/messages.ts';
import { consumeStoredLimit } from '#store/limit/stored-limits.ts';
import { orderByNumber } from '#store/order/orders.ts';
import { serverTexts } from '#texts/server-texts.ts';

/** What the shop knows about the order that a message names. */
type NamedOrder = 'none' | 'own' | 'foreign' | 'unknown';

type MessageAround = { channel: Channel; country: Country; path: string | null; code: string | null; order: NamedOrder };

const cell = 'style="padding:2px 16px 2px 0;vertical-align:top"';

/**
 * The two mails of a message: to the shop with everything, to the visitor with nothing that a stranger could have typed. Pure. For the
 * shop's service. The subject carries nothing a visitor typed but the number of an order, whose form was checked.
 */
function shopMail(written: CheckedMessage, around: MessageAround): Mail {
  const { email, order } = written;
  const message = unlinked(written.message);
  const name = written.name && unlinked(written.name);
  // The service reads German, whatever the visitor reads.
  const t = serverTexts({ locale: defaultLocale });
  const sender = senderOf(around.channel);
  const subject = order ? t('mail.message.subject.order', { sender, order }) : t('mail.message.subject', { sender });
  const note = around.order === 'none' ? '' : t(`mail.message.order.${around.order}`);
  const facts: [string, string | null][] = [
    [t('mail.message.from'), name ? `${name}, ${email}` : email],
    [t('mail.message.order'), order ? `${order} (${note})` : null],
    [t('mail.message.page'), around.path],
    [t('mail.message.shop'), `${sender}, ${around.country}`],
    [t('mail.message.code'), around.code],
  ];
  const known = facts.filter((fact): fact is [string, string] => fact[1] !== null);
  const foot = t('mail.message.foot');
  const rows = known.map(([label, value]) => `<tr><td ${cell}>${label}</td><td ${cell}>${escapeMarkup(value)}</td></tr>`).join('');
  const body = [
    mailHeading(around.channel, t('mail.message.heading')),
    `<p style="white-space:pre-wrap;overflow-wrap:anywhere">${escapeMarkup(message)}</p>`,
    `<table style="margin:28px 0;border-collapse:collapse;font-size:15px">${rows}</table>`,
    mailNote(around.channel, foot),
  ].join('\n');
  return {
    subject,
    html: mailPage(subject, { channel: around.channel, locale: defaultLocale }, body),
    text: [message, '', '-- ', ...known.map(([label, value]) => `${label}: ${value}`), '', foot].join('\n'),
  };
}

/** Acknowledges a message. `imprint` is an absolute link. The page's form of address is not known here, so it says neither du nor Sie. */
function receivedMail(site: MailSite, imprint: string): Mail {
  const t = serverTexts(site);
  const sender = senderOf(site.channel);
  const subject = t('mail.received.subject', { sender });
  const lead = t('mail.received.lead');
  const why = t('mail.received.why', { sender });
  const body = [
    mailHeading(site.channel, t('mail.received.heading')),
    `<p>${lead}</p>`,
    mailNote(site.channel, `${why} <a href="${escapeMarkup(imprint)}" style="color:inherit">${t('mail.imprint')}</a>`),
  ].join('\n');
  return {
    subject,
    html: mailPage(subject, site, body),
    text: [t('mail.greeting'), '', lead, '', why, `${t('mail.imprint')}: ${imprint}`, '', sender].join('\n'),
  };
}

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
