/** Photos of a design that cannot be printed, and another photo in the place of one. */
import type { DesignDocument, Page } from '#core/design/document.ts';
import type { Edit } from '#core/design/edit.ts';
import { groundPanel } from '#core/design/ground.ts';
import type { Box } from '#core/design/outlines/outline.ts';
import { refusalOf } from '#core/design/permissions.ts';
import { firstCrop, type SeenPhoto } from '#core/layout/crop.ts';
import { groundArea } from '#core/layout/ground.ts';
import { type Finding, findingName, findPlacedElement, ownBox, type Rule, sourceOf } from '#core/preflight/finding.ts';
import { message } from '#core/values/message.ts';

/** Where a page shows a photo. `element` is null for its ground. */
type Place = { page: Page; element: string | null; box: Box };

function placesOf({ pages }: DesignDocument, photo: string): Place[] {
  return pages.flatMap((page) => {
    const { ground, elements } = page;
    const onGround = ground?.kind === 'photo' && ground.photoId === photo;
    return [
      ...(onGround ? [{ page, element: null, box: ownBox(groundArea(page, groundPanel(ground))) }] : []),
      ...elements
        .filter((one) =>
          one.kind === 'photo' ? one.photoId === photo : one.kind === 'calendar-grid' && JSON.stringify(one.marks).includes(photo),
        )
        .map((one) => ({ page, element: one.id, box: ownBox(one) })),
    ];
  });
}

/** One finding for each photo that cannot be read, at the first place that shows it. */
export function brokenPhotos(design: DesignDocument, photos: readonly string[]): Finding[] {
  return photos.flatMap((photo): Finding[] => {
    const place = placesOf(design, photo)[0];
    const page = place?.page ?? design.pages[0];
    if (!page) return [];
    const element = place?.element ? findPlacedElement(page, place.element) : undefined;
    const name = element ? findingName({ page, element }) : sourceOf(page, '').name;
    const at = { page: page.id, element: element?.id ?? null, box: place?.box ?? null };
    return [{ rule: 'broken-photo', level: 'block', ...at, measured: '', message: message('order.repair.broken-photo', { name }) }];
  });
}

/** Rules that another photo may satisfy. */
const photoRules: readonly Rule[] = ['broken-photo', 'photo-resolution', 'empty-photo', 'rasterised', 'face'];

/** The photo that a finding is about; null where its slot is empty, undefined where it is about no photo. */
function photoAt(page: Page, { element, rule }: Finding): string | null | undefined {
  if (!photoRules.includes(rule)) return undefined;
  if (element === null) return page.ground?.kind === 'photo' ? page.ground.photoId : undefined;
  const found = findPlacedElement(page, element);
  return found?.kind === 'photo' ? found.photoId : undefined;
}

function editAt({ page, element: id }: Place, photo: SeenPhoto): Edit | null {
  if (id === null) {
    const { ground, background } = page;
    if (ground?.kind !== 'photo') return null;
    const crop = firstCrop({ ...groundArea(page, groundPanel(ground)), crop: ground.crop }, photo);
    return { kind: 'setGround', page: page.id, background, ground: { ...ground, photoId: photo.id, crop } };
  }
  const element = findPlacedElement(page, id);
  if (element?.kind !== 'photo') return null;
  return { kind: 'setPhoto', page: page.id, element: id, photoId: photo.id, crop: firstCrop(element, photo) };
}

/**
 * Puts another photo where a finding is, and wherever else the same one is shown when it cannot be read. Null where the finding is about no photo
 * of its own, and where its customer may not change it.
 */
export function otherPhoto(design: DesignDocument, finding: Finding, photo: SeenPhoto): Edit[] | null {
  const page = design.pages.find(({ id }) => id === finding.page);
  const shown = page && photoAt(page, finding);
  if (!page || shown === undefined) return null;
  const box = finding.box ?? { xUm: 0, yUm: 0, widthUm: 0, heightUm: 0 };
  const all = finding.rule === 'broken-photo' && shown !== null ? placesOf(design, shown) : [{ page, element: finding.element, box }];
  const edits = all.map((place) => editAt(place, photo));
  if (edits.length === 0 || !edits.every((edit) => edit !== null)) return null;
  return edits.some((edit) => refusalOf(design, edit) !== null) ? null : edits;
}
