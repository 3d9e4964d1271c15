/** Clients that try to stop the shop, one for each way that is known. Each has an address of its own and as much patience as the run. */
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { personalised } from '#tests/customer.ts';
import { fileForm } from '#tests/file-form.ts';
import { hostileElements, withElements } from '#tests/hostile-design.ts';
import { type Attack, again } from './attack.ts';
import type { Client } from './client.ts';
import { sharedAttacks } from './hostile-shared.ts';

/** An attacker's connection that was refused comes again after this time. */
const reconnectMs = 200;

/** Print checks of a design with a thousand areas of foil. */
const checks: Attack = {
  name: 'print checks of hostile designs',
  async run({ signal, connect }) {
    const client = connect();
    const blank = await client.call('GET', '/web-api/card-blank?card=olivia&form=folded&format=a6&refinementType=gold');
    const design = withElements(personalised(JSON.parse(blank.body.toString('utf8')).design), hostileElements.thousandAreas());
    const choice = { card: 'olivia', form: 'folded', format: 'a6', paper: 'feinstpapier', refinementType: 'gold', quantity: 50 };
    await again(signal, async () => {
      const saved = await client.call('POST', '/web-api/designs', { design, choice });
      const { id } = JSON.parse(saved.body.toString('utf8')) as { id?: string };
      if (!id) return;
      await client.call('GET', `/web-api/designs/${id}/preflight`);
      await client.call('POST', '/web-api/cart/lines', { designId: id });
      await client.send('GET', '/warenkorb/');
    });
    client.close();
  },
};

/** Forms whose body does not end. */
const bodies: Attack = {
  name: 'endless forms',
  async run({ port, address, signal }) {
    const chunk = Buffer.alloc(64 * 1024, 'a');
    await again(signal, () => endlessForm(port, address, signal, chunk));
  },
};

function endlessForm(port: number, address: string, signal: AbortSignal, chunk: Buffer): Promise<void> {
  return new Promise((resolve) => {
    const host = `localhost:${port}`;
    const headers = { host, origin: `http://${host}`, 'content-type': 'application/x-www-form-urlencoded' };
    const request = httpRequest({ host: '127.0.0.1', port, localAddress: address, method: 'POST', path: '/kasse/', headers, agent: false });
    const end = () => {
      request.destroy();
      setTimeout(resolve, reconnectMs);
    };
    request.on('response', end);
    request.on('error', end);
    signal.addEventListener('abort', end, { once: true });
    const write = () => {
      while (!request.destroyed && request.write(chunk));
    };
    request.on('drain', write);
    write();
  });
}

/** Addresses that no page has, each one new. */
const keys: Attack = {
  name: 'addresses for the page cache',
  async run({ signal, connect }) {
    const client = connect({ keepsCookies: false });
    let count = 0;
    await again(signal, async () => {
      count += 1;
      const noise = `${count}${randomBytes(count % 2 === 0 ? 8 : 3_000).toString('hex')}`;
      const paths = [
        `/karten-designen/?occasion=${noise}`,
        `/x/_payload.json?_routes=${noise}`,
        `/?${noise}=1`,
        `/${noise.slice(0, 200)}/`,
      ];
      await client.send('GET', paths[count % paths.length] ?? '/');
    });
    client.close();
  },
};

/** Sizes and colours of pictures, each one new. */
const pictures: Attack = {
  name: 'sizes of pictures',
  async run({ signal, connect }) {
    const client = connect({ keepsCookies: false });
    const home = (await client.send('GET', '/')).body.toString('utf8');
    const asset = /\/cms\/f\/[^"'\s)]+?\.(?:png|jpe?g|webp)/.exec(home)?.[0];
    const shown = / src="(\/img\/[^"]+)"/.exec(home)?.[1]?.replaceAll('&amp;', '&');
    let count = 0;
    await again(signal, async () => {
      count += 1;
      const colour = (count * 7_919).toString(16).padStart(6, '0').slice(0, 6);
      const addresses = [
        asset ? `${asset}/m/${1_000 + (count % 3_000)}x${1_000 + (count % 2_999)}/filters:format(avif):quality(${count % 100})` : null,
        shown ? `${shown.split('?')[0]}/background(${colour})` : null,
      ];
      const path = addresses[count % 2] ?? addresses[0];
      if (path) await client.send('GET', path, { headers: { accept: 'image/avif,*/*' } });
    });
    client.close();
  },
};

/** Everything that is stored, sent or printed for a visitor, by a new visitor each time. */
const strangers: Attack = {
  name: 'visitors without cookies',
  async run({ port, signal, connect }) {
    const client = connect({ keepsCookies: false });
    const photo = fileForm(readFileSync('tests/render/photo.jpg'));
    const blank = await client.call('GET', '/web-api/card-blank?card=olivia&form=folded&format=a6');
    const { design } = JSON.parse(blank.body.toString('utf8'));
    const choice = { card: 'olivia', form: 'folded', format: 'a6', paper: 'feinstpapier', refinementType: 'none', quantity: 50 };
    let count = 0;
    await again(signal, async () => {
      count += 1;
      if (count % 3 === 0) await client.call('POST', '/web-api/designs', { design, choice });
      else if (count % 3 === 1) await client.send('POST', '/web-api/customer-picture', photo);
      else await signUp(client, port, count);
    });
    client.close();
  },
};

function signUp(client: Client, port: number, count: number): Promise<unknown> {
  const host = `localhost:${port}`;
  const headers = { origin: `http://${host}`, 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' };
  return client.send('POST', '/newsletter/', { headers, body: `email=stranger${count}%40example.com` });
}

/** Connections that send a byte now and then, and connections that never read their answer. */
const slow: Attack = {
  name: 'slow connections',
  async run({ port, address, signal }) {
    const open = () => slowConnection(port, address, signal);
    const lanes = Array.from({ length: 300 }, async () => {
      while (!signal.aborted) {
        await open();
        await sleep(reconnectMs);
      }
    });
    await Promise.all(lanes);
  },
};

function slowConnection(port: number, address: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port, localAddress: address });
    const end = () => socket.destroy();
    const timer = setInterval(() => socket.write('a'), 1_000);
    socket.on('error', () => undefined);
    socket.on('connect', () => {
      socket.write(
        `POST /web-api/log HTTP/1.1\r\nHost: localhost:${port}\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n`,
      );
    });
    socket.on('close', () => {
      clearInterval(timer);
      signal.removeEventListener('abort', end);
      resolve();
    });
    signal.addEventListener('abort', end);
  });
}

export const attacks: readonly Attack[] = [checks, bodies, keys, pictures, strangers, slow, ...sharedAttacks];
