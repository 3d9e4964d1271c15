/** The address of a request's client: the peer of the connection, or the hop that the trusted proxies name. */
import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** Addresses of the shop's own proxies. */
export type TrustedProxies = Pick<BlockList, 'check'>;

/** Reads '10.0.0.0/8,::1'; null when an entry is no address or network. An empty text trusts no proxy. */
export function parseTrustedProxies(text: string): TrustedProxies | null {
  const list = new BlockList();
  for (const entry of text.split(',')) {
    const [address = '', bits, ...rest] = entry.trim().split('/');
    if (entry.trim() === '' && text.trim() === '') continue;
    const version = isIP(address);
    if (version === 0 || rest.length > 0 || (bits !== undefined && !/^\d{1,3}$/.test(bits))) return null;
    const family = version === 4 ? 'ipv4' : 'ipv6';
    const width = version === 4 ? 32 : 128;
    if (Number(bits ?? width) > width) return null;
    list.addSubnet(address, Number(bits ?? width), family);
  }
  return list;
}

/** The eight groups of an IPv6 address as numbers. */
function groupsOf(address: string): number[] {
  const dotted = /^(.*:)(\d+)\.(\d+)\.(\d+)\.(\d+)$/.exec(address);
  const hex = (high: string | undefined, low: string | undefined) => (Number(high) * 256 + Number(low)).toString(16);
  const text = dotted ? `${dotted[1]}${hex(dotted[2], dotted[3])}:${hex(dotted[4], dotted[5])}` : address;
  const [head = '', tail] = text.split('::');
  const parse = (part: string) => (part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16)));
  const [left, right] = [parse(head), parse(tail ?? '')];
  return [...left, ...Array.from({ length: 8 - left.length - right.length }, () => 0), ...right];
}

/** An address without port, brackets and zone; an IPv4 address in IPv6 form becomes one. Null for anything else. */
function plainIpAddress(text: string): string | null {
  const bare = /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
  const address = (bare.split('%', 1)[0] ?? '').toLowerCase();
  const version = isIP(address);
  if (version !== 6) return version === 4 ? address : null;
  const groups = groupsOf(address);
  const [high = 0, low = 0] = groups.slice(6);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  return isMapped ? [high >> 8, high & 255, low >> 8, low & 255].join('.') : address;
}

export function isTrustedProxy(address: string | undefined, trusted: TrustedProxies): boolean {
  const plain = plainIpAddress(address ?? '');
  return plain !== null && trusted.check(plain, isIP(plain) === 4 ? 'ipv4' : 'ipv6');
}

/** What limits count by: an IPv4 address, or the /64 network of an IPv6 address, which is one household or one machine. */
export function ipAddressGroup(address: string | undefined): string {
  const plain = plainIpAddress(address ?? '');
  if (plain === null) return 'unknown';
  if (isIP(plain) === 4) return plain;
  const network = groupsOf(plain).slice(0, 4);
  return `${network.map((group) => group.toString(16)).join(':')}::/64`;
}

/**
 * The client of a request, as `ipAddressGroup` writes it. `X-Forwarded-For` is read from the right as long as the hop that added an entry is
 * trusted; a client can forge everything left of that.
 */
export function ipAddressOf(
  { socket, headers }: Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string | undefined } },
  trusted: TrustedProxies,
): string {
  const { 'x-forwarded-for': forwarded } = headers;
  const hops = (Array.isArray(forwarded) ? forwarded.join(',') : (forwarded ?? '')).split(',').reverse();
  let address = socket.remoteAddress;
  for (const hop of hops) {
    const next = plainIpAddress(hop.trim());
    if (next === null || !isTrustedProxy(address, trusted)) break;
    address = next;
  }
  return ipAddressGroup(address);
}
