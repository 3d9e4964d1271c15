/** Calls of cart, delivery and order. The server computes every price; the browser sends choices only. */
import * as z from 'zod/mini';
import { emailLength, isEmail } from '#core/customer/email.ts';
import { postalAddressSchema } from '#core/customer/postal-address-schema.ts';
import { refinementKeys } from '#core/design/refinement.ts';
import { buyerReferenceLength } from '#core/order/buyer-reference.ts';
import { taxRegions } from '#core/order/place/delivery-area.ts';
import { referenceLength } from '#core/order/reference.ts';
import { sampleSetKeys } from '#core/order/sample-sets.ts';
import { offeredShippingTypes } from '#core/order/shipping.ts';
import { codeKinds } from '#core/order/voucher-code.ts';
import { paymentMethods } from '#core/payment/methods.ts';
import { cardFormatKeys, cardFormKeys } from '#core/products/card/formats.ts';
import { chargedKinds } from '#core/products/parcel-kind.ts';
import { daySchema } from '#core/products/row-schema.ts';
import { deliveryCountries } from '#core/values/channel.ts';
import { personText } from '#core/values/text/person-text.ts';
import { type CallTable, moneySchema, tokenSchema, wholeNumber } from './call.ts';
import { ownSceneSchema } from './product.ts';

const cartLineSchema = z.strictObject({
  id: tokenSchema,
  kind: z.enum(['printed', 'sample', 'accessory', 'gift-voucher', 'gift-card']),
  /** Line of the card that an accessory belongs to, or of the gift voucher that a card is printed for. */
  parent: z.nullable(tokenSchema),
  /** Form and format of a card, "folded.a6"; null for the others. */
  format: z.nullable(z.string()),
  /** Null for a line that cannot be read any more. */
  designId: z.nullable(tokenSchema),
  /** Product type, or the kind of what is not printed; '' for a line that cannot be read any more. */
  product: z.string(),
  name: z.string(),
  /** "Klappkarte A6, Feinstpapier matt 300, Goldfolie" */
  options: z.string(),
  quantity: z.number(),
  /** Quantities are multiples of it. */
  least: z.number(),
  /** Neighbouring steps of the ladder, null at its ends. */
  fewer: z.nullable(z.number()),
  more: z.nullable(z.number()),
  /** Null, like `total`, for a line that cannot be ordered any more: `problems` has the reason, and it counts in no sum. */
  unit: z.nullable(moneySchema),
  total: z.nullable(moneySchema),
  /** `total` without VAT, for business customers; null for others. */
  net: z.nullable(moneySchema),
  /** Address of the page that edits it; null where the shop has none, or where it cannot be opened. */
  editPath: z.nullable(z.string()),
  /** Address of the picture of its finished piece without width and ending; null where it has none. */
  picture: z.nullable(z.string()),
  /**
   * Of a line whose pieces are printed for the records of a list, and of one that is asked whether they are to be; null for all others. `isListed`: its
   * quantity is the number of records with the blank pieces. `path`: where its list is chosen, looked at and approved. `isOpen`: it cannot be
   * ordered before something is done there. `question`: whether it is to be printed as its design is printed now, for the button of
   * POST …/records; it cannot be ordered before.
   */
  records: z.nullable(
    z.strictObject({ isListed: z.boolean(), path: z.nullable(z.string()), isOpen: z.boolean(), question: z.nullable(z.string()) }),
  ),
  /** "Kostenlos: eines von drei Mustern." */
  note: z.nullable(z.string()),
  /** How many of its pages were shown and approved, and when, as a sentence; null where none was, or one was changed since. */
  approval: z.nullable(z.string()),
  /** Why it cannot be ordered yet, in sentences: three at most. */
  problems: z.array(z.string()),
  /** How many further ones there are. */
  moreProblems: z.number(),
});
export type CartLine = z.infer<typeof cartLineSchema>;

export const shippingTypeSchema = z.enum(offeredShippingTypes);
export const paymentSchema = z.enum(paymentMethods);
const formalitySchema = z.enum(['du', 'Sie']);
export const countrySchema = z.enum(deliveryCountries);

export const deliverySchema = z.strictObject({
  type: shippingTypeSchema,
  name: z.string(),
  price: moneySchema,
  /** ISO days; `from` = `to` for express. */
  from: z.string(),
  to: z.string(),
  /** "Donnerstag, 26. November" */
  text: z.string(),
  note: z.string(),
});
export type DeliveryOffer = z.infer<typeof deliverySchema>;

