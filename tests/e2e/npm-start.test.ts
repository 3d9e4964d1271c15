/** `npm start` as a supervisor runs it: a copy of the start script that "builds" by linking the build that is there. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sharePictures } from '#tests/shared-pictures.ts';
import { freePort, send } from '#tests/shop.ts';

let folder: string;
let port: number;
let pids: number[] = [];
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'federleicht-npm-'));
  port = await freePort();
});
afterEach(() => {
  for (const pid of pids.filter(isAlive)) process.kill(pid, 'SIGKILL');
  pids = [];
  rmSync(folder, { recursive: true, force: true });
});

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** The folder that `npm start` runs in. `buildCommand` is what the shell runs as the build. */
function prepare(buildCommand: string): void {
  mkdirSync(join(folder, 'tools'));
  mkdirSync(join(folder, 'node_modules', '.bin'), { recursive: true });
  for (const file of ['tools/setup.mjs', 'package.json', 'package-lock.json']) cpSync(file, join(folder, file));
  for (const step of ['design-families.ts', 'route-manifest.ts', 'first-load.ts', 'compress-assets.ts'])
    writeFileSync(join(folder, 'tools', step), '');
  symlinkSync(process.execPath, join(folder, 'node_modules', '.bin', 'node'));
  writeFileSync(join(folder, 'node_modules', '.bin', 'react-router'), `#!/bin/sh\n${buildCommand}\n`, { mode: 0o755 });
  const stamps = join(folder, 'node_modules', '.cache', 'federleicht');
  mkdirSync(stamps, { recursive: true });
  const installed = createHash('sha256').update(readFileSync('package-lock.json')).update(readFileSync('package.json'));
  writeFileSync(join(stamps, 'install'), installed.digest('hex'));
}

function npmStart(): { npm: ChildProcess; output: () => string } {
  const dataDir = join(folder, 'data');
  sharePictures(dataDir);
  const npm = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, WORKERS: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [npm.stdout, npm.stderr]) {
    stream.on('data', (chunk) => {
      printed += chunk;
    });
  }
  return { npm, output: () => printed };
}

/** Processes that `root` started, with their command lines, also indirectly. */
function descendants(root: number): { pid: number; command: string }[] {
  const rows = spawnSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' }).stdout.split('\n');
  const all = rows.flatMap((row) => {
    const [, pid, parent, command = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(row) ?? [];
    return pid ? [{ pid: Number(pid), parent: Number(parent), command }] : [];
  });
  const below = (parent: number): typeof all =>
    all.filter((entry) => entry.parent === parent).flatMap((entry) => [entry, ...below(entry.pid)]);
  return below(root);
}

const isHealthy = () =>
  send({ port }, { path: '/healthz' }).then(
    ({ status }) => status === 200,
    () => false,
  );

/** `npm start` with a running shop and work role, and the processes of it. */
async function running() {
  prepare(`ln -s '${resolve('build')}' build`);
  const { npm, output } = npmStart();
  const root = npm.pid ?? 0;
  await expect.poll(isHealthy, { timeout: 90_000, message: output() }).toBe(true);
  await expect.poll(() => descendants(root).some(({ command }) => command.includes('work.js'))).toBe(true);
  const processes = descendants(root);
  pids = [root, ...processes.map(({ pid }) => pid)];
  return { root, processes };
}

async function expectNothingLeft(): Promise<void> {
  await expect.poll(() => pids.filter(isAlive), { timeout: 40_000 }).toEqual([]);
  expect(await isHealthy()).toBe(false);
}

test.each(['SIGTERM', 'SIGKILL'] as const)('%s to npm start ends web and work role and frees the port', async (signal) => {
  const { root } = await running();
  process.kill(root, signal);
  await expectNothingLeft();
});

test('the shop ends when the start script is killed', async () => {
  const { processes } = await running();
  const script = processes.findLast(({ command }) => command.includes('setup.mjs'));
  expect(script).toBeDefined();
  process.kill(script?.pid ?? 0, 'SIGKILL');
  await expectNothingLeft();
});

test('SIGTERM to npm start during the build ends the build and starts no shop', async () => {
  prepare('exec sleep 60');
  const { npm } = npmStart();
  const root = npm.pid ?? 0;
  await expect.poll(() => descendants(root).some(({ command }) => command === 'sleep 60')).toBe(true);
  pids = [root, ...descendants(root).map(({ pid }) => pid)];
  process.kill(root, 'SIGTERM');
  await expectNothingLeft();
});
