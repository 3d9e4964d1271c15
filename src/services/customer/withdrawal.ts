/** Handler of the withdrawal function: keeps the declaration, sends its receipt at once and a task to the shop. */
import type { withdrawalCalls } from '#api/withdrawal.ts';
import { unlinked } from '#core/customer/link-text.ts';
import { senderOf } from '#core/customer/newsletter-terms.ts';
import { isLineKind, lineKinds } from '#core/order/line-kind.ts';
import { buildPath } from '#core/site/address.ts';
import { pathPattern } from '#core/site/paths.ts';
import { Fault } from '#core/values/fault.ts';
import { defaultLocale } from '#core/values/locale.ts';
import { escapeMarkup } from '#core/values/markup.ts';
import { message } from '#core/values/message.ts';
import { formatInstant } from '#core/values/text/format-instant.ts';
import type { Handlers, Site } from '#services/handler.ts';
import { type Mail, type MailSite, mailButton, mailHeading, mailPage } from '#services/mail-page.ts';
import { consumeLimit, limitedClient, slowBeyondBudget } from '#services/rate-limits.ts';
import {
  type Declaration,
  knownWithdrawal,
  type OrderedLine,
  orderNumberIn,
  saveWithdrawal,
  type WithdrawalMails,
} from '#store/customer/withdrawals.ts';
import { consumeStoredLimit } from '#store/limit/stored-limits.ts';
import { serverTexts } from '#texts/server-texts.ts';

/** The words of a declaration as mails quote them. */
function declaredFacts({ name, contract, lines, email }: Declaration, t: ReturnType<typeof serverTexts>): [string, string][] {
  return [
    [t('withdraw.name'), unlinked(name)],
    [t('withdraw.contract'), unlinked(contract)],
    [t('withdraw.lines'), unlinked(lines) || t('withdraw.lines.all')],
    [t('withdraw.email'), email],
  ];
}

/** What of the order can be withdrawn, and what is excluded because it is made for one person. */
function lineFacts(lines: readonly OrderedLine[], t: ReturnType<typeof serverTexts>): [string, string][] {
  const named = (isReturnable: boolean) =>
    lines
      .filter(({ kind }) => isLineKind(kind) && lineKinds[kind].isSold && lineKinds[kind].isReturnable === isReturnable)
      .map(({ name, quantity }) => t('withdraw.line', { name, quantity }));
  const facts: [string, string[]][] = [
    [t('withdraw.lines.returnable'), named(true)],
    [t('withdraw.lines.excluded'), named(false)],
  ];
  return facts.filter(([, names]) => names.length > 0).map(([name, names]) => [name, names.join('; ')]);
}

type Parts = { kind: 'receipt' | 'task'; facts: [string, string][]; note: string; link: string };

/** `link` follows the note; '' for none. */
function mailOf({ kind, facts, note, link }: Parts, { channel, locale }: MailSite): Mail {
  const t = serverTexts({ locale });
  const subject = t(`withdraw.mail.${kind}.subject`, { sender: senderOf(channel) });
  const lead = t(`withdraw.mail.${kind}.lead`);
  const foot = t(`withdraw.mail.${kind}.foot`);
  const body = [
    mailHeading(channel, t(`withdraw.mail.${kind}.heading`)),
    `<p>${escapeMarkup(lead)}</p>`,
    ...facts.map(([name, value]) => `<p><b>${escapeMarkup(name)}</b><br>${escapeMarkup(value)}</p>`),
    ...(note === '' ? [] : [`<p>${escapeMarkup(note)}</p>`]),
    ...(link === '' ? [] : [mailButton(channel, link, t('withdraw.title'))]),
    `<p>${escapeMarkup(foot)}</p>`,
  ].join('\n');
  const after = [...(note === '' ? [] : [note]), ...(link === '' ? [] : [link])];
  const text = [lead, '', ...facts.map(([name, value]) => `${name}: ${value}`), '', ...(after.length > 0 ? [...after, ''] : []), foot].join(
    '\n',
  );
  return { subject, html: mailPage(subject, { channel, locale }, body), text };
}

/** To who declared it. A stranger may have typed the address: without an order of it, the mail has no word that was typed. */
function receiptOf(declared: Declaration, at: Date, site: Site, lines: readonly OrderedLine[] | null): Mail {
  const t = serverTexts(site);
  const received: [string, string] = [t('withdraw.received'), formatInstant(at, site.locale, 'exact')];
  if (lines)
    return mailOf({ kind: 'receipt', facts: [...declaredFacts(declared, t), ...lineFacts(lines, t), received], note: '', link: '' }, site);
  const number = orderNumberIn(declared.contract);
  const facts: [string, string][] = [...(number === null ? [] : [[t('withdraw.number'), number] as [string, string]]), received];
  const link = site.origin + buildPath(site, pathPattern('withdraw').split('/'), []);
  return mailOf({ kind: 'receipt', facts, note: t('withdraw.mail.receipt.unquoted'), link }, site);
}

function taskOf(declared: Declaration, at: Date, { channel }: Site): Mail {
  const t = serverTexts({ locale: defaultLocale });
  const facts: [string, string][] = [...declaredFacts(declared, t), [t('withdraw.received'), formatInstant(at, defaultLocale, 'exact')]];
  return mailOf({ kind: 'task', facts, note: '', link: '' }, { channel, locale: defaultLocale });
}

export const withdrawalHandlers: Handlers<typeof withdrawalCalls> = {
  async 'POST /web-api/withdrawal'({ key, ...written }, context) {
    const { shop, site } = context;
    await consumeLimit(shop, 'withdrawal', limitedClient(context));
    const now = shop.clock();
    const declared: Declaration = { id: key, ...written, channel: site.channel, country: site.country };
    const mails: WithdrawalMails = {
      receipt: (lines) => ({
        to: declared.email,
        replyTo: shop.serviceMail,
        ...receiptOf(declared, now, site, lines),
        order: null,
      }),
      task: { to: shop.serviceMail, replyTo: declared.email, ...taskOf(declared, now, site), order: null },
    };
    const client = { ...limitedClient(context), mailbox: declared.email };
    const saved = await slowBeyondBudget(shop, client, (isSlowed) =>
      shop.store.write(async (trx) => {
        const known = await knownWithdrawal(trx, declared);
        if (known) return known;
        await consumeStoredLimit(trx, shop.store.engine, 'withdrawal', client, now, { isSlowed });
        await saveWithdrawal(trx, shop.store.engine, declared, mails, now);
        return { submittedAt: now.toISOString() };
      }),
    );
    if (saved === 'other')
      throw new Fault('key-reused', 'the key of a withdrawal came with other words', { text: message('fault.withdrawal-key') });
    return saved;
  },
};
