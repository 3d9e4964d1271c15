/** Attacks by one client, each with harmless requests of the same call, for tests/load/beside.long.test.ts. */
import { readFileSync } from 'node:fs';
import { crc32, deflateSync } from 'node:zlib';
import type { DesignDocument, Element } from '#core/design/document.ts';
import { personalised } from '#tests/customer.ts';
import { fileForm } from '#tests/file-form.ts';
import type { Comparison, Kinds } from './beside.ts';
import type { Client } from './client.ts';

const card = { card: 'olivia', form: 'folded', format: 'a6', paper: 'feinstpapier', refinementType: 'none', quantity: 50 };

async function blankCard(client: Client): Promise<DesignDocument> {
  const { body } = await client.call('GET', '/web-api/card-blank?card=olivia&form=folded&format=a6');
  return personalised(JSON.parse(body.toString('utf8')).design);
}

async function answerOf(client: Client, method: string, path: string, body?: unknown) {
  const answer = await client.call(method, path, body);
  if (answer.status !== 200) throw new Error(`${answer.status} ${method} ${path}: ${answer.body.toString('utf8').slice(0, 300)}`);
  return JSON.parse(answer.body.toString('utf8'));
}

/** Bodies of a call, as text. */
function bodies(path: string, hostile: unknown, harmless: unknown, headers: Record<string, string> = {}): Kinds {
  const post = (body: unknown) => (client: Client) => client.call('POST', path, body, headers);
  return { hostile: post(hostile), harmless: post(harmless) };
}

const marks = `a${'\u0300'.repeat(60_000)}${'\u0316'.repeat(60_000)}`;
const words = 'token-'.repeat(660);

const input: Comparison[] = [
  {
    name: 'combining marks in wrong order in a voucher code',
    requests: 40,
    seconds: 4,
    connections: 4,
    prepare: () => bodies('/web-api/voucher', { code: marks }, { code: 'a'.repeat(240_000) }),
  },
  {
    name: 'combining marks in a field of a form',
    requests: 40,
    seconds: 4,
    connections: 4,
    prepare: () => {
      const form = (text: string) => (client: Client) => {
        const body = new URLSearchParams({ email: text }).toString();
        const headers = { origin: `http://localhost:${client.port}`, 'content-type': 'application/x-www-form-urlencoded' };
        return client.send('POST', '/newsletter/', { headers, body });
      };
      return { hostile: form(marks.slice(50_000, 70_000)), harmless: form('a'.repeat(60_000)) };
    },
  },
  {
    name: 'an Origin header that repeats a secret name',
    requests: 40,
    seconds: 4,
    connections: 4,
    prepare: () => {
      const from = (origin: string) => (client: Client) => client.call('POST', '/web-api/customer-logout', {}, { origin });
      return { hostile: from('token-'.repeat(2_000)), harmless: from('https://beispiel.de') };
    },
  },
  {
    name: 'a reported stack that repeats a secret name',
    requests: 15,
    seconds: 4,
    connections: 4,
    prepare: () => {
      const report = { event: 'app-error', message: 'm', path: '/', repeats: 0 };
      return bodies('/web-api/log', { ...report, stack: words }, { ...report, stack: 'Error: m at run (/a.js:1:1)' });
    },
  },
];

const pages: Comparison[] = [
  {
    name: 'the sitemap of all cards',
    requests: 400,
    seconds: 5,
    connections: 8,
    prepare: () => ({
      hostile: (client) => client.send('GET', '/sitemap-cards.xml'),
      harmless: (client) => client.send('GET', '/sitemap.xml'),
    }),
  },
  {
    name: 'lists with invented values of the query',
    requests: 200,
    seconds: 5,
    connections: 8,
    prepare: () => ({
      hostile: (client, count) => client.send('GET', `/karten-designen/?tileCount=999999&sort=x${count}`),
      harmless: (client) => client.send('GET', '/karten-designen/?tileCount=96'),
    }),
  },
  {
    name: 'the designs of a customer with the largest documents',
    requests: 40,
    seconds: 5,
    connections: 4,
    async prepare(client) {
      const design = await blankCard(client);
      const cookie = await savedCopies(client, withTexts(design, 800, 2_000), 20);
      return {
        hostile: (other) => other.call('GET', '/web-api/customer-area', undefined, { cookie }),
        harmless: (other) => other.call('GET', '/web-api/customer-area'),
      };
    },
  },
];

/** Adds texts to the pages in turn. */
function withTexts(design: DesignDocument, texts: number, characters: number): DesignDocument {
  const sample = design.pages.flatMap(({ elements }) => elements).find(({ kind }) => kind === 'text');
  const text = (at: number): Element => ({ ...sample, id: `text-${at}`, text: 'Wort '.repeat(characters / 5) }) as Element;
  const added = Array.from({ length: texts }, (_, at) => text(at));
  return {
    ...design,
    pages: design.pages.map((page, at) => ({
      ...page,
      elements: [...page.elements, ...added.filter((_, index) => index % design.pages.length === at)],
    })),
  };
}

async function savedCopies(client: Client, design: DesignDocument, copies: number): Promise<string> {
  for (let at = 0; at < copies; at += 1) await answerOf(client, 'POST', '/web-api/designs', { design, choice: card });
  return client.cookie();
}

/** A black picture of one bit a pixel: 268 million pixels have some 30 kB. */
function oneBitPng(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const check = Buffer.alloc(4);
    check.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, check]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.writeUInt8(1, 8);
  const pixels = deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * side), { level: 9 });
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}

/** What threads and processes do for all visitors. The other customer also sends a small photo. */
const shared: Comparison[] = [
  {
    name: 'pictures with absurd numbers of pixels',
    requests: 24,
    seconds: 6,
    connections: 8,
    sendsPhotos: true,
    prepare: () => {
      const upload = (file: { headers: Record<string, string>; body: Buffer }) => (client: Client) =>
        client.send('POST', '/web-api/customer-picture', file);
      return {
        hostile: upload(fileForm(oneBitPng(16_000), 'scan.png')),
        harmless: upload(fileForm(readFileSync('tests/render/photo.jpg'))),
      };
    },
  },
  {
    name: 'proofs of a shared design with two hundred long texts',
    requests: 96,
    seconds: 8,
    connections: 24,
    async prepare(client) {
      const design = await blankCard(client);
      const proofOf = async (document: DesignDocument) => {
        const { id } = await answerOf(client, 'POST', '/web-api/designs', { design: document, choice: card });
        const { url } = await answerOf(client, 'POST', `/web-api/designs/${id}/shares`, { permission: 'view' });
        const token = /\/teilen\/([\w-]{22})/.exec(url)?.[1];
        return (other: Client) => other.send('GET', `/img/proofs/shared/${token}.pdf`);
      };
      return { hostile: await proofOf(withTexts(design, 200, 1_500)), harmless: await proofOf(design) };
    },
  },
];

export const comparisons: readonly Comparison[] = [...input, ...pages, ...shared];
