/** One design with its facts and the way to its page (F111). */
import * as z from 'zod/mini';
import { t } from '#texts/t.ts';
import { chosenDesigns, designFields } from '#web/blocks/parts/designs.ts';
import type { BlockContext } from '#web/blocks/runtime/block.ts';
import { line, lines } from '#web/blocks/runtime/fields.ts';
import { FrontPicture } from '#web/product/card-picture.tsx';
import { cardAlt, hueOf, type TeaserCard } from '#web/product/card-scene.tsx';
import { FromPrice } from '#web/product/price.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { WishListButton } from '#web/wish-list/wish-list-button.tsx';

export const schema = z.object({ cards: designFields.cards, title: line, text: lines, buttonText: line });

export type CardDetailData = {
  card: TeaserCard;
  title: string;
  kind: string;
  text: string;
  from: string;
  facts: { name: string; value: string }[];
  path: string;
  button: string;
};

/** Null without a design, and for one that is not (any more) in the catalogue. */
export async function load(fields: z.infer<typeof schema>, context: BlockContext): Promise<CardDetailData | null> {
  const [wanted] = fields.cards;
  if (!wanted || context.page.site.channel !== 'federleicht') return null;
  const { items } = await context.page.call('GET /web-api/card-tiles', { cards: [wanted.id] });
  const [tile] = chosenDesigns(items, { cards: [wanted], occasion: '' }, 1);
  if (!tile) return null;
  const card = await context.page.call('GET /web-api/cards/:card', { card: tile.id });
  const { id, name, form, format, shown, colourways } = tile;
  return {
    card: { id, name, form, format, shown, colourways },
    title: fields.title || name,
    kind: card.title.slice(name.length + 2),
    text: fields.text || card.description,
    from: tile.from.text,
    facts: card.facts,
    path: shown === colourways[0]?.key ? tile.path : `${tile.path}?colourway=${shown}`,
    button: fields.buttonText || t('block.card.button'),
  };
}

export function Component({ data }: { data: CardDetailData | null }) {
  if (!data) return null;
  const { card, title, kind, text, from, facts, path, button } = data;
  return (
    <article className="wrap grid items-center gap-x-15 gap-y-7 xl:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)]">
      <div className={`theme-ground theme-ground-large tile-${card.format}`} style={{ '--hue': hueOf(card) }}>
        <FrontPicture of={card} alt={cardAlt(card)} sizes="(min-width: 1024px) 300px, 50vw" />
        <WishListButton card={card.id} name={card.name} colourway={card.shown} className="heart-tile" />
      </div>
      <div>
        <h2 className="type-h2">{title}</h2>
        <p className="mt-1 font-semibold">{kind}</p>
        <p className="mt-2 max-w-[52ch] text-ink-soft">{text}</p>
        <dl className="range-facts figures">
          {facts.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <div className="mt-5 flex flex-wrap items-center gap-5">
          <ButtonLink to={path}>{button}</ButtonLink>
          <p>
            <FromPrice text={from} />
          </p>
        </div>
      </div>
    </article>
  );
}
