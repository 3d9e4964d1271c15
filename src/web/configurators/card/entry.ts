/** What a visit begins with: the query of the address read and completed, as data for the page. Server side of the route. */

import type { Output } from '#api/call.ts';
import type { Calls } from '#api/calls.ts';
import type { CardChoice } from '#api/catalogue.ts';
import type { Picture } from '#api/designs.ts';
import { blankId } from '#core/catalogue/blank-cards.ts';
import { formalityOf } from '#core/catalogue/occasions.ts';
import type { CardDocument } from '#core/products/card/choice.ts';
import { formatName } from '#core/products/card/names.ts';
import { findPaper, paperIssue } from '#core/products/card/options.ts';
import { quantitiesOf } from '#core/products/card/type-quantities.ts';
import { Fault } from '#core/values/fault.ts';
import { message } from '#core/values/message.ts';
import { currencyOf } from '#core/values/money.ts';
import { renderMessages } from '#texts/render-messages.ts';
import type { PageRequest } from '#web/page/request.ts';
import { requestTexts } from '#web/page/request-texts.ts';
import { typedQuantity, wantedOf } from '#web/product/product-choice.ts';
import { cardContent } from './card-content.ts';

type CardProduct = Output<Calls['GET /web-api/cards/:card']>;
type CardPricing = Output<Calls['GET /web-api/card-pricing']>;

export type CardEntry = {
  /** Null until the first change is saved. */
  saved: { id: string; revision: number; savedAt: string } | null;
  design: CardDocument;
  choice: CardChoice;
  pictures: Picture[];
  product: Pick<CardProduct, 'id' | 'isWithdrawn' | 'name' | 'title' | 'occasion' | 'delivery' | 'fieldTexts'>;
  offer: {
    /** `name`: "Klappkarte DIN lang". */
    forms: (Pick<CardChoice, 'form' | 'format'> & { name: string })[];
    refinements: Exclude<CardChoice['refinementType'], 'none'>[];
  };
  colourways: Output<Calls['GET /web-api/card-colourways']>['colourways'];
  /** Prices of the market's currency alone: those of all make up a quarter of the page. */
  pricing: Pick<CardPricing, 'options'> & { prices: Partial<CardPricing['prices']> };
  /** A sentence about something of the address that had to be changed. */
  notice: string | null;
  /** The panel that is open first. */
  sidePanel: 'text' | 'elements';
};

/** The design an address begins with: `card`, or the blank card of `form`; '' where it names neither. */
export function cardOf(query: URLSearchParams): string {
  const { form } = wantedOf(query);
  return query.get('card') ?? (form ? blankId(form) : '');
}

/** A saved design by `designId`, or the blank one that `card` or `form` and their options name. Throws the calls' faults. */
export async function cardEntry(page: Pick<PageRequest, 'call' | 'site'>, query: URLSearchParams): Promise<CardEntry> {
  const { call } = page;
  // `ownFile` opens the dialog of own layouts (editor/elements/own-file.tsx).
  const sidePanel = query.has('ownFile') ? 'elements' : 'text';
  const id = query.get('designId');
  if (id !== null) {
    const stored = await call('GET /web-api/designs/:id', { id });
    const { design, choice: own } = cardContent(stored);
    const { revision, savedAt, pictures } = stored;
    const [around, { choice, notice: left }] = await Promise.all([frame(page, own), withoutUnavailable(page, own)]);
    const notice = around.product.isWithdrawn ? requestTexts(page)(message('fault.draft-withdrawn')) : left;
    return { ...around, saved: { id, revision, savedAt }, design, choice, pictures, notice, sidePanel };
  }
  const wanted = wantedOf(query);
  const card = cardOf(query);
  const { choice: offered, isWithdrawn } = await call('GET /web-api/cards/:card', { ...wanted, card, quantity: undefined });
  if (isWithdrawn) throw new Fault('not-found', `card ${card} is withdrawn`, { text: message('fault.no-template') });
  const { quantity, answer } = typedQuantity(query, quantitiesOf(offered.form));
  const choice = quantity === null ? offered : { ...offered, quantity };
  const around = await frame(page, choice);
  const paper = findPaper(choice.paper, around.pricing.options);
  const problem = paper && paperIssue(paper, choice.refinementType, around.pricing.options, choice.form);
  const t = requestTexts(page, formalityOf(around.product.occasion));
  const typed = answer && renderMessages(answer, t);
  const { form, format, refinementType, punching, pageCount } = choice;
  const { design } = await call('GET /web-api/card-blank', {
    card,
    form,
    format,
    refinementType,
    pageCount,
    colourway: query.get('colourway') ?? undefined,
  });
  return {
    ...around,
    saved: null,
    design: punching ? { ...design, product: { ...design.product, punching } } : design,
    choice: problem?.nearest ? { ...choice, paper: problem.nearest } : choice,
    pictures: [],
    // A blank card has no text to begin with.
    sidePanel: design.pages.every(({ elements }) => elements.length === 0) ? 'elements' : sidePanel,
    notice: problem?.reason ? t(problem.reason) : (typed?.refused ?? typed?.note ?? null),
  };
}

/** The choice without accessories that are sold out or do not go with the card any more, and a sentence for each of them. */
async function withoutUnavailable(
  page: Pick<PageRequest, 'call' | 'site'>,
  choice: CardChoice,
): Promise<{ choice: CardChoice; notice: string | null }> {
  const { card, form, format, accessories: chosen } = choice;
  if (!chosen || Object.keys(chosen).length === 0) return { choice, notice: null };
  const { accessories: offers } = await page.call('GET /web-api/card-accessories', { card, form, format });
  const t = requestTexts(page);
  const notes: string[] = [];
  const kept = Object.entries(chosen).filter(([, sku]) => {
    const offer = offers.find((one) => one.sku === sku);
    if (!offer) notes.push(t(message('accessory.left.unknown')));
    else if (offer.reason !== null) notes.push(t(message('accessory.left.refused', { name: offer.name, reason: offer.reason })));
    else if (!offer.isAvailable) notes.push(t(message('accessory.left.soldOut', { name: offer.name })));
    else return true;
    return false;
  });
  return {
    choice: { ...choice, accessories: Object.fromEntries(kept) },
    notice: notes.length === 0 ? null : [...new Set(notes)].join(' '),
  };
}

async function frame(
  page: Pick<PageRequest, 'call' | 'site'>,
  { accessories: _, ...choice }: CardChoice,
): Promise<Pick<CardEntry, 'product' | 'offer' | 'colourways' | 'pricing'>> {
  const { call, site } = page;
  const currency = currencyOf(site.country);
  const [product, { colourways }, { options, prices }] = await Promise.all([
    call('GET /web-api/cards/:card', choice),
    call('GET /web-api/card-colourways', { card: choice.card }),
    call('GET /web-api/card-pricing', {}),
  ]);
  const { id, isWithdrawn, name, title, occasion, delivery, fieldTexts } = product;
  const t = requestTexts(page, formalityOf(occasion));
  return {
    product: { id, isWithdrawn, name, title, occasion, delivery, fieldTexts },
    offer: {
      forms: product.formats.map(({ value }) => {
        const [form, format] = value.split('.') as [CardChoice['form'], CardChoice['format']];
        return { form, format, name: t(formatName(form, format)) };
      }),
      refinements: product.refinements.flatMap(({ value }) =>
        value === 'none' ? [] : [value as Exclude<CardChoice['refinementType'], 'none'>],
      ),
    },
    colourways,
    pricing: { options, prices: { [currency]: prices[currency] } },
  };
}
