/** What a button of the bar opens. */
import { type ReactNode, useId } from 'react';

export function Popover({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="bar-popover" aria-labelledby={id}>
      <h2 id={id} className="unseen">
        {label}
      </h2>
      {children}
    </section>
  );
}
