/** What the configurator of cards edits. */
import type { Output } from '#api/call.ts';
import type { Calls } from '#api/calls.ts';
import type { CardChoice } from '#api/catalogue.ts';
import type { DesignDocument } from '#core/design/document.ts';
import type { CardDocument } from '#core/products/card/choice.ts';
import { Fault } from '#core/values/fault.ts';
import type { Content } from '#web/editor/draft/content.ts';

/** @internal */
export type CardContent = Content<CardChoice>;

/** A document as a card's. Throws Fault 'not-found' for a document of another product. */
export function cardDocument(design: DesignDocument): CardDocument {
  if (design.product.type !== 'card') throw new Fault('not-found', `a design of a ${design.product.type}`);
  return design as CardDocument;
}

/** A saved design as a card. Throws as `cardDocument` does. */
export function cardContent({ design, choice }: Pick<Output<Calls['GET /web-api/designs/:id']>, 'design' | 'choice'>): {
  design: CardDocument;
  choice: CardChoice;
} {
  return { design: cardDocument(design), choice: choice as CardChoice };
}
