/** The newsletter's promises as figures and words: consent, how long a link lives, what the voucher is worth (D14). */
import type { Channel, Country } from '#core/values/channel.ts';
import type { Day } from '#core/values/date.ts';
import { type Message, message } from '#core/values/message.ts';
import { currencyOf, type Money, money } from '#core/values/money.ts';
import { dayMs } from '#core/values/unit.ts';

const senders: Record<Channel, string> = { federleicht: 'Federleicht', myposter: 'myposter' };

/** Who writes the newsletter. */
export function senderOf(channel: Channel): string {
  return senders[channel];
}

/** The sentence of consent. It is stored as it was shown with every sign-up, as the proof of what was agreed to. */
export function consentText(channel: Channel): Message {
  return message('newsletter.consent', { sender: senderOf(channel) });
}

/** How long a confirmation link works. */
export const confirmDays = 7;
export const confirmMs = confirmDays * dayMs;

/** 5.00 in the market's currency (F480). */
export function newsletterVoucher(country: Country): Money {
  return money(500, currencyOf(country));
}

/** The last day of a voucher given on `day`: the same day twelve months later, the month's last day where it is shorter. */
export function voucherLastDay(day: Day): Day {
  const same = `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
  return same.endsWith('-02-29') ? same.replace('-29', '-28') : same;
}
