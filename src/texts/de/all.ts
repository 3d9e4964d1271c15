/**
 * Every German text, for the server. Pages in the browser import the files they need. Files whose keys only messages name, such as those of
 * product types, are read from the folder and not named here.
 */
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { eventCodeTexts } from '#texts/de/people/event/event-code.ts';
import { eventContentTexts } from '#texts/de/people/event/event-content.ts';
import { eventFactTexts } from '#texts/de/people/event/event-facts.ts';
import { eventHostTexts } from '#texts/de/people/event/event-host.ts';
import { eventInboxTexts } from '#texts/de/people/event/event-inbox.ts';
import { eventMailTexts } from '#texts/de/people/event/event-mail-texts.ts';
import { eventMailsTexts } from '#texts/de/people/event/event-mails.ts';
import { eventMessageTexts } from '#texts/de/people/event/event-messages.ts';
import { eventOpenTexts } from '#texts/de/people/event/event-open.ts';
import { eventOpenMessageTexts } from '#texts/de/people/event/event-open-messages.ts';
import { eventPageTexts } from '#texts/de/people/event/event-page.ts';
import { eventPlanTexts } from '#texts/de/people/event/event-plan.ts';
import { eventPortalTexts } from '#texts/de/people/event/event-portal.ts';
import { eventPrintTexts } from '#texts/de/people/event/event-print.ts';
import { eventSeatingTexts } from '#texts/de/people/event/event-seating.ts';
import { eventSeatingMessageTexts } from '#texts/de/people/event/event-seating-messages.ts';
import { eventThanksTexts } from '#texts/de/people/event/event-thanks.ts';
import type { Texts } from '#texts/translate.ts';
import { blocksTexts } from './blocks.ts';
import { checkoutTexts } from './checkout.ts';
import { colourNameTexts } from './colour-names.ts';
import { consentTexts } from './consent.ts';
import { accountTexts } from './customer/account.ts';
import { accountListTexts } from './customer/account-lists.ts';
import { addressBookTexts } from './customer/address-book.ts';
import { giftVoucherTexts } from './customer/gift-voucher.ts';
import { invoiceTexts } from './customer/invoice.ts';
import { messengerTexts } from './customer/messenger.ts';
import { newsletterTexts } from './customer/newsletter.ts';
import { orderActionTexts } from './customer/order-actions.ts';
import { orderOverviewTexts } from './customer/order-overview.ts';
import { privacyTexts } from './customer/privacy.ts';
import { signInWaysTexts } from './customer/sign-in-ways.ts';
import { tileWordTexts } from './customer/tile-words.ts';
import { wishListTexts } from './customer/wish-list.ts';
import { withdrawTexts } from './customer/withdraw.ts';
import { editorTexts } from './editor.ts';
import { errorTexts } from './errors.ts';
import { fieldErrorTexts } from './field-errors.ts';
import { flagTexts } from './flags/flags.ts';
import { foldTexts } from './fold.ts';
import { carouselTexts } from './frame/carousel.ts';
import { countryNoticeTexts } from './frame/country-notice.ts';
import { notFoundTexts } from './frame/not-found.ts';
import { partTexts } from './frame/parts.ts';
import { homeTexts } from './home.ts';
import { guaranteeNoticeTexts } from './legal/guarantee-notice.ts';
import { listTexts } from './list.ts';
import { mailTexts } from './mail.ts';
import { operatorTexts } from './operator.ts';
import { orderTexts } from './order.ts';
import { panelTexts } from './panels.ts';
import { bankEntryTexts } from './payment/bank-entries.ts';
import { orderPaymentTexts } from './payment/order-payment.ts';
import { addressFormTexts } from './people/address-form.ts';
import { addressMessageTexts } from './people/address-messages.ts';
import { addressRequestTexts } from './people/address-requests.ts';
import { approvalTexts } from './people/approval.ts';
import { approvalLinkTexts } from './people/approval-link.ts';
import { approvalMessageTexts } from './people/approval-messages.ts';
import { approvalPartyTexts } from './people/approval-parties.ts';
import { envelopeTexts } from './people/envelopes.ts';
import { feastPlanTexts } from './people/feast-plan.ts';
import { fieldNameTexts } from './people/field-names.ts';
import { fieldTexts } from './people/fields.ts';
import { guestListTexts } from './people/guest-list.ts';
import { languageNameTexts } from './people/language-names.ts';
import { listImportTexts } from './people/list-import.ts';
import { mergeTexts } from './people/merge.ts';
import { mergeDesignTexts } from './people/merge-designs.ts';
import { mergeLanguageTexts } from './people/merge-languages.ts';
import { neededByTexts } from './people/needed-by.ts';
import { photoSlotTexts } from './photo-slots.ts';
import { photoBoxPageTexts } from './photobox/page.ts';
import { pictureTexts } from './pictures.ts';
import { preflightTexts } from './preflight.ts';
import { printTexts } from './print.ts';
import { productTexts } from './product.ts';
import { rangesTexts } from './ranges.ts';
import { searchFieldTexts } from './search/field.ts';
import { searchTexts } from './search/results.ts';
import { suggestionTexts } from './search/suggestions.ts';
import { serviceTexts } from './service.ts';
import { sharedTexts } from './shared.ts';
import { suiteTexts } from './suite.ts';
import { textStyleTexts } from './text-style.ts';
import { themesTexts } from './themes.ts';
import { wallArtTexts } from './wall-art/materials.ts';
import { posterTexts } from './wall-art/posters.ts';
import { wallTexts } from './wall-art/wall.ts';
import { wallColourTexts } from './wall-art/wall-colours.ts';

