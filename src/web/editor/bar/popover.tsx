/** What a button of the bar opens. */
import { type ReactNode, useEffect, useId, useLayoutEffect } from 'react';

export function Popover({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  // In narrow windows it covers a part of the stage. A rule with :has() would say the same, but styles all of the editor anew at each key.
  useLayoutEffect(() => {
    const editor = document.querySelector('.editor');
    editor?.setAttribute('data-popover', '');
    return () => editor?.removeAttribute('data-popover');
  }, []);
  useEffect(() => {
    document.querySelector('.hit-area-selected')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, []);
  return (
    <section className="bar-popover" aria-labelledby={id}>
      <h2 id={id} className="unseen">
        {label}
      </h2>
      {children}
    </section>
  );
}
