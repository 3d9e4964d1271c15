/** Writes the messages in a value: the one place where what services return becomes text. */
import { isMessage, type Rendered } from '#core/values/message.ts';

type Write = (message: { readonly key: string }) => string;

/** A copy with every message written; parts without messages are the same objects. */
export function renderMessages<T>(value: T, t: Write): Rendered<T> {
  return render(value, t) as Rendered<T>;
}

function render(value: unknown, t: Write): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (isMessage(value)) return t(value);
  if (Array.isArray(value)) {
    const items = value.map((item) => render(item, t));
    return items.every((item, at) => item === value[at]) ? value : items;
  }
  let copy: Record<string, unknown> | null = null;
  for (const [name, part] of Object.entries(value)) {
    const written = render(part, t);
    if (written === part) continue;
    copy ??= { ...value };
    copy[name] = written;
  }
  return copy ?? value;
}
