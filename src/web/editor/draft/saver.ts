/** Saves a draft: POST first, then PUT over the known revision. Tells a conflict from an own save whose response was lost. */
import { CallError } from '#web/page/client.ts';
import type { SaveOutcome } from './autosave.ts';
import { type Content, isSameContent } from './content.ts';

export type Identity = { id: string; revision: number };
type Saved = Identity & { savedAt: string };

/** The calls of a product's designs. Each throws CallError. */
export type SaverCalls<Choice> = {
  create(content: Content<Choice>): Promise<Saved>;
  update(known: Identity, content: Content<Choice>): Promise<Saved>;
  load(id: string): Promise<Saved & { content: Content<Choice> }>;
};

export type Saver<Choice> = {
  identity(): Identity | null;
  save(content: Content<Choice>): Promise<SaveOutcome>;
  /** Saves as a new design, whatever is known; throws CallError. */
  saveCopy(content: Content<Choice>): Promise<{ savedAt: string }>;
  /** The server's copy; throws CallError. Saving goes on from it. */
  load(): Promise<{ content: Content<Choice>; savedAt: string }>;
};

/** Statuses after which a retry may succeed (0: no response). */
function isRetryable(status: number): boolean {
  return status === 0 || status === 408 || status === 425 || status === 429 || status >= 500;
}

export function createSaver<Choice>(
  calls: SaverCalls<Choice>,
  first: Identity | null,
  onIdentity: (identity: Identity) => void,
): Saver<Choice> {
  let identity = first;
  /** Sent without a response: it may have arrived. */
  let unanswered: Content<Choice> | null = null;

  function adopt({ id, revision, savedAt }: Saved): { savedAt: string } {
    identity = { id, revision };
    unanswered = null;
    onIdentity(identity);
    return { savedAt };
  }

  async function create(content: Content<Choice>) {
    return adopt(await calls.create(content));
  }

  async function update(known: Identity, content: Content<Choice>) {
    return adopt(await calls.update(known, content));
  }

  /** Null when the server's copy was saved elsewhere. */
  async function recoverOwnSave(id: string, content: Content<Choice>): Promise<{ savedAt: string } | null> {
    const stored = await calls.load(id);
    const isNewest = isSameContent(stored.content, content);
    if (!isNewest && !(unanswered && isSameContent(stored.content, unanswered))) return null;
    const adopted = adopt(stored);
    return isNewest ? adopted : update(stored, content);
  }

  async function attempt(content: Content<Choice>): Promise<{ savedAt: string } | null> {
    if (!identity) return create(content);
    const known = identity;
    try {
      return await update(known, content);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (error.status === 409) return recoverOwnSave(known.id, content);
      // The design expired or this browser lost its session: save it as a new one.
      if (error.status === 404) return create(content);
      throw error;
    }
  }

  return {
    identity: () => identity,
    saveCopy: create,
    async save(content) {
      try {
        const saved = await attempt(content);
        return saved ? { kind: 'saved', savedAt: saved.savedAt } : { kind: 'conflict' };
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        const message = error.errors[0]?.message ?? error.message;
        if (!isRetryable(error.status)) return { kind: 'refused', message };
        unanswered = content;
        return { kind: error.status === 0 ? 'wait' : 'delay', message };
      }
    },
    async load() {
      if (!identity) throw new CallError(404, 'not-found', '', []);
      const stored = await calls.load(identity.id);
      return { content: stored.content, ...adopt(stored) };
    },
  };
}
