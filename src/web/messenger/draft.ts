/** Draft of the messenger's form in the session storage. */
import { type MessageField, type MessageForm, messageFields } from '#core/customer/message.ts';
import { idempotencyKey } from '#web/page/idempotency-key.ts';

const name = 'message';

/** `id` names the message to the shop. `tried` is what was last sent under it: another text is another message and needs another id. */
export type MessageDraft = { id: string; tried: string | null; values: MessageForm };

export function emptyDraft(): MessageDraft {
  return { id: idempotencyKey(), tried: null, values: { message: '', email: '', name: '', order: '' } };
}

/** The draft under whose id these values may be sent: a retry of the same text keeps it. */
export function drafted(draft: MessageDraft, values: MessageForm): MessageDraft {
  const tried = JSON.stringify(values);
  return draft.tried === null || draft.tried === tried ? { id: draft.id, tried, values } : { id: idempotencyKey(), tried, values };
}

/** The draft in a stored text; an empty one for anything else. */
export function parsedDraft(text: string | null): MessageDraft {
  try {
    const { id, tried, values } = JSON.parse(text ?? '') as Partial<Record<keyof MessageDraft, unknown>>;
    if (typeof id !== 'string' || !/^[\w-]{22}$/.test(id) || typeof values !== 'object' || values === null) return emptyDraft();
    const typed = (field: MessageField) => {
      const value: unknown = (values as Record<string, unknown>)[field];
      return [field, typeof value === 'string' ? value : ''];
    };
    return { id, tried: typeof tried === 'string' ? tried : null, values: Object.fromEntries(messageFields.map(typed)) as MessageForm };
  } catch {
    return emptyDraft();
  }
}

export function storedDraft(): MessageDraft {
  try {
    return parsedDraft(sessionStorage.getItem(name));
  } catch {
    return emptyDraft();
  }
}

export function saveDraft(draft: MessageDraft) {
  try {
    sessionStorage.setItem(name, JSON.stringify(draft));
  } catch {
    // Storage is full or forbidden: the form still works, only closing it empties it.
  }
}

export function clearDraft() {
  try {
    sessionStorage.removeItem(name);
  } catch {
    // Storage is blocked: nothing was stored either.
  }
}
