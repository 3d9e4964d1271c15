/** The editor's external store: state, one reducer, subscribers. Rights of the customer are asked here, before an edit and never by undo. */
import type { Edit } from '#core/design/edit.ts';
import { refusalOf } from '#core/design/permissions.ts';
import { createStore } from '#web/page/create-store.ts';
import type { DraftChange } from './draft/content.ts';
import { type Action, type EditorState, type Notice, reduce, type UploadProgress } from './state.ts';

/** Edits with the same key one after another become one step of undo; those of a gesture do however slow it is. `notice` is said until the next step. */
export type EditOptions = { coalesceKey?: string; isGesture?: boolean; notice?: Notice };

export type EditorStore<Choice> = {
  getState(): EditorState<Choice>;
  /** Returns the function that ends the subscription. */
  subscribe(listener: () => void): () => void;
  dispatch(action: Action<Choice>): void;
  /** Applies a customer's edits as one step, all or none; false where one of them is not the customer's to make. */
  edit(edits: readonly Edit[], options?: EditOptions): boolean;
  /** Whether all of these edits are the customer's to make. */
  accepts(edits: readonly Edit[]): boolean;
  change(changes: readonly DraftChange<Choice>[], options?: EditOptions): void;
  report(progress: Partial<UploadProgress>): void;
};

/** `now` gives milliseconds since 1970. */
export function createEditorStore<Choice>(initial: EditorState<Choice>, now: () => number): EditorStore<Choice> {
  const { get: getState, set, subscribe } = createStore(initial);
  const dispatch = (action: Action<Choice>) => set(reduce(getState(), action));

  function accepts(edits: readonly Edit[]) {
    const { design } = getState().history.content;
    return edits.every((edit) => refusalOf(design, edit) === null);
  }

  function change(changes: readonly DraftChange<Choice>[], options: EditOptions = {}) {
    dispatch({ type: 'change', changes, at: now(), ...options });
  }

  return {
    getState,
    subscribe,
    dispatch,
    edit(edits, options) {
      if (!accepts(edits)) return false;
      change(edits, options);
      return true;
    },
    accepts,
    change,
    report: (progress) => dispatch({ type: 'report', progress }),
  };
}
