/** Pages of a print file as the painter gets them: with the bleed of the press and, where they are of records, with their slugs. */
import { extendBleed } from '#core/layout/extend-bleed.ts';
import type { FontSet } from '#core/layout/resources.ts';
import { shareItems } from '#core/layout/shared-items.ts';
import type { GroupItem, Sheet } from '#core/layout/sheet.ts';
import { type RecordSlug, withSlug } from '#paint/pdf/record-slug.ts';
import type { PrintProfile } from '#paint/print-profile.ts';

/** Pages of a file with several records, and what the slug of each says. */
export type RecordPages = { sheets: Sheet[]; slugs: readonly RecordSlug[] };

/** `shared`: groups that are written once, because all pages of records have them. */
export type PrintedPages = { sheets: Sheet[]; shared: ReadonlySet<GroupItem> };

export function printedPages(
  sheets: readonly Sheet[],
  profile: PrintProfile,
  slugs: RecordPages['slugs'] | null,
  fonts: FontSet,
): PrintedPages {
  const bleeding = (sheet: Sheet) => extendBleed(sheet, profile.bleedUm);
  if (!slugs) return { sheets: sheets.map(bleeding), shared: new Set() };
  const { sheets: grouped, shared } = shareItems(sheets);
  const printed = grouped.map((sheet, at) => {
    const slug = slugs[at];
    return slug ? withSlug(bleeding(sheet), slug, profile, fonts) : bleeding(sheet);
  });
  return { sheets: printed, shared };
}
