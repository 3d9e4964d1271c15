/** Shows one design beside its facts, its price and the link to its page. */

import { useTexts } from '#web/page/texts.ts';
import { FrontPicture } from '#web/product/card-picture.tsx';
import { cardAlt, hueOf } from '#web/product/card-scene.tsx';
import { FromPrice } from '#web/product/price.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { fittedTo } from '#web/ui/page-title.tsx';
import { WishListButton } from '#web/wish-list/wish-list-button.tsx';
import type { CardDetailData } from './load.ts';

export function Component({ data }: { data: CardDetailData | null }) {
  const t = useTexts();
  if (!data) return null;
  const { card, title, kind, text, from, facts, path, button } = data;
  return (
    <article className="wrap grid items-center gap-x-15 gap-y-7 xl:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)]">
      <div className={`theme-ground theme-ground-large tile-${card.format}`} style={{ '--hue': hueOf(card) }}>
        <FrontPicture of={card} alt={cardAlt(card, t)} sizes="(min-width: 1024px) 300px, 50vw" />
        <WishListButton card={card.id} name={card.name} colourway={card.shown} className="heart-tile" />
      </div>
      <div>
        <h2 className="type-h2" style={fittedTo(title)}>
          {title}
        </h2>
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