const codeSchema = z.strictObject({
  id: tokenSchema,
  kind: z.enum(codeKinds),
  /** The code of a discount; of a gift voucher its last letters only. */
  label: z.string(),
  /** What it takes off, or pays. */
  amount: moneySchema,
  /** Why it does not count, or what is left of a gift voucher; null for neither. */
  note: z.nullable(z.string()),
  isRefused: z.boolean(),
});

export const cartSchema = z.strictObject({
  id: z.nullable(tokenSchema),
  lines: z.array(cartLineSchema),
  goods: moneySchema,
  /** Gift vouchers that are bought: outside the goods, without VAT. */
  sold: moneySchema,
  /** Off the goods by a code; 0 without one. */
  discount: moneySchema,
  shipping: moneySchema,
  total: moneySchema,
  /** What gift vouchers pay of `total`, and what remains. */
  gift: moneySchema,
  due: moneySchema,
  codes: z.array(codeSchema),
  /** `total` without VAT, for business customers; null for others. */
  net: z.nullable(moneySchema),
  vat: z.array(z.strictObject({ percent: z.string(), amount: moneySchema })),
  /** Whether parcel, papers and mails show no brand of the shop; null for customers who are no resellers. */
  isWhiteLabel: z.nullable(z.boolean()),
  /** The checkout asks for the customer's own number of the order. */
  asksForReference: z.boolean(),
  /** By when it is needed: as its owner said, or as the plan of an event has it, whose title is `event` then. Null where nothing is known. */
  needed: z.nullable(z.strictObject({ day: daySchema, event: z.nullable(z.string()) })),
  /** Today, and the last day that an order can be needed by. */
  neededBounds: z.strictObject({ first: daySchema, last: daySchema }),
  country: countrySchema,
  /** Countries this market delivers to. */
  countries: z.array(countrySchema),
  deliveries: z.array(deliverySchema),
  /** Until the days of `deliveries` change. */
  cutOffSeconds: z.number(),
  payments: z.array(z.strictObject({ method: paymentSchema, name: z.string(), note: z.string(), refused: z.nullable(z.string()) })),
  /** What the shop takes at all: which of them an order is offered depends on the country of billing, too. */
  methods: z.array(paymentSchema),
  /** The owner's drawing of the EU's notice on the legal guarantee; null without one. */
  guaranteeNotice: z.nullable(z.strictObject({ path: z.string(), width: z.int(), height: z.int() })),
  orderable: z.boolean(),
  /** How the page around it speaks: Sie as soon as one card is for a formal occasion. */
  formality: formalitySchema,
  /** Whether the page around it invites to the newsletter: not beside a card of mourning. */
  offersNewsletter: z.boolean(),
});
export type Cart = z.infer<typeof cartSchema>;

const textId = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,63}$/));

const sampleSchema = z.union([
  z.strictObject({
    card: textId,
    colourway: z.optional(textId),
    form: z.optional(z.enum(cardFormKeys)),
    format: z.optional(z.enum(cardFormatKeys)),
    paper: z.optional(textId),
    refinementType: z.optional(z.enum(refinementKeys)),
  }),
  z.strictObject({ sku: z.enum(sampleSetKeys) }),
]);
export type SampleInput = z.infer<typeof sampleSchema>;

export const emailSchema = z.string().check(z.maxLength(emailLength), z.refine(isEmail));

export const orderSchema = z.strictObject({
  cartId: tokenSchema,
  email: emailSchema,
  delivery: postalAddressSchema,
  billing: z.nullable(postalAddressSchema),
  shippingType: shippingTypeSchema,
  payment: paymentSchema,
  comment: z.optional(
    z.string().check(
      z.maxLength(2000),
      z.refine((text) => !text.includes('\0')),
    ),
  ),
  /** The customer's own number of the order. It is kept for business customers only. */
  reference: z.optional(personText(referenceLength)),
  /** Of a public buyer (core/order/buyer-reference.ts). It is kept for business customers only. */
  buyerReference: z.optional(personText(buyerReferenceLength)),
  /** By when the customer needs it. It changes no price. */
  neededBy: z.optional(daySchema),
  /** What the page showed; when it is not what the server computes, nothing is ordered (409 price-changed). Never decides a price. */
  shownTotal: wholeNumber,
  /** The same for what remains after gift vouchers. */
  shownDue: z.optional(wholeNumber),
  termsAccepted: z.literal(true),
});
export type OrderInput = z.infer<typeof orderSchema>;

/**
 * A QR code for banking apps as paths in a square of `size`, light margin included, painted in their order. 'swiss': the order has a QR bill,
 * GET /web-api/orders/:token/qr-bill.
 */
const transferCodeSchema = z.strictObject({
  kind: z.enum(['epc', 'swiss']),
  size: z.number(),
  shapes: z.array(z.strictObject({ d: z.string(), isDark: z.boolean() })),
});
export type TransferCode = z.infer<typeof transferCodeSchema>;

