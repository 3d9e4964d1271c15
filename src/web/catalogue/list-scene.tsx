/** One scene across a list, on linen: two cards of a suite, or a design in two of its colours. */
import type { CardTile } from '#api/catalogue.ts';
import { rulesOf } from '#core/catalogue/occasions.ts';
import type { listTexts } from '#texts/de/list.ts';
import { PageLink } from '#web/page/page-link.tsx';
import type { PageTexts } from '#web/page/texts.ts';
import { FrontPicture } from '#web/product/card-picture.tsx';
import { Lying, Scene } from '#web/product/scene.tsx';

type Shown = { card: CardTile; alt: string };
type Props = { title: string; link: { to: string; label: string }; first: Shown; second: Shown };

type Suite = { lead: CardTile; thanks: CardTile; path: string };

/**
 * What there is to show among the tiles of an occasion's list ('' for all occasions): the suite if there is one, else the first design with
 * at least three colours, else null. Nothing of mourning is shown this way.
 */
export function listScene(
  occasion: string,
  suite: Suite | null,
  tiles: readonly CardTile[],
  t: PageTexts<keyof typeof listTexts>,
): Props | null {
  const { banner } = rulesOf(occasion);
  if (banner === null) return null;
  const isShown = (card: CardTile) => rulesOf(card.occasion).banner !== null;
  if (suite && isShown(suite.lead)) {
    const { lead, thanks, path } = suite;
    return {
      title: t(`list.suite.title.${banner}`),
      link: { to: path, label: t('list.suite.link', { name: lead.name }) },
      first: { card: lead, alt: t('list.suite.image', { name: lead.name, line: lead.line }) },
      second: { card: thanks, alt: t('list.suite.image', { name: lead.name, line: thanks.line }) },
    };
  }
  const tile = tiles.find((one) => one.colourways.length >= 3 && one.format !== 'din-long' && isShown(one));
  const [one, two] = tile?.colourways.filter(({ key }) => key !== tile.shown) ?? [];
  if (!tile || !one || !two) return null;
  const { name, colourways, path } = tile;
  const inColour = (colour: { key: string; name: string }): Shown => ({
    card: { ...tile, shown: colour.key },
    alt: t('list.colours.image', { name, color: colour.name }),
  });
  return {
    title: t('list.colours.title', { name, count: colourways.length }),
    link: { to: path, label: t('list.colours.link', { name }) },
    first: inColour(one),
    second: inColour(two),
  };
}

export function ListScene({ title, link, first, second }: Props) {
  const picture = ({ card, alt }: Shown) => <FrontPicture of={card} alt={alt} sizes="(min-width: 1024px) 240px, 40vw" />;
  return (
    <Scene ground="linen" className="list-scene">
      <Lying turn={4} className="list-scene-first">
        {picture(first)}
      </Lying>
      <Lying turn={-5} className="list-scene-second">
        {picture(second)}
      </Lying>
      <div className="scene-words absolute bottom-6 left-5 max-w-[42%] md:bottom-7 md:left-8">
        <h2 className="type-h3">{title}</h2>
        <PageLink to={link.to} className="text-link mt-1 inline-block py-1">
          {link.label}
        </PageLink>
      </div>
    </Scene>
  );
}
