/** What is made of a card. */
import type { punchingKeys } from '#core/design/punching.ts';
import {
  chosen,
  derived,
  type MediaType,
  namedSizeInMm,
  type ProductIntents,
  printFact,
  refinementFact,
  sizeData,
  sizeInMm,
  type TicketFact,
  type TicketFacts,
  weighed,
} from '#core/products/ticket-facts.ts';
import { type Message, message, verbatim } from '#core/values/message.ts';
import type { SizeMm } from '#core/values/unit.ts';
import type { CardProductChoice } from './choice.ts';
import { type EnvelopeKey, envelopeOf, envelopes } from './envelope.ts';
import type { CardForm } from './formats.ts';
import { cardSizeName, formName } from './names.ts';
import { type CardOptions, findPaper, punchingIssue } from './options.ts';
import { cardPages } from './pages.ts';
import type { CardPage } from './panel-row.ts';
import type { PaperKey } from './paper-keys.ts';
import { cardFormats } from './sizes.ts';
import { cardTypes } from './types.ts';

/** ProductType of XJDF. */
const kinds: Partial<Record<CardForm, string>> = {
  folded: 'GreetingCard',
  'folded-top': 'GreetingCard',
  'double-folded': 'GreetingCard',
  postcard: 'Postcard',
  leporello: 'Brochure',
  booklet: 'Booklet',
  newspaper: 'Newspaper',
  envelope: 'Envelope',
  'sticker-round': 'Label',
  'sticker-heart': 'Label',
  'sticker-rect': 'Label',
  'bottle-label': 'Label',
};

/** Folds by form; numbers of the catalogue of XJDF begin with the number of pages. X: a fold whose number in it is not certain. */
const folds: Partial<Record<CardForm, { key: string } & NonNullable<ProductIntents['folding']>>> = {
  folded: { key: 'left', catalog: 'F4-1', details: 'HalfFold' },
  'folded-top': { key: 'top', catalog: 'F4-1', details: 'HalfFoldTop' },
  'table-folded': { key: 'top', catalog: 'F4-1', details: 'HalfFoldTop' },
  'place-card': { key: 'top', catalog: 'F4-1', details: 'HalfFoldTop' },
  'double-folded': { key: 'roll', catalog: 'F6-X', details: 'RollFold' },
  leporello: { key: 'zigzag', catalog: 'F8-X', details: 'ZigzagFold' },
  pocketfold: { key: 'pocket', catalog: 'F4-X', details: 'PocketFold' },
  'wind-light': { key: 'walls', catalog: 'F10-X', details: 'FourWalls' },
};

/** What is done by hand after cut and fold. */
const assemblies: Partial<Record<CardForm, ProductIntents>> = {
  trio: { binding: { type: 'LooseBinding' } },
  fan: { binding: { type: 'LooseBinding' } },
  pocketfold: { binding: { type: 'EdgeGluing' } },
  'wind-light': { binding: { type: 'EdgeGluing' } },
  band: { binding: { type: 'EdgeGluing' } },
  booklet: { binding: { type: 'SaddleStitch', side: 'Left' } },
  newspaper: { binding: { type: 'None', side: 'Left' } },
};

const cuttings = {
  'heart-corners': { shape: 'Path', details: 'HeartCorners' },
  'round-corners': { shape: 'RoundedRectangle', details: 'RoundCorners5mm' },
  wave: { shape: 'Path', details: 'Wave' },
} as const satisfies Record<Exclude<(typeof punchingKeys)[number], 'none'>, NonNullable<ProductIntents['cutting']>>;

function sizeMm({ widthUm, heightUm }: { widthUm: number; heightUm: number }): SizeMm {
  return { widthMm: widthUm / 1_000, heightMm: heightUm / 1_000 };
}

/** Open sheets with their sides: a trio has three sizes. */
function sheetFacts(pages: readonly CardPage[]): TicketFact[] {
  const bySize = Map.groupBy(pages, (page) => sizeData(sizeMm(page)));
  const sizes = [...bySize.values()].flatMap(([first, ...others]) =>
    first ? [message('ticket.sheet', { size: sizeInMm(sizeMm(first)), pages: 1 + others.length })] : [],
  );
  const [first, ...others] = sizes;
  const [sheet] = pages;
  if (!first || !sheet) return [];
  const value = others.reduce<Message>((text, more) => message('ticket.and', { text, more }), first);
  return [derived('sheet', value, [...bySize.keys()], { layout: { sheet: sizeMm(sheet), pages: pages.length } })];
}

