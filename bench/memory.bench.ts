/**
 * A first start with an empty data folder and without visitors: memory of web and work role after two minutes, and the processor time of both
 * in five minutes, against what is promised. Reads /proc, so it runs on Linux. Takes five minutes.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { serverEnvironment, serverFlags } from '#tests/shop.ts';
import type { Figure } from './run.ts';

const memoryAfterMs = 2 * 60_000;
const timeAfterMs = 5 * 60_000;
const promised = { memoryMb: 300, processorSeconds: 60 };

/** Resident memory of a process. */
function memoryMb(pid: number): number {
  const [, kb] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kb) / 1024);
}

/** Processor time of a process since its start. Linux counts in hundredths of a second. */
function processorSeconds(pid: number): number {
  const [, , , , , , , , , , , user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^\d+ \(.*\)/, '')
    .split(' ');
  return (Number(user) + Number(system)) / 100;
}

function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);
}

/** The role that a process runs, by its entry. */
function isWork(pid: number): boolean {
  return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('work.js');
}

export async function run(): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'federleicht-memory-'));
  const web = spawn(process.execPath, [...serverFlags, 'build/server/server.js'], {
    env: { ...process.env, ...serverEnvironment, PORT: '0', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    await new Promise<void>((resolve, reject) => {
      web.stdout.once('data', () => resolve());
      web.once('exit', () => reject(new Error('the shop ended')));
    });
    const pid = web.pid ?? 0;
    const before = processorSeconds(pid);
    await sleep(memoryAfterMs);
    const work = childrenOf(pid).find(isWork);
    if (work === undefined) throw new Error('the web role has no work role');
    const memory = { web: memoryMb(pid), work: memoryMb(work) };
    await sleep(timeAfterMs - memoryAfterMs);
    const seconds = processorSeconds(pid) - before + processorSeconds(work);
    const figure = (bench: string, ours: number, reference: number, unit: string): Figure => {
      return { bench, ours, reference, unit, ratio: ours / reference, n: 1 };
    };
    return [
      figure('memory web', memory.web, promised.memoryMb, 'MB'),
      figure('memory work', memory.work, promised.memoryMb, 'MB'),
      figure('processor time of a first start', seconds, promised.processorSeconds, 's'),
    ];
  } finally {
    web.kill('SIGTERM');
    await new Promise((resolve) => (web.exitCode === null ? web.once('exit', resolve) : resolve(null)));
    rmSync(dataDir, { recursive: true });
  }
}
