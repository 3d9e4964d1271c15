/** Chooses what the scene of a list shows. */
import type { CardTile } from '#api/catalogue.ts';
import { rulesOf } from '#core/catalogue/occasions.ts';
import type { listTexts } from '#texts/de/list.ts';
import type { Translate } from '#texts/translate.ts';

/** What a picture of its front needs to know of a card. */
type ShownCard = Pick<CardTile, 'id' | 'form' | 'format' | 'shown'>;
type Shown = { card: ShownCard; alt: string };
export type SceneOfList = { title: string; link: { to: string; label: string }; first: Shown; second: Shown };

type Suite = { lead: CardTile; thanks: CardTile; path: string };

function shownCard({ id, form, format, shown }: CardTile): ShownCard {
  return { id, form, format, shown };
}

/**
 * What there is to show among the tiles of an occasion's list ('' for all occasions): the suite if there is one, else the first design with
 * at least three colours, else null. Nothing of mourning is shown this way.
 */
export function sceneOfList(
  occasion: string,
  suite: Suite | null,
  tiles: readonly CardTile[],
  t: Translate<keyof typeof listTexts>,
): SceneOfList | null {
  const { banner } = rulesOf(occasion);
  if (banner === null) return null;
  const isShown = (card: CardTile) => rulesOf(card.occasion).banner !== null;
  if (suite && isShown(suite.lead)) {
    const { lead, thanks, path } = suite;
    return {
      title: t(`list.suite.title.${banner}`),
      link: { to: path, label: t('list.suite.link', { name: lead.name }) },
      first: { card: shownCard(lead), alt: t('list.suite.image', { name: lead.name, line: lead.line }) },
      second: { card: shownCard(thanks), alt: t('list.suite.image', { name: lead.name, line: thanks.line }) },
    };
  }
  const tile = tiles.find((one) => one.colourways.length >= 3 && one.format !== 'din-long' && isShown(one));
  const [one, two] = tile?.colourways.filter(({ key }) => key !== tile.shown) ?? [];
  if (!tile || !one || !two) return null;
  const { name, colourways, path } = tile;
  const inColour = (colour: { key: string; name: string }): Shown => ({
    card: { ...shownCard(tile), shown: colour.key },
    alt: t('list.colours.image', { name, color: colour.name }),
  });
  return {
    title: t('list.colours.title', { name, count: colourways.length }),
    link: { to: path, label: t('list.colours.link', { name }) },
    first: inColour(one),
    second: inColour(two),
  };
}
