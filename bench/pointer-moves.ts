/** What a pointer that drags an element costs the main thread of a page, measured in Chromium. */
import type { CDPSession, Locator, Page } from 'playwright-core';

export const moves = 120;

type TraceEvent = {
  name: string;
  ph: string;
  ts: number;
  dur?: number;
  tdur?: number;
  tid: number;
  pid: number;
  args?: { name?: string; data?: { type?: string } };
};

/** Events of Chromium's trace while `work` runs. */
export async function traced(session: CDPSession, work: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }) => events.push(...(value as TraceEvent[]));
  session.on('Tracing.dataCollected', collect);
  const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: categories } });
  await work();
  const done = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()));
  await session.send('Tracing.end');
  await done;
  session.off('Tracing.dataCollected', collect);
  return events;
}

/** Milliseconds of processor time on the main thread from each pointer move to the next. */
export function workOfMoves(events: readonly TraceEvent[]): number[] {
  const dispatched = events.filter(({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'pointermove');
  const main = dispatched[0];
  if (!main) throw new Error('no pointer move was traced');
  const starts = dispatched.filter(({ tid, pid }) => tid === main.tid && pid === main.pid).map(({ ts }) => ts);
  const tasks = events.filter(({ name, ph, tid, pid }) => name === 'RunTask' && ph === 'X' && tid === main.tid && pid === main.pid);
  return starts.slice(0, -1).map((start, index) => {
    const end = starts[index + 1] ?? start;
    // A move is dispatched inside a task that began before it.
    const own = tasks.filter(({ ts, dur = 0 }) => ts + dur > start && ts < end);
    return own.reduce((sum, { ts, dur = 0, tdur = dur }) => sum + share(ts, dur, start, end) * tdur, 0) / 1000;
  });
}

/** Share of a task that lies between two times. */
function share(ts: number, dur: number, start: number, end: number): number {
  return dur === 0 ? 1 : (Math.min(ts + dur, end) - Math.max(ts, start)) / dur;
}

/** Drags an element over the page, one move a frame. Playwright's own mouse would run a script in the page with every move of a drag. */
export async function drag(page: Page, session: CDPSession, target: Locator): Promise<void> {
  await target.click();
  const box = await target.boundingBox();
  if (!box) throw new Error('what is to be dragged is not on the canvas');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const mouse = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', byX = 0, byY = 0) =>
    session.send('Input.dispatchMouseEvent', { type, x: x + byX, y: y + byY, button: 'left', buttons: 1, clickCount: 1 });
  await mouse('mousePressed');
  for (let step = 1; step <= moves; step += 1) {
    await mouse('mouseMoved', Math.sin(step / 9) * 60, Math.cos(step / 7) * 50);
    await page.waitForTimeout(8);
  }
  await mouse('mouseReleased');
}

/** Milliseconds between the frames that a window paints while `work` runs. Asking for frames is work of its own, so it is not traced. */
export async function framesDuring(page: Page, work: () => Promise<void>): Promise<number[]> {
  await page.evaluate(() => {
    const frames: number[] = [];
    Object.assign(window, { benchFrames: frames, benchRuns: true });
    const note = (at: number) => {
      frames.push(at);
      if ((window as { benchRuns?: boolean }).benchRuns) requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  await work();
  const times = await page.evaluate(() => {
    Object.assign(window, { benchRuns: false });
    return (window as unknown as { benchFrames: number[] }).benchFrames;
  });
  return times.slice(1).map((at, index) => at - (times[index] ?? at));
}

/** Megabytes of the page's JavaScript after a collection of garbage. */
export async function heapMb(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN) / 1_000_000;
}
