/** A short message at the foot of the window with at most one action. It goes after 6 s, but not while somebody points at it or stands in it. */
import { useEffect, useState, useSyncExternalStore } from 'react';
import { PageLink } from '#web/page/page-link.tsx';
import { useTexts } from '#web/page/texts.ts';

/** `text` is a key where the toast is shown by code outside components. An action leads to a page or runs a function, like undo. */
export type Toast = { text: string | { key: string }; action?: { label: string } & ({ to: string } | { run: () => void }) };

let current: (Toast & { id: number }) | null = null;
let shown = 0;
const listeners = new Set<() => void>();

function set(next: typeof current) {
  current = next;
  for (const listener of listeners) listener();
}

export function showToast(toast: Toast) {
  shown += 1;
  set({ ...toast, id: shown });
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function Action({ action }: { action: NonNullable<Toast['action']> }) {
  const press = () => {
    if ('run' in action) action.run();
    set(null);
  };
  const shared = { className: 'text-link py-2', onClick: press, children: action.label };
  return 'to' in action ? <PageLink to={action.to} {...shared} /> : <button type="button" {...shared} />;
}

export function Toasts() {
  const t = useTexts();
  const toast = useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (!toast || isHeld) return;
    const timer = setTimeout(() => set(null), 6000);
    return () => clearTimeout(timer);
  }, [toast, isHeld]);
  return (
    <output className="fixed bottom-6 left-6 z-50 max-w-[calc(100vw-48px)]">
      {toast ? (
        // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it only keeps it; nothing is operated by it
        <span
          key={toast.id}
          className="on-ink flex min-h-12 items-center gap-6 rounded-control bg-ink px-5 py-2 text-on-ink"
          onPointerEnter={() => setHeld(true)}
          onPointerLeave={() => setHeld(false)}
          onFocus={() => setHeld(true)}
          onBlur={() => setHeld(false)}
        >
          {typeof toast.text === 'string' ? toast.text : t(toast.text)}
          {toast.action ? <Action action={toast.action} /> : null}
        </span>
      ) : null}
    </output>
  );
}
