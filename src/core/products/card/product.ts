/** The product type card. */
import { addressOf } from '#core/catalogue/occasions.ts';
import type { DesignTemplate } from '#core/catalogue/template.ts';
import { cardTitle } from '#core/catalogue/titles.ts';
import type { Offer, OptionValue, Product } from '#core/products/product.ts';
import { Fault } from '#core/values/fault.ts';
import { addressed, verbatim } from '#core/values/message.ts';
import { type CardProduct, type CardProductChoice, cardProductChoiceSchema, cardProductSchema } from './choice.ts';
import { envelopeOfFormat, envelopeWeightMg } from './envelope.ts';
import { familyCard } from './formats.ts';
import { limitsOf } from './limits.ts';
import { formatName } from './names.ts';
import { type CardOptions, cardOptions, defaultPaper, findPaper, selectionErrors, selectionText } from './options.ts';
import { bookletPages, cardPages } from './pages.ts';
import { type CardPriceTable, cardPrice } from './price.ts';
import { cardQuantities } from './quantities.ts';
import { cardTypes, comesIn } from './types.ts';
import { cardWeightMg } from './weight.ts';

type CardOffer = Offer<CardOptions>;

/** A card is always a design of the catalogue. */
function templateOf({ template }: CardOffer): DesignTemplate {
  if (!template) throw new Fault('bad-input', 'a card without a catalogue design');
  return template;
}

function complete(given: Readonly<Record<string, unknown>>, offer: CardOffer): CardProductChoice {
  const { id, forms, refinements } = templateOf(offer);
  const fits = forms.filter(({ form, format }) => (!given.form || form === given.form) && (!given.format || format === given.format));
  const { form, format } = fits[0] ?? forms[0] ?? { form: 'flat', format: 'a6' };
  const paper = typeof given.paper === 'string' && findPaper(given.paper, offer.rows) ? given.paper : defaultPaper;
  return { type: 'card', card: id, form, format, paper, refinementType: refinements.find((one) => one === given.refinementType) ?? 'none' };
}

export const card: Product<CardProductChoice, CardProduct, CardOptions, CardPriceTable> = {
  type: 'card',
  configurator: 'configurator-card',
  rows: null,
  choice: cardProductChoiceSchema,
  document: cardProductSchema,
  withDocument: (choice, document) => ({
    ...choice,
    ...familyCard(document),
    card: document.template,
    refinementType: document.refinement,
  }),
  templateId: (choice) => choice.card,
  artworkSource: ({ template, form, format, colourway }) => ({ template, form, format, colourway }),
  complete,
  options(choice, offer) {
    const template = templateOf(offer);
    const address = addressOf(template.occasion);
    const { formats, papers, refinements } = cardOptions(choice, template, offer.rows);
    const group = (key: string, values: OptionValue[]) => ({
      key,
      values: values.map((value) => ({ ...value, refused: value.refused && addressed(value.refused, address) })),
    });
    return [group('format', formats), group('paper', papers), group('refinementType', refinements)];
  },
  issues(choice, offer) {
    const template = templateOf(offer);
    const address = addressOf(template.occasion);
    return selectionErrors(choice, template, offer.rows).map((error) => ({ ...error, message: addressed(error.message, address) }));
  },
  pages({ form, format, punching }, count = bookletPages.least) {
    if (!comesIn(form, format)) throw new Fault('bad-input', `${form} does not come in ${format}`);
    if (punching && punching !== 'none' && !cardTypes[form].punchable) throw new Fault('bad-input', `${form} takes no punching`);
    const whole = count - (count % bookletPages.step);
    return cardPages(form, format, Math.min(Math.max(whole, bookletPages.least), bookletPages.most));
  },
  limits: limitsOf,
  quantities: cardQuantities,
  price: (choice, quantity, { prices, country }) => cardPrice({ ...choice, quantity }, prices, country),
  /** With its envelope. */
  weightMg({ form, format, paper: key }, { rows }) {
    const paper = findPaper(key, rows);
    const envelope = envelopeOfFormat[format];
    return (paper ? cardWeightMg(form, format, paper) : 0) + (envelope ? envelopeWeightMg(envelope) : 0);
  },
  outputs: [{ part: 'print', supplier: 'haus', file: 'pdf' }],
  ticket({ form, paper: key, refinementType }, { rows }) {
    const paper = findPaper(key, rows);
    return {
      kind: form === 'folded' ? 'GreetingCard' : 'Card',
      paper: verbatim(paper?.name ?? key),
      gramsPerM2: paper?.gramsPerM2 ?? 0,
      refinement: refinementType,
      isFolded: form === 'folded',
    };
  },
  productionDays: 2,
  vatClass: 'standard',
  title: (_, template) => (template ? cardTitle(template) : verbatim('')),
  format: ({ form, format }) => formatName(form, format),
  text: (choice, { rows }) => selectionText(choice, rows),
  sku: ({ template, form, format }) => `card-${template}-${form}-${format}`,
};
