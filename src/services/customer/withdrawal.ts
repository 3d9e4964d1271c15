/** Handler of the withdrawal function: keeps the declaration, sends its receipt at once and a task to the shop. */
import type { withdrawalCalls } from '#api/withdrawal.ts';
import { senderOf } from '#core/customer/newsletter-terms.ts';
import { Fault } from '#core/values/fault.ts';
import { defaultLocale } from '#core/values/locale.ts';
import { escapeMarkup } from '#core/values/markup.ts';
import { message } from '#core/values/message.ts';
import type { Context, Handlers } from '#services/handler.ts';
import { type Mail, mailHeading, mailPage } from '#services/mail-page.ts';
import { limitedClient, slowBeyondBudget, takeLimit } from '#services/rate-limits.ts';
import { type Declaration, knownWithdrawal, saveWithdrawal } from '#store/customer/withdrawals.ts';
import { takeStoredLimit } from '#store/limit/stored-limits.ts';
import { serverTexts } from '#texts/server-texts.ts';

/** "23.11.2026, 10:04:05", Berlin time. */
function instantText(at: Date): string {
  return at.toLocaleString('de-DE', { timeZone: 'Europe/Berlin', dateStyle: 'medium', timeStyle: 'medium' });
}

function mailOf(kind: 'receipt' | 'task', declared: Declaration, at: Date, { site }: Context): Mail {
  const t = serverTexts(kind === 'task' ? { locale: defaultLocale } : site);
  const facts: [string, string][] = [
    [t('withdraw.name'), declared.name],
    [t('withdraw.contract'), declared.contract],
    [t('withdraw.lines'), declared.lines || t('withdraw.lines.all')],
    [t('withdraw.email'), declared.email],
    [t('withdraw.received'), instantText(at)],
  ];
  const subject = t(`withdraw.mail.${kind}.subject`, { sender: senderOf(site.channel) });
  const lead = t(`withdraw.mail.${kind}.lead`);
  const foot = t(`withdraw.mail.${kind}.foot`);
  const rows = facts.map(([name, value]) => `<p><b>${escapeMarkup(name)}</b><br>${escapeMarkup(value)}</p>`).join('\n');
  const body = `${mailHeading(site.channel, t(`withdraw.mail.${kind}.heading`))}\n<p>${escapeMarkup(lead)}</p>\n${rows}\n<p>${escapeMarkup(foot)}</p>`;
  const text = [lead, '', ...facts.map(([name, value]) => `${name}: ${value}`), '', foot].join('\n');
  return { subject, html: mailPage(subject, site, body), text };
}

export const withdrawalHandlers: Handlers<typeof withdrawalCalls> = {
  async 'POST /web-api/withdrawal'({ key, ...written }, context) {
    const { shop, site } = context;
    await takeLimit(shop, 'withdrawal', limitedClient(context));
    const now = shop.clock();
    const declared: Declaration = { id: key, ...written, channel: site.channel, country: site.country };
    const mails = {
      receipt: { to: declared.email, replyTo: shop.serviceMail, ...mailOf('receipt', declared, now, context), order: null },
      task: { to: shop.serviceMail, replyTo: declared.email, ...mailOf('task', declared, now, context), order: null },
    };
    const client = { ...limitedClient(context), mailbox: declared.email };
    const saved = await slowBeyondBudget(shop, client, (isSlowed) =>
      shop.store.write(async (trx) => {
        const known = await knownWithdrawal(trx, declared);
        if (known) return known;
        await takeStoredLimit(trx, shop.store.engine, 'withdrawal', client, now, { isSlowed });
        await saveWithdrawal(trx, declared, mails, now);
        return { submittedAt: now.toISOString() };
      }),
    );
    if (saved === 'other')
      throw new Fault('key-reused', 'the key of a withdrawal came with other words', { text: message('fault.withdrawal-key') });
    return saved;
  },
};
