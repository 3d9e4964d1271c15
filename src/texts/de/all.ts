/** Every German text, for the server. Pages in the browser import the files they need. */
import { accountTexts } from './account.ts';
import { blocksTexts } from './blocks.ts';
import { checkoutTexts } from './checkout.ts';
import { editorTexts } from './editor.ts';
import { errorTexts } from './errors.ts';
import { fieldErrorTexts } from './field-errors.ts';
import { foldTexts } from './fold.ts';
import { homeTexts } from './home.ts';
import { mailTexts } from './mail.ts';
import { messengerTexts } from './messenger.ts';
import { newsletterTexts } from './newsletter.ts';
import { orderTexts } from './order.ts';
import { pictureTexts } from './pictures.ts';
import { preflightTexts } from './preflight.ts';
import { printTexts } from './print.ts';
import { productTexts } from './product.ts';
import { rangesTexts } from './ranges.ts';
import { serviceTexts } from './service.ts';
import { sharedTexts } from './shared.ts';
import { themesTexts } from './themes.ts';
import { wishListTexts } from './wish-list.ts';

export const germanTexts = {
  ...accountTexts,
  ...blocksTexts,
  ...checkoutTexts,
  ...editorTexts,
  ...foldTexts,
  ...homeTexts,
  ...messengerTexts,
  ...newsletterTexts,
  ...orderTexts,
  ...printTexts,
  ...productTexts,
  ...rangesTexts,
  ...serviceTexts,
  ...sharedTexts,
  ...themesTexts,
  ...mailTexts,
  ...wishListTexts,
  ...errorTexts,
  ...fieldErrorTexts,
  ...pictureTexts,
  ...preflightTexts,
} as const;
