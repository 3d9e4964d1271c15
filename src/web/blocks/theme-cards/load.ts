/** The cards of a theme in one colour, with its colour label. The theme is the one of the address (F081, F082, F084, F136). */
import * as z from 'zod/mini';
import { themeNumber } from '#core/catalogue/themes.ts';
import type { ThemeCardsData } from '#web/blocks/parts/theme-cards-view.tsx';
import { themeCards } from '#web/blocks/parts/theme-pieces.ts';
import type { BlockContext } from '#web/blocks/runtime/block.ts';
import { line } from '#web/blocks/runtime/fields.ts';
import { requestTexts } from '#web/page/request-texts.ts';

export const schema = z.object({ headline: line, theme: line, colourway: line });

/** The theme of the route's id, else the editor's, else the fallback (F085). */
export async function load(fields: z.infer<typeof schema>, { page, params, query }: BlockContext): Promise<ThemeCardsData | null> {
  if (page.site.channel !== 'federleicht') return null;
  const colourway = query.get('colourway') || fields.colourway || undefined;
  const theme = await page.call('GET /web-api/themes/:theme', { theme: themeNumber(params.id ?? fields.theme), colourway });
  const t = requestTexts(page);
  return themeCards(theme, fields.headline || t('theme.more'), t);
}
