/** The product menu of a channel: panels in the header, lists in the menu of phones. */
import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react';
import { useRootData } from '#web/page/page-context.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { caretIcon } from '#web/ui/icons.ts';

function close({ currentTarget }: MouseEvent | KeyboardEvent | FocusEvent): void {
  currentTarget.closest('details')?.removeAttribute('open');
}

export function ProductPanels({ className }: { className: string }) {
  const columns = useRootData()?.products ?? [];
  return columns.map(({ title, links }) => (
    <details
      key={title}
      className="relative"
      onKeyDown={(event) => event.key === 'Escape' && close(event)}
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || close(event)}
    >
      <summary className={`flex items-center gap-1 hover:underline ${className}`}>
        {title}
        <Icon svg={caretIcon} small className="size-4" />
      </summary>
      <ul className="absolute right-0 z-40 min-w-64 bg-page py-2 text-ink shadow-menu">
        {links.map((link) => (
          <li key={link.to}>
            <PageLink to={link.to} onClick={close} className="block px-5 py-2.5 hover:bg-ground">
              {link.name}
            </PageLink>
          </li>
        ))}
      </ul>
    </details>
  ));
}

export function ProductLists({ onClick }: { onClick: () => void }) {
  const columns = useRootData()?.products ?? [];
  return columns.map(({ title, links }) => (
    <div key={title} className="border-b border-line py-4">
      <p className="mb-1 text-small font-semibold text-ink-soft">{title}</p>
      <ul className="columns-2 gap-x-5">
        {links.map((link) => (
          <li key={link.to} className="break-inside-avoid">
            <PageLink to={link.to} onClick={onClick} className="block py-2.5">
              {link.name}
            </PageLink>
          </li>
        ))}
      </ul>
    </div>
  ));
}
