/** Heading of a section with the way to everything at its right. */

import type { BlockLink } from '#web/blocks/runtime/fields.ts';
import { fittedTo } from '#web/ui/page-title.tsx';
import { ContentLink } from './content-link.tsx';

export type SectionLink = (BlockLink & { text: string }) | null;

export function SectionHead({ title, tag: Tag = 'h2', link }: { title: string; tag?: 'h1' | 'h2' | 'h3' | 'h4'; link: SectionLink }) {
  if (title === '' && !link) return null;
  return (
    <div className="mb-7 flex flex-wrap items-end justify-between gap-x-5 gap-y-1">
      {title === '' ? (
        <span />
      ) : (
        <Tag className="type-h2" style={fittedTo(title)}>
          {title}
        </Tag>
      )}
      {link ? (
        <ContentLink link={link} className="text-link shrink-0 py-1">
          {link.text}
        </ContentLink>
      ) : null}
    </div>
  );
}
