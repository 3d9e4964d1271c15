/** What a product type is: one value per type that cart, order, print and prices call. A new type is a folder and a line in sold.ts. */

import type * as z from 'zod/mini';
import type { CatalogueTemplate } from '#core/catalogue/template.ts';
import type { DesignProduct, Page } from '#core/design/document.ts';
import type { PageGuides } from '#core/design/page-guides.ts';
import type { Limits } from '#core/preflight/limits.ts';
import type { KnownRoute } from '#core/site/routes.ts';
import type { Country } from '#core/values/channel.ts';
import type { FieldError } from '#core/values/fault.ts';
import type { Message } from '#core/values/message.ts';
import type { Money } from '#core/values/money.ts';
import type { ParcelKind } from './parcel-kind.ts';
import type { Piece } from './piece.ts';
import type { Hole, TicketFacts } from './ticket-facts.ts';

/** Specification 3. */
export const productTypes = ['calendar', 'card', 'collage', 'merch', 'photoframe', 'photoprint', 'photobook', 'photobox'] as const;
export type ProductType = (typeof productTypes)[number];

/** A choice names its type; every other scalar key is a key of an address as well. */
export type ProductChoice = { type: string };

/** A page without content: size, panels, folds, contours, areas that stay free. Compared by `geometryOf`. */
export type PageGeometry = Omit<Page, 'background' | 'ground' | 'collage' | 'autoLayout' | 'groups' | 'elements' | keyof PageGuides> &
  Partial<PageGuides>;

/** What is on offer: the template a choice began with, and the product's own rows of the catalogue (papers, materials). */
export type Offer<Rows> = { template: CatalogueTemplate | null; rows: Rows };

/** Price rows of the product, and the market they are read for. */
export type PriceBook<Prices> = { prices: Prices; country: Country };

/** An option as pages show it; `refused` says why it cannot be chosen with the others. */
export type OptionValue = {
  value: string;
  name: Message;
  note: Message;
  refused: Message | null;
};
/** Values of one key of the choice. */
export type OptionGroup = { key: string; values: OptionValue[] };

export type LinePrice = { quantity: number; unit: Money; total: Money };
/** What of a unit price is for what: material, frame, discount. */
export type PricePart = { key: string; label: Message; amount: Money };
/** `ladder`: the quantities that price tables list. `hint` names a saving with a larger quantity. */
export type ProductPrice = LinePrice & { ladder: readonly LinePrice[]; hint: Message | null };
/** `parts` add up to the unit price. */
export type PartedPrice = ProductPrice & { parts: readonly PricePart[] };
/**
 * Quantities that can be ordered: steps of a ladder; or any number up to `max` with a discount in per cent from a number on; or, of pieces that are
 * printed for the records of a list, any number between the first step and the last, at the unit price of the highest step that is not above it.
 */
export type Quantities =
  | { kind: 'ladder'; steps: readonly number[]; initial: number }
  | { kind: 'merged'; max: number; steps: readonly number[] }
  | { kind: 'tiers'; max: number; tiers: readonly (readonly [from: number, percentOff: number])[] };

/**
 * What of a line a supplier makes: one PDF of its pages, or a picture per page or spread. `pages` says by their ids which; absent: all. `part`
 * names the files of a line with several outputs.
 */
export type PrintOutput = {
  part: string;
  supplier: 'haus' | 'veredelung' | 'fotolabor' | 'buchlabor' | 'grossformat' | 'geschenke';
  file: 'pdf' | 'lab-jpeg';
  pages?: (page: string) => boolean;
  /** A lab's picture shows the pages of a spread side by side; a page alone lies at its side of the fold, beside white. */
  isSpreads?: true;
  /** Of a PDF: bleed in place of the press's, and false where it has no technical plates whatever the press takes. */
  bleedUm?: number;
  hasPlates?: false;
  /** Of a PDF with so many photos that finer ones than these are made smaller; absent: photos keep the bytes that were uploaded. */
  photoPpi?: PhotoPpi;
};

/** Photos finer than `above` pixels an inch get as many as `to`. */
export type PhotoPpi = { above: number; to: number };

