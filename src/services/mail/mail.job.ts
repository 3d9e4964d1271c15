/**
 * Sends what lies in the outbox, and names the jobs that write mails of orders into it. Without a mail server the jobs that send stay queued
 * until one is set; with MAIL=outbox they end, and their mails stay in the outbox. /dev/mailbox shows both.
 */
import { createTransport, type Transporter } from 'nodemailer';
import { personName } from '#core/customer/postal-address.ts';
import type { Order } from '#core/order/order.ts';
import { bouncePrefix } from '#core/people/event/bounce.ts';
import { channelNames } from '#core/values/channel.ts';
import type { JobHandler, Shop } from '#services/handler.ts';
import { siteOfOrder } from '#services/order-site.ts';
import { sendFailureReport } from '#store/job/jobs.ts';
import { findMail, markMail, type StoredMail, tokenMask } from '#store/mail/mails.ts';
import { mailObstacle, noteOutcome } from '#store/people/event/event-mails.ts';
import { giftVoucherJob } from './gift-voucher.job.ts';
import { openMail } from './open-mail.ts';
import { orderMailJob } from './order-mail.job.ts';
import { parcelMailJob } from './parcel-mail.job.ts';
import { paymentMailJob } from './payment-mail.job.ts';
import { recordsMailJob } from './records-mail.job.ts';
import { repairMailJob } from './repair-mail.job.ts';

export type MailSettings = {
  SMTP_URL?: string | undefined;
  MAIL?: 'outbox' | undefined;
  MAIL_FROM: string;
  /** Of mails to guests of an event; what comes back goes to its domain. Left out: MAIL_FROM, and nothing of it comes back to the shop. */
  GUEST_MAIL_FROM?: string | undefined;
  PUBLIC_ORIGIN?: string | undefined;
  PORT: number;
};

/** Milliseconds that a mail server may take to accept the connection, to greet, and to say anything after that. */
export const smtpLimits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** A pool of one connection: the lane sends one mail at a time. A mail server elsewhere must encrypt. */
function openTransport(url: string, limits: typeof smtpLimits): Transporter {
  const isLocal = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(new URL(url).hostname);
  // The job repeats what a lost connection cut off.
  return createTransport({ url, ...limits, pool: true, maxConnections: 1, maxRequeues: 0, requireTLS: !isLocal });
}

/** What cannot be delivered comes back to an address that names the mail. */
function returnPath({ id, to }: StoredMail, { GUEST_MAIL_FROM }: MailSettings) {
  const domain = GUEST_MAIL_FROM?.split('@')[1];
  return domain === undefined ? {} : { envelope: { from: `${bouncePrefix}${id}@${domain}`, to } };
}

/** True where the mail server says for good that it does not take mails to this mailbox. Throws every other error: the job is repeated. */
function isRefusedMailbox(error: unknown): true {
  const { code, responseCode = 0, command } = error as { code?: string; responseCode?: number; command?: string };
  if (code === 'EENVELOPE' && command === 'RCPT TO' && responseCode >= 500 && responseCode !== 552) return true;
  throw error;
}

export function mailJobs(settings: MailSettings, limits = smtpLimits): Record<string, JobHandler> {
  const transport = settings.SMTP_URL ? openTransport(settings.SMTP_URL, limits) : null;
  const origin = settings.PUBLIC_ORIGIN ?? `http://localhost:${settings.PORT}`;
  const siteOf = (order: Order, shop: Shop) => siteOfOrder(order, shop.hosts, origin);

  const send: JobHandler = async (payload, shop) => {
    const id = String(payload.mail);
    const mail = await findMail(shop.store, id);
    if (!transport || !mail || mail.sentAt) return null;
    const obstacle = mail.event === null ? 'none' : await mailObstacle(shop.store, mail);
    if (obstacle === 'blocked' || obstacle === 'dropped')
      return async (trx) => {
        await noteOutcome(trx, id, obstacle, shop.clock());
        await markMail(trx, id, `not sent: ${obstacle}`, shop.clock());
      };
    const isToGuest = obstacle === null;
    if (mail.text.includes(tokenMask)) throw new Error('the link of the mail was sealed with another secret (links)');
    const opened = await openMail(mail, shop);
    if (!opened) return (trx) => markMail(trx, id, 'the gift voucher is blocked', shop.clock());
    // Address objects, never joined strings: nothing in an address can become a header.
    const sent = transport.sendMail({
      from: { name: mail.sender ?? 'Federleicht', address: (isToGuest && settings.GUEST_MAIL_FROM) || settings.MAIL_FROM },
      ...(isToGuest ? returnPath(mail, settings) : {}),
      to: { name: '', address: mail.to },
      ...(mail.replyTo ? { replyTo: { name: '', address: mail.replyTo } } : {}),
      subject: mail.subject,
      text: opened.mail.text,
      html: opened.mail.html,
      attachments: opened.attachments,
      // One click in the mail program ends the newsletter (RFC 8058).
      ...(mail.unsubscribe
        ? { headers: { 'List-Unsubscribe': `<${mail.unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } }
        : {}),
      messageId: `<${id}@federleicht>`,
    });
    if (!isToGuest) {
      await sent;
      return (trx) => markMail(trx, id, null, shop.clock());
    }
    const isRefused = await sent.then(() => false, isRefusedMailbox);
    return async (trx) => {
      await noteOutcome(trx, id, isRefused ? 'bounced' : 'sent', shop.clock());
      await markMail(trx, id, isRefused ? 'refused by its mailbox' : null, shop.clock());
    };
  };

  return {
    'order-mail': orderMailJob(siteOf, mailSenderOf),
    'voucher-mail': giftVoucherJob(siteOf, mailSenderOf),
    'parcel-mail': parcelMailJob(siteOf, mailSenderOf),
    'repair-mail': repairMailJob(siteOf, mailSenderOf),
    'records-mail': recordsMailJob(siteOf, mailSenderOf),
    'payment-mail': paymentMailJob(siteOf, mailSenderOf),
    ...(transport || settings.MAIL === 'outbox' ? { 'send-mail': send, [sendFailureReport]: send } : {}),
  };
}

/** Whose name the mails of an order bear: the brand's, or the reseller's own where nothing shows the brand. */
function mailSenderOf({ isWhiteLabel, channel, billing }: Order): string {
  if (!isWhiteLabel) return channelNames[channel];
  return billing.company || personName(billing);
}
