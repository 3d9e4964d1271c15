import { describe, expect, it } from 'vitest';
import { arrange } from '#core/arrange/arrange.ts';
import type { ArrangeInput } from '#core/arrange/arrangement.ts';
import { Fault } from '#core/values/fault.ts';
import { createArranger } from './arrange-in-worker.ts';
import type { ArrangeRequest } from './arrange-worker.ts';

const inputOf = (count: number): ArrangeInput => ({
  photos: Array.from({ length: count }, (_, at) => ({ id: `photo-${at}`, ratio: 1.5 })),
  ...{ widthUm: 300_000, heightUm: 200_000, gapUm: 4_000, mode: 'grid', seed: 0 },
});

/** A worker whose answers the test sends. */
class TestWorker extends EventTarget {
  readonly requests: ArrangeRequest[] = [];
  isTerminated = false;

  postMessage(request: ArrangeRequest): void {
    this.requests.push(request);
  }

  terminate(): void {
    this.isTerminated = true;
  }

  answer(): void {
    const request = this.requests.at(-1);
    if (!request) throw new Error('no request');
    this.dispatchEvent(new MessageEvent('message', { data: { id: request.id, arrangement: arrange(request.input, { effort: 'first' }) } }));
  }
}

function arrangerWithWorkers() {
  const workers: TestWorker[] = [];
  const arranger = createArranger(() => {
    const worker = new TestWorker();
    workers.push(worker);
    return worker as unknown as Worker;
  });
  return { arranger, workers };
}

describe('arranging in a worker', () => {
  it('resolves with the answer, and uses the worker again', async () => {
    const { arranger, workers } = arrangerWithWorkers();
    const first = arranger.arrange(inputOf(3));
    workers[0]?.answer();
    expect((await first)?.cells).toHaveLength(3);
    const second = arranger.arrange(inputOf(4), { effort: 'first' });
    workers[0]?.answer();
    expect((await second)?.cells).toHaveLength(4);
    expect(workers).toHaveLength(1);
    expect(workers[0]?.requests.map(({ effort }) => effort)).toEqual(['best', 'first']);
  });

  it('a newer request ends the one that runs, whose promise resolves with null', async () => {
    const { arranger, workers } = arrangerWithWorkers();
    const older = arranger.arrange(inputOf(3));
    const newer = arranger.arrange(inputOf(5));
    expect(await older).toBeNull();
    expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true, false]);
    workers[0]?.answer();
    workers[1]?.answer();
    expect((await newer)?.cells).toHaveLength(5);
  });

  it('a cancelled request resolves with null', async () => {
    const { arranger, workers } = arrangerWithWorkers();
    const request = arranger.arrange(inputOf(3));
    arranger.cancel();
    expect(await request).toBeNull();
    expect(workers[0]?.isTerminated).toBe(true);
  });

  it('a fault of the worker is a Fault with its text', async () => {
    const { arranger, workers } = arrangerWithWorkers();
    const request = arranger.arrange(inputOf(3));
    const details = { text: { key: 'collage.photos.none', values: {} } };
    workers[0]?.dispatchEvent(new MessageEvent('message', { data: { id: 1, fault: { code: 'bad-input', message: 'none', details } } }));
    const error = await request.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Fault);
    expect(error).toMatchObject({ code: 'bad-input', details });
  });

  it('a worker whose script does not load leaves the work to the main thread', async () => {
    const { arranger, workers } = arrangerWithWorkers();
    const request = arranger.arrange(inputOf(3));
    workers[0]?.dispatchEvent(new Event('error'));
    expect((await request)?.cells).toHaveLength(3);
    expect((await arranger.arrange(inputOf(2)))?.cells).toHaveLength(2);
    expect(workers).toHaveLength(1);
  });

  it('without workers it arranges on the main thread, the newest request only', async () => {
    const arranger = createArranger(() => null);
    const older = arranger.arrange(inputOf(3));
    const newer = arranger.arrange(inputOf(2));
    expect(await older).toBeNull();
    expect((await newer)?.cells).toHaveLength(2);
    await expect(arranger.arrange(inputOf(0))).rejects.toMatchObject({ code: 'bad-input' });
  });
});
