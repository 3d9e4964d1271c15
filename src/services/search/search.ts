/** Handlers of the search. All from memory; nothing of what was typed is logged, and the report counts it by its own rules. */
import type { searchCalls } from '#api/search.ts';
import { clickNote } from '#core/search/search-notes.ts';
import type { Context, Handlers } from '#services/handler.ts';
import { answerTo } from './answer.ts';
import { searchLanguage } from './engine.ts';
import { noteSearch } from './report.ts';
import { type Searched, searchedOf } from './searched.ts';
import { suggestionsFor } from './suggestions.ts';

/** Longer ones are those of invented filters. */
const maxKey = 500;

/** The answer to the same question in the same place; made once an index, and shared, therefore frozen. */
function remembered<Answer extends object>({ answers }: Searched, { site }: Context, asked: object, make: () => Promise<Answer>) {
  const key = JSON.stringify([site.channel, site.country, site.locale, asked]);
  const known = answers.get(key) as Promise<Answer> | undefined;
  const answer = known ?? make().then((made) => Object.freeze(made));
  if (known || key.length > maxKey) return answer;
  answers.set(key, answer);
  answer.catch(() => answers.delete(key));
  return answer;
}

export const searchHandlers: Handlers<typeof searchCalls> = {
  async 'GET /web-api/search'(input, context) {
    const searched = await searchedOf(context.shop);
    const { output, notes } = await remembered(searched, context, ['search', input], () => answerTo(input, searched, context.site));
    noteSearch(context, searched.language, notes);
    return output;
  },

  async 'POST /web-api/search/click'({ rank }, context) {
    noteSearch(context, searchLanguage.key, [clickNote(rank)]);
    return {};
  },

  async 'GET /web-api/search/suggest'({ q }, context) {
    const searched = await searchedOf(context.shop);
    return remembered(searched, context, ['suggest', q], () => suggestionsFor(q, searched, context.site));
  },
};
