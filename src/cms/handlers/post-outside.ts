/** POST requests to addresses that an editor entered. They must not reach services of the shop's own network. */
import { type LookupAddress, lookup } from 'node:dns';
import { request as httpRequest, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Ranges that are not on the public internet, and those that lead into them. */
const privateRanges = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  privateRanges.addSubnet(network, bits, 'ipv4');
/** Teredo, documentation, 6to4. */
for (const [network, bits] of [
  ['2001::', 32],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  privateRanges.addSubnet(network, bits, 'ipv6');

/** Public IPv6 addresses begin with the bits 001. IPv4 addresses written as IPv6 do not. */
const publicIpv6 = new BlockList();
publicIpv6.addSubnet('2000::', 3, 'ipv6');

/** True for an IP address that is not on the public internet. */
export function isPrivateIpAddress(address: string): boolean {
  if (isIP(address) === 4) return privateRanges.check(address, 'ipv4');
  return !publicIpv6.check(address, 'ipv6') || privateRanges.check(address, 'ipv6');
}

const privateIpAddressCode = 'PRIVATE_ADDRESS';

/** Resolves a name and refuses it if any of its addresses is private. The connection is made to these very addresses: no second look-up could give others. */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    const [first] = addresses ?? [];
    if (error || !first) return callback(error ?? new Error(`no address of ${hostname}`), '');
    if (addresses.some(({ address }) => isPrivateIpAddress(address)))
      return callback(Object.assign(new Error(hostname), { code: privateIpAddressCode }), '');
    return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
  });
};

export type OutsideRequest = { headers: Record<string, string>; body: Uint8Array; timeoutMs: number; allowsPrivate: boolean };

/** The status of the response; redirects are not followed. Null: no address of the host may be called. Rejects when nothing answers in time. */
export async function postOutside(address: string, { headers, body, timeoutMs, allowsPrivate }: OutsideRequest): Promise<number | null> {
  const url = new URL(address);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // Node looks up names only.
  if (!allowsPrivate && isIP(host) > 0 && isPrivateIpAddress(host)) return null;
  const options: RequestOptions = {
    method: 'POST',
    headers: { ...headers, 'content-length': body.byteLength },
    agent: false,
    signal: AbortSignal.timeout(timeoutMs),
    ...(allowsPrivate ? {} : { lookup: publicLookup }),
  };
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
  try {
    return await new Promise<number>((resolve, reject) => {
      const request = send(url, options, (response) => {
        resolve(response.statusCode ?? 0);
        response.destroy();
      });
      request.on('error', reject);
      request.end(body);
    });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === privateIpAddressCode) return null;
    throw error;
  }
}
