import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';

/** Runs the command against a registry that answers questions for advisories with `advisories`, or refuses them. */
async function audit(advisories: object | null): Promise<{ code: number | null; printed: string }> {
  const registry = createServer((request, response) => {
    request.resume();
    const isAsked = request.method === 'POST' && request.url?.endsWith('/advisories/bulk');
    response.writeHead(isAsked && advisories ? 200 : 405, { 'content-type': 'application/json' });
    response.end(JSON.stringify(isAsked ? advisories : {}));
  });
  await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve));
  const { port } = registry.address() as AddressInfo;
  const env = { ...process.env, npm_config_registry: `http://127.0.0.1:${port}/`, npm_config_fetch_retries: '0' };
  const child = spawn(process.execPath, ['tools/audit.ts'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      printed += String(chunk);
    });
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  registry.close();
  return { code, printed };
}

/** npm keeps what it computed of an advisory by its id. */
const advisory = (severity: string, id: number) => ({
  sharp: [
    {
      id,
      url: 'https://github.com/advisories/GHSA-test',
      title: 'A picture runs code',
      severity,
      vulnerable_versions: '<999.0.0',
      cwe: ['CWE-787'],
      cvss: { score: 9, vectorString: null },
    },
  ],
});

test('a known advisory of severity high ends with code 1, package and link; a moderate one does not', async () => {
  const high = await audit(advisory('high', 1));
  expect(high.printed).toMatch(/sharp \(high\): A picture runs code https:\/\/github\.com\/advisories\/GHSA-test/);
  expect(high.code).toBe(1);
  expect((await audit(advisory('moderate', 2))).code).toBe(0);
});

test('no advisory ends with code 0', async () => {
  expect(await audit({})).toEqual({ code: 0, printed: expect.stringContaining('Keine') });
});

test('a registry without a database of advisories ends with code 2 and one line', async () => {
  const { code, printed } = await audit(null);
  expect([code, printed.trim().split('\n').length]).toEqual([2, 1]);
  expect(printed).toContain('Keine Datenbank');
});
