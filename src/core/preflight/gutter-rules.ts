/** Rules over the spine of a book: faces keep away from it and from the trim, and photos do not lie across pages that open only in part. */
import type { Page } from '#core/design/document.ts';
import { message } from '#core/values/message.ts';
import { freeAreas, meets } from './distance-rules.ts';
import { boxOf, type Checked, type CheckedPage, type Finding, sourceOf } from './finding.ts';
import type { PhotoMark } from './marks.ts';
import { type Bounds, isEmpty, placedPolygon, polygonBounds, polygonOverlap } from './outline.ts';

const toleranceUm = 20;

/** Where the faces of a photo are seen on the page. */
function facesOf({ picture, bounds }: PhotoMark, { photo }: Checked): Bounds[] {
  return (photo(picture.id)?.faces ?? []).flatMap(({ x, y, width, height }) => {
    const corners = [x, y, x + width, y, x + width, y + height, x, y + height];
    const seen = polygonOverlap(polygonBounds(placedPolygon([{ xy: corners, isClosed: true }], picture.matrices)), bounds);
    return isEmpty(seen) ? [] : [seen];
  });
}

/** How far faces may reach: `faceUm` from the trim, and from where the page disappears into the spine. */
function faceRoom({ widthUm, heightUm, gutter }: Page, faceUm: number): Bounds {
  const inner = faceUm + (gutter?.hiddenUm ?? 0);
  return {
    left: gutter?.side === 'left' ? inner : faceUm,
    right: widthUm - (gutter?.side === 'right' ? inner : faceUm),
    top: faceUm,
    bottom: heightUm - faceUm,
  };
}

/** Null for a face that can be seen whole. */
function faceWay(page: Page, face: Bounds, faceUm: number): 'cut' | 'near' | null {
  const isOut = ({ left, top, right, bottom }: Bounds) =>
    face.left < left - toleranceUm ||
    face.right > right + toleranceUm ||
    face.top < top - toleranceUm ||
    face.bottom > bottom + toleranceUm;
  if (isOut(faceRoom(page, 0)) || freeAreas(page).some(({ area }) => meets(face, area))) return 'cut';
  return isOut(faceRoom(page, faceUm)) ? 'near' : null;
}

function photosOf({ marks }: CheckedPage): PhotoMark[] {
  return marks.filter((mark): mark is PhotoMark => mark.kind === 'photo');
}

function nearFaces(checked: Checked, one: CheckedPage): Finding[] {
  const { faceUm } = checked.limits;
  if (faceUm === undefined) return [];
  const { page } = one;
  return photosOf(one).flatMap((mark): Finding[] => {
    const ways = facesOf(mark, checked).map((face) => ({ face, way: faceWay(page, face, faceUm) }));
    const worst = ways.find(({ way }) => way === 'cut') ?? ways.find(({ way }) => way === 'near');
    if (!worst?.way) return [];
    const { element, name } = sourceOf(page, mark.of);
    const text = message(`preflight.face.${worst.way}`, { name, distance: { lengthUm: faceUm } });
    const level = worst.way === 'cut' ? 'confirm' : 'warn';
    return [{ rule: 'face', level, page: page.id, element, box: boxOf(worst.face), measured: '', message: text }];
  });
}

/** Whether the photo is seen up to the spine. */
function reachesSpine({ widthUm, gutter }: Page, { bounds }: PhotoMark): boolean {
  return gutter?.side === 'left' ? bounds.left <= toleranceUm : bounds.right >= widthUm - toleranceUm;
}

/** One photo on both pages of a spread that hides a strip of each. */
function acrossSpine({ pages }: Checked): Finding[] {
  const bound = pages.filter(({ page }) => page.gutter !== undefined && page.gutter.hiddenUm > 0 && page.spread !== undefined);
  return [...Map.groupBy(bound, ({ page }) => page.spread)].flatMap(([, [left, right]]): Finding[] => {
    if (!left || !right) return [];
    const beyond = photosOf(right).filter((mark) => reachesSpine(right.page, mark));
    return photosOf(left).flatMap((mark): Finding[] => {
      const isAcross = beyond.some(
        ({ picture, bounds }) => picture.id === mark.picture.id && bounds.top < mark.bounds.bottom && bounds.bottom > mark.bounds.top,
      );
      if (!isAcross || !reachesSpine(left.page, mark)) return [];
      const { element, name } = sourceOf(left.page, mark.of);
      const text = message('preflight.gutter.photo', { name, hidden: { lengthUm: 2 * (left.page.gutter?.hiddenUm ?? 0) } });
      return [{ rule: 'gutter', level: 'warn', page: left.page.id, element, box: boxOf(mark.bounds), measured: '', message: text }];
    });
  });
}

/** Faces that are cut or hidden, and photos that lose a strip in the spine. */
export function gutterFindings(checked: Checked): Finding[] {
  return [...checked.pages.flatMap((page) => nearFaces(checked, page)), ...acrossSpine(checked)];
}
