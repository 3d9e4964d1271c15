/** One scene in a list: a design in two of its colours, on linen. */
import type { CardTile } from '#api/catalogue.ts';
import { t } from '#web/texts/t.ts';
import { CardPicture } from './card-picture.tsx';
import { PageLink } from './page-link.tsx';
import { Lying, Scene } from './scene.tsx';

/** The first design with at least three colours, or null. */
export function suiteOf(tiles: readonly CardTile[]): CardTile | null {
  return tiles.find((tile) => tile.colourways.length >= 3 && tile.format !== 'din-long') ?? null;
}

export function SuiteScene({ tile }: { tile: CardTile }) {
  const [first, second] = tile.colourways.filter((colourway) => colourway.key !== tile.shown);
  const picture = (colourway: { key: string; name: string } | undefined) =>
    colourway ? (
      <CardPicture
        card={tile.id}
        form={tile.form}
        format={tile.format}
        colourway={colourway.key}
        alt={t('list.suite.image', { name: tile.name, color: colourway.name })}
        sizes="(min-width: 1024px) 240px, 40vw"
      />
    ) : null;
  return (
    <Scene ground="linen" className="suite-scene">
      <Lying turn={4} className="suite-first">
        {picture(first)}
      </Lying>
      <Lying turn={-5} className="suite-second">
        {picture(second)}
      </Lying>
      <div className="scene-words absolute bottom-6 left-5 max-w-[42%] md:bottom-7 md:left-8">
        <h2 className="type-h3">{t('list.suite.title', { name: tile.name, count: tile.colourways.length })}</h2>
        <PageLink to={tile.path} className="text-link mt-1 inline-block py-1">
          {t('list.suite.link', { name: tile.name })}
        </PageLink>
      </div>
    </Scene>
  );
}
