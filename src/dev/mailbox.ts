/** The local outbox: every mail as it would be sent, with its codes, its pictures and its files. */
import type { ServerResponse } from 'node:http';
import { escapeMarkup } from '#core/values/markup.ts';
import type { Shop } from '#services/handler.ts';
import { type MailAttachment, type OpenedMail, openMail } from '#services/mail/open-mail.ts';
import { findMail, listMails, type StoredMail } from '#store/mail/mails.ts';
import { operatorText as t } from '#texts/server-texts.ts';
import { sendPage, table } from './page.ts';

async function sendList(response: ServerResponse, shop: Shop): Promise<void> {
  const mails = await listMails(shop.store, 200);
  const rows = mails.map((mail) => [
    escapeMarkup(mail.createdAt),
    escapeMarkup(mail.to),
    `<a href="/dev/mailbox/${mail.id}">${escapeMarkup(mail.subject)}</a>`,
    t(mail.sentAt ? 'operator.mail.sent' : 'operator.mail.here'),
  ]);
  const head = [t('operator.mail.time'), t('operator.mail.to'), t('operator.mail.subject'), t('operator.mail.state')];
  sendPage(response, t('operator.mailbox'), mails.length > 0 ? table(head, rows) : `<p>${t('operator.mail.none')}</p>`);
}

/** Pictures that the mail names become part of its page, whose policy loads nothing. */
function sendMarkup(response: ServerResponse, { mail, attachments }: OpenedMail): void {
  const hrefs = new Map(
    attachments.map(({ cid, content, contentType }) => [`cid:${cid}`, `data:${contentType};base64,${content.toString('base64')}`]),
  );
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; sandbox",
  });
  response.end(mail.html.replace(/cid:(?:line|scene|transfer)-\d{1,12}/g, (cid) => hrefs.get(cid) ?? ''));
}

function sendFile(response: ServerResponse, { filename, content, contentType }: MailAttachment): void {
  response.writeHead(200, {
    'content-type': contentType,
    'content-length': content.length,
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(filename)}`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  response.end(content);
}

function filesList(id: string, files: readonly MailAttachment[]): string {
  const rows = files.map(({ filename, content }, at) => {
    const size = t('operator.mail.size', { size: Math.ceil(content.length / 1_000) });
    return `<li><a href="/dev/mailbox/${id}/${at + 1}" download>${escapeMarkup(filename)}</a> (${escapeMarkup(size)})</li>`;
  });
  return rows.length === 0 ? '' : `<h2>${t('operator.mail.files')}</h2><ul>${rows.join('')}</ul>`;
}

function sendMail(response: ServerResponse, { mail }: OpenedMail, files: readonly MailAttachment[]): void {
  sendPage(
    response,
    mail.subject,
    `<p>${escapeMarkup(t('operator.mail.line', { to: mail.to, at: mail.createdAt }))}</p>${filesList(mail.id, files)}<iframe title="${t('operator.mail.frame')}" src="/dev/mailbox/${mail.id}.html" style="width:100%;height:44rem;border:1px solid #858c86"></iframe><h2>${t('operator.mail.text')}</h2><pre style="white-space:pre-wrap">${escapeMarkup(mail.text)}</pre>`,
  );
}

/** As it was stored where it is not sent any more: the mail of a gift voucher that is blocked. */
async function openedOrStored(mail: StoredMail, shop: Shop): Promise<OpenedMail> {
  return (await openMail(mail, shop)) ?? { mail, attachments: [] };
}

/** Answers /dev/mailbox, /dev/mailbox/ID, /dev/mailbox/ID.html and /dev/mailbox/ID/NUMBER, a file of the mail; false for any other path. */
export function mailboxPages(shop: Shop): (path: string, response: ServerResponse) => Promise<boolean> {
  return async (path, response) => {
    if (path === '/dev/mailbox' || path === '/dev/mailbox/') {
      await sendList(response, shop);
      return true;
    }
    const [, id, rest = ''] = /^\/dev\/mailbox\/([A-Za-z0-9_-]{1,40})(\.html|\/\d{1,3})?$/.exec(path) ?? [];
    const mail = id === undefined ? null : await findMail(shop.store, id);
    if (!mail) return false;
    const opened = await openedOrStored(mail, shop);
    const files = opened.attachments.filter(({ cid }) => cid === undefined);
    if (rest === '.html') sendMarkup(response, opened);
    else if (rest === '') sendMail(response, opened, files);
    else {
      const file = files[Number(rest.slice(1)) - 1];
      if (!file) return false;
      sendFile(response, file);
    }
    return true;
  };
}
