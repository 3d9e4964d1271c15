/** Chooses the copy of a design a window begins with: the server's or one of this browser. Pure; unsaved work is never dropped. */
import { type Content, isSameContent } from './content.ts';
import { freshHistory, type UndoState, type UndoStep } from './history.ts';

/** A design as stored in this browser (IndexedDB): the names of its fields are a stored format. */
export type LocalCopy<C> = {
  /** One record per window. */
  key: string;
  /** The design's token, or "card:<id>" before the first save. */
  design: string;
  /** Revision on the server that it grew from. */
  revision: number;
  /** False once everything is on the server. */
  isUnsaved: boolean;
  at: number;
  edited: UndoState<C>;
  /** Warnings the customer ticked off. */
  accepted: string[];
  /** Words and pictures that had no place in another format, by element id. */
  parked: Record<string, UnplacedContent>;
};
export type UnplacedContent = {
  label: string;
  text?: string;
  photo?: { photoId: string; crop: { zoom: number; focusX: number; focusY: number } };
};

export type Restored<C> = {
  history: UndoState<C>;
  from: LocalCopy<C> | null;
  /** 'local': unsaved work came back. 'conflict': so it did, and the server has moved on meanwhile. */
  kind: 'server' | 'local' | 'conflict';
};

/** Unsaved copies first, then the newest. */
function best<C>(copies: readonly LocalCopy<C>[]): LocalCopy<C> | null {
  return copies.toSorted((a, b) => Number(b.isUnsaved) - Number(a.isUnsaved) || b.at - a.at)[0] ?? null;
}

export function restore<C>(
  server: { content: Content<C>; revision: number } | null,
  blank: Content<C>,
  copies: readonly LocalCopy<C>[],
): Restored<C> {
  const from = best(copies);
  if (!server) {
    return from?.isUnsaved ? { history: from.edited, from, kind: 'local' } : { history: freshHistory(blank), from: null, kind: 'server' };
  }
  if (!from) return { history: freshHistory(server.content), from: null, kind: 'server' };
  const isSame = isSameContent(from.edited.content, server.content);
  if (isSame) return { history: { ...from.edited, content: server.content }, from, kind: 'server' };
  if (from.isUnsaved) return { history: from.edited, from, kind: from.revision === server.revision ? 'local' : 'conflict' };
  return { history: withServerStep(from.edited, server.content, from.at), from, kind: 'server' };
}

/** The server's content on top of an older history: one step back leads to what stood here before. */
export function withServerStep<C>(history: UndoState<C>, content: Content<C>, at: number): UndoState<C> {
  const step: UndoStep<C> = {
    undo: [{ kind: 'setContent', content: history.content }],
    redo: [{ kind: 'setContent', content }],
    coalesceKey: null,
    at,
  };
  return { content, past: [...history.past, step], future: [] };
}
