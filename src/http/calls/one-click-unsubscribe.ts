/**
 * One-click unsubscribe of mail programs (RFC 8058). They post from their own servers, without cookies and without an origin, so the CSRF
 * check does not apply; the token in the address identifies the subscription, or the guest whom a host writes to.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { localeOfPath } from '#core/site/address.ts';
import { readBody } from '#core/values/body.ts';
import { bodyChunks } from '#http/request/body.ts';
import type { Host } from '#http/request/site.ts';
import type { Shop } from '#services/handler.ts';
import { stopEventMails } from '#services/people/event/mails/host-mails.ts';
import { stopMails } from '#services/people/requests/guest-answers.ts';
import { leaveNewsletter } from '#store/customer/newsletter.ts';
import { serverTexts } from '#texts/server-texts.ts';

const maxBodyBytes = 4096;

/** /newsletter/abmelden/TOKEN/ in any language. */
export const oneClickPath = /^(?:\/[a-z]{1,2})*\/newsletter\/abmelden\/([A-Za-z0-9_-]{22})\/?$/;

/** /a/KEY/abmelden/ and /e/KEY/abmelden/ in any language. Mail programs post to it with a query of their own (`mailStopQuery`). */
export const mailStopPath = /^(?:\/[a-z]{1,2})*\/([ae])\/([A-Za-z0-9]{26})\/abmelden\/?$/i;

async function leave(shop: Shop, path: string): Promise<void> {
  const token = oneClickPath.exec(path)?.[1];
  if (token !== undefined) return void (await leaveNewsletter(shop.store, token, shop.clock()));
  const [, page = '', key = ''] = mailStopPath.exec(path) ?? [];
  await (page.toLowerCase() === 'e' ? stopEventMails(shop, key, false) : stopMails(shop, key, false));
}

/** Answers a POST to `oneClickPath` and `mailStopPath`. */
export async function oneClickUnsubscribe(
  shop: Shop,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  { country }: Host,
): Promise<void> {
  const t = serverTexts({ locale: localeOfPath(path, country) });
  const body = await readBody(bodyChunks(request), maxBodyBytes).catch(() => new Uint8Array());
  const text = new TextDecoder().decode(body);
  // As a form of either kind: List-Unsubscribe=One-Click, or a part of that name with that content.
  const isOneClick = /List-Unsubscribe/.test(text) && /One-Click/.test(text);
  const answer = (status: number, text: string) => {
    response.writeHead(status, {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex,nofollow',
    });
    response.end(`${text}\n`);
  };
  if (!isOneClick) return answer(400, t('fault.bad-json'));
  // Known, unknown and gone get the same answer: a mail program has nothing to do about it.
  await leave(shop, path);
  return answer(200, t('newsletter.ended'));
}
