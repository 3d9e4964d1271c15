/** Chooses the copy of a design a window begins with: the server's or one of this browser. Pure; unsaved work is never dropped. */

import type { MergeConflict } from '#core/design/merge/merge.ts';
import type { Message } from '#core/values/message.ts';
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
  /** What that revision holds (before the first save: what the draft began with), for a merge; null or absent where all is on the server. */
  base?: Content<C> | null;
  /** What was sent since without an answer. */
  sent?: readonly Content<C>[];
  /** Names the design that a first save without an answer may have made. */
  creationKey?: string | null;
  /** A conflict that the customer has not put away. */
  conflict?: DraftConflict<C> | null;
  /** False once everything is on the server. */
  isUnsaved: boolean;
  at: number;
  edited: UndoState<C>;
  /** Warnings the customer ticked off. */
  accepted: string[];
  /** Fingerprints of approved pages; absent in older copies. */
  approved?: Readonly<Record<string, string>>;
  /** Words and pictures that had no place in another format, by element id. */
  parked: Record<string, UnplacedContent>;
};

/** Places that two versions changed in different ways, and the id of the design that holds this window's version of them. */
export type DraftConflict<C> = {
  copy: string;
  places: readonly MergeConflict[];
  /** The merged content with this window's version of the places; absent in older copies. */
  mine?: Content<C>;
};

export type UnplacedContent = {
  name: Message;
  text?: string;
  photo?: { photoId: string; crop: { zoom: number; focusX: number; focusY: number } };
};

export type Restored<C> = {
  history: UndoState<C>;
  from: LocalCopy<C> | null;
  /** 'local': unsaved work came back. */
  kind: 'server' | 'local';
  /** Unsaved work of other windows, to be merged: it is neither in `history` nor on the server. */
  others: LocalCopy<C>[];
};

/** Unsaved copies first, then the newest. */
export function bestCopy<C>(copies: readonly LocalCopy<C>[]): LocalCopy<C> | null {
  return copies.toSorted((a, b) => Number(b.isUnsaved) - Number(a.isUnsaved) || b.at - a.at)[0] ?? null;
}

export function restoreDraft<C>(
  server: { content: Content<C>; revision: number } | null,
  blank: Content<C>,
  copies: readonly LocalCopy<C>[],
): Restored<C> {
  const from = bestCopy(copies);
  const fresh: Restored<C> = { history: freshHistory(server?.content ?? blank), from: null, kind: 'server', others: [] };
  if (!server) {
    // Drafts that were never saved are designs of their own: the others come back once this one has an address.
    return from?.isUnsaved ? { ...fresh, history: from.edited, from, kind: 'local' } : fresh;
  }
  if (!from) return fresh;
  const isKnown = (content: Content<C>) => [server.content, from.edited.content].some((known) => isSameContent(known, content));
  const others = copies.filter((copy) => copy !== from && copy.isUnsaved && !isKnown(copy.edited.content));
  if (isSameContent(from.edited.content, server.content)) {
    return { history: { ...from.edited, content: server.content }, from, kind: 'server', others };
  }
  if (from.isUnsaved) return { history: from.edited, from, kind: 'local', others };
  return { history: withServerStep(from.edited, server.content, from.at), from, kind: 'server', others };
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
