/** Clients that use up what all visitors share: input that is dear to read, room for uploads, threads, mails, streams, rows. */
import { randomBytes, randomUUID } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Attack, again } from './attack.ts';
import { sendAll } from './beside.ts';
import { comparisons } from './comparisons.ts';

/** The hostile half of a comparison, again and again. */
const compared: Attack[] = comparisons.map((comparison) => ({
  name: comparison.name,
  async run({ signal, connect }) {
    const { hostile } = await comparison.prepare(connect());
    const client = connect({ keepsCookies: false, connections: comparison.connections });
    while (!signal.aborted) await sendAll(client, hostile, comparison, signal);
    client.close();
  },
}));

/** An IPv6 address of one of 52 networks of a /56, each time another one. */
function networkIpAddress(count: number): string {
  return `2001:db8:0:${(count % 52).toString(16)}::${(count + 1).toString(16)}`;
}

/** A form's call for a mailbox that does not exist, from networks of one customer of a provider. */
const mailboxes: Attack = {
  name: 'mails to invented addresses',
  async run({ signal, connect, proxy }) {
    let count = 0;
    const client = connect({ keepsCookies: false, from: proxy });
    await again(
      signal,
      async () => {
        count += 1;
        const headers = { 'x-forwarded-for': networkIpAddress(count) };
        const email = `${randomBytes(6).toString('hex')}@beispiel.de`;
        if (count % 2 === 0) return client.call('POST', '/web-api/customer-password-reset', { email }, headers);
        return client.call('POST', '/web-api/newsletter-subscribe', { email, consent: true }, headers);
      },
      15,
    );
    client.close();
  },
};

/** Uploads of which only the length arrives. */
const announced: Attack = {
  name: 'announced uploads',
  async run({ signal, connect }) {
    const client = connect({ keepsCookies: false });
    const headers = {
      'x-channel': 'federleicht-de',
      'x-locale': 'de-DE',
      'tus-resumable': '1.0.0',
      'upload-length': '52000000',
      'content-type': 'application/json',
      'content-length': '0',
    };
    await again(signal, () => client.send('POST', '/web-api/customer-picture/uploads', { headers }), 28);
    client.close();
  },
};

/** Events of invented visitors, as many as one report may have. */
const reports: Attack = {
  name: 'reports of invented visitors',
  async run({ signal, connect }) {
    const client = connect({ keepsCookies: false });
    const { body } = await client.call('GET', '/web-api/feature-flags');
    const { authorizationKey } = JSON.parse(body.toString('utf8'));
    const headers = { authorization: `Bearer ${authorizationKey}`, splitsdkversion: 'javascript-1.0.0' };
    await again(
      signal,
      () => {
        const events = Array.from({ length: 500 }, () => {
          return { eventTypeId: 'invented', trafficTypeName: 'user', key: randomUUID(), timestamp: Date.now(), value: 1 };
        });
        return client.call('POST', '/flags/api/events/bulk', events, headers);
      },
      10,
    );
    client.close();
  },
};

const streamsOfAClient = 1_200;
/** A browser tries a refused stream again after some seconds. */
const streamAgainMs = 5_000;

/** Streams of one client behind the proxy. */
const streams: Attack = {
  name: 'streams of one client',
  async run({ port, proxy, signal, connect }) {
    const client = connect({ keepsCookies: false, from: proxy });
    const forwarded = { 'x-forwarded-for': '198.51.100.7' };
    const { authorizationKey } = JSON.parse(
      (await client.call('GET', '/web-api/feature-flags', undefined, forwarded)).body.toString('utf8'),
    );
    const bearer = { ...forwarded, authorization: `Bearer ${authorizationKey}` };
    const { token } = JSON.parse((await client.call('GET', '/flags/api/v2/auth', undefined, bearer)).body.toString('utf8'));
    const path = `/flags/sse?${new URLSearchParams({ channels: 'x', accessToken: token, v: '1.1' })}`;
    const lane = async () => {
      while (!signal.aborted) {
        await openStream({ port, path, localAddress: proxy, headers: { host: `localhost:${port}`, ...forwarded } }, signal);
        await sleep(streamAgainMs);
      }
    };
    await Promise.all(Array.from({ length: streamsOfAClient }, lane));
    client.close();
  },
};

type StreamRequest = { port: number; path: string; localAddress: string; headers: Record<string, string> };

/** Holds a stream until it ends or the signal comes. */
function openStream(options: StreamRequest, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const request = httpRequest({ host: '127.0.0.1', agent: false, ...options }, (response) => {
      response.resume().on('error', () => undefined);
    });
    const end = () => request.destroy();
    signal.addEventListener('abort', end, { once: true });
    request.on('error', () => undefined);
    request.on('close', () => {
      signal.removeEventListener('abort', end);
      resolve();
    });
    request.end();
  });
}

export const sharedAttacks: readonly Attack[] = [...compared, mailboxes, announced, reports, streams];
