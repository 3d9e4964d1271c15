/** A part of a panel that opens by a click. It is rendered while it is open only: edits of an element would render it with every frame. */
import { type ReactNode, useState } from 'react';

type Props = { summary: ReactNode; className?: string; children: ReactNode };

export function Disclosure({ summary, className, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={className} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{summary}</summary>
      {isOpen ? children : null}
    </details>
  );
}
