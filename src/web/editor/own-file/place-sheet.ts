/** Where a page of a customer's own file lies on a card: the targets, how it fits, and the photo element that shows it. Data in, edits out. */
import type { ConvertedFile } from '#api/toolbox.ts';
import type { DesignDocument, Page, PhotoElement } from '#core/design/document.ts';
import type { Edit } from '#core/design/edit.ts';
import type { Box } from '#core/design/outlines/outline.ts';
import { pageGuides } from '#core/design/page-guides.ts';
import { mayEdit } from '#core/design/permissions.ts';
import { middleOf } from '#web/editor/arrange/boxes.ts';
import { freeElementId } from '#web/editor/arrange/copy.ts';
import { remove } from '#web/editor/arrange/group.ts';
import { photoInk } from '#web/editor/arrange/new-element.ts';
import type { ElementRef } from '#web/editor/draft/content.ts';

export type OwnSheet = ConvertedFile['sheets'][number];

/** 'exact': at its real size. 'fill': to the bleed on all sides. 'fit': all of it inside the trim. */
export type SheetFit = 'exact' | 'fill' | 'fit';

/** A page of the design or one of its panels. `outer` is its trimmed `area` with the bleed; folds have none. */
export type SheetTarget = { id: string; page: Page; area: Box; outer: Box };

export function targetsOf(design: DesignDocument, by: 'pages' | 'panels'): SheetTarget[] {
  return design.pages.flatMap((page) => {
    const whole = { id: page.id, xUm: 0, yUm: 0, widthUm: page.widthUm, heightUm: page.heightUm };
    const faces = by === 'pages' ? [whole] : page.panels;
    return faces.map(({ id, xUm, yUm, widthUm, heightUm }) => {
      const area = { xUm, yUm, widthUm, heightUm };
      return { id, page, area, outer: withBleed(page, area) };
    });
  });
}

function withBleed(page: Page, { xUm, yUm, widthUm, heightUm }: Box): Box {
  const { bleedUm } = pageGuides(page);
  const left = xUm <= 0 ? bleedUm : 0;
  const top = yUm <= 0 ? bleedUm : 0;
  const right = xUm + widthUm >= page.widthUm ? bleedUm : 0;
  const bottom = yUm + heightUm >= page.heightUm ? bleedUm : 0;
  return { xUm: xUm - left, yUm: yUm - top, widthUm: widthUm + left + right, heightUm: heightUm + top + bottom };
}

/** The longer side of the largest page with its bleed: how fine a file must be drawn. */
export function maxSideUm(design: DesignDocument): number {
  return Math.max(...targetsOf(design, 'pages').flatMap(({ outer }) => [outer.widthUm, outer.heightUm]));
}

/** Size of a sheet in any unit: micrometres, or pixels for a picture without a real size. */
function sizeOf({ widthUm, heightUm, picture }: OwnSheet): { width: number; height: number } {
  return widthUm !== null && heightUm !== null ? { width: widthUm, height: heightUm } : { width: picture.width, height: picture.height };
}

/** Distance up to which sizes count as equal. */
const slackUm = 700;

type Place = Pick<SheetTarget, 'area' | 'outer'>;

function isSize(width: number, height: number, box: Box): boolean {
  return Math.abs(width - box.widthUm) <= slackUm && Math.abs(height - box.heightUm) <= slackUm;
}

/**
 * The part of a sheet that becomes the trimmed page. A sheet as large as the page with its bleed has it inside although it names none;
 * other sheets without a trim box are trimmed size as a whole.
 */
function trimOf(sheet: OwnSheet, { area, outer }: Place): Box {
  if (sheet.trim) return sheet.trim;
  const { width, height } = sizeOf(sheet);
  if (sheet.widthUm !== null && isSize(width, height, outer) && !isSize(width, height, area))
    return { xUm: area.xUm - outer.xUm, yUm: area.yUm - outer.yUm, widthUm: area.widthUm, heightUm: area.heightUm };
  return { xUm: 0, yUm: 0, widthUm: width, heightUm: height };
}

/**
 * 'with-bleed' and 'without-bleed': the very size. 'ratio': the same form in another size. 'other': another form. Pictures have no real
 * size, so that theirs is a ratio at best.
 */
