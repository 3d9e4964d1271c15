/** From one photo over the first page of a gift to several that are arranged on it, and back; each one step. */
import { collageOf, findCollageDesign } from '#core/catalogue/collage-designs.ts';
import { isCell } from '#core/design/collage/cells.ts';
import type { Page } from '#core/design/document.ts';
import type { PhotoElement } from '#core/design/photo-element.ts';
import { collageGroundInks } from '#core/products/collage/grounds.ts';
import { photoPage } from '#core/products/photo-page.ts';
import { Fault } from '#core/values/fault.ts';
import { arrangeNow, type KnownPictures } from '#web/configurators/arrangement/arrange-page.ts';
import { arrangedCells, collagePage, newCell, withPage } from '#web/configurators/arrangement/cells.ts';
import type { EditorStore } from '#web/editor/store.ts';
import { type MerchDocument, type MerchDto, merchDocument } from './merch-content.ts';

/** A mosaic with narrow gaps: gifts are small. */
const firstDesign = 14;

/** What a photo shows, without its place. */
function shownBy({ photoId, turn, tilt, mirrored, filter }: PhotoElement) {
  const set = Object.entries({ turn, tilt, mirrored, filter }).filter(([, value]) => value !== undefined);
  return { photoId, ...Object.fromEntries(set) };
}

/** The first page with its photo and an empty place beside it. Throws Fault 'bad-input' with a text where two have no room. */
export function withSeveralPhotos(design: MerchDocument, pictures: KnownPictures): MerchDocument {
  const [page] = design.pages;
  const preset = findCollageDesign(firstDesign);
  if (!page || !preset) throw new Fault('internal', 'no page, or no design to begin with');
  const cover = page.elements.find((element): element is PhotoElement => element.kind === 'photo' && !isCell(element.id));
  const first = { ...newCell([], 1, null), ...(cover ? shownBy(cover) : {}) };
  const bare: Page = { ...page, background: preset.ground, elements: page.elements.filter((element) => element !== cover) };
  const arranged = arrangeNow(bare, collageOf(preset), [first, newCell([first], 2, null)], pictures, 'best');
  return withPage({ ...design, inks: { ...collageGroundInks, ...design.inks } }, arranged);
}

/** The page with its first photo alone. `label` is the photo's name in the editor. */
export function withOnePhoto(design: MerchDocument): MerchDocument {
  const { page } = collagePage(design);
  const { collage: _, background: __, ground: ___, groups, elements, ...geometry } = page;
  const cells = arrangedCells(page);
  const kept = cells.find(({ photoId }) => photoId !== null);
  const blank = photoPage(geometry);
  const photos = blank.elements.map((element) => (kept && element.kind === 'photo' ? { ...element, ...shownBy(kept) } : element));
  const own = elements.filter(({ id }) => !isCell(id));
  return withPage(design, { ...blank, ...(groups ? { groups } : {}), elements: [...photos, ...own] });
}

/** Writes the document that `change` makes of the edited one. */
export function changeDesign(
  store: EditorStore<MerchDto>,
  change: (design: MerchDocument, pictures: KnownPictures) => MerchDocument,
): void {
  const { history, pictures } = store.getState();
  const design = change(merchDocument(history.content.design), pictures);
  store.change([{ kind: 'setContent', content: { ...history.content, design } }], {});
}
