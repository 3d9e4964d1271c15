/** Rules over the place of texts and codes: they keep their distance from trim, folds, perforations and areas that stay free (E019). */

import type { Element, Page } from '#core/design/document.ts';
import type { Edit } from '#core/design/edit.ts';
import type { Box } from '#core/design/outlines/outline.ts';
import { pageGuides } from '#core/design/page-guides.ts';
import { type Message, message } from '#core/values/message.ts';
import { type Checked, type CheckedPage, type Finding, findingName, findPlacedElement, ownBox, panelOfItem } from './finding.ts';
import { boundsByElement, type PageMark } from './marks.ts';
import { type Bounds, isInsidePolygon, outlinesOf, type PagePolygon } from './outline.ts';

/** 0.02 mm, so that the rounding of glyph origins causes no finding. */
const toleranceUm = 20;

type Room = { edges: Bounds; folds: { left: boolean; right: boolean; top: boolean; bottom: boolean } };

/** Distances from the left and the right side of a page: those of a book keep further from the side that is bound. */
function sideDistances(page: Page): { left: number; right: number } {
  const { safeUm } = pageGuides(page);
  const { gutter } = page;
  if (!gutter) return { left: safeUm, right: safeUm };
  const fore = gutter.foreSafeUm ?? safeUm;
  return gutter.side === 'left' ? { left: gutter.safeUm, right: fore } : { left: fore, right: gutter.safeUm };
}

/** How far ink may reach in a panel: the page's safe distance from the trim, its fold distance from a fold, a book's from the spine. */
export function roomOf(page: Page, panel: Page['panels'][number]): Room {
  const [right, bottom] = [panel.xUm + panel.widthUm, panel.yUm + panel.heightUm];
  const across = page.foldsYUm ?? [];
  const folds = {
    left: page.foldsUm.includes(panel.xUm),
    right: page.foldsUm.includes(right),
    top: across.includes(panel.yUm),
    bottom: across.includes(bottom),
  };
  const { safeUm, foldSafeUm } = pageGuides(page);
  const distance = (isFold: boolean, other = safeUm) => (isFold ? foldSafeUm : other);
  const sides = sideDistances(page);
  return {
    folds,
    edges: {
      left: panel.xUm + distance(folds.left, sides.left),
      right: right - distance(folds.right, sides.right),
      top: panel.yUm + distance(folds.top),
      bottom: bottom - distance(folds.bottom),
    },
  };
}

/** The move that brings ink back inside, or null when it is larger than the room. */
function moveInside(page: Page, element: Element, ink: Bounds, { left, top, right, bottom }: Bounds): Edit | null {
  if (ink.right - ink.left > right - left || ink.bottom - ink.top > bottom - top) return null;
  const xUm = element.xUm + Math.ceil(Math.max(0, left - ink.left)) - Math.ceil(Math.max(0, ink.right - right));
  const yUm = element.yUm + Math.ceil(Math.max(0, top - ink.top)) - Math.ceil(Math.max(0, ink.bottom - bottom));
  return { kind: 'moveElement', page: page.id, element: element.id, xUm, yUm };
}

type About = { page: Page; element: Element; ink: Bounds; isEnvelope: boolean };

/** Of what stands too near to something: how far away is far enough. */
export function distanceFigures(lengthUm: number): Message {
  return message('preflight.figures.distance', { distance: { lengthUm } });
}

function trimTexts(about: About): Pick<Finding, 'message' | 'figures'> {
  const figures = distanceFigures(pageGuides(about.page).safeUm);
  return { message: message('preflight.outside-safe-area', { name: findingName(about) }), figures };
}

/** Near to the spine words are hard to read, and those that reach into it are lost. */
function gutterFinding(about: About, gutter: NonNullable<Page['gutter']>, at: Pick<Finding, 'page' | 'element' | 'box'>): Finding {
  const { page, ink } = about;
  const awayUm = gutter.side === 'left' ? ink.left : page.widthUm - ink.right;
  const isHidden = awayUm < gutter.hiddenUm - toleranceUm;
  const hidden = gutter.hiddenUm === 0 ? 'preflight.gutter.over' : 'preflight.gutter.hidden';
  const text = message(isHidden ? hidden : 'preflight.gutter.near', { name: findingName(about) });
  const figures = distanceFigures(gutter.safeUm);
  return { rule: 'gutter', level: isHidden ? 'block' : 'confirm', ...at, measured: '', message: text, figures };
}

function panelFindings(about: About): Finding[] {
  const { page, element, ink } = about;
  const panel = panelOfItem(page, element);
  if (!panel) return [];
  const { edges, folds } = roomOf(page, panel);
  const over = {
    left: ink.left < edges.left - toleranceUm,
    right: ink.right > edges.right + toleranceUm,
    top: ink.top < edges.top - toleranceUm,
    bottom: ink.bottom > edges.bottom + toleranceUm,
  };
  const sides = (['left', 'right', 'top', 'bottom'] as const).filter((side) => over[side]);
  if (sides.length === 0) return [];
  const repair = moveInside(page, element, ink, edges);
  const at = { page: page.id, element: element.id, box: ownBox(element), ...(repair ? { repair } : {}) };
  const { gutter } = page;
  if (gutter && sides.every((side) => side === gutter.side)) return [gutterFinding(about, gutter, at)];
  if (sides.some((side) => !folds[side])) return [{ rule: 'outside-safe-area', level: 'block', ...at, measured: '', ...trimTexts(about) }];
  const near = message('preflight.near-fold', { name: findingName(about) });
  const figures = distanceFigures(pageGuides(page).foldSafeUm);
  return [{ rule: 'near-fold', level: 'warn', ...at, measured: '', message: near, figures }];
}

