/** What a visit begins with: a saved collage, or a new one of the design, material and size that the address names. Server side of the route. */
import { arrange } from '#core/arrange/arrange.ts';
import { type CollageDesign, collageOf, defaultCollageDesign, findCollageDesign, photoCounts } from '#core/catalogue/collage-designs.ts';
import { type Collage, collageModes } from '#core/design/collage/collage.ts';
import { withShapeOfMode } from '#core/design/collage/outline.ts';
import type { DesignDocument } from '#core/design/document.ts';
import type { PhotoElement } from '#core/design/photo-element.ts';
import { blankCollage } from '#core/products/collage/blank.ts';
import type { WallArtChoice } from '#core/products/photoframe/choice.ts';
import { isMaterialKey } from '#core/products/photoframe/materials.ts';
import { photoframeQuantities } from '#core/products/photoframe/quantities.ts';
import { Fault } from '#core/values/fault.ts';
import { type Message, message } from '#core/values/message.ts';
import { arrangedPage, arrangeInput, maxPhotosOn } from '#web/configurators/arrangement/arrange-page.ts';
import { newCell } from '#web/configurators/arrangement/cells.ts';
import { quantityOfQuery } from '#web/configurators/copies/quantity-of-query.ts';
import { aroundEntry, type PhotoFrameEntry, photoframeChoiceOf } from '#web/configurators/photoframe/entry.ts';
import { photoframeChoiceDto, photoframeContent } from '#web/configurators/photoframe/photo-frame-content.ts';
import type { PageRequest } from '#web/page/request.ts';
import { requestTexts } from '#web/page/request-texts.ts';

/** Formats that `formatType` stands for where no format is named (Specification 4). */
const formatTypes = { square: '500x500', portrait: '400x600', landscape: '600x400' } as const;

/** Throws the calls' faults. */
export async function collageEntry(page: Pick<PageRequest, 'call' | 'site'>, query: URLSearchParams): Promise<PhotoFrameEntry> {
  const around = await aroundEntry(page);
  const id = query.get('designId');
  if (id !== null && !/^\d{1,3}$/.test(id)) {
    const stored = await page.call('GET /web-api/designs/:id', { id });
    const { revision, savedAt, pictures } = stored;
    const content = photoframeContent(stored);
    if (content.design.product.type !== 'collage') throw new Fault('not-found', `design ${id} is no collage`);
    return { ...content, saved: { id, revision, savedAt }, ...around, poster: null, pictures, hasFormat: true, notice: null };
  }
  const t = requestTexts(page);
  const began = findCollageDesign(Number(id)) ?? defaultCollageDesign(page.site.channel);
  const { product, notes } = photoframeChoiceOf(withTypes(query), around.pricing.options, null);
  const { quantity, refused } = quantityOfQuery(query, photoframeQuantities);
  const said = [...notes, ...(refused ? [refused] : [])];
  const design = firstDocument({ ...product, type: 'collage' }, began, query, said);
  return {
    saved: null,
    design,
    choice: photoframeChoiceDto(design, quantity),
    ...around,
    poster: null,
    pictures: [],
    hasFormat: true,
    notice: said.length === 0 ? null : said.map((note) => t(note)).join(' '),
  };
}

/** `productType` names a material, `formatType` the size that is meant by it. */
function withTypes(query: URLSearchParams): URLSearchParams {
  const named = new URLSearchParams(query);
  const productType = query.get('productType');
  if (productType !== null && isMaterialKey(productType) && !named.has('material')) named.set('material', productType);
  const format = formatTypes[query.get('formatType') as keyof typeof formatTypes];
  if (format && !named.has('format')) named.set('format', format);
  return named;
}

function settingsOf(began: CollageDesign, query: URLSearchParams): Collage {
  const gap = Number(query.get('gap') ?? Number.NaN);
  const mode = collageModes.find((one) => one === query.get('mode'));
  return withShapeOfMode({
    ...collageOf(began),
    ...(Number.isInteger(gap) && gap >= 0 && gap <= 20 ? { gapUm: gap * 1_000 } : {}),
    ...(mode ? { mode } : {}),
  });
}

/** Empty places in which photos will lie: as many as the address names, within what the sheet takes. Adds to `said` what was changed. */
function firstDocument(
  product: WallArtChoice,
  began: CollageDesign,
  query: URLSearchParams,
  said: Message[],
): DesignDocument<WallArtChoice> {
  const collage = settingsOf(began, query);
  const blank = blankCollage(product, collage, began.ground);
  const [page] = blank.pages;
  if (!page) throw new Fault('internal', 'a collage without a page');
  const most = maxPhotosOn(page, collage);
  const wanted = Number(query.get('photoCount') ?? photoCounts.initial);
  const count = Math.min(most, Math.max(photoCounts.min, Number.isInteger(wanted) ? wanted : photoCounts.initial));
  if (query.has('photoCount') && count !== wanted) said.push(message('collage.count.taken', { min: photoCounts.min, max: most, count }));
  const cells: PhotoElement[] = [];
  for (let number = 1; number <= count; number += 1) cells.push(newCell(cells, number, null));
  return { ...blank, pages: [arrangedPage(page, collage, cells, arrange(arrangeInput(page, collage, cells, [])))] };
}
