import { pathTo } from '#core/site/paths.ts';
import { channelNames } from '#core/values/channel.ts';
import { useSite } from '#web/page/page-context.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { useTexts } from '#web/page/texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import { lockIcon } from '#web/ui/icons.ts';
import { Logo } from './logo.tsx';

/** Header of checkout pages: nothing that leads away but the logo. */
export function CheckoutHeader() {
  const t = useTexts();
  const { channel } = useSite();
  return (
    <header className="border-b border-line">
      <div className="wrap flex min-h-15 items-center justify-between gap-6 md:min-h-21">
        <PageLink to={pathTo('home')} aria-label={t('header.home', { name: channelNames[channel] })}>
          <Logo channel={channel} size={34} className="max-md:hidden" />
          <Logo channel={channel} size={25} className="md:hidden" />
        </PageLink>
        <p className="flex items-center gap-2 text-small text-ink-soft">
          <Icon svg={lockIcon} small />
          <span className="max-sm:hidden">{t('header.safe')}</span>
          <PageLink to={pathTo('contact')} className="text-link text-ink">
            {t('header.contact')}
          </PageLink>
        </p>
      </div>
    </header>
  );
}