/** Distance of a point from the nearest side of the outlines. */
function distanceTo(outlines: readonly PagePolygon[], x: number, y: number): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (const { xy } of outlines) {
    let [fromX = 0, fromY = 0] = xy.slice(-2);
    for (let at = 0; at < xy.length; at += 2) {
      const [toX = 0, toY = 0] = [xy[at], xy[at + 1]];
      const [dx, dy] = [toX - fromX, toY - fromY];
      const along = Math.min(1, Math.max(0, ((x - fromX) * dx + (y - fromY) * dy) / (dx * dx + dy * dy || 1)));
      nearest = Math.min(nearest, Math.hypot(x - fromX - along * dx, y - fromY - along * dy));
      [fromX, fromY] = [toX, toY];
    }
  }
  return nearest;
}

/** Products the die cuts: every corner of the ink keeps its distance from the contour and from each hole. */
function contourFindings(about: About, inks: readonly Bounds[]): Finding[] {
  const { page, element } = about;
  const { safeUm } = pageGuides(page);
  const [contour, ...holes] = (page.cut ?? []).map(outlinesOf);
  if (!contour) return [];
  const isSafe = (x: number, y: number) =>
    isInsidePolygon(contour, x, y) &&
    holes.every((hole) => !isInsidePolygon(hole, x, y)) &&
    distanceTo([contour, ...holes].flat(), x, y) >= safeUm - toleranceUm;
  const isWrong = inks.some(({ left, top, right, bottom }) => [left, right].some((x) => [top, bottom].some((y) => !isSafe(x, y))));
  if (!isWrong) return [];
  const at = { page: page.id, element: element.id, box: ownBox(element) };
  return [{ rule: 'outside-safe-area', level: 'block', ...at, measured: '', ...trimTexts(about) }];
}

export function meets({ left, top, right, bottom }: Bounds, { xUm, yUm, widthUm, heightUm }: Box): boolean {
  return (
    left < xUm + widthUm - toleranceUm && right > xUm + toleranceUm && top < yUm + heightUm - toleranceUm && bottom > yUm + toleranceUm
  );
}

/** Glue, pockets, stamp and address fields, and the strip along a perforation. */
export function freeAreas(page: Page): { area: Box; what: 'field' | 'glue' | 'perforation' }[] {
  const { foldSafeUm } = pageGuides(page);
  return [
    ...(page.keepOut ?? []).map((area) => ({ area, what: 'field' as const })),
    ...(page.glue ?? []).map((area) => ({ area, what: 'glue' as const })),
    ...(page.perforations ?? []).map(({ x1Um, y1Um, x2Um, y2Um }) => ({
      area: {
        xUm: Math.min(x1Um, x2Um) - foldSafeUm,
        yUm: Math.min(y1Um, y2Um) - foldSafeUm,
        widthUm: Math.abs(x2Um - x1Um) + 2 * foldSafeUm,
        heightUm: Math.abs(y2Um - y1Um) + 2 * foldSafeUm,
      },
      what: 'perforation' as const,
    })),
  ];
}

function freeFindings(about: About): Finding[] {
  const { page, element, ink, isEnvelope } = about;
  // What stands on the fields of an envelope is found by the rules of envelopes, whatever it is.
  const found = freeAreas(page).find(({ area, what }) => !(isEnvelope && what === 'field') && meets(ink, area));
  if (!found) return [];
  const at = { page: page.id, element: element.id, box: ownBox(element) };
  const text = message(`preflight.keep-out.${found.what}`, { name: findingName(about) });
  return [{ rule: 'keep-out', level: 'block', ...at, measured: found.what, message: text }];
}

function onPage({ page, marks }: CheckedPage, isEnvelope: boolean): Finding[] {
  const isCode = ({ of }: PageMark) => findPlacedElement(page, of)?.kind === 'qr';
  // Layout sets the title of a spine into its middle.
  const isPlaced = ({ of }: PageMark) => findPlacedElement(page, of)?.kind === 'spine-title';
  const important = marks.filter((mark) => (mark.kind === 'text' || isCode(mark)) && !isPlaced(mark));
  return [...boundsByElement(important)].flatMap(([of, ink]): Finding[] => {
    const element = findPlacedElement(page, of);
    if (!element) return [];
    const about: About = { page, element, ink, isEnvelope };
    if (!page.cut) return [...panelFindings(about), ...freeFindings(about)];
    const inks = important.filter((mark) => mark.of === of);
    return [
      ...contourFindings(
        about,
        inks.flatMap((mark) => (mark.kind === 'text' ? mark.glyphs.map(({ bounds }) => bounds) : [mark.bounds])),
      ),
      ...freeFindings(about),
    ];
  });
}

/** Texts and codes whose ink comes too near to the edge, to a fold, or to where nothing may stand. */
export function distanceFindings(checked: Checked): Finding[] {
  const isEnvelope = checked.limits.envelope !== undefined;
  return checked.pages.flatMap((one) => onPage(one, isEnvelope));
}
