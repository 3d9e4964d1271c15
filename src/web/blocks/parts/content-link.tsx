/** A link of a block, to a page of this shop or elsewhere. */
import type { ComponentProps } from 'react';
import type { BlockLink } from '#web/blocks/runtime/fields.ts';
import { PageLink } from '#web/page/page-link.tsx';

export function ContentLink({ link: to, ...rest }: { link: BlockLink } & Omit<ComponentProps<'a'>, 'href' | 'ref'>) {
  if (!to.external && to.to.startsWith('/')) return <PageLink to={to.to} {...rest} />;
  return (
    <a
      href={to.to}
      {...(to.newWindow || to.external ? { rel: 'noopener' } : {})}
      {...(to.newWindow ? { target: '_blank' } : {})}
      {...rest}
    />
  );
}
