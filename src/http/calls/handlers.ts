/** Every handler of pages under its call key, and the two ways to call one: in process with a context, or over HTTP (calls.ts). */
import { mergeCalls, type Output } from '#api/call.ts';
import { type CallKey, type Calls, type Client, calls } from '#api/calls.ts';
import { faultMessage, isFault } from '#core/values/fault.ts';
import type { Locale } from '#core/values/locale.ts';
import { faultErrors } from '#http/fault-errors.ts';
import { accessoryHandlers } from '#services/cart/accessories.ts';
import { cartHandlers } from '#services/cart/cart.ts';
import { codeHandlers } from '#services/cart/codes.ts';
import { giftVoucherHandlers } from '#services/cart/gift-vouchers.ts';
import { neededByHandlers } from '#services/cart/needed-by.ts';
import { shippingHandlers } from '#services/cart/shipping-information.ts';
import { whiteLabelHandlers } from '#services/cart/white-label.ts';
import { calendarHandlers } from '#services/catalogue/calendars.ts';
import { catalogueHandlers } from '#services/catalogue/catalogue.ts';
import { collageHandlers } from '#services/catalogue/collages.ts';
import { feastPlanHandlers } from '#services/catalogue/feast-plan.ts';
import { formatHandlers } from '#services/catalogue/formats.ts';
import { merchHandlers } from '#services/catalogue/merch.ts';
import { photoBoxHandlers } from '#services/catalogue/photo-box.ts';
import { photoPrintHandlers } from '#services/catalogue/photo-prints.ts';
import { photobookHandlers } from '#services/catalogue/photobooks.ts';
import { posterHandlers } from '#services/catalogue/posters.ts';
import { productHandlers } from '#services/catalogue/product-prices.ts';
import { sampleSetHandlers } from '#services/catalogue/sample-sets.ts';
import { skuHandlers } from '#services/catalogue/sku-container.ts';
import { wallArtHandlers } from '#services/catalogue/wall-art.ts';
import { accountHandlers } from '#services/customer/account.ts';
import { addressHandlers } from '#services/customer/addresses.ts';
import { customerAreaHandlers } from '#services/customer/customer-area.ts';
import { customerNewsletterHandlers } from '#services/customer/customer-newsletter.ts';
import { deviceHandlers } from '#services/customer/devices.ts';
import { googleHandlers } from '#services/customer/google/google.ts';
import { messageHandlers } from '#services/customer/messages.ts';
import { newsletterHandlers } from '#services/customer/newsletter.ts';
import { passkeyHandlers } from '#services/customer/passkey/passkeys.ts';
import { privacyHandlers } from '#services/customer/privacy.ts';
import { profileHandlers } from '#services/customer/profile.ts';
import { wishListHandlers } from '#services/customer/wish-list.ts';
import { wishListShareHandlers } from '#services/customer/wish-list-share.ts';
import { withdrawalHandlers } from '#services/customer/withdrawal.ts';
import { approvalPartyHandlers } from '#services/design/approval-parties.ts';
import { designHandlers } from '#services/design/designs.ts';
import { shareHandlers } from '#services/design/shares.ts';
import { suiteHandlers } from '#services/design/suites.ts';
import { tileWordHandlers } from '#services/design/tile-words.ts';
import { versionHandlers } from '#services/design/versions.ts';
import { featureFlagHandlers } from '#services/flags/feature-flags.ts';
import type { Context, Handlers } from '#services/handler.ts';
import { withIdempotencyKey } from '#services/idempotency-key.ts';
import { toneHandlers } from '#services/images/facts/picture-tones.ts';
import { uploadLinkHandlers } from '#services/images/phone/upload-links.ts';
import { pictureHandlers } from '#services/images/upload.ts';
import { logHandlers } from '#services/log/log.ts';
import { designMergeHandlers } from '#services/merge/merge.ts';
import { designLineHandlers } from '#services/merge/record-lines.ts';
import { designTranslationHandlers } from '#services/merge/translations.ts';
import { orderActionHandlers } from '#services/order/customer-actions.ts';
import { expressHandlers } from '#services/order/express.ts';
import { orderNamesHandlers } from '#services/order/names.ts';
import { openOrderHandlers } from '#services/order/open-order.ts';
import { orderHandlers } from '#services/order/order.ts';
import { orderRepairHandlers } from '#services/order/repair.ts';
import { orderPaymentHandlers } from '#services/payment/pay-order.ts';
import { envelopeHandlers } from '#services/people/envelopes/list-envelopes.ts';
import { eventExampleHandlers } from '#services/people/event/event-example.ts';
import { eventHostHandlers, hostLinkHandlers } from '#services/people/event/event-hosts.ts';
import { eventFileHandlers } from '#services/people/event/file-links.ts';
import { guestPageHandlers } from '#services/people/event/guest-page.ts';
import { eventHandlers } from '#services/people/event/host-events.ts';
import { eventHouseholdHandlers } from '#services/people/event/host-households.ts';
import { eventPlanHandlers } from '#services/people/event/host-plan.ts';
import { eventSeatingHandlers } from '#services/people/event/host-seating.ts';
import { eventInboxHandlers } from '#services/people/event/inbox.ts';
import { eventMailHandlers } from '#services/people/event/mails/host-mails.ts';
import { openAnswerHandlers } from '#services/people/event/open-answers.ts';
import { eventContentHandlers } from '#services/people/event/page-content.ts';
import { eventDesignHandlers } from '#services/people/event/print/event-designs.ts';
import { eventFoodHandlers } from '#services/people/event/print/food.ts';
import { eventPrintHandlers } from '#services/people/event/print/print.ts';
import { eventThanksHandlers } from '#services/people/event/print/thanks.ts';
import { listHandlers } from '#services/people/guest-lists.ts';
import { householdHandlers } from '#services/people/households.ts';
import { listImportHandlers } from '#services/people/imports/list-imports.ts';
import { addressAnswerHandlers } from '#services/people/requests/guest-answers.ts';
import { addressRequestHandlers } from '#services/people/requests/host-requests.ts';
import type { CartContext, PricedCarts } from '#services/pricing/priced-cart.ts';
import { consumeLimit, limitedClient } from '#services/rate-limits.ts';
import { searchHandlers } from '#services/search/search.ts';
import { consentHandlers } from '#services/site/consent.ts';
import { pageStoryHandlers } from '#services/site/page-story.ts';
import { siteHandlers } from '#services/site/site.ts';
import { type RenderedCopies, renderMessages } from '#texts/render-messages.ts';
import { serverTexts } from '#texts/server-texts.ts';
import { type CallHandler, type CallRun, runHandler } from './run-handler.ts';

