/** A section of its own between others: words beside a picture, a design with margin notes, or cards in an open envelope (F134). */
import * as z from 'zod/mini';
import { designFields, designsOf } from '#web/blocks/parts/designs.ts';
import { inkOn } from '#web/blocks/parts/slide.ts';
import type { BlockContext } from '#web/blocks/runtime/block.ts';
import {
  type BlockLink,
  type BlockPicture,
  choice,
  colour,
  flag,
  items,
  line,
  lines,
  link,
  onByDefault,
  picture,
  resolveLink,
} from '#web/blocks/runtime/fields.ts';
import { type TeaserCard, teaserCard } from '#web/product/card-scene.tsx';

export const schema = z.object({
  ...designFields,
  title: lines,
  text: lines,
  /** Numbered lines below the text. */
  steps: items(z.object({ text: line })),
  /** Notes at the margin of the card, at most three. */
  marks: items(z.object({ text: line })),
  /** Small line at the edge of the picture: "Scharf bis 60 × 90 cm". */
  caption: line,
  picture,
  buttonText: line,
  isButtonSecondary: flag,
  url: link,
  /** 'section' stands on the page's ground, 'band' is a coloured band across the whole page. */
  layout: choice(['section', 'band']),
  /** Of a band: '' is the blotting paper. */
  backgroundColor: colour,
  color: colour,
  isImagePositionRight: onByDefault,
  tagNameHeadline: choice(['h2', 'h1', 'h3', 'p']),
  /** The crease above: at most one on a page. */
  hasCrease: flag,
});

export type Visual =
  | { kind: 'picture'; picture: BlockPicture; caption: string }
  | { kind: 'card'; card: TeaserCard; marks: string[] }
  | { kind: 'envelope'; cards: TeaserCard[] }
  | null;

export type SubTeaserData = {
  title: string;
  text: string;
  steps: string[];
  button: { link: BlockLink; text: string; isSecondary: boolean } | null;
  isBand: boolean;
  ground: string;
  ink: string;
  imageRight: boolean;
  tag: 'h1' | 'h2' | 'h3' | 'p';
  hasCrease: boolean;
  visual: Visual;
};

const blotter = '#f3d8d0';

async function visualOf(fields: z.infer<typeof schema>, context: BlockContext): Promise<Visual> {
  if (fields.picture) return { kind: 'picture', picture: fields.picture, caption: fields.caption };
  const isBand = fields.layout === 'band';
  const cards = (await designsOf(fields, context, isBand ? 3 : 1)).map(teaserCard);
  const [card] = cards;
  if (!card) return null;
  if (isBand) return { kind: 'envelope', cards };
  return { kind: 'card', card, marks: fields.marks.flatMap(({ text }) => (text === '' ? [] : [text])).slice(0, 3) };
}

export async function load(fields: z.infer<typeof schema>, context: BlockContext): Promise<SubTeaserData | null> {
  const visual = await visualOf(fields, context);
  if (fields.title === '' && fields.text === '' && !visual) return null;
  const to = resolveLink(fields.url, context);
  const isBand = fields.layout === 'band';
  return {
    title: fields.title,
    text: fields.text,
    steps: fields.steps.flatMap(({ text }) => (text === '' ? [] : [text])),
    button: to && fields.buttonText !== '' ? { link: to, text: fields.buttonText, isSecondary: fields.isButtonSecondary } : null,
    isBand,
    ground: isBand ? fields.backgroundColor : '',
    ink: isBand ? inkOn(fields.backgroundColor || (fields.color ? blotter : ''), fields.color, context) : '',
    imageRight: fields.isImagePositionRight,
    tag: fields.tagNameHeadline,
    hasCrease: fields.hasCrease,
    visual,
  };
}
