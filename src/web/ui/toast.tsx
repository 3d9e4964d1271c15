/** A short message at the foot of the window with at most one action. Disappears after 6 s, but not while it is hovered or has focus. */
import { useEffect, useState } from 'react';
import { createStore, useStore } from '#web/page/create-store.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { useTexts } from '#web/page/texts.ts';

/** `text` is a key where the toast is shown by code outside components. An action leads to a page or runs a function, like undo. */
export type Toast = { text: string | { key: string }; action?: { label: string } & ({ to: string } | { run: () => void }) };

const displayMs = 6000;

const current = createStore<(Toast & { id: number }) | null>(null);
let shown = 0;

export function showToast(toast: Toast) {
  shown += 1;
  current.set({ ...toast, id: shown });
}

function Action({ action }: { action: NonNullable<Toast['action']> }) {
  const press = () => {
    if ('run' in action) action.run();
    current.set(null);
  };
  const shared = { className: 'text-link py-2', onClick: press, children: action.label };
  return 'to' in action ? <PageLink to={action.to} {...shared} /> : <button type="button" {...shared} />;
}

export function Toasts() {
  const t = useTexts();
  const toast = useStore(current);
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (!toast || isHeld) return;
    const timer = setTimeout(() => current.set(null), displayMs);
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
