/** The mail that reminds a host of what is not ordered yet. Pure. */
import { categoryName } from '#core/catalogue/categories.ts';
import type { PieceDates } from '#core/order/planner/plan.ts';
import { buildPath } from '#core/site/address.ts';
import { pathPattern } from '#core/site/paths.ts';
import { type Day, formatDay } from '#core/values/date.ts';
import { escapeMarkup } from '#core/values/markup.ts';
import type { Site } from '#services/handler.ts';
import { mailButton, mailHeading, mailNote, mailPage } from '#services/mail-page.ts';
import type { NewMail } from '#store/mail/mails.ts';
import type { HostedEvent } from '#store/people/event/events.ts';
import { serverTexts } from '#texts/server-texts.ts';

export type DuePiece = { piece: PieceDates['piece']; latest: Day; isExpress: boolean };

/** `left`: days until the first of the last orders. */
export function planMail(
  { id, title, firstDay }: Pick<HostedEvent, 'id' | 'title' | 'firstDay'>,
  { pieces, left, to }: { pieces: readonly [DuePiece, ...DuePiece[]]; left: number; to: string },
  site: Site,
): NewMail {
  const t = serverTexts({ locale: site.locale });
  const [first] = pieces;
  const subject =
    pieces.length === 1
      ? t('feier.plan.mail.subject', { days: left, piece: t(categoryName(first.piece)), title })
      : t('feier.plan.mail.subject.more', { days: left, count: pieces.length, title });
  const lead = t('feier.plan.mail.lead', { title, day: `${formatDay(firstDay, site.locale, 'long')} ${firstDay.slice(0, 4)}` });
  const rows = pieces.map(({ piece, latest, isExpress }) =>
    t(isExpress ? 'feier.plan.mail.piece.express' : 'feier.plan.mail.piece', {
      piece: t(categoryName(piece)),
      day: formatDay(latest, site.locale, 'long'),
    }),
  );
  const button = t('feier.plan.mail.button');
  const href = site.origin + buildPath(site, pathPattern('event-plan').replace(':event', id).split('/'));
  const stop = t('feier.plan.mail.stop');
  const body = [
    mailHeading(site.channel, subject),
    `<p>${escapeMarkup(lead)}</p>`,
    `<ul>${rows.map((row) => `<li>${escapeMarkup(row)}</li>`).join('')}</ul>`,
    mailButton(site.channel, href, button),
    mailNote(site.channel, escapeMarkup(stop)),
  ];
  const text = [lead, '', ...rows.map((row) => `- ${row}`), '', `${button}: ${href}`, '', stop, ''].join('\n');
  return { to, subject, text, html: mailPage(subject, site, body.join('\n')), order: null };
}
