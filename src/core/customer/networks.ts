/** Networks around a client's address, as limits group addresses: '203.0.113.7', or '2001:db8:0:1::/64'. */
import { ipAddressWidths, networkBits } from './limits.ts';

type Version = keyof typeof ipAddressWidths;

function versionOf(address: string): Version | null {
  if (/^\d{1,3}(?:\.\d{1,3}){3}$/.test(address)) return 'ipv4';
  return /^[0-9a-f]{1,4}(?::[0-9a-f]{1,4}){3}::\/64$/.test(address) ? 'ipv6' : null;
}

/** The first `bits` of an address: '203.0.113.0/24', '2001:db8:0:100::/56'. */
function prefixOf(address: string, version: Version, bits: number): string {
  const size = version === 'ipv4' ? 8 : 16;
  const parts = version === 'ipv4' ? address.split('.').map(Number) : groupsOf(address);
  const kept = parts.map((part, at) => {
    const free = Math.min(size, Math.max(0, (at + 1) * size - bits));
    return (part >> free) << free;
  });
  return version === 'ipv4' ? `${kept.join('.')}/${bits}` : `${kept.map((part) => part.toString(16)).join(':')}::/${bits}`;
}

function groupsOf(address: string): number[] {
  return address.split(':', 4).map((group) => Number.parseInt(group, 16));
}

/** What a limit by address counts: the address itself, then wider networks, each with how many times the limit it has. */
export function countedIpAddresses(address: string): { key: string; times: number }[] {
  const version = versionOf(address);
  if (version === null) return [{ key: address, times: 1 }];
  const [, ...wider] = ipAddressWidths[version];
  return [{ key: address, times: 1 }, ...wider.map(({ bits, times }) => ({ key: prefixOf(address, version, bits), times }))];
}

/** What takes turns as one client: an IPv4 address, or the /56 of an IPv6 address, which is what a line has. */
export function lineOf(address: string): string {
  return versionOf(address) === 'ipv6' ? prefixOf(address, 'ipv6', 56) : address;
}

/** What a limit by network counts; the address itself where it is none of the internet. */
export function networkOf(address: string): string {
  const version = versionOf(address);
  return version === null ? address : prefixOf(address, version, networkBits[version]);
}
