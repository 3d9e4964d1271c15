/** Rules over the spine of a book: faces keep away from it and from the trim, and photos do not lie across pages that open only in part. */
import type { Page } from '#core/design/document.ts';
import { idOfCopy, isAcross, type PrintedPage, spreadShiftUm } from '#core/design/spread/spread-pages.ts';
import { distanceFigures, freeAreas, meets } from '#core/preflight/distance-rules.ts';
import { boxOf, type Checked, type CheckedPage, type Finding, findPlacedElement, sourceOf } from '#core/preflight/finding.ts';
import type { PhotoMark } from '#core/preflight/marks.ts';
import { type Bounds, isEmpty, placedPolygon, polygonBounds, polygonOverlap } from '#core/preflight/outline.ts';
import { message } from '#core/values/message.ts';

const toleranceUm = 20;

/** Where the faces of a photo are seen on the page: within `bounds`. */
function facesOf({ picture, bounds: own }: PhotoMark, { photo }: Checked, bounds = own): Bounds[] {
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

/** Photos of a page; what continues from a left page is one of that. */
function photosOf({ marks }: CheckedPage): PhotoMark[] {
  return marks.filter((mark): mark is PhotoMark => mark.kind === 'photo' && idOfCopy(mark.of) === null);
}

/** Two pages that lie side by side, what is seen of the right one being `shiftUm` to the right, and the fold in coordinates of the left one. */
type Spread = { left: CheckedPage; right: CheckedPage; shiftUm: number; foldUm: number };

function spreadsOf(pages: readonly CheckedPage[]): Spread[] {
  return pages.flatMap((left, at) => {
    const right = pages[at + 1];
    const shiftUm = spreadShiftUm(left.page, right?.page);
    if (!right || shiftUm === null) return [];
    return [{ left, right, shiftUm, foldUm: left.page.widthUm - (left.page.gutter?.hiddenUm ?? 0) }];
  });
}

function isAcrossMark({ ground, elements }: PrintedPage, { of }: PhotoMark): boolean {
  const element = elements.find(({ id }) => id === of);
  return isAcross(element ?? ground);
}

/** 'fold': the fold goes through the face; 'cut': the trim does. */
function wayAcross({ left, right, shiftUm, foldUm }: Spread, face: Bounds, faceUm: number): 'fold' | 'cut' | 'near' | null {
  if (face.left < foldUm - toleranceUm && face.right > foldUm + toleranceUm) return 'fold';
  const end = shiftUm + right.page.widthUm;
  const nearest = Math.min(face.left, face.top, end - face.right, left.page.heightUm - face.bottom);
  if (nearest < -toleranceUm) return 'cut';
  const fromFold = Math.max(face.left - foldUm, foldUm - face.right);
  return Math.min(nearest, fromFold) < faceUm - toleranceUm ? 'near' : null;
}

/** One finding for each photo across a spread: a face at the fold or at the edge, else that a glued or stapled spine shifts its lines. */
function acrossFold(checked: Checked, spread: Spread): Finding[] {
  const { faceUm } = checked.limits;
  const { left, right, shiftUm } = spread;
  const { page } = left;
  const hidesStrips = (page.gutter?.hiddenUm ?? 0) + (right.page.gutter?.hiddenUm ?? 0) > 0;
  return photosOf(left).flatMap((mark): Finding[] => {
    if (!isAcrossMark(page, mark)) return [];
    const { element, name } = sourceOf(page, mark.of, checked.photo);
    // A ground is cut by its page, and goes on behind it.
    const bounds = element === null ? { ...mark.bounds, right: shiftUm + right.page.widthUm } : mark.bounds;
    const ways = faceUm === undefined ? [] : facesOf(mark, checked, bounds).map((face) => ({ face, way: wayAcross(spread, face, faceUm) }));
    const worst = (['fold', 'cut', 'near'] as const).flatMap((way) => ways.find((one) => one.way === way) ?? [])[0];
    const at = { page: page.id, element, measured: '' } as const;
    if (worst?.way) {
      const text = message(`preflight.face.${worst.way}`, { name });
      const figures = worst.way === 'near' ? { figures: distanceFigures(faceUm ?? 0) } : {};
      return [{ rule: 'face', level: worst.way === 'near' ? 'warn' : 'confirm', ...at, box: boxOf(worst.face), message: text, ...figures }];
    }
    if (!hidesStrips) return [];
    const text = message('preflight.gutter.lines', { name });
    return [{ rule: 'gutter', level: 'warn', ...at, box: boxOf(mark.bounds), message: text, figures: message('preflight.figures.lines') }];
  });
}

/** Less than a frame reaches into the bleed behind the fold. */
const overFoldUm = 10_000;

/** A photo that was drawn over the fold and does not continue there. A photo of the left page may lie across both. */
function endingAtFold({ photo }: Checked, { left, right }: Spread): Finding[] {
  const ending = ({ page }: CheckedPage, mark: PhotoMark): boolean => {
    const element = findPlacedElement(page, mark.of);
    if (element?.kind !== 'photo' || isAcross(element)) return false;
    const over = page === left.page ? mark.bounds.right - page.widthUm : -mark.bounds.left;
    return over > overFoldUm;
  };
  return [left, right].flatMap((one) =>
    photosOf(one).flatMap((mark): Finding[] => {
      const other = one === left ? right : left;
      const isTwin = photosOf(other).some((half) => half.picture.id === mark.picture.id && reachesSpine(other.page, half));
      if (!ending(one, mark) || isTwin) return [];
      const { element, name } = sourceOf(one.page, mark.of, photo);
      if (element === null) return [];
      const at = { page: one.page.id, element, box: boxOf(mark.bounds), measured: '' };
      const text = message('preflight.gutter.ends', { name });
      const repair = { kind: 'setProperties', page: one.page.id, element, properties: { across: true } } as const;
      return [{ rule: 'gutter', level: 'warn', ...at, message: text, ...(one === left ? { repair } : {}) }];
    }),
  );
}

/** `spreads`: left pages that have a right one. */
function nearFaces(checked: Checked, one: CheckedPage, spreads: ReadonlySet<Page>): Finding[] {
  const { faceUm } = checked.limits;
  if (faceUm === undefined) return [];
  const { page } = one;
  return photosOf(one).flatMap((mark): Finding[] => {
    if (spreads.has(page) && isAcrossMark(page, mark)) return [];
    const ways = facesOf(mark, checked).map((face) => ({ face, way: faceWay(page, face, faceUm) }));
    const worst = ways.find(({ way }) => way === 'cut') ?? ways.find(({ way }) => way === 'near');
    if (!worst?.way) return [];
    const { element, name } = sourceOf(page, mark.of, checked.photo);
    const text = message(`preflight.face.${worst.way}`, { name });
    const figures = worst.way === 'near' ? { figures: distanceFigures(faceUm) } : {};
    const level = worst.way === 'cut' ? 'confirm' : 'warn';
    return [{ rule: 'face', level, page: page.id, element, box: boxOf(worst.face), measured: '', message: text, ...figures }];
  });
}

/** Whether the photo is seen up to the spine. */
function reachesSpine({ widthUm, gutter }: Page, { bounds }: PhotoMark): boolean {
  return gutter?.side === 'left' ? bounds.left <= toleranceUm : bounds.right >= widthUm - toleranceUm;
}

/** One photo on both pages of a spread that hides a strip of each. */
function acrossSpine({ pages, photo }: Checked): Finding[] {
  const bound = pages.filter(({ page }) => page.gutter !== undefined && page.gutter.hiddenUm > 0 && page.spread !== undefined);
  return [...Map.groupBy(bound, ({ page }) => page.spread)].flatMap(([, [left, right]]): Finding[] => {
    if (!left || !right) return [];
    const beyond = photosOf(right).filter((mark) => reachesSpine(right.page, mark));
    return photosOf(left).flatMap((mark): Finding[] => {
      const isAcross = beyond.some(
        ({ picture, bounds }) => picture.id === mark.picture.id && bounds.top < mark.bounds.bottom && bounds.bottom > mark.bounds.top,
      );
      if (!isAcross || !reachesSpine(left.page, mark)) return [];
      const { element, name } = sourceOf(left.page, mark.of, photo);
      const text = message('preflight.gutter.photo', { name });
      const figures = message('preflight.figures.hidden', { hidden: { lengthUm: 2 * (left.page.gutter?.hiddenUm ?? 0) } });
      const at = { page: left.page.id, element, box: boxOf(mark.bounds) };
      return [{ rule: 'gutter', level: 'warn', ...at, measured: '', message: text, figures }];
    });
  });
}

/** Faces that are cut or hidden, and photos that a spine cuts, shifts or hides a strip of. */
export function gutterFindings(checked: Checked): Finding[] {
  const spreads = spreadsOf(checked.pages);
  const lefts = new Set<Page>(spreads.map(({ left }) => left.page));
  return [
    ...checked.pages.flatMap((page) => nearFaces(checked, page, lefts)),
    ...spreads.flatMap((spread) => [...acrossFold(checked, spread), ...endingAtFold(checked, spread)]),
    ...acrossSpine(checked),
  ];
}
