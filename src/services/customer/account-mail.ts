/** The mails of an account: links that confirm something, and notices of changes. Pure; HTML and text come from the same parts. */
import { senderOf } from '#core/customer/newsletter-terms.ts';
import { buildPath } from '#core/site/address.ts';
import { pathPattern } from '#core/site/paths.ts';
import { escapeMarkup } from '#core/values/markup.ts';
import { message } from '#core/values/message.ts';
import type { Site } from '#services/handler.ts';
import { type Mail, mailButton, mailHeading, mailNote, mailPage } from '#services/mail-page.ts';
import { serverTexts } from '#texts/server-texts.ts';

/** Which parts each mail has; its words are `mail.account.<kind>.<part>`. */
const parts = {
  verify: ['lead', 'button', 'after'],
  reset: ['lead', 'button', 'after'],
  change: ['lead', 'button', 'after'],
  order: ['lead', 'button', 'after'],
  undo: ['lead', 'after', 'button'],
  changed: ['lead'],
  undone: ['lead', 'after'],
  password: ['lead', 'after'],
  renewed: ['lead', 'after'],
  google: ['lead', 'after'],
  'google-removed': ['lead', 'after'],
  passkey: ['lead', 'after'],
  'passkey-removed': ['lead', 'after'],
  tried: ['lead', 'button', 'after'],
  closed: ['lead', 'after'],
} as const satisfies Record<string, readonly ('lead' | 'button' | 'after')[]>;

export type AccountMailKind = keyof typeof parts;

/** No input of a form stands in these mails, because the form accepts any address. `link`: where the button leads. */
export function accountMail(site: Site, kind: AccountMailKind, link = ''): Mail {
  const t = serverTexts(site);
  const text = (part: string) => t(message(`mail.account.${kind}.${part}`, { sender: senderOf(site.channel) }));
  const subject = text('subject');
  const imprint = site.origin + buildPath(site, ['impressum'], []);
  const body = parts[kind].map((part) =>
    part === 'button' ? mailButton(site.channel, link, text(part)) : `<p>${escapeMarkup(text(part))}</p>`,
  );
  const foot = `${escapeMarkup(text('why'))} <a href="${escapeMarkup(imprint)}" style="color:inherit">${escapeMarkup(t('mail.imprint'))}</a>`;
  const html = [mailHeading(site.channel, text('heading')), ...body, mailNote(site.channel, foot)].join('\n');
  const lines = parts[kind].flatMap((part) => [part === 'button' ? `${text(part)}: ${link}` : text(part), '']);
  const end = [text('why'), `${t('mail.imprint')}: ${imprint}`, '', senderOf(site.channel)];
  return { subject, html: mailPage(subject, site, html), text: [t('mail.greeting'), '', ...lines, ...end].join('\n') };
}

/** Page that a mailed link opens. Opening it alone changes nothing: it has a form. */
const pages = {
  verify: 'email-verify',
  change: 'email-verify',
  undo: 'email-verify',
  reset: 'password-new',
  order: 'password-new',
} as const;

export function accountLink(site: Site, kind: keyof typeof pages, token: string): string {
  return site.origin + buildPath(site, pathPattern(pages[kind]).split('/'), [['token', token]]);
}

export function signInLink(site: Site): string {
  return site.origin + buildPath(site, pathPattern('sign-in').split('/'), []);
}
