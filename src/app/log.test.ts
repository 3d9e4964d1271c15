import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { loggedDetails } from './log.ts';

/** Runs code with `log` and `flush` in a process of its own whose standard error is a pipe that is read late. */
async function logged(code: string, reader = 'cat'): Promise<Record<string, unknown>[]> {
  const source = `const { createLog } = await import('#app/log.ts'); const { log, flush } = createLog('test', true); ${code}`;
  const shell = '"$NODE" --input-type=module --eval "$SOURCE" 2>&1 >/dev/null | (sleep 0.3; eval "$READER")';
  const env = { ...process.env, NODE: process.execPath, SOURCE: source, READER: reader };
  const child = spawn('sh', ['-c', shell], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const lines = (await text(child.stdout)).split('\n').filter((line) => line.startsWith('{'));
  return lines.map((line) => JSON.parse(line));
}

const many = "for (let line = 0; line < 2000; line += 1) log('warn', 'busy', { line, padding: 'x'.repeat(200) });";

test('a line has level, time, role, event and details, without addresses and secrets; level info is left out in production', async () => {
  const details = "{ requestId: 'r', message: 'to zoe@beispiel.de', headers: { cookie: 'a=b', host: 'x' }, email: 'zoe@beispiel.de' }";
  expect(await logged(`log('info', 'quiet'); log('error', 'unexpected', ${details});`)).toEqual([
    {
      level: 'error',
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      role: 'test',
      requestId: 'r',
      message: 'to [email]',
      headers: { cookie: '[redacted]', host: 'x' },
      email: '[redacted]',
      event: 'unexpected',
    },
  ]);
});

test('texts are cut, stacks later', () => {
  const text = 'word '.repeat(2_000);
  const { message, stack, error, nested } = loggedDetails({ message: text, stack: text, error: text, nested: { path: text } }) as Record<
    string,
    string
  >;
  expect([message?.length, stack?.length, error?.length]).toEqual([501, 4_001, 4_001]);
  expect(nested).toEqual({ path: message });
});

test('entries and levels of a line are bounded, and their names cut', () => {
  const many = Object.fromEntries(Array.from({ length: 1_000 }, (_, at) => [`key${at}`, at]));
  expect(Object.keys(loggedDetails(many))).toHaveLength(100);
  const lists = loggedDetails({ a: Array.from({ length: 1_000 }, (_, at) => at), b: [1, 2] }) as { a: number[]; b?: number[] };
  expect(lists.a).toHaveLength(99);
  expect(lists.b).toBeUndefined();
  expect(loggedDetails({ a: { b: { c: { d: { e: { f: 'zoe@beispiel.de' } } } } } })).toEqual({ a: { b: { c: { d: { e: '…' } } } } });
  expect(loggedDetails({ bytes: new Uint8Array(1_000) })).toEqual({ bytes: '…' });
  expect(Object.keys(loggedDetails({ [`zoe@beispiel.de ${'x '.repeat(200)}`]: 1 }))[0]).toMatch(/^\[email\] [x ]{1,60}…$/);
});

test.each([
  ['ends by itself', ''],
  ['exits after its lines are flushed', 'await flush(); process.exit(0);'],
  ['exits at once', 'process.exit(1);'],
])('every line is written before a process that %s is gone', async (_how, end) => {
  expect((await logged(many + end)).map(({ line }) => line)).toEqual(Array.from({ length: 2_000 }, (_, line) => line));
});

test.each([
  ['flushes its lines', 'await flush(); process.exit(0);'],
  ['exits at once', 'process.exit(1);'],
])('every line is written before a process that %s is gone, whatever the time that its reader takes', async (_how, end) => {
  const slow = 'for part in 1 2 3 4 5; do dd bs=64k count=1 iflag=fullblock status=none; sleep 0.4; done; cat';
  expect(await logged(many + end, slow)).toHaveLength(2_000);
});

test('an error that nothing caught is logged as fatal, behind every line before it', async () => {
  const lines = await logged(`${many} throw new Error('no way out');`);
  expect(lines).toHaveLength(2_001);
  expect(lines.at(-1)).toMatchObject({ level: 'fatal', event: 'fatal', error: expect.stringContaining('no way out') });
});

test.each([
  ['destroy', 7, null],
  ['pause', null, 'SIGKILL'],
] as const)('a process whose log nothing reads any more ends (%s)', async (how, code, signal) => {
  const wait = 'await new Promise((resolve) => setTimeout(resolve, 200));';
  // More lines than a pipe holds.
  const source = `const { createLog } = await import('#app/log.ts'); const { log, flush } = createLog('test', true);
    ${wait} ${many} ${many} ${wait} log('warn', 'last'); await flush(); process.exit(7);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', source], { stdio: ['ignore', 'ignore', 'pipe'] });
  child.stderr[how]();
  expect(await once(child, 'exit')).toEqual([code, signal]);
});
