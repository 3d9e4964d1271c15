/** A calendar in a list: the cover in its first colouring, name, price, formats. */
import { pathTo } from '#core/site/paths.ts';
import { calendarPageTexts } from '#texts/de/calendar/pages.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { useTexts } from '#web/page/texts.ts';
import { PosterPicture } from '#web/product/posters/poster-picture.tsx';
import { isLight } from '#web/ui/option-box.tsx';
import type { CalendarTileData } from './calendar-list.ts';

export function CalendarTile({ tile, level, isFirst = false }: { tile: CalendarTileData; level: 2 | 3; isFirst?: boolean }) {
  const t = useTexts(calendarPageTexts);
  const { calendarType, type, group, from, formats, size } = tile;
  const Heading = level === 2 ? 'h2' : 'h3';
  const [shown] = group.designs;
  const name = t('calendars.tile', { type, group: group.name });
  return (
    <article className="calendar-tile" data-product={`${calendarType}-${group.id}`} data-name={name}>
      <div className="calendar-scene" data-mounting={calendarType === 'terminkalender' ? 'side' : 'top'}>
        <span
          className="calendar-sheet"
          role="img"
          aria-label={t('calendars.image', { type, group: group.name, colouring: shown?.name ?? '' })}
          style={{ aspectRatio: `${size.widthMm} / ${size.heightMm}` }}
          data-wide={size.widthMm > size.heightMm || undefined}
        >
          {shown ? <PosterPicture image={shown.image} sizes="(min-width: 1024px) 220px, 42vw" isFirst={isFirst} /> : null}
        </span>
      </div>
      <div className="mt-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <Heading className="type-h4">
          <PageLink to={`${pathTo('calendar', { calendarType })}?designGroupId=${group.id}`} className="tile-link">
            {name}
          </PageLink>
        </Heading>
        <p className="figures text-small whitespace-nowrap">{t('calendars.from', { price: from })}</p>
      </div>
      <p className="text-small text-ink-soft">{formats}</p>
      <ul aria-hidden="true" className="mt-1.5 flex gap-1.5">
        {group.designs.map(({ designId, hex }) => (
          <li key={designId} className={`swatch ${isLight(hex) ? 'swatch-light' : ''}`} style={{ '--hue': hex, '--size': '16px' }} />
        ))}
      </ul>
    </article>
  );
}
