/** Where an engine is: in this thread, where a small one is made a few milliseconds at a time, or in a thread of its own (decision 151). */
import { finished } from '#core/values/steps/steps.ts';
import { openThreadPool, type TaskHandlers } from '#services/jobs/thread-pool.ts';
import { inSlices } from '#store/in-slices.ts';
import { type Engine, type EngineSource, engineSteps } from './engine.ts';

/** An engine wherever it is. */
export type EngineHost = {
  ask(...query: Parameters<Engine['ask']>): Promise<ReturnType<Engine['ask']>>;
  suggest(...query: Parameters<Engine['suggest']>): Promise<ReturnType<Engine['suggest']>>;
  close(): Promise<void>;
  /** What numbers of designs in its answers stand for. */
  designs: EngineSource['designs'];
};

/** Designs up to which an engine is made and asked in the thread of its caller: making it takes about a second of its time. */
const maxHere = 20_000;
export async function hostHere(source: EngineSource): Promise<EngineHost> {
  const engine = await inSlices(engineSteps(source));
  const { designs } = source;
  return { ask: async (query) => engine.ask(query), suggest: async (query) => engine.suggest(query), close: async () => {}, designs };
}

type Part = Pick<EngineSource, 'designs' | 'posters' | 'others'>;

export type EngineTasks = {
  'search-part': { input: { part: Part }; output: null };
  'search-build': { input: Pick<EngineSource, 'today'>; output: null };
  'search-ask': { input: { query: Parameters<Engine['ask']>[0] }; output: ReturnType<Engine['ask']> };
  'search-suggest': { input: { query: Parameters<Engine['suggest']>[0] }; output: ReturnType<Engine['suggest']> };
};

let parts: Part[] = [];
let built: Engine | null = null;

function engine(): Engine {
  if (!built) throw new Error('this thread has no engine of the search');
  return built;
}

/** The thread's side of `hostInThread`: one engine a thread. */
export const engineTasks: TaskHandlers<EngineTasks> = {
  async 'search-part'({ part }) {
    parts.push(part);
    return null;
  },
  async 'search-build'({ today }) {
    const given = parts;
    parts = [];
    const designs = given.flatMap((part) => part.designs);
    const posters = given.flatMap((part) => part.posters);
    const others = given.flatMap((part) => part.others);
    built = finished(engineSteps({ designs, posters, others, today }));
    return null;
  },
  async 'search-ask'({ query }) {
    return engine().ask(query);
  },
  async 'search-suggest'({ query }) {
    return engine().suggest(query);
  },
};

/** Designs that are handed over at once: copying them takes this thread some milliseconds. */
const perPart = 200;
const buildDeadlineMs = 600_000;
const heapMb = 4_096;
/** Queries that wait for a thread; further ones are refused. */
const queueSize = 200;

/** A thread answers nothing while it makes an engine: each version has a thread of its own, which ends with it. */
export async function hostInThread({ designs, posters, others, today }: EngineSource): Promise<EngineHost> {
  const pool = openThreadPool<EngineTasks>({ name: 'search', threads: 1, idleMs: null, heapMb, queueSize });
  try {
    for (let at = 0; at < designs.length; at += perPart) {
      await pool.run({ kind: 'search-part', part: { designs: designs.slice(at, at + perPart), posters: [], others: [] } });
    }
    await pool.run({ kind: 'search-part', part: { designs: [], posters, others } });
    await pool.run({ kind: 'search-build', today }, buildDeadlineMs);
  } catch (error) {
    await pool.close();
    throw error;
  }
  return {
    ask: (query) => pool.run({ kind: 'search-ask', query }),
    suggest: (query) => pool.run({ kind: 'search-suggest', query }),
    close: () => pool.close(),
    designs,
  };
}

export function openHost(source: EngineSource): Promise<EngineHost> {
  return source.designs.length > maxHere ? hostInThread(source) : hostHere(source);
}
