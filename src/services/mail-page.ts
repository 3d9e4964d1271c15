/** The frame that all mails share: paper, logo, one column. Not what a mail says. */
import { brandColours } from '#core/values/brand.ts';
import type { Channel } from '#core/values/channel.ts';
import type { Locale } from '#core/values/locale.ts';
import { escapeMarkup } from '#core/values/markup.ts';
import { textLanguage } from '#texts/server-texts.ts';

/** `text` is the whole mail for programs that show no markup. */
export type Mail = { subject: string; html: string; text: string };

/** In the fonts of mail programs, which have none of the shop's. */
const logos = {
  federleicht: `<p style="font:28px/1.2 Georgia,serif;margin:0 0 28px">Feder<i>leicht</i></p>`,
  myposter: `<p style="font:700 28px/1.2 'Segoe UI',Helvetica,Arial,sans-serif;letter-spacing:-1px;margin:0 0 28px">myposter</p>`,
} as const satisfies Record<Channel, string>;

/** Brand and language of a mail. */
export type MailSite = { channel: Channel; locale: Locale };
/** The same of a mail that may be without a brand: it shows no name, logo or colour of the shop then. */
export type NeutralMailSite = { channel: Channel | null; locale: Locale };

const neutralColours = { page: '#ffffff', ground: '#f3f3f3', line: '#d9d9d9', ink: '#1a1a1a', inkSoft: '#595959' };

export function mailColours(channel: Channel | null): Record<keyof typeof neutralColours, string> {
  return channel ? brandColours[channel] : neutralColours;
}

/** A finished HTML mail. `body` is markup. */
export function mailPage(subject: string, { channel, locale }: NeutralMailSite, body: string): string {
  const { ground, page, ink } = mailColours(channel);
  return `<!doctype html>
<html lang="${textLanguage(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeMarkup(subject)}</title></head>
<body style="margin:0;background:${ground};color:${ink};font:16px/1.6 'Segoe UI',Helvetica,Arial,sans-serif">
<div style="max-width:600px;margin:0 auto;background:${page};padding:40px 32px">
${channel ? logos[channel] : ''}
${body}
</div></body></html>
`;
}

export function mailHeading(channel: Channel | null, text: string): string {
  const face = channel === 'federleicht' ? '400 30px/1.25 Georgia,serif' : "700 28px/1.2 'Segoe UI',Helvetica,Arial,sans-serif";
  return `<h1 style="font:${face};margin:0 0 16px">${escapeMarkup(text)}</h1>`;
}

/** A link that looks like the shop's primary button. */
export function mailButton(channel: Channel, href: string, label: string): string {
  const { ink } = brandColours[channel];
  const radius = channel === 'myposter' ? 0 : 2;
  return `<p style="margin:28px 0"><a href="${escapeMarkup(href)}" style="display:inline-block;background:${ink};color:#ffffff;font-weight:600;text-decoration:none;padding:14px 28px;border-radius:${radius}px">${escapeMarkup(label)}</a></p>`;
}

/** A paragraph of side notes. `markup` is escaped already. */
export function mailNote(channel: Channel, markup: string): string {
  return `<p style="color:${brandColours[channel].inkSoft};font-size:14px">${markup}</p>`;
}
