/**
 * Whether PayPal has signed an event: RSA with SHA-256 over `id|time|webhook|checksum of the body`, by a certificate whose address is in a
 * header. Anyone may post to the shop, so the address is read only where it is one of PayPal's.
 */
import { type KeyObject, verify, X509Certificate } from 'node:crypto';
import { crc32 } from 'node:zlib';
import * as z from 'zod/mini';
import { NoAnswer } from '#services/payment/provider.ts';
import { type PaypalClient, PaypalRefusal, type PaypalSettings, type PaypalSurroundings, textAt } from './paypal-client.ts';

const maxCertificateBytes = 32 * 1024;
/** PayPal changes its certificate about once a year. */
const maxCertificates = 8;

const certificatePath = /^\/v1\/notifications\/certs\/[\w-]{1,100}$/;
const subject = /^CN=messageverificationcerts(?:\.sandbox)?\.paypal\.com$/m;

/** Certificates lie at api.paypal.com, calls go to api-m.paypal.com; so do those of the sandbox. A stand-in has one address. */
function certificateOrigin(base: string): string {
  return new URL(base.replace(/^https:\/\/api-m\./, 'https://api.')).origin;
}

type Certificate = { key: KeyObject; from: number; to: number };

/** Null for a file that is no certificate, or not one of PayPal's events. */
function certificateOf(pem: string): Certificate | null {
  try {
    const certificate = new X509Certificate(pem);
    if (!subject.test(certificate.subject)) return null;
    const [from, to] = [Date.parse(certificate.validFrom), Date.parse(certificate.validTo)];
    return { key: certificate.publicKey, from, to };
  } catch {
    return null;
  }
}

const text = (maxLength: number) => z.string().check(z.minLength(1), z.maxLength(maxLength));
const headersSchema = z.object({
  id: text(100),
  time: text(100),
  signature: text(1_000),
  address: text(500),
  algorithm: z.literal('SHA256withRSA'),
});
type Signed = z.infer<typeof headersSchema>;

function signedHeaders(headers: Headers): Signed | null {
  const told = {
    id: headers.get('paypal-transmission-id'),
    time: headers.get('paypal-transmission-time'),
    signature: headers.get('paypal-transmission-sig'),
    address: headers.get('paypal-cert-url'),
    algorithm: headers.get('paypal-auth-algo'),
  };
  return headersSchema.safeParse(told).data ?? null;
}

const verdictSchema = z.object({ verification_status: z.string() });

/** PayPal checks the signature itself. The body goes along as it came: another spelling of it has another checksum. */
async function askPaypal(client: PaypalClient, { webhookId }: PaypalSettings, signed: Signed, body: Uint8Array): Promise<boolean> {
  const facts = JSON.stringify({
    transmission_id: signed.id,
    transmission_time: signed.time,
    transmission_sig: signed.signature,
    cert_url: signed.address,
    auth_algo: signed.algorithm,
    webhook_id: webhookId,
  });
  const event = Buffer.from(body).toString('utf8');
  const question = `${facts.slice(0, -1)},"webhook_event":${event}}`;
  try {
    const { verification_status } = await client.post('/v1/notifications/verify-webhook-signature', question, verdictSchema);
    return verification_status === 'SUCCESS';
  } catch (error) {
    // The question itself is wrong, as its headers are.
    if (error instanceof PaypalRefusal && (error.status === 400 || error.status === 422)) return false;
    throw error;
  }
}

/** `body` is JSON. The promise rejects with NoAnswer where neither the certificate nor PayPal's own check can be had. */
export type CheckSignature = (body: Uint8Array, headers: Headers) => Promise<boolean>;

export function signatureCheck(settings: PaypalSettings, { clock, timeoutMs }: PaypalSurroundings, client: PaypalClient): CheckSignature {
  const origin = certificateOrigin(settings.base);
  const certificates = new Map<string, Certificate>();

  async function certificateAt(address: string): Promise<Certificate | null> {
    const known = certificates.get(address);
    if (known) return known;
    const { status, text: pem } = await textAt(address, {}, { timeoutMs, maxBytes: maxCertificateBytes });
    const certificate = status === 200 ? certificateOf(pem) : null;
    if (!certificate) return null;
    const [oldest] = certificates.keys();
    if (oldest !== undefined && certificates.size >= maxCertificates) certificates.delete(oldest);
    certificates.set(address, certificate);
    return certificate;
  }

  return async (body, headers) => {
    const signed = signedHeaders(headers);
    const address = signed && URL.canParse(signed.address) ? new URL(signed.address) : null;
    if (!signed || !address || address.href !== signed.address) return false;
    if (address.origin !== origin || address.search || address.hash || address.username || address.password) return false;
    if (!certificatePath.test(address.pathname)) return false;
    const certificate = await certificateAt(address.href).catch((error: unknown) => {
      if (error instanceof NoAnswer) return 'unreachable' as const;
      throw error;
    });
    if (certificate === 'unreachable') return askPaypal(client, settings, signed, body);
    const now = clock().getTime();
    if (!certificate || now < certificate.from || now > certificate.to) return false;
    const message = `${signed.id}|${signed.time}|${settings.webhookId}|${crc32(body)}`;
    return verify('RSA-SHA256', Buffer.from(message), certificate.key, Buffer.from(signed.signature, 'base64'));
  };
}