/** Of papers that are no plain paper to a press. */
const mediaTypes: Partial<Record<PaperKey, MediaType>> = {
  haftpapier: 'SelfAdhesive',
  'haftpapier-kraft': 'SelfAdhesive',
  etikettenpapier: 'SelfAdhesive',
  transparent: 'Transparency',
};

function paperFact(key: string, options: CardOptions): TicketFact {
  const paper = findPaper(key, options);
  if (!paper) return chosen('paper', verbatim(key), key, { media: { type: 'Paper', grade: key, quality: verbatim(key) } });
  const { gramsPerM2, thicknessUm, name } = paper;
  const type = mediaTypes[paper.key] ?? 'Paper';
  return chosen('paper', weighed(verbatim(name), gramsPerM2), key, {
    media: { type, grade: key, quality: verbatim(name), gramsPerM2, thicknessUm },
  });
}

/** The contour of the form, or the punching that was chosen for its edge. */
function cuttingFacts({ form, format, punching = 'none' }: CardProductChoice, [page]: readonly CardPage[]): TicketFact[] {
  if (page?.cut) {
    const shape = format.startsWith('round-') || format === 'confetti-25' || format === 'tag-round' ? 'Round' : 'Path';
    return [derived('contour', message('ticket.contour'), form, { cutting: { shape, details: form } })];
  }
  if (punchingIssue(form, 'round-corners')) return [];
  const value = message(`card.punching.${punching}`);
  return [punching === 'none' ? chosen('punching', value, null) : chosen('punching', value, punching, { cutting: cuttings[punching] })];
}

function foldFact(form: CardForm): TicketFact {
  const fold = folds[form];
  if (!fold) return derived('fold', message('ticket.fold.none'), null);
  const { key, ...folding } = fold;
  return derived('fold', message(`ticket.fold.${key}`), key, { folding });
}

/** "C6, 162 × 114 mm" */
function envelopeName(key: EnvelopeKey): Message {
  return namedSizeInMm(message(`card.size.envelope-${key}`), envelopes[key]);
}

function envelopeFacts(choice: CardProductChoice): TicketFact[] {
  const key = envelopeOf(choice);
  return key ? [derived('envelope', message('ticket.envelope.fits', { envelope: envelopeName(key) }), key)] : [];
}

/** What is made where each card is delivered in the envelope that fits. */
export function inEnvelope(choice: CardProductChoice, { facts, ...ticket }: TicketFacts): TicketFacts {
  const key = envelopeOf(choice);
  if (!key) return { facts, ...ticket };
  const quality = envelopeName(key);
  const consumables = [{ type: 'Envelope', details: `envelope-${key}`, amount: 1, quality }];
  const envelope = chosen('envelope', message('ticket.envelope.included', { envelope: quality }), key, { consumables });
  return { ...ticket, facts: [...facts.filter((fact) => fact.key !== 'envelope'), envelope] };
}

export function cardTicket(choice: CardProductChoice, options: CardOptions): TicketFacts {
  const { form, format, paper, refinementType, pageCount } = choice;
  const pages = cardPages(form, format, pageCount);
  const closed = sizeMm(cardFormats[format]);
  const { pageCounts, refinementRefusal } = cardTypes[form];
  const count = pageCount ?? pageCounts?.least;
  const isOneSided = pages.length === 1;
  return {
    kind: kinds[form] ?? 'Card',
    facts: [
      chosen('form', formName(form), form),
      chosen('format', namedSizeInMm(cardSizeName(format), closed), format, { layout: { finished: closed } }),
      ...(count === undefined ? [] : [chosen('pages', message('card.pages', { count }), count, { layout: { pages: count } })]),
      ...sheetFacts(pages),
      printFact(isOneSided ? 1 : 2, 'cmyk'),
      paperFact(paper, options),
      ...(refinementRefusal === null ? [refinementFact(refinementType)] : []),
      ...cuttingFacts(choice, pages),
      foldFact(form),
      ...(assemblies[form] ? [derived('assembly', message(`ticket.assembly.${form}`), form, assemblies[form])] : []),
      ...envelopeFacts(choice),
    ],
  };
}
