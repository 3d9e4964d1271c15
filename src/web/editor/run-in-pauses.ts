/** Long computations between everything else a window does: in pauses of the browser, a few milliseconds at a time, and not during drags. */

/** Runs at most this long in one piece where the browser does not tell how long its pause is. */
const pieceMs = 5;
/** A window that is never at rest goes on all the same. */
const maxTaskWaitMs = 400;
/** Between two looks whether a pointer is still pressed. */
const pressedMs = 100;

/** Calls `run` when the browser has nothing else to do; `hasTime` turns false when it should end. Returns what cancels the call. */
function inPause(run: (hasTime: () => boolean) => void): () => void {
  // Safari has no requestIdleCallback.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(() => {
      const end = performance.now() + pieceMs;
      run(() => performance.now() < end);
    }, 1);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(
    (deadline) => {
      const end = performance.now() + pieceMs;
      run(() => (deadline.didTimeout ? performance.now() < end : deadline.timeRemaining() > 1));
    },
    { timeout: maxTaskWaitMs },
  );
  return () => cancelIdleCallback(handle);
}

/** A frame of a drag has no time for anything else, even where the browser sees a pause. */
function isPointerPressed(): boolean {
  return document.querySelector(':active') !== null;
}

/** Runs the steps to their end and hands over what they return. The returned function ends them before. In browsers only. */
export function runInPauses<T>(steps: Generator<void, T>, onDone: (result: T) => void): () => void {
  let cancel = () => {};
  function wait() {
    const timer = setTimeout(go, pressedMs);
    cancel = () => clearTimeout(timer);
  }
  function go() {
    cancel = inPause((hasTime) => {
      if (isPointerPressed()) return wait();
      // At least one step, so that it comes to an end.
      let next = steps.next();
      while (!next.done && hasTime()) next = steps.next();
      if (next.done) onDone(next.value);
      else go();
    });
  }
  go();
  return () => cancel();
}

/** Between the frames of typing a browser is idle for less than this; only while nothing is drawn it is idle for longer. */
const longIdleMs = 30;
/** A page that always draws something runs the task later than this all the same. */
const maxWaitMs = 5_000;

/** Runs a task that takes longer than a frame once `afterMs` have passed, in a long pause of the browser. The returned function cancels it. */
export function runInLongPause(task: () => void, afterMs: number): () => void {
  const latest = performance.now() + afterMs + maxWaitMs;
  let cancel = () => {};
  function wait(ms: number) {
    const timer = setTimeout(go, ms);
    cancel = () => clearTimeout(timer);
  }
  function go() {
    if (isPointerPressed()) return wait(pressedMs);
    if (typeof requestIdleCallback === 'undefined') return task();
    const handle = requestIdleCallback((period) => {
      const isLong = period.timeRemaining() > longIdleMs || performance.now() > latest;
      if (isLong && !isPointerPressed()) task();
      else go();
    });
    cancel = () => cancelIdleCallback(handle);
  }
  wait(afterMs);
  return () => cancel();
}
