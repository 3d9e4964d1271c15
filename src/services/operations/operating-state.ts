/** What operators watch: work that waits, work that failed, and free disk space. */
import { statfs } from 'node:fs/promises';
import type { Shop } from '#services/handler.ts';
import { jobKinds, type Lane, lanes } from '#services/jobs/job-kinds.ts';
import { countJobs, dueJobs } from '#store/job/jobs.ts';

export type LaneState = { lane: Lane; due: number /** Seconds since the oldest of them was due; 0 without one. */; oldestSeconds: number };
export type OperatingState = { lanes: LaneState[]; failed: number; freeBytes: number };

/** Bytes that the shop may still write to the disk of its data folder. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

export async function operatingState({ store, clock, tempDir }: Pick<Shop, 'store' | 'clock' | 'tempDir'>): Promise<OperatingState> {
  const now = clock();
  const due = await dueJobs(store, now);
  const laneState = (lane: Lane): LaneState => {
    const waiting = due.filter(({ kind }) => jobKinds[kind]?.lane === lane);
    const oldest = Math.min(now.getTime(), ...waiting.map(({ oldestAt }) => Date.parse(oldestAt)));
    return {
      lane,
      due: waiting.reduce((sum, { count }) => sum + count, 0),
      oldestSeconds: Math.round((now.getTime() - oldest) / 1_000),
    };
  };
  const { failed } = await countJobs(store);
  return { lanes: lanes.map(laneState), failed, freeBytes: await freeBytes(tempDir) };
}
