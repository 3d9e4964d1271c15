/** German texts without a page's language: for modules that do not use `useTexts()` yet. */
import type { MessageValues } from '#core/values/message.ts';
import type { AddressForm } from '#core/values/text.ts';
import { sharedTexts } from '#texts/de/shared.ts';
import { createTexts, type Texts } from './translate.ts';

export function textsOf<const T extends Texts>(texts: T) {
  const du = createTexts([texts], { language: 'de', address: 'du' });
  const formal = createTexts([texts], { language: 'de', address: 'Sie' });
  return {
    t(key: keyof T & string, values: MessageValues = {}, address: AddressForm = 'du'): string {
      return (address === 'Sie' ? formal : du)(key, values);
    },
    tDynamic(key: string, values: MessageValues = {}): string {
      return du(key, values);
    },
  };
}

export const { t, tDynamic } = textsOf(sharedTexts);
