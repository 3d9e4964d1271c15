/** Texts for loaders and actions. Server only: it holds the texts of every page. */
import type { Formality } from '#core/values/formality.ts';
import { serverTexts, type TextKey } from '#texts/server-texts.ts';
import type { Translate } from '#texts/translate.ts';
import type { PageRequest } from './request.ts';

export function requestTexts({ site }: Pick<PageRequest, 'site'>, address: Formality = 'du'): Translate<TextKey> {
  return serverTexts({ locale: site.locale, address });
}
