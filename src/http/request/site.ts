/** Where a request happens: channel and country by host on pages, confirmed by the two headers on calls (D01, D38). */

import { chooseSite, type HostEntry, isLocalOrigin, siteOfHost } from '#core/site/market.ts';
import { type Channel, type Country, channels } from '#core/values/channel.ts';
import { Fault } from '#core/values/fault.ts';
import { type Locale, localeCountry, locales, parseLocale } from '#core/values/locale.ts';
import type { Site } from '#services/handler.ts';

export type Host = {
  channel: Channel;
  country: Country;
  /** The host decides channel and country. Where it does not, the visitor's cookie may choose the channel, so that pages differ by it. */
  isDecided: boolean;
  origin: string;
  secure: boolean;
  /** A mapped or configured public host: its pages may be indexed. */
  isProduction: boolean;
};

/**
 * The host of a request from its Host header. `switched` is the visitor's explicit choice of a channel (cookie), which counts only where
 * the host decides nothing. Absolute links never come from a forged header: only mapped and local hosts are used as origin.
 */
export function hostOf(
  header: string | undefined,
  hosts: readonly HostEntry[],
  publicOrigin: string | undefined,
  switched: string | null = null,
): Host {
  const name = (header ?? '').toLowerCase();
  const secure = publicOrigin?.startsWith('https:') ?? false;
  const bare = name.replace(/:\d+$/, '');
  const isMapped = hosts.some((entry) => entry.host === bare);
  const isLocal = siteOfHost(name, []).decided || /^(127\.0\.0\.1|\[::1\])(:\d+)?$/.test(name);
  const isPublic = publicOrigin !== undefined && new URL(publicOrigin).host === name;
  // A shop with a real address never calls itself localhost: a Host header must not lead the links of a mail there.
  const isLocalShop = publicOrigin === undefined || isLocalOrigin(publicOrigin);
  const { channel, country, decided: isDecided } = chooseSite(name, hosts, switched, !isLocalShop);
  const namesItself = isMapped || (isLocal && isLocalShop && !isPublic);
  const port = publicOrigin === undefined ? '' : new URL(publicOrigin).port;
  // The port of a header is as invented as its name; the setting knows the one that visitors reach.
  const own = isMapped && publicOrigin !== undefined ? `${bare}${port && `:${port}`}` : name;
  const origin = namesItself ? `${secure ? 'https' : 'http'}://${own}` : (publicOrigin ?? 'http://localhost');
  return { channel, country, isDecided, origin, secure, isProduction: (isMapped || isPublic) && !isLocal };
}

/** Site of a call from `x-channel` ("myposter-ch") and `x-locale` ("de-CH"). Throws Fault 'bad-headers' when one is missing or they contradict each other or the host. */
export function siteOfHeaders(headers: Headers, host: Host): Site {
  const channelHeader = headers.get('x-channel');
  const localeHeader = headers.get('x-locale');
  const refuse = (header: string): never => {
    throw new Fault('bad-headers', header, { text: { key: `fault.${header}` } });
  };
  const match = /^([a-z]+)-([a-z]{2})$/.exec(channelHeader ?? '');
  const channel = channels.find((name) => name === match?.[1]);
  if (!channel || !match?.[2]) return refuse('x-channel-unknown');
  const country = match[2].toUpperCase();
  const locale: Locale | undefined = locales.find((code) => code === parseLocale(localeHeader)?.code);
  if (!locale) return refuse('x-locale-unknown');
  if (localeCountry(locale) !== country) return refuse('headers-differ');
  if (host.channel !== channel || host.country !== country) return refuse('x-channel-differs');
  return { channel, country: host.country, locale, origin: host.origin };
}
