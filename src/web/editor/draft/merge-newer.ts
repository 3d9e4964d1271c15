/** Merges a version that another window or device saved into the draft. What cannot be merged is saved as a design of its own first. */
import { type MergedVersion, mergeVersions } from '#core/design/merge/merge.ts';
import { isEqual } from '#core/values/equal.ts';
import type { Action } from '#web/editor/state.ts';
import type { EditorStore } from '#web/editor/store.ts';
import { CallError } from '#web/page/client.ts';
import type { FailedSave } from './autosave.ts';
import { type Content, isSameContent } from './content.ts';
import type { DraftConflict } from './restore.ts';
import { newBranch, outcomeOf, type SaveBranch, type SaverCalls } from './saver.ts';

type Parts<Choice> = {
  store: EditorStore<Choice>;
  /** Null: a merge with conflicts is left for later. */
  calls: SaverCalls<Choice> | null;
  branch: SaveBranch;
};

type Versions<Choice> = {
  base: Content<Choice> | null;
  /** Earlier contents of mine that may have arrived. */
  sent: readonly Content<Choice>[];
  /** Both are asked again after each save of a copy: they may have changed meanwhile. */
  mine(): Content<Choice>;
  theirs(): Content<Choice>;
};

/** So often a copy is saved again because of what was typed meanwhile. */
const maxTries = 20;

/**
 * Dispatches the merged version. 'merged': everything of mine is in it or in a copy on the server. Otherwise nothing has changed, and
 * merging has to be tried again.
 */
export async function mergeInto<Choice extends object>(
  { store, calls, branch }: Parts<Choice>,
  { base, sent, mine, theirs }: Versions<Choice>,
  onMerged: (merged: Content<Choice>, isTheirs: boolean) => void,
): Promise<FailedSave | { kind: 'merged' }> {
  let copied: Content<Choice> | null = null;
  for (let tries = 0; tries < maxTries; tries += 1) {
    const own = mine();
    const other = theirs();
    const merged = mergeVersions(base, own, other, sent);
    if (merged.conflicts.length === 0 || (copied && isSameContent(copied, own))) {
      onMerged(merged.content, isEqual(merged.content, other));
      const conflict = copied &&
        branch.identity && { copy: branch.identity.id, places: merged.conflicts, mine: withMine(base, own, other) };
      store.dispatch(actionOf(merged, conflict));
      Object.assign(branch, newBranch());
      return { kind: 'merged' };
    }
    if (!calls) break;
    try {
      const saved = branch.identity ? await calls.update(branch.identity, own) : await calls.create(own, branch.creationKey);
      // What a save without an answer created may hold an older state.
      if (!('isKnown' in saved && saved.isKnown)) copied = own;
      branch.identity = saved;
    } catch (error) {
      // The copy is gone or was changed by its own window: save another one.
      if (error instanceof CallError && (error.status === 404 || error.status === 409)) Object.assign(branch, newBranch());
      return outcomeOf(error);
    }
  }
  return { kind: 'wait', message: '' };
}

/** The merged version, with mine where both changed the same: the sides have changed places. */
function withMine<Choice extends object>(base: Content<Choice> | null, mine: Content<Choice>, theirs: Content<Choice>): Content<Choice> {
  return mergeVersions(base, theirs, mine).content;
}

function actionOf<Choice>(merged: MergedVersion<Choice>, conflict: DraftConflict<Choice> | null): Action<Choice> {
  const { content, conflicts, renamed } = merged;
  return { type: 'merge', content, hasOwnSteps: conflicts.length === 0 && !renamed, conflict, at: Date.now() };
}