const placedOrderSchema = z.strictObject({
  orderNumber: z.string(),
  /** Opens the confirmation page without an account. */
  token: tokenSchema,
  state: z.string(),
});

export const orderCalls = {
  'GET /web-api/cart': {
    /** `taxRegion`: of the delivery address, once it is known; it changes the rates of VAT in the answer. */
    input: z.strictObject({
      country: z.optional(countrySchema),
      shippingType: z.optional(shippingTypeSchema),
      taxRegion: z.optional(z.enum(taxRegions)),
    }),
    output: cartSchema,
  },
  /**
   * Adds a saved design to the cart, without `quantity` in the quantity last chosen for it. `confirmed` are the keys of the findings the
   * customer accepts (a coarse photo); without them the line keeps a problem and cannot be ordered. A second call for the same design
   * and choice replaces both. `approvedPages`: ids of the pages of `approvedRevision` that were shown to the customer and approved; 409 once a
   * newer revision was saved. The line of a design that is changed later has a problem until it is approved again. A design that is printed with a
   * list goes in with as many pieces as that has now, whatever `quantity` says. `recordsUntil`: the day, at most 90 days from now, until which
   * the list of a design with fields follows; then any number of pieces is sold. `isSupplement`: only the records of the list that no piece of the
   * design is ordered for.
   */
  'POST /web-api/cart/lines': {
    limit: 'cart',
    input: z.strictObject({
      designId: tokenSchema,
      quantity: z.optional(wholeNumber),
      recordsUntil: z.optional(z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/))),
      isSupplement: z.optional(z.literal(true)),
      confirmed: z.optional(z.array(z.string().check(z.maxLength(600))).check(z.maxLength(100))),
      approvedRevision: z.optional(wholeNumber),
      approvedPages: z.optional(z.array(z.string().check(z.maxLength(64))).check(z.maxLength(500))),
    }),
    output: cartSchema,
  },
  /**
   * Adds one piece of a catalogue design with its sample texts, or a sample from stock. What is left out of the choice gets its default; a
   * sample that is in the cart already stays one.
   */
  'POST /web-api/cart/samples': { limit: 'cart', input: sampleSchema, output: cartSchema },
  /** Notes by when the open cart is needed; null: by no day. */
  'PUT /web-api/cart/needed-by': {
    limit: 'cart',
    input: z.strictObject({ day: z.nullable(daySchema) }),
    output: cartSchema,
    badInput: 'bad-form',
  },
  'PATCH /web-api/cart/lines/:id': { limit: 'cart', input: z.strictObject({ id: tokenSchema, quantity: wholeNumber }), output: cartSchema },
  /** Has a line follow its design: printed with the list of now in its number of pieces, or without one. `isWhole`: a supplement becomes the whole list. */
  'POST /web-api/cart/lines/:id/records': {
    limit: 'cart',
    input: z.strictObject({ id: tokenSchema, isWhole: z.optional(z.literal(true)) }),
    output: cartSchema,
  },
  /** Adds a line with a copy of the line's design, in the same quantity. */
  'POST /web-api/cart/lines/:id/copy': { limit: 'cart', input: z.strictObject({ id: tokenSchema }), output: cartSchema },
  'DELETE /web-api/cart/lines/:id': { limit: 'cart', input: z.strictObject({ id: tokenSchema }), output: cartSchema },
  /** `types` are those of one parcel of any weight, or with `cart`, the id of the visitor's own, those of its contents; 404 for another cart. */
  'GET /web-api/shipping-information': {
    input: z.strictObject({ country: z.optional(countrySchema), cart: z.optional(tokenSchema) }),
    output: z.strictObject({
      country: countrySchema,
      types: z.array(deliverySchema),
      /** `pocketfold` in its place for that form of card; `accessory`: an overlay sheet or a printed envelope. */
      classPrices: z.array(
        z.strictObject({ envelopeClass: z.string(), price: moneySchema, pocketfold: moneySchema, accessory: moneySchema }),
      ),
      countries: z.array(z.strictObject({ country: countrySchema, name: z.string(), price: moneySchema })),
      /** What large parcels, bulky goods and freight cost besides, once an order; one that is not delivered to the country is left out. */
      surcharges: z.array(z.strictObject({ kind: z.enum(chargedKinds), name: z.string(), price: moneySchema })),
    }),
  },
  /** The same Idempotency-Key with another body is refused (422 key-reused). */
  'POST /web-api/order': { limit: 'order-attempt', idempotency: 'required', input: orderSchema, output: placedOrderSchema },
  /** 403 order-locked for a link whose time is over (core/order/open-link.ts), until the browser has proven to know the order. */
  'GET /web-api/orders/:token': {
    input: z.strictObject({ token: tokenSchema }),
    output: z.strictObject({
      orderNumber: z.string(),
      formality: formalitySchema,
      state: z.string(),
      /** False once pictures and print files were deleted: then no line has an image. */
      hasDocuments: z.boolean(),
      placedAt: z.string(),
      /** '' like the lines of `delivery`, its country apart, once its customer had it erased. */
      email: z.string(),
      /** Without its telephone number: the link alone opens the page. */
      delivery: postalAddressSchema,
      billing: postalAddressSchema,
      /** 'free' where nothing was to be paid. */
      payment: z.enum(['hosted', 'prepayment', 'invoice', 'free']),
      /** "Kreditkarte" */
      paymentName: z.string(),
      shippingType: shippingTypeSchema,
      deliveryText: z.string(),
      /** Gift vouchers alone: nothing is sent but mails. */
      isOnline: z.boolean(),
      lines: z.array(
        z.strictObject({
          name: z.string(),
          options: z.string(),
          quantity: z.number(),
          unit: moneySchema,
          total: moneySchema,
          /** `total` without VAT, for business customers; null for others. */
          net: z.nullable(moneySchema),
          /** As of a line of the cart. */
          picture: z.nullable(z.string()),
          /** It in a product scene; null where none shows it as it was ordered. */
          scene: z.nullable(ownSceneSchema),
          /** Id of the design of a calendar, from which the one of the year after begins; null for other lines. */
          calendar: z.nullable(z.string()),
        }),
      ),
      goods: moneySchema,
      sold: moneySchema,
      discount: moneySchema,
      shipping: moneySchema,
      total: moneySchema,
      /** What gift vouchers paid, and what remained. */
      gift: moneySchema,
      due: moneySchema,
      /** `total` without VAT, for business customers; null for others. */
      net: z.nullable(moneySchema),
      /** The customer's own number of the order; '' for none. */
      reference: z.string(),
      /** Reference of a public buyer; '' for none. */
      buyerReference: z.string(),
      isWhiteLabel: z.boolean(),
      /** Whether guests are invited with a piece of it. */
      invites: z.boolean(),
      /** By when its customer needs it, and whether its promised day is not later; null where no day was named. */
      needed: z.nullable(z.strictObject({ day: daySchema, isInTime: z.boolean() })),
      vat: z.array(z.strictObject({ percent: z.string(), amount: moneySchema })),
      /** What is still to be transferred, and where to; null where nothing is. */
      transfer: z.nullable(
        z.strictObject({
          amount: moneySchema,
          recipient: z.string(),
          iban: z.string(),
          reference: z.string(),
          code: z.nullable(transferCodeSchema),
        }),
      ),
    }),
  },
  /** What the link of an order always tells. */
  'GET /web-api/orders/:token/state': {
    input: z.strictObject({ token: tokenSchema }),
    output: z.strictObject({ orderNumber: z.string(), state: z.string() }),
  },
  /** Shows an order to this browser for an hour. `proof` is its e-mail address, or a postal code of its addresses; 400 for another one. */
  'POST /web-api/orders/:token/proof': {
    input: z.strictObject({ token: tokenSchema, proof: z.string().check(z.maxLength(emailLength)) }),
    output: z.undefined(),
  },
} as const satisfies CallTable;

const sampleSetSchema = z.strictObject({
  key: z.enum(sampleSetKeys),
  name: z.string(),
  /** "Ein Blatt von jedem Papier, A6" */
  text: z.string(),
  /** What is in it: "Feinstpapier matt 300", "A6 in C6". */
  pieces: z.array(z.string()),
  /** "Wiegt mit Umschlag 52,1 g und reist als Großbrief." */
  letter: z.string(),
  /** Nothing is left of it. */
  isSoldOut: z.boolean(),
});

export const sampleSetCalls = {
  'GET /web-api/sample-sets': {
    input: z.strictObject({}),
    output: z.strictObject({
      sets: z.array(sampleSetSchema),
      /** Samples of an order that cost nothing, and what each further one costs at most. */
      free: z.int(),
      price: moneySchema,
    }),
  },
} as const satisfies CallTable;

/** Resellers' orders without the shop's brand. */
export const whiteLabelCalls = {
  /** Notes it in the open cart, and makes one where there is none. 403 for customers who are no resellers, and for guests. */
  'POST /whitelabel/switch': {
    limit: 'cart',
    input: z.strictObject({ on: z.boolean() }),
    output: z.strictObject({ isWhitelabelOrder: z.boolean() }),
  },
} as const satisfies CallTable;
