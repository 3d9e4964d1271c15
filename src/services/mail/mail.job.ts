/**
 * Sends what lies in the outbox, and names the jobs that write mails of orders into it. Without a mail server the jobs that send stay queued
 * until one is set; with MAIL=outbox they end, and their mails stay in the outbox. /dev/mailbox shows both.
 */
import { createTransport, type Transporter } from 'nodemailer';
import { personName } from '#core/customer/postal-address.ts';
import type { Order } from '#core/order/order.ts';
import { channelNames } from '#core/values/channel.ts';
import type { JobHandler, Shop } from '#services/handler.ts';
import { siteOfOrder } from '#services/order-site.ts';
import { sendFailureReport } from '#store/job/jobs.ts';
import { findMail, markMail, tokenMask } from '#store/mail/mails.ts';
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

export function mailJobs(settings: MailSettings, limits = smtpLimits): Record<string, JobHandler> {
  const transport = settings.SMTP_URL ? openTransport(settings.SMTP_URL, limits) : null;
  const origin = settings.PUBLIC_ORIGIN ?? `http://localhost:${settings.PORT}`;
  const siteOf = (order: Order, shop: Shop) => siteOfOrder(order, shop.hosts, origin);

  const send: JobHandler = async (payload, shop) => {
    const id = String(payload.mail);
    const mail = await findMail(shop.store, id);
    if (!transport || !mail || mail.sentAt) return null;
    if (mail.text.includes(tokenMask)) throw new Error('the link of the mail was sealed with another secret (links)');
    const opened = await openMail(mail, shop);
    if (!opened) return (trx) => markMail(trx, id, 'the gift voucher is blocked', shop.clock());
    // Address objects, never joined strings: nothing in an address can become a header.
    await transport.sendMail({
      from: { name: mail.sender ?? 'Federleicht', address: settings.MAIL_FROM },
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
    return (trx) => markMail(trx, id, null, shop.clock());
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