export type SizeMatch = 'with-bleed' | 'without-bleed' | 'ratio' | 'other';

export function sizeMatch(sheet: OwnSheet, place: Place): SizeMatch {
  const { area, outer } = place;
  const trim = trimOf(sheet, place);
  const { width, height } = sizeOf(sheet);
  if (sheet.widthUm !== null && isSize(trim.widthUm, trim.heightUm, area)) {
    const hasBleed = width >= outer.widthUm - slackUm && height >= outer.heightUm - slackUm;
    return hasBleed ? 'with-bleed' : 'without-bleed';
  }
  return Math.abs(trim.widthUm / trim.heightUm / (area.widthUm / area.heightUm) - 1) < 0.03 ? 'ratio' : 'other';
}

/** How a sheet fits best without asking. */
export function bestFit(sheet: OwnSheet, target: Place): SheetFit {
  const match = sizeMatch(sheet, target);
  if (match === 'with-bleed') return 'exact';
  return match === 'other' ? 'fit' : 'fill';
}

/** Whether the pages of a file are rather open pages or single panels of the design. */
export function bestTargets([first]: readonly OwnSheet[], design: DesignDocument): 'pages' | 'panels' {
  const [page] = targetsOf(design, 'pages');
  const [panel] = targetsOf(design, 'panels');
  if (!first || !page || !panel) return 'pages';
  const distance = (target: SheetTarget) => {
    const { widthUm, heightUm } = trimOf(first, target);
    return Math.abs(Math.log(widthUm / heightUm / (target.area.widthUm / target.area.heightUm)));
  };
  return distance(panel) < distance(page) ? 'panels' : 'pages';
}

/** Where the whole sheet lies on the page, not rounded and not cut: the middle of its trimmed part on the middle of the area. */
export function sheetBox(sheet: OwnSheet, place: Place, fit: SheetFit): Box {
  const { width, height } = sizeOf(sheet);
  const trim = trimOf(sheet, place);
  const scale = scaleOf(sheet, trim, place, fit);
  const middle = middleOf(place.area);
  const inner = middleOf(trim);
  return { xUm: middle.xUm - inner.xUm * scale, yUm: middle.yUm - inner.yUm * scale, widthUm: width * scale, heightUm: height * scale };
}

function scaleOf(sheet: OwnSheet, trim: Box, { area, outer }: Place, fit: SheetFit): number {
  const across = area.widthUm / trim.widthUm;
  const down = area.heightUm / trim.heightUm;
  if (fit === 'exact' && sheet.widthUm !== null) return 1;
  if (fit !== 'fill') return Math.min(across, down);
  const { width, height } = sizeOf(sheet);
  const inner = middleOf(trim);
  const middle = middleOf(area);
  // The trimmed part covers the area, and each side of the sheet reaches the bleed.
  const sides = [
    (middle.xUm - outer.xUm) / inner.xUm,
    (outer.xUm + outer.widthUm - middle.xUm) / (width - inner.xUm),
    (middle.yUm - outer.yUm) / inner.yUm,
    (outer.yUm + outer.heightUm - middle.yUm) / (height - inner.yUm),
  ];
  return Math.max(across, down, ...sides);
}

/** The element's box and crop that show the sheet at its place, cut to the page; null where nothing of it is on the page. */
export function placedSheet(sheet: OwnSheet, target: Place, fit: SheetFit): (Box & Pick<PhotoElement, 'crop'>) | null {
  const whole = sheetBox(sheet, target, fit);
  const { outer } = target;
  const left = Math.round(Math.max(whole.xUm, outer.xUm));
  const top = Math.round(Math.max(whole.yUm, outer.yUm));
  const widthUm = Math.round(Math.min(whole.xUm + whole.widthUm, outer.xUm + outer.widthUm)) - left;
  const heightUm = Math.round(Math.min(whole.yUm + whole.heightUm, outer.yUm + outer.heightUm)) - top;
  if (widthUm < 1 || heightUm < 1) return null;
  // The sheet's own size over the size at which it would just cover the box.
  const zoom = Math.min(8, Math.max(1, Math.min(whole.widthUm / widthUm, whole.heightUm / heightUm)));
  const share = (value: number) => Math.min(1, Math.max(0, value));
  const focusX = share((left + widthUm / 2 - whole.xUm) / whole.widthUm);
  const focusY = share((top + heightUm / 2 - whole.yUm) / whole.heightUm);
  return { xUm: left, yUm: top, widthUm, heightUm, crop: { zoom, focusX, focusY } };
}

