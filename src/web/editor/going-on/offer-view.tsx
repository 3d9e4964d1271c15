/** An unfinished design with picture, words and age, the way back into it, and the one to begin anew. */
import { goingOnTexts } from '#texts/de/editor/going-on.ts';
import { usePath } from '#web/page/page-context.ts';
import { useTextLocale, useTexts } from '#web/page/texts.ts';
import { PiecePicture } from '#web/product/piece-picture.tsx';
import { useRelativeTime } from '#web/ui/relative-time.ts';
import type { Offer } from './offer.ts';

type Props = { offer: Offer; onClose: () => void };

export function OfferView({ offer: { title, format, picture, at, path }, onClose }: Props) {
  const t = useTexts(goingOnTexts);
  const pathOf = usePath();
  const ago = useRelativeTime(at, useTextLocale());
  const name = title === '' ? t('going-on.unnamed') : title;
  return (
    <>
      <div className="flex items-center gap-3">
        {picture ? <PiecePicture picture={picture} alt="" sizes="64px" className="w-16 shrink-0" /> : null}
        <div className="min-w-0">
          <p className="text-small">{t(picture ? 'going-on.lead' : 'going-on.lead.here')}</p>
          <p className="line-clamp-2 font-semibold wrap-anywhere">{name}</p>
          <p className="figures text-small text-ink-soft">
            {[format, ago === null ? t('going-on.just-now') : t('going-on.age', { ago })].filter((part) => part !== null).join(', ')}
          </p>
        </div>
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
        <a href={pathOf(path)} className="button button-secondary button-small">
          {t('going-on.continue')}
          <span className="unseen">: {name}</span>
        </a>
        <button type="button" className="text-link min-h-11" onClick={onClose}>
          {t('going-on.fresh')}
        </button>
      </div>
    </>
  );
}
