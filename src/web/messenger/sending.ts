/** Sends the messenger's form: kept while it is typed, checked before it leaves, never lost when it does not arrive. */
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { checkMessage, type MessageField, type MessageForm, messageFields } from '#core/customer/message.ts';
import type { FieldError } from '#core/values/fault.ts';
import { t } from '#texts/messenger-t.ts';
import { CallError, call } from '#web/page/client.ts';
import { useSite } from '#web/page/page-context.ts';
import { clearDraft, type Draft, drafted, emptyDraft, saveDraft, storedDraft } from './draft.ts';
import type { About } from './launcher.tsx';

export type MessageAnswer = {
  errors: Partial<Record<MessageField, string>>;
  /** A sentence about the whole form. */
  notice: string | null;
  /** Where the answer goes, once the message was sent. */
  sentTo: string | null;
};

export const unanswered: MessageAnswer = { errors: {}, notice: null, sentTo: null };

/** The sentences of a refused message by field, and one above them. */
export function refusedMessage(errors: readonly FieldError[], message: string): MessageAnswer {
  const known = errors.filter(({ field }) => messageFields.some((name) => name === field));
  const count = known.length;
  const notice = count === 0 ? message : count === 1 ? t('messenger.wrong.one') : t('messenger.wrong.many', { count });
  return { errors: Object.fromEntries(known.map((error) => [error.field, error.message])), notice, sentTo: null };
}

function textIn(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value : '';
}

function valuesIn(form: HTMLFormElement): MessageForm {
  return Object.fromEntries(messageFields.map((name) => [name, textIn(form, name)])) as MessageForm;
}

/** What was kept, with the order of the page that asks. */
function firstDraft(order: string | undefined): Draft {
  const kept = storedDraft();
  return order ? { ...kept, values: { ...kept.values, order } } : kept;
}

/** A form and what became of it. A second press while the first is on its way does nothing. */
export function useSending({ ask, code }: About) {
  const site = useSite();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(() => firstDraft(ask));
  const [answer, setAnswer] = useState(unanswered);
  const [isBusy, setBusy] = useState(false);
  const isSent = useRef(false);

  useEffect(() => {
    // The page holds forms back while there is no connection, before they hear of it themselves.
    const onSubmit = (event: SubmitEvent) => {
      if (event.target === form.current && !navigator.onLine) setAnswer({ ...unanswered, notice: t('messenger.offline') });
    };
    window.addEventListener('submit', onSubmit, true);
    return () => window.removeEventListener('submit', onSubmit, true);
  }, []);

  async function post(next: Draft, website: string): Promise<void> {
    saveDraft(next);
    setDraft(next);
    await call(site)('POST /web-api/messages', { id: next.id, ...next.values, website, ...(code ? { code } : {}) });
  }

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSent.current) return;
    const values = valuesIn(event.currentTarget);
    const website = textIn(event.currentTarget, 'website');
    // What is wrong can be said at once; the server checks it all again.
    const checked = checkMessage(values);
    if (!checked.ok) {
      setAnswer(refusedMessage(checked.errors, ''));
      return;
    }
    isSent.current = true;
    setBusy(true);
    try {
      const next = drafted(draft, values);
      await post(next, website).catch((error: unknown) => {
        // Another window, opened from this one, sent a message of its own under the same id.
        if (error instanceof CallError && error.code === 'key-reused') return post(drafted(emptyDraft(), values), website);
        throw error;
      });
      clearDraft();
      setAnswer({ ...unanswered, sentTo: checked.message.email });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setAnswer(refusedMessage(error.errors, error.status === 0 ? t('messenger.offline') : error.message));
    } finally {
      isSent.current = false;
      setBusy(false);
    }
  }

  /** Keeps every letter: closing, going on and reloading lose nothing. */
  function keep() {
    if (form.current) saveDraft({ ...draft, values: valuesIn(form.current) });
  }

  /** A fresh form. */
  function again() {
    setDraft(emptyDraft());
    setAnswer(unanswered);
  }

  return { form, draft, answer, isBusy, send, keep, again };
}
