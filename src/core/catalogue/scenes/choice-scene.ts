/** The scenes that show what a customer chose. Stricter than those of galleries: everything that is seen of the product is as it was chosen. */
import { type CatalogueTemplate, occasionOf } from '#core/catalogue/template.ts';
import type { CardProductChoice } from '#core/products/card/choice.ts';
import type { MerchChoice } from '#core/products/merch/choice.ts';
import { bookSizesMm } from '#core/products/photobook/books.ts';
import type { PhotobookChoice } from '#core/products/photobook/choice.ts';
import type { PhotoframeChoice } from '#core/products/photoframe/choice.ts';
import { chosenCard, unknownOccasion } from './card-scenes.ts';
import type { SceneProduct } from './product-scenes.ts';

type Template = CatalogueTemplate | null | undefined;

function cardOf(choice: CardProductChoice, template: Template): SceneProduct | null {
  const isBlank = template && 'isBlank' in template;
  const occasion = (isBlank ? null : occasionOf(template)) ?? unknownOccasion;
  return chosenCard(choice, occasion);
}

/** The frame of the scene, round a print of its size. */
const framed = { format: '500x700', frameType: 'holzrahmen', frameColour: 'oak', matSize: 30 } as const;

function wallArtOf(choice: PhotoframeChoice): SceneProduct | null {
  const isOnPaper = choice.material === 'poster' || choice.material === 'hahnemuehle';
  const isFramed = isOnPaper && Object.entries(framed).every(([key, value]) => choice[key as keyof typeof framed] === value);
  return isFramed ? { type: 'frame', frame: framed.frameType, shape: 'portrait' } : null;
}

function bookOf({ size, cover }: PhotobookChoice): SceneProduct {
  const { widthMm, heightMm } = bookSizesMm[size];
  return { type: 'photobook', widthUm: widthMm * 1_000, heightUm: heightMm * 1_000, cover };
}

/** By product type. Types without a row have no scene of their own designs. */
const sceneProducts: Readonly<Record<string, (choice: never, template: Template) => SceneProduct | null>> = {
  card: cardOf,
  merch: ({ sku }: MerchChoice) => ({ type: 'merch', sku }),
  photobook: bookOf,
  photoframe: wallArtOf,
};

/** `template`: what the design began with; null or undefined where it began with none, or with one that left the catalogue. */
export function sceneProductOf(choice: { type: string }, template: Template): SceneProduct | null {
  const of = Object.hasOwn(sceneProducts, choice.type) ? sceneProducts[choice.type] : undefined;
  return of ? of(choice as never, template) : null;
}
