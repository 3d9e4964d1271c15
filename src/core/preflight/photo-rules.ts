/** Rules over photos: is every slot filled, is the picture fine enough at the size it is printed. */
import type { Page, PhotoElement } from '#core/design/document.ts';
import type { Edit } from '#core/design/edit.ts';
import { idOfCopy } from '#core/design/spread/spread-pages.ts';
import { message } from '#core/values/message.ts';
import {
  boxOf,
  type Checked,
  type CheckedPage,
  type Finding,
  findingName,
  findPlacedElement,
  type Level,
  ownBox,
  placedItems,
  sourceOf,
} from './finding.ts';
import type { Limits } from './limits.ts';
import type { PhotoMark } from './marks.ts';

function levelOf(ppi: number, { fine, soft, least }: Limits['ppi']): Level | null {
  if (ppi < least) return 'block';
  if (ppi < soft) return 'confirm';
  return ppi < fine ? 'warn' : null;
}

/** The crop zoomed out as far as it helps and the slot allows; null for a picture that is not enlarged. */
function zoomedOut(crop: PhotoElement['crop'], ppi: number, finePpi: number): PhotoElement['crop'] | null {
  if (crop.zoom <= 1) return null;
  return { ...crop, zoom: Math.max(1, Math.floor(((crop.zoom * ppi) / finePpi) * 1_000) / 1_000) };
}

function zoomOut(page: Page, of: string, ppi: number, finePpi: number): Edit | null {
  const element = findPlacedElement(page, of);
  if (element?.kind === 'photo') {
    const crop = zoomedOut(element.crop, ppi, finePpi);
    return crop && { kind: 'setCrop', page: page.id, element: element.id, crop };
  }
  const { background, ground } = page;
  if (element || ground?.kind !== 'photo') return null;
  const crop = zoomedOut(ground.crop, ppi, finePpi);
  return crop && { kind: 'setGround', page: page.id, background, ground: { ...ground, crop } };
}

function emptySlots({ design, photo }: Checked): Finding[] {
  return placedItems(design, 'photo')
    .filter(({ element }) => element.photoId === null)
    .map((placed) => ({
      rule: 'empty-photo',
      level: 'block',
      page: placed.page.id,
      element: placed.element.id,
      box: ownBox(placed.element),
      measured: '',
      message: message('preflight.empty-photo', { name: findingName(placed, photo) }),
    }));
}

function coarsePhotos(checked: Checked, { page, marks }: CheckedPage): Finding[] {
  // What continues from a left page is as fine as it is there.
  const photos = marks.filter((mark): mark is PhotoMark => mark.kind === 'photo' && idOfCopy(mark.of) === null);
  return photos.flatMap((mark): Finding[] => {
    const level = levelOf(mark.ppi, checked.limits.ppi);
    if (level === null) return [];
    const source = sourceOf(page, mark.of, checked.photo);
    const repair = zoomOut(page, mark.of, mark.ppi, checked.limits.ppi.fine);
    const at = { page: page.id, element: source.element, box: boxOf(mark.bounds) };
    const ppi = Math.floor(mark.ppi);
    const way = level === 'block' ? '' : repair ? '.shrink' : '.replace';
    const text = message(`preflight.photo-resolution.${level}${way}`, { name: source.name });
    const figures = message('preflight.figures.ppi', { ppi, ...checked.limits.ppi });
    return [{ rule: 'photo-resolution', level, ...at, measured: `${ppi}ppi`, message: text, figures, ...(repair ? { repair } : {}) }];
  });
}

/** Empty slots and pictures that are too coarse. */
export function photoFindings(checked: Checked): Finding[] {
  return [...emptySlots(checked), ...checked.pages.flatMap((page) => coarsePhotos(checked, page))];
}
