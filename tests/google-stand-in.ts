/** Google for tests of the process: keys behind an address, and credentials with any claims. */
import { createServer } from 'node:http';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { afterAll, beforeAll } from 'vitest';
import type { GoogleSettings } from '#services/handler.ts';
import type { TestBrowser } from './customer-browser.ts';

export const clientId = 'shop.apps.googleusercontent.example';

export type GoogleStandIn = {
  settings: GoogleSettings;
  /** The claims in a token that Google has signed. */
  sign(claims: JWTPayload, header?: Record<string, unknown>): Promise<string>;
  /** A credential for the sign-in that this browser begins. */
  credential(browser: TestBrowser, claims?: JWTPayload): Promise<string>;
};

/** Claims of an account at `now`. */
export function claimsOf(now: Date, nonce: string, own: JWTPayload = {}): JWTPayload {
  const at = Math.floor(now.getTime() / 1000);
  const person = { sub: 'g-1', email: 'gerda@gmail.com', email_verified: true, given_name: 'Gerda', family_name: 'Google' };
  return { iss: 'https://accounts.google.com', aud: clientId, iat: at, exp: at + 3600, nonce, ...person, ...own };
}

/** Runs while the tests of a file do. */
export function googleForTests(now: () => Date): GoogleStandIn {
  const algorithm = 'RS256';
  const pair = generateKeyPair(algorithm, { extractable: true });
  const server = createServer(async (_request, response) => {
    const { publicKey } = await pair;
    response.end(JSON.stringify({ keys: [{ ...(await exportJWK(publicKey)), kid: 'test', alg: algorithm, use: 'sig' }] }));
  });
  const standIn: GoogleStandIn = {
    settings: { clientId, keysUrl: '', script: '' },
    async sign(claims, header = {}) {
      const { privateKey } = await pair;
      return new SignJWT(claims).setProtectedHeader({ alg: algorithm, kid: 'test', ...header }).sign(privateKey);
    },
    async credential(browser, claims = {}) {
      const { nonce } = await browser.call('GET /web-api/customer-auth-google-credentials', {});
      return standIn.sign(claimsOf(now(), nonce, claims));
    },
  };
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    standIn.settings.keysUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/certs`;
  });
  afterAll(() => void server.close());
  return standIn;
}
