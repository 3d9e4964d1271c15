/** Sends a visitor's note. The same text that is sent again after a lost answer is one note. */
import { useRef } from 'react';
import type { SharedPanel } from '#api/shares.ts';
import { CallError, call } from '#web/page/client.ts';
import { idempotencyKey } from '#web/page/idempotency-key.ts';
import { useSite } from '#web/page/page-context.ts';

/** What the visitor writes now: a comment at a point of a panel, or another text for an element. Points are shares (0..1) of the panel. */
export type Writing = { panel: string; kind: 'comment'; x: number; y: number } | { panel: string; kind: 'suggestion'; element: string };

/** A note of this visit; `at` in shares of the panel. */
export type Sent = { text: string; at: { x: number; y: number } | null };

export function useSendNote(token: string, panel: SharedPanel) {
  const site = useSite();
  const pending = useRef<{ key: string; id: string } | null>(null);

  /** Null when the note has arrived, otherwise a sentence. */
  async function send(writing: Writing, text: string, author: string): Promise<string | null> {
    const key = JSON.stringify([writing, text, author]);
    const id = pending.current?.key === key ? pending.current.id : idempotencyKey();
    pending.current = { key, id };
    const common = { token, id, page: panel.page, text, ...(author.trim() === '' ? {} : { author: author.trim() }) };
    try {
      if (writing.kind === 'comment') {
        const at = {
          xUm: Math.round(panel.xUm + writing.x * panel.widthUm),
          yUm: Math.round(panel.yUm + writing.y * panel.heightUm),
        };
        await call(site)('POST /web-api/shared/:token/comments', { ...common, at });
      } else await call(site)('POST /web-api/shared/:token/suggestions', { ...common, element: writing.element });
      pending.current = null;
      return null;
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      return error.errors[0]?.message ?? error.message;
    }
  }

  return { send };
}
