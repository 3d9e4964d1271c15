/** The way to the newsletter in the footer: a link to its page, which with scripts opens the form in a drawer. */

import letterIcon from '@phosphor-icons/core/light/envelope-simple-light.svg?raw';
import { type ComponentType, type MouseEvent, useCallback, useState } from 'react';
import { pathTo } from '#core/site/paths.ts';
import { footerTexts } from '#texts/de/frame/footer.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { useTexts } from '#web/page/texts.ts';
import { Icon } from '#web/ui/icon.tsx';

type Panel = ComponentType<{ onClose: () => void }>;

export function NewsletterEntry({ className = '' }: { className?: string }) {
  const t = useTexts(footerTexts);
  const [Panel, setPanel] = useState<Panel | null>(null);
  const close = useCallback(() => setPanel(null), []);
  function open(event: MouseEvent<HTMLAnchorElement>) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    import('./panel.tsx').then(
      ({ NewsletterPanel }) => setPanel(() => NewsletterPanel),
      () => location.assign(href),
    );
  }
  return (
    <>
      <PageLink to={pathTo('newsletter')} ahead="never" className={className} onClick={open}>
        <Icon svg={letterIcon} small />
        {t('newsletter.entry')}
      </PageLink>
      {Panel ? <Panel onClose={close} /> : null}
    </>
  );
}
