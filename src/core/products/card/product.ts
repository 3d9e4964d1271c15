/** The product type card. */
import { formalityOf } from '#core/catalogue/occasions.ts';
import { type DesignTemplate, isPoster } from '#core/catalogue/template.ts';
import { cardTitle } from '#core/catalogue/titles.ts';
import { punchingKeys } from '#core/design/punching.ts';
import type { Offer, OptionValue, Product } from '#core/products/product.ts';
import { Fault } from '#core/values/fault.ts';
import { verbatim, withFormality } from '#core/values/message.ts';
import { type CardProduct, type CardProductChoice, cardProductChoiceSchema, cardProductSchema } from './choice.ts';
import { envelopeOf, envelopeWeightMg } from './envelope.ts';
import { limitsOf } from './limits.ts';
import { formatName } from './names.ts';
import {
  type CardOptions,
  cardOptions,
  defaultPaperOf,
  findPaper,
  pageCountsOf,
  punchingIssue,
  selectionErrors,
  selectionText,
} from './options.ts';
import { cardPages } from './pages.ts';
import { type CardPriceTable, cardPrice } from './price.ts';
import { cardPriceParts } from './price-parts.ts';
import { cardQuantities } from './quantities.ts';
import { cardSku } from './sku.ts';
import { cardTicket } from './ticket.ts';
import { quantitiesOf } from './type-quantities.ts';
import { cardTypes, comesIn } from './types.ts';
import { cardWeightMg } from './weight.ts';

type CardOffer = Offer<CardOptions>;

/** A card is always a design of the catalogue. */
function templateOf({ template }: CardOffer): DesignTemplate {
  if (!template || isPoster(template)) throw new Fault('bad-input', 'a card without a catalogue design');
  return template;
}

function complete(given: Readonly<Record<string, unknown>>, offer: CardOffer): CardProductChoice {
  const { id, forms, refinements } = templateOf(offer);
  const fits = forms.filter(({ form, format }) => (!given.form || form === given.form) && (!given.format || format === given.format));
  const { form, format } = fits[0] ?? forms[0] ?? { form: 'flat', format: 'a6' };
  const { papers, refinementRefusal, punchingRefusal } = cardTypes[form];
  const paper = typeof given.paper === 'string' && findPaper(given.paper, offer.rows)?.key;
  const isShown = paper && (papers.includes(paper) || cardTypes[form].paperRefusal !== null);
  const refinement = refinementRefusal === null && refinements.find((one) => one === given.refinementType);
  const punching = punchingRefusal === null && punchingKeys.find((one) => one === given.punching && one !== 'none');
  const pageCount = pageCountsOf(form).find((count) => count === Number(given.pageCount));
  return {
    type: 'card',
    card: id,
    form,
    format,
    paper: isShown ? paper : defaultPaperOf(form),
    refinementType: refinement || 'none',
    ...(punching ? { punching } : {}),
    ...(pageCount === undefined ? {} : { pageCount }),
  };
}

/** Absent and 'none' are the same punching, and an absent number of pages is the least: what the choice has is kept where it means the same. */
function withDocument(choice: CardProductChoice, document: CardProduct): CardProductChoice {
  const { punching, pageCount, ...rest } = choice;
  const { template, form, format, refinement, punching: cut, pageCount: count } = document;
  const least = cardTypes[form].pageCounts?.least;
  const ownPunching = (punching ?? 'none') === (cut ?? 'none') ? punching : cut;
  const ownCount = (pageCount ?? least) === (count ?? least) ? pageCount : count;
  return {
    ...rest,
    card: template,
    form,
    format,
    refinementType: refinement,
    ...(ownPunching === undefined ? {} : { punching: ownPunching }),
    ...(ownCount === undefined ? {} : { pageCount: ownCount }),
  };
}

export const card: Product<CardProductChoice, CardProduct, CardOptions, CardPriceTable> = {
  type: 'card',
  configurator: 'configurator-card',
  rows: null,
  choice: cardProductChoiceSchema,
  document: cardProductSchema,
  withDocument,
  templateId: (choice) => choice.card,
  artworkSource: ({ template, form, format, colourway }) => ({ template, form, format, colourway }),
  complete,
  options(choice, offer) {
    const template = templateOf(offer);
    const address = formalityOf(template.occasion);
    const { formats, papers, refinements, punchings, pageCounts } = cardOptions(choice, template, offer.rows);
    const group = (key: string, values: OptionValue[]) => ({
      key,
      values: values.map((value) => ({ ...value, refused: value.refused && withFormality(value.refused, address) })),
    });
    const groups = [group('format', formats), group('paper', papers), group('refinementType', refinements), group('punching', punchings)];
    return pageCounts.length > 0 ? [...groups, group('pageCount', pageCounts)] : groups;
  },
  issues(choice, offer) {
    const template = templateOf(offer);
    const address = formalityOf(template.occasion);
    return selectionErrors(choice, template, offer.rows).map((error) => ({ ...error, message: withFormality(error.message, address) }));
  },
  pages({ form, format, punching = 'none', pageCount }) {
    if (!comesIn({ form, format })) throw new Fault('bad-input', `${form} does not come in ${format}`);
    if (punchingIssue(form, punching)) throw new Fault('bad-input', `${form} takes no punching`);
    if (pageCount !== undefined && !pageCountsOf(form).includes(pageCount))
      throw new Fault('bad-input', `${form} has no ${pageCount} pages`);
    return cardPages(form, format, pageCount);
  },
  limits: limitsOf,
  quantities: (choice) => (choice ? quantitiesOf(choice.form) : cardQuantities),
  price: (choice, quantity, book) => ({
    ...cardPrice({ ...choice, quantity }, book.prices, book.country),
    parts: cardPriceParts(choice, quantity, book),
  }),
  /** With its envelope. */
  weightMg({ form, format, paper: key, pageCount }, { rows }) {
    const paper = findPaper(key, rows);
    const envelope = envelopeOf({ form, format });
    return (paper ? cardWeightMg(form, format, paper, pageCount) : 0) + (envelope ? envelopeWeightMg(envelope) : 0);
  },
  outputs: () => [{ part: 'print', supplier: 'haus', file: 'pdf' }],
  ticket: (choice, { rows }) => cardTicket(choice, rows),
  production: ({ form }) => ({ workingDays: cardTypes[form].productionDays, hasExpress: cardTypes[form].hasExpress }),
  vatClass: ({ form }) => cardTypes[form].vatClass,
  title: (_, template) => (template && !isPoster(template) ? cardTitle(template) : verbatim('')),
  format: ({ form, format }) => formatName(form, format),
  text: (choice, { rows }) => selectionText(choice, rows),
  sku: cardSku,
};
