/** Development pages: the mail outbox, the jobs, feature tests, the page cache. They exist on a developer's own machine only. */
import type { ServerResponse } from 'node:http';
import { brandColours } from '#core/values/brand.ts';
import { defaultLocale } from '#core/values/locale.ts';
import { escapeMarkup } from '#core/values/markup.ts';
import { isLocalRequest } from '#http/request/local-request.ts';
import type { Exchange } from '#http/route-table.ts';
import type { Shop } from '#services/handler.ts';
import { withLinePictures } from '#services/mail/line-pictures.ts';
import { countJobs, listFailed } from '#store/job/jobs.ts';
import { findMail, listMails } from '#store/mail/mails.ts';
import { operatorText as t, textLanguage } from '#texts/server-texts.ts';
import { flagsPage } from './flags-page.ts';

function sendPage(response: ServerResponse, title: string, body: string): void {
  const html = `<!doctype html><html lang="${textLanguage(defaultLocale)}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeMarkup(title)}</title><body style="font:16px/1.5 sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem"><h1>${escapeMarkup(title)}</h1>${body}</body></html>`;
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex,nofollow',
    'content-security-policy': "default-src 'none'; style-src-attr 'unsafe-inline'; img-src 'self' data:; frame-src 'self'",
  });
  response.end(html);
}

function table(head: string[], rows: string[][]): string {
  const cells = (tag: string, row: string[]) =>
    row
      .map(
        (cell) =>
          `<${tag} style="text-align:left;padding:.4rem .8rem;border-top:1px solid ${brandColours.federleicht.line}">${cell}</${tag}>`,
      )
      .join('');
  return `<table style="border-collapse:collapse;width:100%"><tr>${cells('th', head)}</tr>${rows.map((row) => `<tr>${cells('td', row)}</tr>`).join('')}</table>`;
}

/** Answers /dev/mailbox, /dev/mailbox/ID, /dev/mailbox/ID.html, /dev/jobs, /dev/flags and /dev/page-cache; false for any other path, and for a request of another machine. */
export function devPages(shop: Shop, pageCounts: () => object): (exchange: Exchange) => Promise<boolean> {
  return async ({ request, response, path }) => {
    if (!isLocalRequest(request)) return false;
    if (path === '/dev/mailbox' || path === '/dev/mailbox/') {
      const mails = await listMails(shop.store, 200);
      const rows = mails.map((mail) => [
        escapeMarkup(mail.createdAt),
        escapeMarkup(mail.to),
        `<a href="/dev/mailbox/${mail.id}">${escapeMarkup(mail.subject)}</a>`,
        t(mail.sentAt ? 'operator.mail.sent' : 'operator.mail.here'),
      ]);
      const head = [t('operator.mail.time'), t('operator.mail.to'), t('operator.mail.subject'), t('operator.mail.state')];
      sendPage(response, t('operator.mailbox'), mails.length > 0 ? table(head, rows) : `<p>${t('operator.mail.none')}</p>`);
      return true;
    }
    const mailMatch = /^\/dev\/mailbox\/([A-Za-z0-9_-]{1,40})(\.html)?$/.exec(path);
    if (mailMatch?.[1]) {
      const mail = await findMail(shop.store, mailMatch[1]);
      if (!mail) return false;
      if (mailMatch[2]) {
        response.writeHead(200, {
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; sandbox",
        });
        const { mail: pictured, pictures } = await withLinePictures(mail, shop);
        const hrefs = new Map(pictures.map(({ cid, content }) => [`cid:${cid}`, `data:image/jpeg;base64,${content.toString('base64')}`]));
        response.end(pictured.html.replace(/cid:line-\d{1,3}/g, (cid) => hrefs.get(cid) ?? ''));
        return true;
      }
      sendPage(
        response,
        mail.subject,
        `<p>${escapeMarkup(t('operator.mail.line', { to: mail.to, at: mail.createdAt }))}</p><iframe title="${t('operator.mail.frame')}" src="/dev/mailbox/${mail.id}.html" style="width:100%;height:44rem;border:1px solid #858c86"></iframe><h2>${t('operator.mail.text')}</h2><pre style="white-space:pre-wrap">${escapeMarkup(mail.text)}</pre>`,
      );
      return true;
    }
    if (path === '/dev/jobs' || path === '/dev/jobs/') {
      const counts = await countJobs(shop.store);
      const failed = await listFailed(shop.store);
      const state = `<p>${t('operator.work.counts', counts)}</p>`;
      const head = [t('operator.mail.time'), t('operator.work.kind'), t('operator.work.attempts'), t('operator.work.error')];
      const rows = failed.map((job) => [escapeMarkup(job.failedAt), escapeMarkup(job.kind), String(job.attempts), escapeMarkup(job.error)]);
      sendPage(response, t('operator.work'), state + (rows.length > 0 ? table(head, rows) : `<p>${t('operator.work.none')}</p>`));
      return true;
    }
    if (path === '/dev/flags' || path === '/dev/flags/') {
      sendPage(response, t('flags.page.title'), await flagsPage(shop, table));
      return true;
    }
    if (path === '/dev/page-cache') {
      response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
      response.end(JSON.stringify(pageCounts()));
      return true;
    }
    return false;
  };
}
