/** Handlers of the texts of a design in the languages of its guests. */
import type { designTranslationCalls } from '#api/people/translation-calls.ts';
import { withTranslations } from '#core/merge/translate.ts';
import { textInput } from '#core/values/text/text-input.ts';
import type { Handlers } from '#services/handler.ts';
import { saveMerge } from '#store/people/merges.ts';
import { mergeChanged, ownMerge } from './merge.ts';
import { languagesOf } from './merge-proof.ts';
import { listedMerge } from './read-merge.ts';

export const designTranslationHandlers: Handlers<typeof designTranslationCalls> = {
  async 'GET /web-api/designs/:id/merge/translations'({ id }, context) {
    const opened = await ownMerge(context, id);
    const listed = await listedMerge(context.shop, opened);
    const { version, settings } = opened.merge;
    const { translations } = settings;
    return {
      version,
      languages: languagesOf(listed),
      texts: listed.texts.map(({ key, text }) => {
        const known = translations[key];
        return { key, text, translations: known?.of === text ? { ...known.texts } : {} };
      }),
    };
  },

  async 'PUT /web-api/designs/:id/merge/translations'({ id, version, language, texts }, context) {
    const { shop } = context;
    const { owner, merge, ...opened } = await ownMerge(context, id);
    const listed = await listedMerge(shop, { owner, merge, ...opened });
    const given = Object.fromEntries(texts.map(({ key, text }) => [key, textInput(text).trim()]));
    const translations = withTranslations(merge.settings.translations, listed.texts, language, given);
    const changed = { design: id, list: merge.list, settings: { ...merge.settings, translations } };
    const outcome = await saveMerge(shop.store, owner, changed, { version, now: shop.clock() });
    if (outcome !== 'saved') throw mergeChanged();
    return { version: version + 1 };
  },
};
