/** A stand-in for Google on a developer's own machine: its script, its public keys, and credentials of every kind, good and bad. */
import { createHmac } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { isLocalRequest } from '#http/request/local-request.ts';
import type { Exchange } from '#http/route-table.ts';
import { googleClientScript, variants } from './google-client.ts';
import { standInKeysPath, standInScriptPath } from './google-paths.ts';

const algorithm = 'RS256';
const keyId = 'stand-in';
let pair: ReturnType<typeof generateKeyPair> | null = null;

/** One key pair for the life of the process, made with the first use. */
function keyPair() {
  pair ??= generateKeyPair(algorithm);
  return pair;
}

async function keys(): Promise<object> {
  const { publicKey } = await keyPair();
  return { keys: [{ ...(await exportJWK(publicKey)), alg: algorithm, use: 'sig', kid: keyId }] };
}

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

type Asked = {
  now: Date;
  variant: string;
  email: string;
  sub: string;
  nonce: string;
  audience: string;
  hd: string | null;
};

/** A credential as the query asks for it. */
async function credential({ now: at, variant, email, sub, nonce, audience, hd }: Asked): Promise<string> {
  const now = Math.floor(at.getTime() / 1000);
  const issuedAt = variant === 'expired' ? now - 7200 : now;
  const claims = {
    iss: 'https://accounts.google.com',
    aud: variant === 'audience' ? 'somebody-else' : audience,
    sub,
    email,
    email_verified: true,
    given_name: 'Gerda',
    family_name: 'Google',
    name: 'Gerda Google',
    iat: issuedAt,
    exp: issuedAt + 3600,
    ...(hd === null ? {} : { hd }),
    nonce: variant === 'nonce' ? 'another' : nonce,
  };
  if (variant === 'unsigned') return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`;
  const { privateKey, publicKey } = await keyPair();
  if (variant === 'hs256') {
    const text = `${part({ alg: 'HS256', kid: keyId })}.${part(claims)}`;
    const secret = JSON.stringify(await exportJWK(publicKey));
    return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
  }
  const token = await new SignJWT(claims).setProtectedHeader({ alg: algorithm, kid: keyId }).sign(privateKey);
  if (variant !== 'address') return token;
  const [head, , signature] = token.split('.');
  return `${head}.${part({ ...claims, email: 'another@gmail.com' })}.${signature}`;
}

function send(response: ServerResponse, type: string, text: string): true {
  response.writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store', 'x-robots-tag': 'noindex,nofollow' });
  response.end(text);
  return true;
}

/** Answers the paths under /dev/google/; false for any other, and for a request of another machine. */
export function googleStandIn(clock: () => Date): (exchange: Exchange) => Promise<boolean> {
  return async ({ request, response, path }) => {
    if (!isLocalRequest(request)) return false;
    if (path === standInScriptPath) return send(response, 'text/javascript', googleClientScript());
    if (path === standInKeysPath) return send(response, 'application/json', JSON.stringify(await keys()));
    if (path !== '/dev/google/credential') return false;
    const query = new URL(request.url ?? '/', 'http://localhost').searchParams;
    const text = (name: string) => query.get(name) ?? '';
    const variant = Object.keys(variants).find((known) => known === text('variant')) ?? 'success';
    const email = text('email') || 'gerda@gmail.com';
    const asked = {
      now: clock(),
      variant,
      email,
      sub: text('sub') || `stand-in ${email}`,
      nonce: text('nonce'),
      audience: text('audience'),
    };
    return send(response, 'text/plain', await credential({ ...asked, hd: query.get('hd') }));
  };
}
