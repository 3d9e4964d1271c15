/**
 * What is made of a choice, stated once by its product. The job ticket, its XJDF, `order.json` and the delivery note are written from it. Words
 * of `xjdf` are those of the XJDF 2.1 specification.
 */
import type { AppliedRefinement, Refinement } from '#core/design/refinement.ts';
import { type Message, message } from '#core/values/message.ts';
import type { SizeMm } from '#core/values/unit.ts';

/** Made in the finished piece and never printed; its middle from the upper left corner of the page. */
export type Hole = { xMm: number; yMm: number; diameterMm: number };

/** NamedColor of XJDF, as far as something of the shop has it. */
export type NamedColour = 'Black' | 'Brown' | 'Gold' | 'Silver' | 'Tan' | 'White';

export type MediaType = 'Paper' | 'Textile' | 'SelfAdhesive' | 'Transparency' | 'Vinyl' | 'Other';

/** Intents of a product. Several facts may fill one intent. */
export type ProductIntents = {
  layout?: { finished?: SizeMm & { depthMm?: number }; sheet?: SizeMm; pages?: number; sides?: 1 | 2 };
  /** Of the printed sides. */
  inks?: 'cmyk' | 'rgb';
  /** `grade` names it in stock, `quality` for people. */
  media?: { type: MediaType; grade: string; quality: Message; gramsPerM2?: number | null; thicknessUm?: number; colour?: NamedColour };
  folding?: { catalog: `F${number}-${number | 'X'}`; details: string };
  embossing?: AppliedRefinement;
  cutting?: { shape: 'Path' | 'Round' | 'RoundedRectangle'; details: string };
  holes?: readonly Hole[];
  /** `isGlued`: the pages along the spine. */
  binding?: {
    type: 'HardCover' | 'SoftCover' | 'SaddleStitch' | 'WireComb' | 'LooseBinding' | 'EdgeGluing' | 'None';
    side?: 'Left' | 'Top';
    isGlued?: boolean;
  };
  laminating?: 'Gloss' | 'Matte';
  /** Taken from stock and used up for each piece. */
  consumables?: readonly { type: string; details: string; amount: number; quality: Message }[];
};

/** A value for machines; null: none of it. */
export type FactData = string | number | boolean | null | readonly FactData[] | { readonly [name: string]: FactData };

export type TicketFact = {
  /** Names it: in `order.json`, as a feature in XJDF, and in the text `ticket.fact.<key>`. */
  key: string;
  value: Message;
  data: FactData;
  /** Chosen by the customer: the delivery note says it as well. */
  isForRecipient: boolean;
  xjdf?: ProductIntents;
};

/** What a product is put together from, or one of the pieces that it consists of: a Product of its own in XJDF. */
export type TicketPart = {
  /** Of [a-z0-9-]. Files of the output with this name belong to it. */
  id: string;
  /** ProductType. */
  kind: string;
  name: Message;
  /** In one piece of the line. */
  amount: number;
  /** 'bound' with the other parts; what holds the others ('container') or is put into it ('item'); made and delivered by itself ('piece'). */
  role: 'bound' | 'container' | 'item' | 'piece';
  facts: readonly TicketFact[];
};

export type TicketFacts = {
  /** ProductType in XJDF. */
  kind: string;
  facts: readonly TicketFact[];
  parts?: readonly TicketPart[];
};

/** What the customer chose. */
export function chosen(key: string, value: Message, data: FactData, xjdf?: ProductIntents): TicketFact {
  return { key, value, data, isForRecipient: true, ...(xjdf ? { xjdf } : {}) };
}

/** What follows from the choice. */
export function derived(key: string, value: Message, data: FactData, xjdf?: ProductIntents): TicketFact {
  return { ...chosen(key, value, data, xjdf), isForRecipient: false };
}

function length(mm: number) {
  return Number.isInteger(mm) ? mm : { number: mm, decimals: 1 };
}

/** "210 × 148 mm" */
export function sizeInMm({ widthMm, heightMm }: SizeMm): Message {
  return message('ticket.size', { width: length(widthMm), height: length(heightMm) });
}

/** "8 mm" */
export function lengthInMm(mm: number): Message {
  return message('ticket.length', { length: length(mm) });
}

/** "210x148" */
export function sizeData({ widthMm, heightMm }: SizeMm): string {
  return `${widthMm}x${heightMm}`;
}

/** "A6, 105 × 148 mm" */
export function namedSizeInMm(name: Message, size: SizeMm): Message {
  return message('ticket.named-size', { name, size: sizeInMm(size) });
}

/** Paper by the square metre: "Feinstpapier matt, 300 g/m²". */
export function weighed(name: Message, gramsPerM2: number): Message {
  return message('ticket.weighed', { name, grams: gramsPerM2 });
}

/** Printed sides and their inks; foil and relief are no inks. */
export function printFact(sides: 1 | 2, inks: 'cmyk' | 'rgb'): TicketFact {
  return derived('printing', message(`ticket.printing.${sides}.${inks}`), `${sides === 1 ? 'one-sided' : 'two-sided'} ${inks}`, {
    layout: { sides },
    inks,
  });
}

export function refinementFact(refinement: Refinement, value: Message = message(`ticket.refinement.${refinement}`)): TicketFact {
  if (refinement === 'none') return chosen('refinement', value, null);
  return chosen('refinement', value, refinement, { embossing: refinement });
}

export function holesData(holes: readonly Hole[]): FactData {
  return holes.map(({ xMm, yMm, diameterMm }) => ({ x: xMm, y: yMm, d: diameterMm }));
}
