/** The page of an address that leads nowhere (D25). */
import { pathTo } from '#core/site/paths.ts';
import type { Channel } from '#core/values/channel.ts';
import { notFoundTexts } from '#texts/de/frame/not-found.ts';
import { useSite } from '#web/page/page-context.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { useTexts } from '#web/page/texts.ts';
import largeWallUrl from '#web/ui/art/no-picture-large.svg?url&no-inline';
import smallWallUrl from '#web/ui/art/no-picture-small.svg?url&no-inline';
import largeUrl from '#web/ui/art/not-found-large.svg?url';
import smallUrl from '#web/ui/art/not-found-small.svg?url';

const notFoundArt: Record<Channel, { large: string; small: string; scene: string }> = {
  federleicht: { large: largeUrl, small: smallUrl, scene: 'scene-plaster' },
  myposter: { large: largeWallUrl, small: smallWallUrl, scene: 'scene-wall' },
};

/** A teaser of one slide: it needs no tab, so the tab's words name it for assistive technology. `text` says what was looked for, where the page knows it. */
export function NotFound({ text }: { text: string | null }) {
  const t = useTexts(notFoundTexts);
  const { channel } = useSite();
  const { large, small, scene } = notFoundArt[channel];
  return (
    <section aria-label={t('error.404.control')}>
      <PageLink to={pathTo('home')} className={`not-found scene ${scene} group block`}>
        <picture>
          <source media="(min-width: 768px)" srcSet={large} width={1600} height={640} />
          <img
            src={small}
            width={360}
            height={560}
            alt={t(`error.404.image.${channel}`)}
            className="absolute inset-0 size-full object-cover object-right"
          />
        </picture>
        <div className="scene-words wrap pt-11 md:pt-32">
          <h1 className="type-display max-w-[12.5ch]">{t(`error.404.headline.${channel}`)}</h1>
          {text === null ? null : <p className="mt-4 max-w-[44ch]">{text}</p>}
          <p className="mt-4 underline decoration-1 underline-offset-4 group-hover:decoration-2">{t('error.404.subline')}</p>
          <span className="unseen">{t('error.404.button')}</span>
        </div>
      </PageLink>
    </section>
  );
}
