/** Saving a card: first POST, then PUT over the revision we know; and telling a real conflict from our own lost answer. */
import type { CardChoice } from '#api/catalogue.ts';
import type { SaveOutcome } from '#web/editor/draft/autosave.ts';
import { isSameContent } from '#web/editor/draft/content.ts';
import { type BrowserCall, CallError } from '#web/page/client.ts';
import type { CardContent } from './state.ts';

export type Identity = { id: string; revision: number };

export type CardSaver = {
  identity(): Identity | null;
  save(content: CardContent): Promise<SaveOutcome>;
  /** Saves as a new design, whatever is known; throws CallError. */
  saveCopy(content: CardContent): Promise<{ savedAt: string }>;
  /** What the server has now; throws CallError. Saving goes on from it. */
  load(): Promise<{ content: CardContent; savedAt: string }>;
};

/** Statuses after which another try may help (0: nothing came back). */
function mayPass(status: number): boolean {
  return status === 0 || status === 408 || status === 425 || status === 429 || status >= 500;
}

export function createCardSaver(call: BrowserCall, first: Identity | null, onIdentity: (identity: Identity) => void): CardSaver {
  let identity = first;
  /** Sent without an answer: it may have arrived. */
  let unanswered: CardContent | null = null;

  function know(next: Identity) {
    identity = next;
    unanswered = null;
    onIdentity(next);
  }

  async function create({ design, choice }: CardContent): Promise<{ savedAt: string }> {
    const { id, revision, savedAt } = await call('POST /web-api/designs', { design, choice: wire(choice) });
    know({ id, revision });
    return { savedAt };
  }

  async function update({ id, revision: known }: Identity, { design, choice }: CardContent): Promise<{ savedAt: string }> {
    const { revision, savedAt } = await call('PUT /web-api/designs/:id', { id, revision: known, design, choice: wire(choice) });
    know({ id, revision });
    return { savedAt };
  }

  async function fetchSaved(id: string) {
    const { design, choice, revision, savedAt } = await call('GET /web-api/designs/:id', { id });
    return { content: { design, choice }, revision, savedAt };
  }

  /** Null when the server's copy is none of ours. */
  async function ownLostAnswer(id: string, content: CardContent): Promise<{ savedAt: string } | null> {
    const there = await fetchSaved(id);
    const isNow = isSameContent(there.content, content);
    if (!isNow && !(unanswered && isSameContent(there.content, unanswered))) return null;
    know({ id, revision: there.revision });
    return isNow ? { savedAt: there.savedAt } : update({ id, revision: there.revision }, content);
  }

  async function attempt(content: CardContent): Promise<{ savedAt: string } | null> {
    if (!identity) return create(content);
    const at = identity;
    try {
      return await update(at, content);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (error.status === 409) return ownLostAnswer(at.id, content);
      // The design has expired or this browser lost its session: it lives on as a new one.
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
        if (!mayPass(error.status)) return { kind: 'refused', message };
        unanswered = content;
        return { kind: 'wait', message };
      }
    },
    async load() {
      if (!identity) throw new CallError(404, 'not-found', '', []);
      const { content, revision, savedAt } = await fetchSaved(identity.id);
      know({ id: identity.id, revision });
      return { content, savedAt };
    },
  };
}

/** Exactly the fields of the contract. */
function wire({ card, form, format, paper, refinementType, quantity }: CardChoice): CardChoice {
  return { card, form, format, paper, refinementType, quantity };
}
