/** What there is to make: product types as tiles, the ones that can be ordered and those that follow (F128). */
import * as z from 'zod/mini';
import { accessoryRange } from '#core/catalogue/accessories.ts';
import { productRanges } from '#core/catalogue/product-types.ts';
import { BoxVisual } from '#web/blocks/parts/box-visual.tsx';
import { ContentLink } from '#web/blocks/parts/content-link.tsx';
import { allDesigns } from '#web/blocks/parts/designs.ts';
import { rangePaths } from '#web/blocks/parts/range.ts';
import type { BlockContext } from '#web/blocks/runtime/block.ts';
import { type BlockLink, type BlockPicture, items, line, link, picture, resolveLink } from '#web/blocks/runtime/fields.ts';
import { type TeaserCard, teaserCard } from '#web/product/card-scene.tsx';

export const schema = z.object({ items: items(z.object({ title: line, text: line, link, picture, note: line })) });

type Choice = {
  title: string;
  text: string;
  /** "Bald" on what cannot be ordered yet. */
  note: string;
  link: BlockLink;
  picture: BlockPicture | null;
  card: TeaserCard | null;
  /** Class of the drawn ground where there is neither picture nor design. */
  ground: string;
};
export type ProductSelectionData = { choices: Choice[] };

/** An editor's choice; without one everything that has a page on this host. */
export async function load(fields: z.infer<typeof schema>, context: BlockContext): Promise<ProductSelectionData | null> {
  const own = fields.items.slice(0, 12).flatMap((item): Choice[] => {
    const to = resolveLink(item.link, context);
    if (!to || item.title === '') return [];
    return [{ title: item.title, text: item.text, note: item.note, link: to, picture: item.picture, card: null, ground: 'plain' }];
  });
  const choices = own.length > 0 ? own : await everything(context);
  return choices.length > 0 ? { choices } : null;
}

async function everything(context: BlockContext): Promise<Choice[]> {
  const { stories } = await context.page.call('GET /web-api/stories', { folder: '' });
  const [design] = await allDesigns(context);
  const plain = { note: '', picture: null, card: null };
  const inShop = (to: string) => ({ to, external: false, newWindow: false });
  const cards: Choice[] = design
    ? [
        {
          ...plain,
          title: 'Karten und Einladungen',
          text: 'Ab einem Stück, auf zehn Papieren.',
          link: inShop('/karten-designen/'),
          card: teaserCard(design),
          ground: 'card',
        },
      ]
    : [];
  const ranges = Object.entries(rangePaths).flatMap(([key, path]): Choice[] => {
    const isThere = stories.some((story) => story.path.replace(/\/$/, '') === path.replace(/\/$/, ''));
    if (!isThere) return [];
    const { plural, lead } = key === 'accessory' ? accessoryRange : productRanges[key as keyof typeof productRanges];
    return [{ ...plain, title: plural, text: lead, note: 'Bald', link: inShop(path), ground: key }];
  });
  return [...cards, ...ranges];
}

/** A drawn shelf with an empty sheet or envelope, for what has no design yet. */
function Shelf({ ground }: { ground: string }) {
  const isEnvelope = ground === 'accessory';
  return (
    <span aria-hidden="true" className={`range-shelf range-${ground} ${isEnvelope ? 'range-kind-envelope' : ''} mb-3`}>
      {ground === 'plain' ? null : (
        <span
          className="range-sheet"
          style={isEnvelope ? { '--across': 0.66, aspectRatio: '162 / 114' } : { '--across': 0.42, aspectRatio: '4 / 5' }}
        >
          <span className="range-image" />
        </span>
      )}
    </span>
  );
}

export function Component({ data }: { data: ProductSelectionData | null }) {
  if (!data) return null;
  return (
    <ul className="wrap boxes">
      {data.choices.map((choice) => (
        <li key={choice.link.to} className="box">
          {choice.picture || choice.card ? <BoxVisual picture={choice.picture} card={choice.card} /> : <Shelf ground={choice.ground} />}
          {choice.note === '' ? null : <p className="badge">{choice.note}</p>}
          <h2 className="type-h4">
            <ContentLink link={choice.link} className="slide-stretch">
              {choice.title}
            </ContentLink>
          </h2>
          {choice.text === '' ? null : <p className="mt-0.5 text-small text-ink-soft">{choice.text}</p>}
        </li>
      ))}
    </ul>
  );
}
