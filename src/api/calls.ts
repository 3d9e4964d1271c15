/** Every call of the shop under its key. In browser code import the type only. */

import { accessoryCalls } from './accessories.ts';
import { calendarCalls } from './calendar/calls.ts';
import { type Input, mergeCalls, type Output } from './call.ts';
import { catalogueCalls } from './catalogue.ts';
import { collageCalls } from './collages.ts';
import { consentCalls } from './consent.ts';
import { contentCalls } from './content.ts';
import { customerAccountCalls } from './customer-account.ts';
import { customerAreaCalls } from './customer-area.ts';
import { customerListCalls } from './customer-lists.ts';
import { customerPrivacyCalls } from './customer-privacy.ts';
import { customerProfileCalls } from './customer-profile.ts';
import { signInWaysCalls } from './customer-sign-in-ways.ts';
import { designCalls } from './designs.ts';
import { expressCalls } from './express.ts';
import { formatCalls, skuCalls } from './formats.ts';
import { giftVoucherCalls } from './gift-vouchers.ts';
import { logCalls } from './log.ts';
import { merchCalls } from './merch.ts';
import { messageCalls } from './message.ts';
import { newsletterCalls } from './newsletter.ts';
import { feastPlanCalls } from './order/feast-plan.ts';
import { orderNamesCalls } from './order/names.ts';
import { orderActionCalls } from './order/order-actions.ts';
import { orderPaymentCalls } from './order/payment.ts';
import { orderRepairCalls } from './order/repair.ts';
import { orderCalls, sampleSetCalls, whiteLabelCalls } from './order.ts';
import { addressAnswerCalls, addressRequestCalls } from './people/address-calls.ts';
import { approvalPartyCalls } from './people/approval-calls.ts';
import { guestListCalls } from './people/calls.ts';
import { envelopeCalls } from './people/envelope-calls.ts';
import { eventCalls } from './people/event-calls.ts';
import { eventContentCalls } from './people/event-content-calls.ts';
import { eventExampleCalls } from './people/event-example-calls.ts';
import { eventFactCalls } from './people/event-fact-calls.ts';
import { eventFileCalls } from './people/event-file-queries.ts';
import { eventInboxCalls, hostLinkCalls } from './people/event-inbox-calls.ts';
import { eventMailCalls } from './people/event-mail-calls.ts';
import { guestPageCalls } from './people/event-page-calls.ts';
import { eventPlanCalls } from './people/event-plan-calls.ts';
import { eventFoodCalls, eventPrintCalls, eventThanksCalls } from './people/event-print-calls.ts';
import { eventSeatingCalls } from './people/event-seating-calls.ts';
import { listImportCalls } from './people/import-calls.ts';
import { designLineCalls } from './people/line-calls.ts';
import { designMergeCalls } from './people/merge-calls.ts';
import { designTranslationCalls } from './people/translation-calls.ts';
import { uploadLinkCalls } from './phone/upload-links.ts';
import { photoBoxCalls } from './photo-box.ts';
import { photoPrintCalls } from './photo-prints.ts';
import { photobookCalls } from './photobooks.ts';
import { posterCalls } from './posters.ts';
import { productCalls } from './product.ts';
import { searchCalls } from './search.ts';
import { shareCalls } from './shares.ts';
import { siteCalls } from './site.ts';
import { suiteCalls } from './suites.ts';
import { tileWordCalls } from './tiles/tile-words.ts';
import { versionCalls } from './versions.ts';
import { voucherCalls } from './vouchers.ts';
import { wallArtCalls } from './wall-art.ts';
import { withdrawalCalls } from './withdrawal.ts';

export const calls = mergeCalls(
  accessoryCalls,
  catalogueCalls,
  collageCalls,
  consentCalls,
  contentCalls,
  customerAccountCalls,
  customerAreaCalls,
  customerPrivacyCalls,
  customerListCalls,
  customerProfileCalls,
  signInWaysCalls,
  designCalls,
  feastPlanCalls,
  designMergeCalls,
  designTranslationCalls,
  designLineCalls,
  approvalPartyCalls,
  expressCalls,
  formatCalls,
  guestListCalls,
  envelopeCalls,
  listImportCalls,
  addressRequestCalls,
  addressAnswerCalls,
  eventCalls,
  eventSeatingCalls,
  eventFileCalls,
  eventMailCalls,
  eventPlanCalls,
  eventExampleCalls,
  guestPageCalls,
  eventInboxCalls,
  hostLinkCalls,
  eventContentCalls,
  eventPrintCalls,
  eventThanksCalls,
  eventFactCalls,
  eventFoodCalls,
  logCalls,
  merchCalls,
  messageCalls,
  newsletterCalls,
  orderCalls,
  orderPaymentCalls,
  orderActionCalls,
  orderNamesCalls,
  orderRepairCalls,
  photoBoxCalls,
  photoPrintCalls,
  sampleSetCalls,
  posterCalls,
  productCalls,
  photobookCalls,
  calendarCalls,
  searchCalls,
  shareCalls,
  siteCalls,
  skuCalls,
  suiteCalls,
  tileWordCalls,
  uploadLinkCalls,
  versionCalls,
  wallArtCalls,
  whiteLabelCalls,
  voucherCalls,
  giftVoucherCalls,
  withdrawalCalls,
);
export type Calls = typeof calls;
export type CallKey = keyof Calls;

/** One typed way to every service: in process for loaders, through fetch in the browser. Throws a Fault-like error otherwise. */
export type Client = <K extends CallKey>(key: K, input: Input<Calls[K]>, headers?: Record<string, string>) => Promise<Output<Calls[K]>>;
