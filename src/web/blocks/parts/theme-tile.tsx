/** A theme as a tile: its design in front, two pieces or colours behind it. */
import type { ThemeTile as Theme } from '#api/catalogue.ts';
import { themesTexts } from '#texts/de/themes.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { useTextLocale, useTexts } from '#web/page/texts.ts';
import { FrontPicture } from '#web/product/card-picture.tsx';
import { hueOf } from '#web/product/card-scene.tsx';

/** The pictures alone: a theme's name says what they show. */
export function ThemeGround({ tiles, large = false }: { tiles: Theme['tiles']; large?: boolean }) {
  const [lead] = tiles;
  return (
    <div className={`theme-ground ${large ? 'theme-ground-large' : ''} tile-${lead?.format}`} style={{ '--hue': hueOf(lead) }}>
      {tiles.map((tile, at) => (
        <span key={`${tile.id} ${tile.shown}`} className={`theme-card theme-card-${at + 1} theme-${tile.format}`}>
          <FrontPicture
            of={tile}
            alt=""
            sizes={large ? '(min-width: 1024px) 240px, 40vw' : '(min-width: 1024px) 150px, (min-width: 768px) 18vw, 30vw'}
          />
        </span>
      ))}
    </div>
  );
}

export function ThemeTileLink({ theme, level }: { theme: Theme; level: 2 | 3 }) {
  const t = useTexts(themesTexts);
  const Name = level === 2 ? 'h2' : 'h3';
  const kinds = new Intl.ListFormat(useTextLocale()).format(theme.pieces);
  return (
    <article className="tile">
      {theme.label ? <span className="badge">{t(`list.label.${theme.label}`)}</span> : null}
      <ThemeGround tiles={theme.tiles} />
      <Name className="type-h4 mt-3">
        <PageLink to={theme.path} className="tile-link">
          {theme.name}
        </PageLink>
      </Name>
      <p className="text-small text-ink-soft">{[theme.occasion, t('theme.colours', { count: theme.colours })].join(', ')}</p>
      <p className="text-small text-ink-soft">{kinds}</p>
    </article>
  );
}
