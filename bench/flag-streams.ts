/** How long a kill takes to the clients of a thousand open streams, 20 of them SDKs. Used by the bench of flags. */
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SplitFactory } from '@splitsoftware/splitio';
import { killFlag, restoreFlag } from '#services/flags/manage-flags.ts';
import { openStore } from '#store/db/store.ts';
import { createFlag, flagKeys, rollout, startFlagServer } from '#tests/flag-server.ts';

const sockets = 980;
const sdks = 20;
const kills = 10;
const key = '00000000-0000-4000-8000-000000000001';

const until = async (isTrue: () => boolean) => {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 5));
};

/** Milliseconds from the call that kills to each client that knows, sorted. Clients and service share this process. */
export async function measureKills(): Promise<number[]> {
  // Each SDK for servers listens for the end of the process.
  process.setMaxListeners(sdks + 10);
  const dataDir = mkdtempSync(join(tmpdir(), 'flag-streams-'));
  const store = await openStore({ databaseUrl: null, dataDir }, () => new Date());
  const server = await startFlagServer(store);
  await createFlag(server.shop, rollout('hero', { on: 100 }));
  const { hostname, port } = new URL(server.origin);
  const api = `${server.origin}/flags/api`;
  const { token } = await (await fetch(`${api}/v2/auth?s=1.3`, { headers: { authorization: `Bearer ${flagKeys.clientKey}` } })).json();

  let startedAt = 0;
  /** Clients that know of the kill. */
  const told = new Set<unknown>();
  const waits: number[] = [];
  const note = (client: unknown) => {
    if (told.has(client)) return;
    told.add(client);
    waits.push(performance.now() - startedAt);
  };
  const opened = Array.from({ length: sockets }, () => {
    const socket = connect(Number(port), hostname);
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk.toString();
      if (text.includes('SPLIT_KILL')) note(socket);
      // A word may come in two parts.
      text = text.slice(-'SPLIT_KILL'.length + 1);
    });
    socket.write(`GET /flags/sse?accessToken=${token} HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`);
    return socket;
  });
  const factories = Array.from({ length: sdks }, () => {
    const urls = { sdk: api, events: api, auth: api, telemetry: api, streaming: `${server.origin}/flags` };
    return SplitFactory({ core: { authorizationKey: flagKeys.serverKey }, urls } as SplitIO.INodeSettings) as SplitIO.ISDK;
  });
  const clients = factories.map((factory) => factory.client());
  await Promise.all(clients.map((client) => client.whenReady()));
  for (const client of clients)
    client.on(client.Event.SDK_UPDATE, () => {
      if (client.getTreatment(key, 'hero') === 'off') note(client);
    });
  await until(() => server.hub.count() === sockets + sdks);

  for (let turn = 0; turn < kills; turn += 1) {
    told.clear();
    startedAt = performance.now();
    await killFlag(server.shop, 'hero', 'off', 'bench');
    await until(() => told.size === sockets + sdks);
    await restoreFlag(server.shop, 'hero', 'bench');
    // A restore and the next kill that are read together are sent as one update, which the sockets do not count.
    await server.hub.check();
    await until(() => clients.every((client) => client.getTreatment(key, 'hero') === 'on'));
  }
  for (const socket of opened) socket.destroy();
  await Promise.all(factories.map((factory) => factory.destroy()));
  await server.close();
  await store.close();
  rmSync(dataDir, { recursive: true, force: true });
  return waits.sort((a, b) => a - b);
}
