/** Writes the messages in a value: the one place where what services return becomes text. */
import { isMessage, type RenderedMessage } from '#core/values/message.ts';

type Write = (message: { readonly key: string }) => string;

/** Copies of frozen values with their messages written by one writer. */
export type RenderedCopies = WeakMap<object, unknown>;

/**
 * A copy with every message written; parts without messages are the same objects. With `copies` a frozen part, which nothing in it may
 * change any more, is written once.
 */
export function renderMessages<T>(value: T, t: Write, copies?: RenderedCopies): RenderedMessage<T> {
  return render(value, t, copies) as RenderedMessage<T>;
}

function render(value: unknown, t: Write, copies: RenderedCopies | undefined): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (!copies || !Object.isFrozen(value)) return renderObject(value, t, copies);
  const known = copies.get(value);
  if (known !== undefined) return known;
  const written = renderObject(value, t, copies);
  copies.set(value, Object.freeze(written));
  return written;
}

function renderObject(value: object, t: Write, copies: RenderedCopies | undefined): unknown {
  if (isMessage(value)) return t(value);
  if (Array.isArray(value)) {
    const items = value.map((item) => render(item, t, copies));
    return items.every((item, at) => item === value[at]) ? value : items;
  }
  let copy: Record<string, unknown> | null = null;
  for (const name of Object.keys(value)) {
    const part = (value as Record<string, unknown>)[name];
    const written = render(part, t, copies);
    if (written === part) continue;
    copy ??= { ...value };
    copy[name] = written;
  }
  return copy ?? value;
}
