/** Saves a draft: POST first, then PUT over the known revision. Tells an own save whose response was lost from one of another window. */
import { CallError } from '#web/page/client.ts';
import { idempotencyKey } from '#web/page/idempotency-key.ts';
import type { FailedSave, SaveOutcome } from './autosave.ts';
import { type Content, isSameContent, isSameDesign } from './content.ts';

export type Identity = { id: string; revision: number };
type Saved = Identity & { savedAt: string };
export type Stored<Choice> = Saved & { content: Content<Choice> };

/** The calls of a product's designs. Each throws CallError. */
export type SaverCalls<Choice> = {
  /** `key` names the draft: the design that it made before is the answer, as it is now, with `isKnown`, and nothing is saved. */
  create(content: Content<Choice>, key: string): Promise<Saved & { isKnown?: true | undefined }>;
  update(known: Identity, content: Content<Choice>): Promise<Saved>;
  load(id: string): Promise<Stored<Choice>>;
  /** Asks a customer whose sign-in has ended to sign in again; false for guests, and when the customer does not. */
  signInAgain?(): Promise<boolean>;
};

/** What the server is known to have. */
export type Acknowledged<Choice> = {
  identity: Identity | null;
  /** Null where it is not known. Before the first save: what the draft began with. */
  base: Content<Choice> | null;
  /** What was sent since without an answer: the first and the last ones. Any of it may have arrived. */
  sent: readonly Content<Choice>[];
  /** Names the design that a POST without an answer may have made; null when none was sent. */
  creationKey: string | null;
};

/** A version that is being saved as a design of its own: the same one again after a failure. */
export type SaveBranch = { identity: Identity | null; creationKey: string };

export function newBranch(): SaveBranch {
  return { identity: null, creationKey: idempotencyKey() };
}

/** 'newer': another window or device saved `stored`; nothing was overwritten. */
export type SaverOutcome<Choice> = SaveOutcome | { kind: 'newer'; stored: Stored<Choice> };

export type Saver<Choice> = {
  acknowledged(): Acknowledged<Choice>;
  save(content: Content<Choice>): Promise<SaverOutcome<Choice>>;
  /** Saving goes on over a version of the server, with that as the base. */
  adopt(stored: Stored<Choice>): void;
  /** Saving goes on from what a stored copy knew. */
  resume(known: Acknowledged<Choice>): void;
};

const maxSent = 3;

/** Of what was never answered, the first one is likely to have arrived, and the newest may be on its way. */
function withSent<T>(sent: readonly T[], content: T): T[] {
  if (sent.at(-1) === content) return [...sent];
  return sent.length < maxSent ? [...sent, content] : [...sent.slice(0, 1), ...sent.slice(2), content];
}

/** Statuses after which a retry may succeed (0: no response; 409: others saved while this save was made to fit theirs). */
function isRetryable(status: number): boolean {
  return status === 0 || status === 408 || status === 409 || status === 425 || status === 429 || status >= 500;
}

/** What a failed call means for the draft. Throws what is no CallError. */
export function outcomeOf(error: unknown): FailedSave {
  if (!(error instanceof CallError)) throw error;
  const message = error.errors[0]?.message ?? error.message;
  if (!isRetryable(error.status)) return { kind: 'refused', message };
  return { kind: error.status === 0 ? 'wait' : 'delay', message };
}

type Parts<Choice> = {
  calls: SaverCalls<Choice>;
  first: Acknowledged<Choice>;
  /** Awaited before a content is sent, with what `acknowledged` says from then on. */
  beforeSend(): Promise<void>;
  onSaved(identity: Identity): void;
};

export function createSaver<Choice>({ calls, first, beforeSend, onSaved }: Parts<Choice>): Saver<Choice> {
  let { identity, base, sent, creationKey } = first;

  function adopt({ id, revision }: Identity, content: Content<Choice>): void {
    identity = { id, revision };
    base = content;
    sent = [];
    creationKey = null;
  }

  async function send(known: Identity | null, content: Content<Choice>): Promise<SaverOutcome<Choice>> {
    sent = withSent(sent, content);
    const key = creationKey ?? idempotencyKey();
    if (!known) creationKey = key;
    await beforeSend();
    const saved = known ? await calls.update(known, content) : await calls.create(content, key);
    if ('isKnown' in saved && saved.isKnown) {
      // It began as one of these, most likely as the first.
      base = sent[0] ?? base;
      return recover(saved.id, content);
    }
    adopt(saved, content);
    onSaved({ id: saved.id, revision: saved.revision });
    return { kind: 'saved', savedAt: saved.savedAt };
  }

  /** The server has another revision than the known one, or a design that was not known to be there. */
  async function recover(id: string, content: Content<Choice>): Promise<SaverOutcome<Choice>> {
    const stored = await calls.load(id);
    const isSame = isSameContent(stored.content, content);
    if (!isSame && !sent.some((own) => isSameDesign(own, stored.content))) return { kind: 'newer', stored };
    adopt(stored, stored.content);
    if (!isSame) return send(stored, content);
    onSaved({ id, revision: stored.revision });
    return { kind: 'saved', savedAt: stored.savedAt };
  }

  /** With the cookie of a new sign-in. The design may be another customer's all the same. */
  async function sendAgain(known: Identity, content: Content<Choice>): Promise<SaverOutcome<Choice>> {
    try {
      return await send(known, content);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (error.status === 409) return recover(known.id, content);
      if (error.status === 404) return send(null, content);
      throw error;
    }
  }

  async function attempt(content: Content<Choice>): Promise<SaverOutcome<Choice>> {
    const known = identity;
    try {
      return await send(known, content);
    } catch (error) {
      if (!known || !(error instanceof CallError)) throw error;
      if (error.status === 409) return recover(known.id, content);
      if (error.status !== 404) throw error;
      // The design expired or this browser lost its session: save it as a new one, unless its owner signs in again.
      return (await calls.signInAgain?.()) ? sendAgain(known, content) : send(null, content);
    }
  }

  return {
    acknowledged: () => ({ identity, base, sent, creationKey }),
    async save(content) {
      try {
        return await attempt(content);
      } catch (error) {
        return outcomeOf(error);
      }
    },
    adopt: (stored) => adopt(stored, stored.content),
    resume(known) {
      identity = known.identity;
      base = known.base;
      sent = known.sent;
      creationKey = known.creationKey;
    },
  };
}