/** How a lab exposes a page of a document, and what it is told about it. */
export type LabFile = {
  /** [a-z0-9-]{1,40}: names the file among those of its line; absent for a product of one page. */
  part?: string;
  /** The part of the ticket that it is made for, of a line of several pieces. */
  piece?: string;
  /** How often the page is exposed for one piece; absent: once. */
  copies?: number;
  /** Beyond the page: bleed, or the wrap of a canvas. Where the page does not reach, it is mirrored or has one screen colour. */
  bleedUm: number;
  border: 'mirrored' | { hex: string };
  dpi: number;
  /** PNG shows the ground through what is not printed. Absent: JPEG. */
  format?: 'jpeg' | 'png';
  /** Of the finished sheet, with the wrap of a canvas and without bleed. */
  widthMm: number;
  heightMm: number;
  /** What `order.json` says of this file alone, besides the facts of the ticket: number and side, crop, copies. */
  facts: Readonly<Record<string, unknown>>;
};

/** Where the drawings of a document come from: a catalogue design in a form and format, or a poster on the page it is drawn for. */
export type ArtworkSource = { template: string; colourway: string } & ({ form: string; format: string } | { page: PageGeometry });

export type Production = { workingDays: number; hasExpress: boolean };

export type VatClass = 'standard' | 'reduced-print' | 'voucher';

/**
 * A product type. Functions are pure and total for a choice that its schema accepts; `issues` says what cannot be made.
 * `Rows` and `Prices` are the product's own rows of the catalogue (kinds 'options' and 'prices', id = type).
 */
export type Product<
  Choice extends ProductChoice = ProductChoice,
  Document extends DesignProduct = DesignProduct,
  Rows = unknown,
  Prices = unknown,
> = {
  type: Choice['type'];
  /** The page that edits its documents; null where the shop has none. */
  configurator: KnownRoute | null;
  /** The type whose rows of the catalogue it is sold by; absent: its own. */
  soldAs?: string;
  /** The options row of a new catalogue; null where it is in seed/ or another type's. Its prices are in seed/prices. */
  rows: Rows | null;
  /** What a customer chooses, content and quantity apart. A strict object. */
  choice: z.ZodMiniType<Choice>;
  /** What documents carry of the choice: everything that pages, colours and plates hang on. */
  document: z.ZodMiniType<Document>;
  /** The choice with everything that the document decides taken from it. */
  withDocument(choice: Choice, document: Document): Choice;
  /** The catalogue design a choice began with, or null. */
  templateId(choice: Choice): string | null;
  /** The drawings its pages may show; null for a product without catalogue designs. */
  artworkSource(document: Document): ArtworkSource | null;
  /** Missing keys get their defaults, as do values that are not on offer. */
  complete(given: Readonly<Record<string, unknown>>, offer: Offer<Rows>): Choice;
  /** Every option under this choice, with the reasons against those that do not go together (E002). */
  options(choice: Choice, offer: Offer<Rows>): OptionGroup[];
  /** Empty: can be made. Asked again for cart, price and order. */
  issues(choice: Choice, offer: Offer<Rows>): FieldError[];
  /** Pages of the open product in print order. `count` is the document's number of pages where only that says it. */
  pages(document: Document, count?: number): PageGeometry[];
  /** What is bought, as pictures show it; absent: the front of a sheet of paper. */
  piece?(document: Document): Piece;
  limits(document: Document): Limits;
  /** Of a choice; null: every quantity that some choice is sold in. */
  quantities(choice: Choice | null): Quantities;
  /** Throws Fault 'off-ladder' for a quantity that is not sold, 'bad-input' for a choice without a price. */
  price(choice: Choice, quantity: number, book: PriceBook<Prices>): PartedPrice;
  /** Milligrams of one piece as it is sent, computed from area and grammage. */
  weightMg(choice: Choice, offer: Offer<Rows>): number;
  /** How one piece travels; absent: as a parcel. */
  parcelKind?(choice: Choice): ParcelKind;
  outputs(document: Document): readonly PrintOutput[];
  /** Of a page, by its index, that a lab exposes, or of the spread that begins with it; absent: bleed and resolution are the supplier's own. */
  labFile?(document: Document, page: number): LabFile;
  /** Drill holes and eyelets of a page, by its index, which proofs show; absent: none. */
  holes?(document: Document, page: number): readonly Hole[];
  /** What is made of a choice. */
  ticket(choice: Choice, offer: Offer<Rows>): TicketFacts;
  /** Working days from order to handover, and whether it can be made on the day it is ordered (D10). */
  production(choice: Choice): Production;
  vatClass(choice: Choice): VatClass;
  /** What an order line is called. */
  title(choice: Choice, template: CatalogueTemplate | null): Message;
  /** What it is and its size: "Klappkarte A6". */
  format(choice: Choice): Message;
  /** What was chosen, in one line: form, material, refinement. */
  text(choice: Choice, offer: Offer<Rows>): Message;
  /** [a-z0-9-]{3,70}; the same document has the same sku. */
  sku(document: Document): string;
};
