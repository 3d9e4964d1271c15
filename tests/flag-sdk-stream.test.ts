/** What the SDK of browsers does with the settings of the shop when its stream changes its state, and when the service refuses a request. */
import { afterEach, expect, test, vi } from 'vitest';
import { pass, stubFlag, stubService } from './stub-flag-service.ts';

let clients: SplitIO.IBrowserClient[] = [];

afterEach(() => {
  for (const client of clients) void client.destroy();
  clients = [];
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A client whose stream is open, with what has happened since. */
async function streaming() {
  const flags = [stubFlag('hero', { on: 100 }, 5)];
  const service = stubService(flags);
  const client = service.open({ streamingEnabled: true }).client();
  clients.push(client);
  await pass(1);
  service.sources()[0]?.emit('open');
  await pass(1);
  const polls = () => service.secondsOf('/splitChanges').length;
  return {
    ...service,
    client,
    flags,
    control: (controlType: string) => service.sources().at(-1)?.send({ type: 'CONTROL', controlType }, 'control_pri'),
    /** How often it polls in ten minutes. */
    async polled() {
      const before = polls();
      await pass(600);
      return polls() - before;
    },
  };
}

test('a stream is up, down while it is paused, up again when it resumes, and opened anew when it is reset [F276, F277]', async () => {
  const { polled, control, sources, client, flags } = await streaming();
  expect(await polled()).toBe(0);
  control('STREAMING_PAUSED');
  expect(await polled()).toBeGreaterThanOrEqual(10);
  control('STREAMING_RESUMED');
  await pass(1);
  expect(await polled()).toBe(0);
  expect([sources().length, sources()[0]?.isClosed]).toEqual([1, false]);
  control('STREAMING_RESET');
  await pass(1);
  sources().at(-1)?.emit('open');
  await pass(1);
  expect([sources().length, sources()[0]?.isClosed, await polled()]).toEqual([2, true, 0]);
  // The new stream brings updates.
  flags[0] = stubFlag('hero', { off: 100 }, 6);
  sources().at(-1)?.send({ type: 'SPLIT_UPDATE', changeNumber: 6 });
  await pass(1);
  expect(client.getTreatment('hero')).toBe('off');
});

test('a stream that is disabled is closed for good, and the client polls [F276]', async () => {
  const { polled, control, sources, secondsOf } = await streaming();
  control('STREAMING_DISABLED');
  await pass(1);
  expect(sources().map(({ isClosed }) => isClosed)).toEqual([true]);
  expect(await polled()).toBeGreaterThanOrEqual(10);
  await pass(7_200);
  expect([sources().length, secondsOf('/v2/auth')]).toEqual([1, [0]]);
});

test.each([
  [40_140, true],
  [40_142, true],
  [40_149, true],
  [40_139, false],
  [40_150, false],
  [40_000, false],
  [49_999, false],
  [50_003, true],
])('a stream that ends with code %i is tried again: %s [F458]', async (code, isRetried) => {
  const { polled, sources, secondsOf, logged } = await streaming();
  sources()[0]?.emit('error', { data: JSON.stringify({ code, message: `ended with ${code}` }) });
  await pass(5);
  expect(logged.join('\n')).toContain(`ended with ${code}`);
  expect([sources()[0]?.isClosed, sources().length, secondsOf('/v2/auth').length]).toEqual([true, ...(isRetried ? [2, 2] : [1, 1])]);
  if (isRetried) sources()[1]?.emit('open');
  await pass(1);
  expect(await polled()).toBeGreaterThanOrEqual(isRetried ? 0 : 10);
});

test.each([
  [400, false],
  [401, false],
  [499, false],
  [500, true],
  [503, true],
])('after status %i to the request of its token the client asks for a stream again: %s [F457]', async (status, isRetried) => {
  const service = stubService();
  service.setAnswer((path) => (path === '/v2/auth' ? { status } : undefined));
  clients.push(service.open({ streamingEnabled: true }).client());
  await pass(7_200);
  const { length } = service.secondsOf('/v2/auth');
  expect([length > 1, service.sources()]).toEqual([isRetried, []]);
  // It polls meanwhile.
  expect(service.secondsOf('/splitChanges').length).toBeGreaterThan(100);
});

test('every request that is too long for the service is logged as one, and another refusal is not [F453]', async () => {
  const refused = async (status: number) => {
    const service = stubService();
    service.setAnswer((path) => (path === '/splitChanges' ? { status } : undefined));
    clients.push(service.open().client());
    await pass(1);
    const tooLong = service.logged.filter((line) => line.startsWith('error') && line.includes('causing uri length error'));
    vi.useRealTimers();
    return { asked: service.secondsOf('/splitChanges').length, tooLong: tooLong.length };
  };
  expect(await refused(414)).toEqual({ asked: 2, tooLong: 2 });
  expect(await refused(500)).toEqual({ asked: 2, tooLong: 0 });
});

test('status 403 is not logged as a failed request, others are [F454]', async () => {
  const failures = async (status: number) => {
    const service = stubService();
    service.setAnswer((path) => (path === '/splitChanges' ? { status, body: `refused with ${status}` } : undefined));
    clients.push(service.open().client());
    await pass(1);
    const lines = service.logged.filter((line) => line.includes('HTTP request failed'));
    vi.useRealTimers();
    return lines.length;
  };
  expect(await failures(403)).toBe(0);
  expect(await failures(401)).toBeGreaterThan(0);
  expect(await failures(404)).toBeGreaterThan(0);
});
