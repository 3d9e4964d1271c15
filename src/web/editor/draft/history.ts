/** Undo and redo as lists of changes with their inverse. Pure data, so that a history outlives a reload. */
import { applyChange, type Change, type Content } from './content.ts';

export type UndoStep<C> = {
  /** In the order that takes the step back, and in the order that does it again. */
  undo: Change<C>[];
  redo: Change<C>[];
  /** Steps of the same kind one after another become one ("text front-names"); null: never. */
  merge: string | null;
  /** Milliseconds since 1970 of its last change. */
  at: number;
};

export type UndoState<C> = { content: Content<C>; past: UndoStep<C>[]; future: UndoStep<C>[] };

/** E022 asks for 200. */
export const maxUndoSteps = 400;
/** A pause this long while typing begins a new step. */
const mergeMs = 1500;

export function freshHistory<C>(content: Content<C>): UndoState<C> {
  return { content, past: [], future: [] };
}

/**
 * Applies changes as one step, all or none; where one meets nothing, or nothing is different, the given object comes back. `isGesture`
 * marks a drag: its changes merge however slow it is.
 */
export function applyStep<C>(
  edited: UndoState<C>,
  changes: readonly Change<C>[],
  { merge = null, at, isGesture = false }: { merge?: string | null; at: number; isGesture?: boolean },
): UndoState<C> {
  let content = edited.content;
  const undo: Change<C>[] = [];
  for (const change of changes) {
    const applied = applyChange(content, change);
    if (!applied) return edited;
    content = applied.content;
    undo.unshift(applied.inverse);
  }
  if (JSON.stringify(undo.toReversed()) === JSON.stringify(changes)) return edited;
  const last = edited.past.at(-1);
  const joins = last !== undefined && merge !== null && last.merge === merge && (isGesture || at - last.at < mergeMs);
  const step: UndoStep<C> = joins ? { ...last, redo: [...changes], at } : { undo, redo: [...changes], merge, at };
  const past = joins ? edited.past.with(-1, step) : [...edited.past, step].slice(-maxUndoSteps);
  return { content, past, future: [] };
}

/** The next change begins a step of its own. */
export function endCoalescing<C>(edited: UndoState<C>): UndoState<C> {
  const last = edited.past.at(-1);
  return last?.merge ? { ...edited, past: edited.past.with(-1, { ...last, merge: null }) } : edited;
}

function applyAll<C>(content: Content<C>, changes: readonly Change<C>[]): Content<C> | null {
  let current = content;
  for (const change of changes) {
    const applied = applyChange(current, change);
    if (!applied) return null;
    current = applied.content;
  }
  return current;
}

/** The given object where there is nothing to take back. */
export function undoStep<C>(edited: UndoState<C>): UndoState<C> {
  const step = edited.past.at(-1);
  const content = step && applyAll(edited.content, step.undo);
  if (!step || !content) return edited;
  return { content, past: edited.past.slice(0, -1), future: [{ ...step, merge: null }, ...edited.future] };
}

export function redoStep<C>(edited: UndoState<C>): UndoState<C> {
  const [step, ...future] = edited.future;
  const content = step && applyAll(edited.content, step.redo);
  if (!step || !content) return edited;
  return { content, past: [...edited.past, step], future };
}
