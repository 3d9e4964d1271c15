/** Resident memory of the shop's processes, read from /proc. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

export const hasProcessMemory = existsSync('/proc/self/status');

/** Resident memory of a process, or its share of it: pages of programs and libraries that several processes map count once in all. */
export type MemoryKind = 'resident' | 'share';

function memoryKB(pid: number, kind: MemoryKind): number {
  const line =
    kind === 'resident' ? /^VmRSS:\s+(\d+)/m.exec(procFile(pid, 'status')) : /^Pss:\s+(\d+)/m.exec(procFile(pid, 'smaps_rollup'));
  return Number(line?.[1] ?? 0);
}

/** Megabytes by process of the shop: "web 300", "decode 90". */
export function processesMB(root: number, kind: MemoryKind = 'resident'): Map<string, number> {
  const parents = new Map<number, number>();
  for (const pid of readdirSync('/proc').map(Number).filter(Boolean)) {
    const parent = /\) \S (\d+)/.exec(procFile(pid, 'stat'))?.[1];
    if (parent) parents.set(pid, Number(parent));
  }
  const isOfShop = (pid: number): boolean => pid === root || (parents.has(pid) && isOfShop(parents.get(pid) ?? 0));
  return new Map(
    [...parents.keys()].filter(isOfShop).map((pid) => {
      const entry = /\/(\w+)\.js\0/.exec(procFile(pid, 'cmdline'))?.[1] ?? 'node';
      return [`${entry} ${pid}`, memoryKB(pid, kind) / 1024];
    }),
  );
}

/** Empty when the process has ended meanwhile. */
function procFile(pid: number, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return '';
  }
}

export function sumMB(megabytes: ReadonlyMap<string, number>): number {
  return [...megabytes.values()].reduce((total, value) => total + value, 0);
}

/** The processes once their memory has stayed within 3 MB for a second: a role that is still starting would count as growth. */
export async function settledMB(root: number, kind: MemoryKind = 'resident'): Promise<Map<string, number>> {
  const deadline = Date.now() + 30_000;
  let settled = processesMB(root, kind);
  for (let since = Date.now(); Date.now() - since < 1000 && Date.now() < deadline; await sleep(100)) {
    const now = processesMB(root, kind);
    if (Math.abs(sumMB(now) - sumMB(settled)) <= 3) continue;
    settled = now;
    since = Date.now();
  }
  return settled;
}

/** The processes when they were largest together while `work` ran. */
export async function peakMB(root: number, work: () => Promise<unknown>, kind: MemoryKind = 'resident'): Promise<Map<string, number>> {
  let peak = processesMB(root, kind);
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      const now = processesMB(root, kind);
      if (sumMB(now) > sumMB(peak)) peak = now;
      await sleep(100);
    }
  })();
  try {
    await work();
  } finally {
    isOver = true;
    await watching;
  }
  return peak;
}
