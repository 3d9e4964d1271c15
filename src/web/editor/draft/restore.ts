/** Which copy of a design a window begins with: the server's or the one this browser kept. Pure; nothing is ever thrown away unseen. */
import { type Content, isSameContent } from './content.ts';
import { freshHistory, type UndoState, type UndoStep } from './history.ts';

/** What a browser keeps of a design (`id` null: it was never on the server). */
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
  edited: UndoState<C>;
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
    return from?.isUnsaved ? { edited: from.edited, from, kind: 'local' } : { edited: freshHistory(blank), from: null, kind: 'server' };
  }
  if (!from) return { edited: freshHistory(server.content), from: null, kind: 'server' };
  const isSame = isSameContent(from.edited.content, server.content);
  if (isSame) return { edited: { ...from.edited, content: server.content }, from, kind: 'server' };
  if (from.isUnsaved) return { edited: from.edited, from, kind: from.revision === server.revision ? 'local' : 'conflict' };
  return { edited: withServerStep(from.edited, server.content, from.at), from, kind: 'server' };
}

/** The server's content on top of an older history: one step back leads to what stood here before. */
export function withServerStep<C>(edited: UndoState<C>, content: Content<C>, at: number): UndoState<C> {
  const step: UndoStep<C> = {
    undo: [{ kind: 'setContent', content: edited.content }],
    redo: [{ kind: 'setContent', content }],
    merge: null,
    at,
  };
  return { content, past: [...edited.past, step], future: [] };
}
