/** Undo and redo as lists of changes with their inverse. Pure data, so that a history outlives a reload. */
import { applyChange, type Content, type DraftChange } from './content.ts';

export type UndoStep<C> = {
  /** In the order that takes the step back, and in the order that does it again. */
  undo: DraftChange<C>[];
  redo: DraftChange<C>[];
  /** Consecutive steps with the same key become one ("text front-names"); null: never. */
  coalesceKey: string | null;
  /** Milliseconds since 1970 of its last change. */
  at: number;
};

export type UndoState<C> = { content: Content<C>; past: UndoStep<C>[]; future: UndoStep<C>[] };

/** E022 asks for 200. */
export const maxUndoSteps = 400;
/** A pause this long while typing begins a new step. */
const coalesceMs = 1500;

export function freshHistory<C>(content: Content<C>): UndoState<C> {
  return { content, past: [], future: [] };
}

/**
 * Applies changes as one step, all or none; where one meets nothing, or nothing is different, the given object comes back. `isGesture`
 * marks a drag: its changes coalesce however slow it is.
 */
export function applyStep<C>(
  history: UndoState<C>,
  changes: readonly DraftChange<C>[],
  { coalesceKey = null, at, isGesture = false }: { coalesceKey?: string | null; at: number; isGesture?: boolean },
): UndoState<C> {
  let content = history.content;
  const undo: DraftChange<C>[] = [];
  for (const change of changes) {
    const applied = applyChange(content, change);
    if (!applied) return history;
    content = applied.content;
    undo.unshift(applied.inverse);
  }
  if (JSON.stringify(undo.toReversed()) === JSON.stringify(changes)) return history;
  const last = history.past.at(-1);
  const joins = last !== undefined && coalesceKey !== null && last.coalesceKey === coalesceKey && (isGesture || at - last.at < coalesceMs);
  const step: UndoStep<C> = joins ? { ...last, redo: [...changes], at } : { undo, redo: [...changes], coalesceKey, at };
  const past = joins ? history.past.with(-1, step) : [...history.past, step].slice(-maxUndoSteps);
  return { content, past, future: [] };
}

/** The next change begins a step of its own. */
export function endCoalescing<C>(history: UndoState<C>): UndoState<C> {
  const last = history.past.at(-1);
  return last?.coalesceKey ? { ...history, past: history.past.with(-1, { ...last, coalesceKey: null }) } : history;
}

function applyAll<C>(content: Content<C>, changes: readonly DraftChange<C>[]): Content<C> | null {
  let current = content;
  for (const change of changes) {
    const applied = applyChange(current, change);
    if (!applied) return null;
    current = applied.content;
  }
  return current;
}

/** The given object where there is nothing to take back. */
export function undoStep<C>(history: UndoState<C>): UndoState<C> {
  const step = history.past.at(-1);
  const content = step && applyAll(history.content, step.undo);
  if (!step || !content) return history;
  return { content, past: history.past.slice(0, -1), future: [{ ...step, coalesceKey: null }, ...history.future] };
}

export function redoStep<C>(history: UndoState<C>): UndoState<C> {
  const [step, ...future] = history.future;
  const content = step && applyAll(history.content, step.redo);
  if (!step || !content) return history;
  return { content, past: [...history.past, step], future };
}

const lengths = new WeakMap<object, number>();

/** Characters of a step as JSON. Steps never change, so each is measured once. */
function lengthOf<C>(step: UndoStep<C>): number {
  let length = lengths.get(step);
  if (length === undefined) {
    length = JSON.stringify(step).length;
    lengths.set(step, length);
  }
  return length;
}

/** The history with the steps next to its content, at most `maxLength` characters of JSON. The steps to undo come first. */
export function newestSteps<C>(history: UndoState<C>, maxLength: number): UndoState<C> {
  let left = maxLength;
  const isWithin = (step: UndoStep<C>) => {
    left -= lengthOf(step);
    return left >= 0;
  };
  const cutAt = (steps: UndoStep<C>[]) => {
    const end = steps.findIndex((step) => !isWithin(step));
    return end < 0 ? steps : steps.slice(0, end);
  };
  const past = cutAt(history.past.toReversed()).toReversed();
  const future = cutAt(history.future);
  return past.length === history.past.length && future.length === history.future.length ? history : { ...history, past, future };
}

/**
 * The history on top of a merged version: steps that can still be taken back, and change only what they changed. It ends at the first
 * one that replaces a whole: that would take back what another window did.
 */
export function ownSteps<C>({ content: before, past, future }: UndoState<C>, content: Content<C>): UndoState<C> {
  const isSameChoice = JSON.stringify(before.choice) === JSON.stringify(content.choice);
  const applies = (from: Content<C>, changes: readonly DraftChange<C>[]) => {
    const isWhole = changes.some(({ kind }) => kind === 'setContent' || (kind === 'setChoice' && !isSameChoice));
    return isWhole ? null : applyAll(from, changes);
  };
  const firstOf = (steps: readonly UndoStep<C>[], changesOf: (step: UndoStep<C>) => DraftChange<C>[]) => {
    let at: Content<C> | null = content;
    const kept: UndoStep<C>[] = [];
    for (const step of steps) {
      at = applies(at, changesOf(step));
      if (!at) break;
      kept.push(step);
    }
    return kept;
  };
  return {
    content,
    past: firstOf(past.toReversed(), ({ undo }) => undo).toReversed(),
    future: firstOf(future, ({ redo }) => redo),
  };
}
