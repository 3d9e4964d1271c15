/** A line that unfolds what it names. Works without a script. */
import type { ReactNode } from 'react';
import { Icon } from '#web/ui/icon.tsx';
import { minusIcon, plusIcon } from '#web/ui/icons.ts';

export function Accordion({ title, isOpen = false, children }: { title: string; isOpen?: boolean; children: ReactNode }) {
  return (
    <details className="fold" open={isOpen}>
      <summary className="fold-title type-h4">
        {title}
        <span className="fold-sign">
          <Icon svg={plusIcon} className="plus" />
          <Icon svg={minusIcon} className="minus" />
        </span>
      </summary>
      <div className="fold-text">{children}</div>
    </details>
  );
}
