import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Fault } from '#core/values/fault.ts';
import { answerRequests, type WorkerFunction, type WorkerRequest } from './answer-requests.ts';
import { createWorkerTask } from './worker-task.ts';

/** The square of a number, of positive ones only, in two steps. */
const square: WorkerFunction<number, number> = (input, onProgress) => {
  if (input < 0) throw new Fault('bad-input', 'negative', { text: { key: 'collage.photos.none' } });
  onProgress(0.5);
  return input * input;
};

/** A worker that answers when the test says so. */
class TestWorker extends EventTarget {
  readonly requests: WorkerRequest<number>[] = [];
  isTerminated = false;
  private readonly scope = new EventTarget();

  constructor() {
    super();
    const postMessage = (data: unknown) => this.dispatchEvent(new MessageEvent('message', { data: structuredClone(data) }));
    answerRequests(square, Object.assign(this.scope, { postMessage }) as unknown as Worker);
  }

  postMessage(request: WorkerRequest<number>): void {
    this.requests.push(structuredClone(request));
  }

  terminate(): void {
    this.isTerminated = true;
  }

  answer(): void {
    this.scope.dispatchEvent(new MessageEvent('message', { data: this.requests.at(-1) }));
  }
}

function taskWithWorkers() {
  const workers: TestWorker[] = [];
  const task = createWorkerTask({
    start: () => {
      const worker = new TestWorker();
      workers.push(worker);
      return worker as unknown as Worker;
    },
    load: () => Promise.resolve(square),
  });
  return { task, workers };
}

beforeEach(() => vi.stubGlobal('Worker', TestWorker));
afterEach(() => vi.unstubAllGlobals());

describe('a task in a worker', () => {
  it('resolves with the answer after its progress, and uses the worker again', async () => {
    const { task, workers } = taskWithWorkers();
    const shares: number[] = [];
    const first = task.run(3, { onProgress: (share) => shares.push(share) });
    workers[0]?.answer();
    expect(await first).toBe(9);
    expect(shares).toEqual([0.5]);
    const second = task.run(4);
    workers[0]?.answer();
    expect(await second).toBe(16);
    expect(workers).toHaveLength(1);
  });

  it('ends when a newer one comes, and its promise resolves with null', async () => {
    const { task, workers } = taskWithWorkers();
    const older = task.run(3);
    const newer = task.run(5);
    expect(await older).toBeNull();
    expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true, false]);
    workers[1]?.answer();
    expect(await newer).toBe(25);
  });

  it('that is cancelled or aborted resolves with null and ends the worker', async () => {
    const { task, workers } = taskWithWorkers();
    const cancelled = task.run(3);
    task.cancel();
    expect(await cancelled).toBeNull();
    const controller = new AbortController();
    const aborted = task.run(3, { signal: controller.signal });
    controller.abort();
    expect(await aborted).toBeNull();
    expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true, true]);
    expect(await task.run(3, { signal: controller.signal })).toBeNull();
    expect(workers).toHaveLength(2);
  });

  it('that was answered is not ended by its signal later', async () => {
    const { task, workers } = taskWithWorkers();
    const controller = new AbortController();
    const first = task.run(3, { signal: controller.signal });
    workers[0]?.answer();
    expect(await first).toBe(9);
    const second = task.run(4);
    controller.abort();
    workers[0]?.answer();
    expect(await second).toBe(16);
  });

  it('that fails rejects with a Fault with its text', async () => {
    const { task, workers } = taskWithWorkers();
    const request = task.run(-1);
    workers[0]?.answer();
    const error = await request.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Fault);
    expect(error).toMatchObject({ code: 'bad-input', details: { text: { key: 'collage.photos.none' } } });
  });

  it('runs on the main thread when the script of the worker does not load', async () => {
    const { task, workers } = taskWithWorkers();
    const request = task.run(3);
    workers[0]?.dispatchEvent(new Event('error'));
    expect(await request).toBe(9);
    expect(await task.run(2)).toBe(4);
    expect(workers).toHaveLength(1);
  });

  it('runs on the main thread in a browser without workers, the newest request only', async () => {
    vi.stubGlobal('Worker', undefined);
    const { task, workers } = taskWithWorkers();
    const older = task.run(3);
    const newer = task.run(2);
    expect(await older).toBeNull();
    expect(await newer).toBe(4);
    await expect(task.run(-1)).rejects.toMatchObject({ code: 'bad-input' });
    expect(workers).toHaveLength(0);
  });
});