/** Pixels per inch at which the sheet is printed there. */
export function ppiAt(sheet: OwnSheet, target: Place, fit: SheetFit): number {
  const box = sheetBox(sheet, target, fit);
  const drawn = (sheet.picture.width * 25_400) / box.widthUm;
  const photos = sheet.ppi === null || sheet.widthUm === null ? drawn : (sheet.ppi * sheet.widthUm) / box.widthUm;
  return Math.floor(Math.min(drawn, photos));
}

function photoOf(
  design: DesignDocument,
  base: Pick<PhotoElement, 'id' | 'role' | 'number'>,
  sheet: OwnSheet,
): Omit<PhotoElement, keyof Box | 'crop'> {
  return { kind: 'photo', ...base, rotation: 0, photoId: sheet.picture.id, shape: 'rect', ink: photoInk(design) };
}

export type Assignment = { target: SheetTarget; sheet: OwnSheet; number: number };

/** Lays sheets under what is on their pages, or in its place. */
export function layoutEdits(design: DesignDocument, assignments: readonly Assignment[], fit: SheetFit, isReplacing: boolean): Edit[] {
  const taken = new Set(design.pages.flatMap((page) => page.elements.map(({ id }) => id)));
  const added = assignments.flatMap(({ target, sheet, number }): Edit[] => {
    const box = placedSheet(sheet, target, fit);
    if (!box) return [];
    const id = freeElementId(taken, 'own-layout');
    taken.add(id);
    return [
      {
        kind: 'addElement',
        page: target.page.id,
        index: 0,
        added: { ...photoOf(design, { id, role: 'own-layout', number }, sheet), ...box },
      },
    ];
  });
  const replaced = isReplacing ? assignments.flatMap(({ target }) => removable(target)) : [];
  return [...remove(design, replaced), ...added];
}

/** Elements whose middle lies on the target and that the customer may delete. */
function removable({ page, area }: SheetTarget): ElementRef[] {
  return page.elements
    .filter((element) => {
      const { xUm, yUm } = middleOf(element);
      const isInside = xUm >= area.xUm && xUm <= area.xUm + area.widthUm && yUm >= area.yUm && yUm <= area.yUm + area.heightUm;
      return isInside && mayEdit(element, 'delete');
    })
    .map(({ id }) => ({ page: page.id, element: id }));
}

/** A logo in the middle of a panel: at its real size, or two fifths of the panel where it has none or is larger. */
export function logoEdit(design: DesignDocument, panelId: string, sheet: OwnSheet): { edits: Edit[]; ref: ElementRef } | null {
  const page = design.pages.find(({ panels }) => panels.some(({ id }) => id === panelId));
  const panel = page?.panels.find(({ id }) => id === panelId);
  if (!page || !panel) return null;
  const { width, height } = sizeOf(sheet);
  const room = Math.min((panel.widthUm * 0.4) / width, (panel.heightUm * 0.4) / height);
  const scale = sheet.widthUm === null ? room : Math.min(1, room);
  const [widthUm, heightUm] = [Math.max(1_000, Math.round(width * scale)), Math.max(1_000, Math.round(height * scale))];
  const middle = middleOf(panel);
  const box = { xUm: Math.round(middle.xUm - widthUm / 2), yUm: Math.round(middle.yUm - heightUm / 2), widthUm, heightUm };
  const id = freeElementId(new Set(page.elements.map((element) => element.id)), 'own-logo');
  const added = { ...photoOf(design, { id, role: 'logo' }, sheet), ...box, crop: { zoom: 1, focusX: 0.5, focusY: 0.5 } };
  return { edits: [{ kind: 'addElement', page: page.id, index: page.elements.length, added }], ref: { page: page.id, element: id } };
}
