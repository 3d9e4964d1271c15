/** An authenticator of WebAuthn without a device: makes and signs with keys as a browser's would, or wrongly on purpose. */
import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import type { Assertion, Attestation } from '#api/customer-sign-in-ways.ts';

type Wrong = { origin?: string; rpId?: string; counter?: number; isVerified?: boolean; signature?: string };

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();
const text = (data: Buffer) => data.toString('base64url');

/** CBOR of what an attestation has: small numbers, texts, bytes and maps. */
function cbor(value: number | string | Buffer | Map<number | string, unknown>): Buffer {
  const head = (major: number, size: number) => {
    if (size < 24) return Buffer.from([(major << 5) | size]);
    return size < 256 ? Buffer.from([(major << 5) | 24, size]) : Buffer.from([(major << 5) | 25, size >> 8, size & 255]);
  };
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const parts = [...value].flatMap(([key, one]) => [cbor(key), cbor(one as number)]);
  return Buffer.concat([head(5, value.size), ...parts]);
}

/** One credential on the pages of `origin`. */
export function authenticator(origin: string, rpId: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let counter = 0;

  function clientData(type: string, challenge: string, wrong: Wrong): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: wrong.origin ?? origin, crossOrigin: false }));
  }
  /** `flags`: user present, user verified, credential included. */
  function authenticatorData(wrong: Wrong, credential = Buffer.alloc(0)): Buffer {
    const flags = 1 | (wrong.isVerified === false ? 0 : 4) | (credential.length > 0 ? 64 : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(wrong.counter ?? counter);
    return Buffer.concat([sha256(wrong.rpId ?? rpId), Buffer.from([flags]), count, credential]);
  }
  const common = { id: text(id), rawId: text(id), type: 'public-key' as const, clientExtensionResults: {} };

  return {
    id: text(id),
    create(challenge: string, wrong: Wrong = {}): Attestation {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const key = new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]);
      const size = Buffer.from([id.length >> 8, id.length & 255]);
      const data = authenticatorData(wrong, Buffer.concat([Buffer.alloc(16), size, id, cbor(key)]));
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', data],
      ]);
      const clientDataJSON = text(clientData('webauthn.create', challenge, wrong));
      return { ...common, response: { clientDataJSON, attestationObject: text(cbor(attestation)), transports: ['internal'] } };
    },
    use(challenge: string, wrong: Wrong = {}): Assertion {
      counter += 1;
      const data = authenticatorData(wrong);
      const client = clientData('webauthn.get', challenge, wrong);
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey);
      return {
        ...common,
        response: { clientDataJSON: text(client), authenticatorData: text(data), signature: wrong.signature ?? text(signature) },
      };
    },
  };
}
