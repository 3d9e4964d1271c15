/** A key with its certificate, and signed events, as PayPal sends them. Certificates are written out in DER (X.509, RFC 5280). */
import { generateKeyPairSync, type KeyObject, randomUUID, sign } from 'node:crypto';
import { crc32 } from 'node:zlib';

export type SignedEvent = { headers: Record<string, string>; body: string };

function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const size = content.length;
  const length = size < 128 ? [size] : size < 256 ? [0x81, size] : [0x82, size >> 8, size & 255];
  return Buffer.concat([Buffer.from([tag, ...length]), content]);
}

const sequence = (...parts: readonly Buffer[]) => der(0x30, ...parts);
const integer = (value: number) => der(0x02, Buffer.from([value]));
const utcTime = (at: Date) => der(0x17, Buffer.from(`${at.toISOString().replace(/[-:T]/g, '').slice(2, 14)}Z`));
/** sha256WithRSAEncryption. */
const algorithm = sequence(der(0x06, Buffer.from('2a864886f70d01010b', 'hex')), der(0x05));

function commonName(name: string): Buffer {
  return sequence(der(0x31, sequence(der(0x06, Buffer.from('550403', 'hex')), der(0x0c, Buffer.from(name)))));
}

export type CertificateOptions = { subject?: string; from?: Date; to?: Date };

export type Signer = { certificate: string; sign(event: object, webhookId: string, certificateAddress: string, at: Date): SignedEvent };

function certificateOf(keys: { publicKey: KeyObject; privateKey: KeyObject }, options: CertificateOptions): string {
  const { subject = 'messageverificationcerts.paypal.com', from = new Date('2026-01-01'), to = new Date('2036-01-01') } = options;
  const name = commonName(subject);
  const content = sequence(
    der(0xa0, integer(2)),
    integer(1),
    algorithm,
    name,
    sequence(utcTime(from), utcTime(to)),
    name,
    keys.publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = sign('RSA-SHA256', content, keys.privateKey);
  const text = sequence(content, algorithm, der(0x03, Buffer.from([0]), signature)).toString('base64');
  return `-----BEGIN CERTIFICATE-----\n${text.replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`;
}

export function paypalSigner(options: CertificateOptions = {}): Signer {
  const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return {
    certificate: certificateOf(keys, options),
    sign(event, webhookId, certificateAddress, at) {
      const body = JSON.stringify(event);
      const [id, time] = [randomUUID(), at.toISOString()];
      const signature = sign('RSA-SHA256', Buffer.from(`${id}|${time}|${webhookId}|${crc32(body)}`), keys.privateKey);
      const headers = {
        'content-type': 'application/json',
        'paypal-transmission-id': id,
        'paypal-transmission-time': time,
        'paypal-transmission-sig': signature.toString('base64'),
        'paypal-cert-url': certificateAddress,
        'paypal-auth-algo': 'SHA256withRSA',
      };
      return { headers, body };
    },
  };
}