/** Every module of this folder and its folders by its file. Node, which runs commands from the sources, has no glob. */
function modulesOfFolder(): Record<string, Readonly<Record<string, Texts>>> {
  if (import.meta.env) return import.meta.glob(['./**/*.ts', '!./all.ts'], { eager: true });
  const require = createRequire(import.meta.url);
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && file !== 'all.ts',
  );
  return Object.fromEntries(files.map((file) => [file, require(`./${file}`)]));
}

/** Texts by their keys, which are known when the program runs. */
export const allTexts: Texts = Object.assign({}, ...Object.values(modulesOfFolder()).flatMap(Object.values<Texts>));

/** Texts whose keys the types know. */
export const germanTexts = {
  ...accountTexts,
  ...accountListTexts,
  ...giftVoucherTexts,
  ...addressBookTexts,
  ...blocksTexts,
  ...consentTexts,
  ...flagTexts,
  ...checkoutTexts,
  ...guaranteeNoticeTexts,
  ...bankEntryTexts,
  ...orderPaymentTexts,
  ...colourNameTexts,
  ...editorTexts,
  ...foldTexts,
  ...guestListTexts,
  ...envelopeTexts,
  ...languageNameTexts,
  ...mergeTexts,
  ...mergeDesignTexts,
  ...mergeLanguageTexts,
  ...addressFormTexts,
  ...addressMessageTexts,
  ...eventContentTexts,
  ...eventMessageTexts,
  ...eventOpenMessageTexts,
  ...eventOpenTexts,
  ...eventInboxTexts,
  ...eventMailTexts,
  ...eventMailsTexts,
  ...eventCodeTexts,
  ...eventHostTexts,
  ...eventFactTexts,
  ...eventPageTexts,
  ...eventSeatingMessageTexts,
  ...eventSeatingTexts,
  ...eventPlanTexts,
  ...eventPortalTexts,
  ...eventPrintTexts,
  ...eventThanksTexts,
  ...addressRequestTexts,
  ...approvalMessageTexts,
  ...approvalPartyTexts,
  ...approvalLinkTexts,
  ...approvalTexts,
  ...listImportTexts,
  ...homeTexts,
  ...invoiceTexts,
  ...listTexts,
  ...carouselTexts,
  ...countryNoticeTexts,
  ...notFoundTexts,
  ...partTexts,
  ...searchFieldTexts,
  ...searchTexts,
  ...suggestionTexts,
  ...messengerTexts,
  ...newsletterTexts,
  ...operatorTexts,
  ...orderActionTexts,
  ...orderOverviewTexts,
  ...orderTexts,
  ...printTexts,
  ...privacyTexts,
  ...productTexts,
  ...rangesTexts,
  ...serviceTexts,
  ...sharedTexts,
  ...suiteTexts,
  ...tileWordTexts,
  ...textStyleTexts,
  ...themesTexts,
  ...posterTexts,
  ...wallArtTexts,
  ...wallTexts,
  ...wallColourTexts,
  ...mailTexts,
  ...wishListTexts,
  ...signInWaysTexts,
  ...withdrawTexts,
  ...errorTexts,
  ...feastPlanTexts,
  ...neededByTexts,
  ...fieldErrorTexts,
  ...fieldNameTexts,
  ...fieldTexts,
  ...panelTexts,
  ...photoSlotTexts,
  ...photoBoxPageTexts,
  ...pictureTexts,
  ...preflightTexts,
} as const;
