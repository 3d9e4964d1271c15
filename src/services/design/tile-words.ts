/** Handlers of the words that a visitor typed for the tiles of all designs. */
import type { tileWordCalls } from '#api/tiles/tile-words.ts';
import { type TileWordKind, type TileWords, tileWordKinds, tileWordLengths } from '#core/catalogue/suite/tile-words.ts';
import { retentionDays } from '#core/customer/retention.ts';
import { isDay } from '#core/values/date.ts';
import { Fault, type FieldError } from '#core/values/fault.ts';
import { message } from '#core/values/message.ts';
import { dayMs } from '#core/values/unit.ts';
import { visibleText } from '#core/values/visible-text.ts';
import type { Handlers } from '#services/handler.ts';
import { deleteTileWords, findTileWords, storeTileWords } from '#store/design/tile-words.ts';

/** One line without characters that cannot be seen. */
function oneLine(text: string): string {
  return visibleText(text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' '));
}

function errorsOf(typed: Readonly<Partial<Record<TileWordKind, string>>>): FieldError[] {
  const errors: FieldError[] = [];
  for (const field of ['first', 'second', 'place'] as const) {
    const max = tileWordLengths[field];
    if ((typed[field]?.length ?? 0) > max) errors.push({ field, code: 'too-long', message: message('field.too-long', { max }) });
  }
  if (!typed.first) errors.push({ field: 'first', code: 'missing', message: message('field.tile-name.missing') });
  if (typed.date && !isDay(typed.date)) errors.push({ field: 'date', code: 'invalid', message: message('field.tile-date.invalid') });
  return errors;
}

export const tileWordHandlers: Handlers<typeof tileWordCalls> = {
  async 'GET /web-api/tile-words'(_input, { shop, actor: { owner } }) {
    const own = owner.current ? await findTileWords(shop.store, owner.current, shop.clock()) : null;
    // Pages are everybody's again once the words are over.
    if (!own) owner.takeSecret('tile-words');
    return { own };
  },

  async 'PUT /web-api/tile-words'(input, { shop, actor: { owner } }) {
    const typed = Object.fromEntries(
      tileWordKinds.flatMap((kind) => {
        const text = oneLine(input[kind] ?? '');
        return text === '' ? [] : [[kind, text]];
      }),
    );
    const errors = errorsOf(typed);
    if (errors.length > 0) throw new Fault('bad-form', 'words of tiles', { errors });
    const own = await storeTileWords(shop.store, await owner.ensure(), typed as TileWords, shop.clock());
    if (!own) throw new Fault('busy', 'the owner is gone');
    owner.keepSecret('tile-words', own.token, { lifeMs: retentionDays.tileWords * dayMs });
    return { own };
  },

  async 'DELETE /web-api/tile-words'(_input, { shop, actor: { owner } }) {
    if (owner.current) await deleteTileWords(shop.store, owner.current);
    owner.takeSecret('tile-words');
    return { own: null };
  },
};
