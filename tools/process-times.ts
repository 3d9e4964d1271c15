/** Processor time and memory of a process and all that it starts, read from /proc twice a second. Linux only. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** `startedAt` tells a process from an earlier one with its id. `ownTicks`: its processor time; `childTicks`: that of children it has waited for. */
export type ProcessSample = { pid: number; parent: number; startedAt: number; ownTicks: number; childTicks: number };

/** Per second on every architecture that Node supports. */
const ticksPerSecond = 100;
const intervalMs = 500;

/**
 * Adds up the processor time of `root` and its descendants from samples of all processes. A descendant stays one when its parent ends before
 * it, as the server of a database does. Processes that live between two samples count when their parent has waited for them.
 */
export function createProcessTimes(root: number) {
  /** Of the last sample. */
  let known = new Map<number, ProcessSample>();
  let ticks = 0;

  return {
    /** The processes of the tree in this sample. */
    add(sample: readonly ProcessSample[]): ProcessSample[] {
      const tree = treeOf(sample, root, known);
      const ended = [...known.values()].filter((before) => !isSame(tree.get(before.pid), before));
      for (const process of tree.values()) ticks += growth(process, known.get(process.pid), ended);
      known = tree;
      return [...tree.values()];
    },
    seconds: () => ticks / ticksPerSecond,
  };
}

function isSame(a: ProcessSample | undefined, b: ProcessSample): boolean {
  return a?.pid === b.pid && a.startedAt === b.startedAt;
}

function treeOf(sample: readonly ProcessSample[], root: number, known: ReadonlyMap<number, ProcessSample>): Map<number, ProcessSample> {
  const all = new Map(sample.map((process) => [process.pid, process]));
  const members = new Map<number, boolean>([[root, true]]);
  function isMember(process: ProcessSample): boolean {
    const before = members.get(process.pid);
    if (before !== undefined) return before;
    const parent = all.get(process.parent);
    const isOfTree = isSame(known.get(process.pid), process) || (parent !== undefined && isMember(parent));
    members.set(process.pid, isOfTree);
    return isOfTree;
  }
  return new Map([...all].filter(([, process]) => isMember(process)));
}

/** The time of a process since the last sample. What its ended children had until then is counted already, and part of its `childTicks`. */
function growth(process: ProcessSample, last: ProcessSample | undefined, ended: readonly ProcessSample[]): number {
  const before = last && isSame(last, process) ? last : { ownTicks: 0, childTicks: 0 };
  const counted = ended.filter(({ parent }) => parent === process.pid).reduce((sum, child) => sum + child.ownTicks + child.childTicks, 0);
  return process.ownTicks - before.ownTicks + Math.max(0, process.childTicks - before.childTicks - counted);
}

/** Largest resident memory in MB by test file (tests/worker-title.ts). */
export type MemoryPeaks = ReadonlyMap<string, number>;

export type ProcessWatch = { peaks: MemoryPeaks; stop(): { processorSeconds: number } };

/** Watches this process and its descendants until `stop`; `peaks` grows meanwhile. */
export function watchProcesses(): ProcessWatch {
  const times = createProcessTimes(process.pid);
  const peaks = new Map<string, number>();
  function sample(): void {
    for (const { pid } of times.add(allProcesses())) {
      const file = testFileOf(pid);
      if (file) peaks.set(file, Math.max(peaks.get(file) ?? 0, residentMB(pid)));
    }
  }
  const timer = existsSync('/proc/self/stat') ? setInterval(sample, intervalMs) : undefined;
  return {
    peaks,
    stop() {
      if (timer) sample();
      clearInterval(timer);
      return { processorSeconds: times.seconds() };
    },
  };
}

function allProcesses(): ProcessSample[] {
  return readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? sampleOf(Number(name)) : []));
}

/** The fields after the name, which is in parentheses and may hold spaces. */
function sampleOf(pid: number): ProcessSample[] {
  const fields = /.*\) \S (.*)/s.exec(procFile(pid, 'stat'))?.[1]?.split(' ').map(Number);
  if (!fields) return [];
  const [parent = 0, , , , , , , , , , user = 0, system = 0, childUser = 0, childSystem = 0, , , , , startedAt = 0] = fields;
  return [{ pid, parent, startedAt, ownTicks: user + system, childTicks: childUser + childSystem }];
}

function testFileOf(pid: number): string | undefined {
  return /^vitest ([^\0]+)/.exec(procFile(pid, 'cmdline'))?.[1];
}

function residentMB(pid: number): number {
  return Number(/^VmRSS:\s+(\d+)/m.exec(procFile(pid, 'status'))?.[1] ?? 0) / 1024;
}

/** Empty when the process has ended meanwhile. */
function procFile(pid: number, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return '';
  }
}
