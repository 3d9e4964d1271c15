/** The token that opens a stream. SDKs do not check its signature, but read its times and its channels. */
import { createHash } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';

/** Opened by the server key or by the public key of browsers. */
export type KeyKind = 'server' | 'client';

/** SDKs ask for the next token 600 seconds before the end: of 600 seconds or less they would ask without end. */
export const tokenSeconds = 3600;

export const streamChannels = {
  flags: 'shop_live_flags',
  segments: 'shop_live_segments',
  memberships: 'shop_live_memberships',
  controls: ['control_pri', 'control_sec'],
} as const;

function capability(kind: KeyKind): string {
  const subscribed = [streamChannels.flags, kind === 'server' ? streamChannels.segments : streamChannels.memberships];
  return JSON.stringify({
    ...Object.fromEntries(subscribed.map((channel) => [channel, ['subscribe']])),
    ...Object.fromEntries(streamChannels.controls.map((channel) => [channel, ['subscribe', 'channel-metadata:publishers']])),
  });
}

/** The same in every process that has the same server key. */
function secretOf(serverKey: string): Uint8Array {
  return createHash('sha256').update(`flag stream ${serverKey}`).digest();
}

export async function streamToken(kind: KeyKind, serverKey: string, now: Date): Promise<string> {
  const issued = Math.floor(now.getTime() / 1000);
  return new SignJWT({ kind, 'x-ably-capability': capability(kind) })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt(issued)
    .setExpirationTime(issued + tokenSeconds)
    .sign(secretOf(serverKey));
}

/** Codes of the stream's provider: SDKs ask for a new token after both. */
export const tokenProblems = { invalid: 40140, expired: 40142 } as const;

export async function streamKind(token: string, serverKey: string, now: Date): Promise<KeyKind | keyof typeof tokenProblems> {
  try {
    const { payload } = await jwtVerify(token, secretOf(serverKey), { currentDate: now, algorithms: ['HS256'] });
    return payload.kind === 'server' ? 'server' : 'client';
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ERR_JWT_EXPIRED' ? 'expired' : 'invalid';
  }
}
