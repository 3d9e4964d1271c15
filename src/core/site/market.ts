/** Which channel and country a host belongs to, and where another one lives. Knows no requests and no cookies. */
import { type Channel, type Country, channels, countries, defaultChannel } from '#core/values/channel.ts';

/** One line of the HOSTS setting. */
export type HostEntry = { host: string; channel: Channel; country: Country };
export type Market = { channel: Channel; country: Country };

/**
 * The HOSTS setting, "domain=channel:COUNTRY,…", as entries. '' gives none.
 * Throws a RangeError that names the entry whose domain, channel or country is wrong.
 */
export function parseHosts(text: string): HostEntry[] {
  const entries = text.split(',').filter((entry) => entry.trim() !== '');
  return entries.map((entry) => {
    const match = /^([a-z0-9](?:[a-z0-9.-]*[a-z0-9])?)=([a-z]+):([A-Z]{2})$/.exec(entry.trim());
    const channel = channels.find((known) => known === match?.[2]);
    const country = countries.find((known) => known === match?.[3]);
    if (!match?.[1] || !channel || !country) throw new RangeError(`HOSTS: ${entry.trim()} is not domain=channel:COUNTRY`);
    return { host: match[1], channel, country };
  });
}

/** A Host header without port, in lower case, without the final dot; '' when it is no host name. */
function hostName(header: string): string {
  const name = header
    .toLowerCase()
    .replace(/:\d{1,5}$/, '')
    .replace(/\.$/, '');
  return /^[a-z0-9.-]+$/.test(name) ? name : '';
}

/**
 * Where a host lies. `decided` is false for an unmapped host (an IP address, a proxy's name): then a visitor's explicit switch
 * may choose the channel (D01). On one machine: localhost, at.localhost, myposter.localhost, at.myposter.localhost; `isPublic` shops have
 * no such names.
 */
export function siteOfHost(header: string, hosts: readonly HostEntry[], isPublic = false): Market & { decided: boolean } {
  const name = hostName(header);
  const entry = hosts.find((known) => known.host === name);
  if (entry) return { channel: entry.channel, country: entry.country, decided: true };
  const local = isPublic ? null : /^(?:([a-z]{2})\.)?(?:(myposter)\.)?localhost$/.exec(name);
  const country = countries.find((known) => known.toLowerCase() === (local?.[1] ?? 'de'));
  if (local && country) return { channel: local[2] ? 'myposter' : defaultChannel, country, decided: true };
  return { channel: defaultChannel, country: 'DE', decided: false };
}

/** Browsers send no longer one to another host. The time that a host's name takes grows faster than its length. */
const maxUrlLength = 4_000;

/** True for an origin that only the machine itself can ask: the shop is not public. */
export function isLocalOrigin(origin: string): boolean {
  return /^(?:(?:.*\.)?localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(origin).hostname);
}

/**
 * True for the address of a page of the shop, or of an origin, on one of its own hosts. `own` is the origin of one of them: mapped hosts
 * have its scheme and port. On one machine every name that decides is own, whatever its port.
 */
export function isOwnUrl(hosts: readonly HostEntry[], address: string | null, own: string): boolean {
  if (address === null || address.length > maxUrlLength || !URL.canParse(address)) return false;
  const { protocol, port, hostname } = new URL(address);
  if (isLocalOrigin(own)) return siteOfHost(hostname, hosts).decided;
  const home = new URL(own);
  return protocol === home.protocol && port === home.port && hosts.some(({ host }) => host === hostname);
}

/** Order of precedence: host mapping, explicit switch (cookie), default (D01). `decided` as with `siteOfHost`. */
export function chooseSite(
  header: string,
  hosts: readonly HostEntry[],
  switched: string | null,
  isPublic = false,
): Market & { decided: boolean } {
  const site = siteOfHost(header, hosts, isPublic);
  return site.decided ? site : { ...site, channel: channels.find((known) => known === switched) ?? site.channel };
}

/**
 * Origin of a channel in a country, or null where it has no host: a mapped domain (same scheme and port as `publicOrigin`), or
 * its .localhost name when `publicOrigin` is a local one.
 */
export function originOf(place: Market, hosts: readonly HostEntry[], publicOrigin: string): string | null {
  const { protocol, hostname, port } = new URL(publicOrigin);
  const suffix = port === '' ? '' : `:${port}`;
  const own = siteOfHost(hostname, hosts);
  if (own.decided && own.channel === place.channel && own.country === place.country) return `${protocol}//${hostname}${suffix}`;
  const entry = hosts.find((known) => known.channel === place.channel && known.country === place.country);
  if (entry) return `${protocol}//${entry.host}${suffix}`;
  if (hostname !== 'localhost' && !hostname.endsWith('.localhost')) {
    return place.channel === own.channel && place.country === own.country ? `${protocol}//${hostname}${suffix}` : null;
  }
  const parts = [place.country === 'DE' ? '' : place.country.toLowerCase(), place.channel === 'myposter' ? 'myposter' : '', 'localhost'];
  return `${protocol}//${parts.filter(Boolean).join('.')}${suffix}`;
}