/** Tables of their own: the type of one of more tables is too deep for the compiler. */
const placedOrderHandlers = mergeCalls(
  orderPaymentHandlers,
  orderRepairHandlers,
  orderNamesHandlers,
  openOrderHandlers,
  orderActionHandlers,
);

const portalHandlers = mergeCalls(
  eventHandlers,
  eventHouseholdHandlers,
  eventMailHandlers,
  eventContentHandlers,
  eventSeatingHandlers,
  eventFileHandlers,
  guestPageHandlers,
  openAnswerHandlers,
  eventInboxHandlers,
  eventHostHandlers,
  hostLinkHandlers,
  eventPlanHandlers,
  eventExampleHandlers,
  eventPrintHandlers,
  eventThanksHandlers,
  eventDesignHandlers,
  eventFoodHandlers,
);

const guestHandlers = mergeCalls(
  portalHandlers,
  listHandlers,
  householdHandlers,
  envelopeHandlers,
  listImportHandlers,
  addressRequestHandlers,
  addressAnswerHandlers,
  designMergeHandlers,
  designTranslationHandlers,
  designLineHandlers,
);

export const handlers = mergeCalls(
  accessoryHandlers,
  consentHandlers,
  featureFlagHandlers,
  catalogueHandlers,
  sampleSetHandlers,
  pageStoryHandlers,
  accountHandlers,
  customerAreaHandlers,
  addressHandlers,
  deviceHandlers,
  googleHandlers,
  passkeyHandlers,
  wishListHandlers,
  privacyHandlers,
  wishListShareHandlers,
  customerNewsletterHandlers,
  profileHandlers,
  designHandlers,
  pictureHandlers,
  toneHandlers,
  uploadLinkHandlers,
  cartHandlers,
  neededByHandlers,
  shippingHandlers,
  feastPlanHandlers,
  expressHandlers,
  formatHandlers,
  guestHandlers,
  logHandlers,
  messageHandlers,
  newsletterHandlers,
  orderHandlers,
  placedOrderHandlers,
  productHandlers,
  photobookHandlers,
  shareHandlers,
  approvalPartyHandlers,
  siteHandlers,
  skuHandlers,
  suiteHandlers,
  tileWordHandlers,
  versionHandlers,
  calendarHandlers,
  merchHandlers,
  photoBoxHandlers,
  photoPrintHandlers,
  posterHandlers,
  searchHandlers,
  collageHandlers,
  wallArtHandlers,
  whiteLabelHandlers,
  codeHandlers,
  giftVoucherHandlers,
  withdrawalHandlers,
) satisfies Handlers<Calls>;

/** Rendered copies of what services share between requests, such as catalogue tiles. */
const copies = new Map<Locale, RenderedCopies>();

function copiesOf(locale: Locale): RenderedCopies {
  const known = copies.get(locale) ?? new WeakMap();
  copies.set(locale, known);
  return known;
}

/** Runs a call in process. */
export async function runCall<K extends CallKey>(key: K, raw: unknown, context: Context): Promise<Output<Calls[K]>> {
  const output = await runHandler({ key, call: calls[key], handler: handlers[key] as CallHandler }, raw, context, pageCalls);
  return output as Output<Calls[K]>;
}

/** How calls of pages are run, in process and over HTTP. */
export const pageCalls: CallRun<Context> = {
  async prepare({ limit, idempotency }, context) {
    if (limit) await consumeLimit(context.shop, limit, limitedClient(context));
    return idempotency ? withIdempotencyKey(context, idempotency) : context;
  },
  write: (result, { site }) => renderMessages(result, serverTexts(site), copiesOf(site.locale)),
};

/**
 * The client loaders use: same keys, same types, no network; one for each request, whose calls share the priced cart. Headers given here
 * override the request's own. Faults arrive with `details.shown`.
 */
export function inProcessClient(context: Context): Client {
  const pricedCarts: PricedCarts = new Map();
  return (key, input, headers = {}) => {
    const ofCall: CartContext = { ...context, pricedCarts, header: (name) => headers[name.toLowerCase()] ?? context.header(name) };
    return withShownTexts(context, () => runCall(key, input, ofCall));
  };
}

/** Does `work`; a Fault that it throws gets its texts in the language of the request. */
export async function withShownTexts<T>({ site }: Pick<Context, 'site'>, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isFault(error)) throw error;
    const t = serverTexts(site);
    const shown = { text: t(faultMessage(error)), errors: renderMessages(faultErrors(error) ?? [], t) };
    throw Object.assign(error, { details: { ...error.details, shown } });
  }
}
