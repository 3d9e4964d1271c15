/** Transformers of overviews and details of product types: their kinds, formats and materials from the catalogue. Server only. */

import * as z from 'zod/mini';
import { accessoryRange } from '#core/catalogue/accessories.ts';
import { findKind, type ProductRange, productRanges, type RangeKind, type RangeType } from '#core/catalogue/product-types.ts';
import { type PageName, pathTo } from '#core/site/paths.ts';
import type { RenderedMessage } from '#core/values/message.ts';
import { formatSizeMm } from '#core/values/unit.ts';
import { renderMessages } from '#texts/render-messages.ts';
import type { BlockContext } from '#web/blocks/runtime/block.ts';
import { flag, line, lines, link, onByDefault, picture, resolveLink } from '#web/blocks/runtime/fields.ts';
import { requestTexts } from '#web/page/request-texts.ts';
import type { AccessoryGroup } from '#web/product/accessory-form.tsx';
import { accessoryGroups } from '#web/product/accessory-groups.ts';
import { materialContents } from './materials.ts';
import type { RangeDetailData, RangeKindView, RangeOverviewData } from './range-view.tsx';

export type RangeKey = RangeType | 'accessory';

function rangeOf(key: RangeKey, context: BlockContext): RenderedMessage<ProductRange> {
  return renderMessages(key === 'accessory' ? accessoryRange : productRanges[key], requestTexts(context.page));
}

/** The page with the overview of a range. */
export const rangePages: Readonly<Record<RangeKey, PageName>> = {
  calendar: 'calendars',
  photobook: 'photobooks',
  photobox: 'photo-box',
  photoprint: 'photoprints',
  collage: 'collages',
  merch: 'merch',
  accessory: 'accessories',
};

export const overviewFields = z.object({ headline: line, lead: lines, link, linkText: line, hideNotice: flag });
export const detailFields = z.object({
  kind: line,
  title: line,
  text: lines,
  picture,
  link,
  linkText: line,
  showNotice: onByDefault,
  hideLink: flag,
});

function viewOf(kind: RenderedMessage<RangeKind>, { page }: BlockContext): RangeKindView {
  return {
    key: kind.key,
    name: kind.name,
    text: kind.text,
    formats: kind.formats.map(({ key, name, size, isExact }) => ({
      key,
      name,
      size,
      measure: isExact ? formatSizeMm(size, page.site.locale) : '',
    })),
    facts: kind.facts.map(({ name, values }) => ({ name, value: values.join(', ') })),
  };
}

/** Kinds, formats and materials of a range, and the way back to everything else (F093). */
export function loadRangeOverview(key: RangeKey, fields: z.infer<typeof overviewFields>, context: BlockContext): RangeOverviewData {
  const t = requestTexts(context.page);
  const range = rangeOf(key, context);
  const back = resolveLink(fields.link, context);
  return {
    type: key,
    headline: fields.headline,
    lead: fields.lead || range.lead,
    ordering: fields.hideNotice ? '' : range.ordering,
    kinds: range.kinds.map((kind) => viewOf(kind, context)),
    materials: materialContents.filter((one) => range.materials.includes(one)).map((one) => ({ key: one, name: t(`material.${one}`) })),
    back: back
      ? { ...back, text: fields.linkText || t('range.back') }
      : { to: pathTo('home'), external: false, newWindow: false, text: t('range.home') },
  };
}

/** What of a part can be bought. */
async function offersOf(part: string, { page }: BlockContext): Promise<AccessoryGroup[]> {
  const { accessories } = await page.call('GET /web-api/card-accessories', {});
  return accessoryGroups(
    accessories.filter((offer) => offer.part === part),
    () => '',
  );
}

/** One kind of a range, by its key or the first; an editor's words win. Null for a range without kinds where the editor entered nothing. */
export async function loadRangeDetail(
  key: RangeKey,
  fields: z.infer<typeof detailFields>,
  context: BlockContext,
): Promise<RangeDetailData | null> {
  const t = requestTexts(context.page);
  const range = rangeOf(key, context);
  const kind = fields.kind === '' ? (range.kinds[0] ?? null) : findKind(range, fields.kind);
  if (!kind && fields.title === '' && fields.text === '' && !fields.picture) return null;
  const own = resolveLink(fields.link, context);
  const overview = { to: pathTo(rangePages[key]), external: false, newWindow: false };
  const to = fields.hideLink ? null : (own ?? overview);
  return {
    type: key,
    name: fields.title || (kind?.name ?? range.name),
    text: fields.text || (kind?.text ?? range.lead),
    ordering: fields.showNotice ? range.ordering : '',
    kind: kind ? viewOf(kind, context) : null,
    offers: key === 'accessory' && kind ? await offersOf(kind.key, context) : [],
    picture: fields.picture,
    link: to ? { ...to, text: fields.linkText || (own ? t('range.more') : t('range.all', { plural: range.plural })) } : null,
  };
}
