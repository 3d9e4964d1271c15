/** A place for the code of an event on a design: where a side is free, in the design's inks and face, with a line of words beside it. */
import type { Page, TextElement } from '#core/design/document.ts';
import type { QrElement } from '#core/design/drawn-element.ts';
import type { Edit } from '#core/design/edit.ts';
import { facesOf } from '#core/design/faces.ts';
import type { Checked, CheckedPage } from '#core/preflight/finding.ts';
import { boundsByElement } from '#core/preflight/marks.ts';
import type { Bounds } from '#core/preflight/outline.ts';
import { type CodeInks, codeInks, wordsInk } from './code-inks.ts';
import { type FreeArea, freeArea } from './free-area.ts';

/** 37 modules of half a millimetre: a code of 29 modules with its quiet zone. */
const codeSideUm = 18_500;
/** The quiet zone, by which a code without a ground of its own looks smaller than its box. */
const quietUm = 2_000;

/** 8 pt, the least size of type in several inks. */
const sizeUm = 2_823;
const leading = 1.35;
const captionHeightUm = 2 * Math.ceil(sizeUm * leading) + 400;
/** Of the line with the address, the wide one first. */
const captionWidthsUm = [72_000, 68_000, 64_500, 60_000, 54_000];
/** In most faces the address has its whole size from this width. */
const wideUm = 68_000;
/** Visible distances from drawings and from texts, and those from where more looks no better. */
const minClearUm = 3_000;
const minFromTextUm = 4_000;
const enoughClearUm = 12_000;
const stepUm = 1_000;
const topStepUm = 500;
/** How far the texts of a side may move up to make room. */
const shiftsUm = [0, 4_000, 8_000, 12_000, 16_000, 20_000, 24_000];

type Panel = Page['panels'][number];
type Axis = { at: number; align: 'left' | 'center'; isOfText: boolean };
type Block = { code: Bounds; caption: Bounds; align: 'left' | 'center' };
type Text = { element: TextElement; bounds: Bounds };
type Side = { on: CheckedPage; panel: Panel; area: FreeArea; texts: Text[]; inks: CodeInks; model: TextElement };
type Found = Block & { score: number; shiftUm: number; side: Side };

type CodeWords = {
  /** What the code says: an address, or `{{seite}}`. */
  content: string;
  /** Two lines beside it. */
  caption: string;
};

function textsOn({ page, marks }: CheckedPage, panel: Panel): Text[] {
  const bounds = boundsByElement(marks);
  return page.elements.flatMap((element): Text[] => {
    const own = bounds.get(element.id);
    if (element.kind !== 'text' || !own) return [];
    const middle = (own.left + own.right) / 2;
    return middle >= panel.xUm && middle <= panel.xUm + panel.widthUm ? [{ element, bounds: own }] : [];
  });
}

/** Lines that blocks are set by: those of the side's texts, then its middle and its margins. */
function axesOf({ panel, area: { room }, texts }: Side): Axis[] {
  const set = texts.filter(({ element }) => element.align !== 'right' && element.rotation === 0 && element.arcUm === undefined);
  const ofText = set.map(
    ({ element: { align, xUm, widthUm } }): Axis =>
      align === 'left' ? { at: xUm, align, isOfText: true } : { at: xUm + widthUm / 2, align: 'center', isOfText: true },
  );
  const middle: Axis = { at: panel.xUm + panel.widthUm / 2, align: 'center', isOfText: set.length === 0 };
  const margin: Axis = { at: room.left + 4_000, align: 'left', isOfText: false };
  const all = [...ofText, middle, margin];
  const keyOf = ({ at, align }: Axis) => `${align} ${Math.round(at / 500)}`;
  return [...new Map(all.toReversed().map((axis) => [keyOf(axis), axis])).values()].toReversed();
}

function box(left: number, top: number, width: number, height: number): Bounds {
  return { left, top, right: left + width, bottom: top + height };
}

/** The code above its words, or beside them, with its upper edge at `top`. */
function blocksAt({ at, align }: Axis, top: number, width: number, hasGround: boolean): Block[] {
  const captionTop = top + codeSideUm + (hasGround ? 2_000 : 500);
  if (align === 'center') {
    const code = box(at - codeSideUm / 2, top, codeSideUm, codeSideUm);
    return [
      { code, caption: box(at - width / 2, captionTop, width, captionHeightUm), align },
      ...blocksAt({ at: at - (codeSideUm + width) / 2, align: 'left', isOfText: false }, top, width, hasGround).slice(1),
    ];
  }
  const code = box(hasGround ? at : at - quietUm, top, codeSideUm, codeSideUm);
  const beside = box(code.right + (hasGround ? 4_000 : 2_000), top + (codeSideUm - captionHeightUm) / 2, width, captionHeightUm);
  return [
    { code, caption: box(at, captionTop, width, captionHeightUm), align },
    { code, caption: beside, align },
  ];
}

function grown({ left, top, right, bottom }: Bounds, across: number, down = across): Bounds {
  return { left: left - across, top: top - down, right: right + across, bottom: bottom + down };
}

function meets(a: Bounds, b: Bounds): boolean {
  return a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;
}

function moved({ left, top, right, bottom }: Bounds, upUm: number): Bounds {
  return { left, top: top - upUm, right, bottom: bottom - upUm };
}

/** How far everything else is; 0 for too near. */
function clearOf({ code, caption }: Block, { isFree }: FreeArea, texts: readonly Bounds[]): number {
  const apart = [grown(code, minFromTextUm - quietUm), grown(caption, 1_000, minFromTextUm)];
  if (texts.some((text) => apart.some((one) => meets(one, text)))) return 0;
  let clear = 0;
  for (let by = minClearUm; by <= enoughClearUm; by += stepUm) {
    const around = [grown(code, by - quietUm), grown(caption, 0, by)];
    if (!around.every(isFree) || (by > minFromTextUm && texts.some((text) => around.some((one) => meets(one, text))))) break;
    clear = by;
  }
  return clear;
}

/** Millimetres that a block is better by than its distance says. */
function worthOf({ code, caption, align }: Block, axis: Axis, { panel, inks }: Side, texts: readonly Bounds[]): number {
  const bottom = Math.max(code.bottom, caption.bottom);
  const widthUm = caption.right - caption.left;
  // Small type that is light on dark runs together in print.
  const ofWords = inks.ground === undefined ? (widthUm >= wideUm ? 3 : 0) : (widthUm - wideUm) / 1_000;
  const ofAxis = (axis.isOfText ? 4 : 0) + (axis.align === align ? 0 : -3) + ofWords;
  if (texts.length === 0) {
    // Slightly below the middle of an empty side.
    const away = Math.abs((code.top + bottom) / 2 - (panel.yUm + panel.heightUm * 0.52));
    return ofAxis - away / 4_000;
  }
  const last = Math.max(...texts.map((text) => text.bottom));
  if (code.top < last) return ofAxis - 12;
  return ofAxis + 6 - Math.max(0, code.top - last - 8_000) / 4_000;
}

/** Millimetres that a side is better by: where the words of the invitation stand, or an empty one. */
function rankOf({ id }: Panel, hasTexts: boolean): number {
  return hasTexts ? 3 : id === 'back' ? 0 : 2;
}

/** Whether the texts of a side still stand free when they are moved up. */
function canMove({ area, texts }: Side, shiftUm: number): boolean {
  return texts.every(
    ({ element, bounds }) => element.rotation === 0 && !element.locked && area.isFree(grown(moved(bounds, shiftUm), 0, 3_000)),
  );
}

function bestOn(side: Side): Found | null {
  const { panel, area, texts, inks } = side;
  let best: Found | null = null;
  for (const shiftUm of shiftsUm) {
    if (shiftUm > 0 && (texts.length === 0 || !canMove(side, shiftUm))) break;
    const placed = texts.map(({ bounds }) => moved(bounds, shiftUm));
    const first = shiftUm > 0 ? Math.max(...placed.map(({ bottom }) => bottom)) : area.room.top;
    for (const axis of axesOf(side)) {
      for (let top = first; top + codeSideUm <= area.room.bottom; top += topStepUm) {
        for (const block of captionWidthsUm.flatMap((width) => blocksAt(axis, top, width, inks.ground !== undefined))) {
          const clear = clearOf(block, area, placed);
          if (clear === 0) continue;
          const score = clear / 1_000 + worthOf(block, axis, side, placed) + rankOf(panel, texts.length > 0) - shiftUm / 8_000;
          if (!best || score > best.score) best = { ...block, score, shiftUm, side };
        }
      }
    }
  }
  return best;
}

/** The words of the invitation: the longest text, that of the side first. */
function modelOf({ pages }: Checked['design'], own: readonly Text[]): TextElement | undefined {
  const longest = (texts: readonly TextElement[]) => texts.toSorted((a, b) => b.text.length - a.text.length)[0];
  const all = pages.flatMap(({ elements }) => elements.filter((element): element is TextElement => element.kind === 'text'));
  return longest(own.map(({ element }) => element).filter(({ text }) => text.length > 20)) ?? longest(all);
}

/** Every side but the front that a code could stand on. */
function sidesOf(checked: Checked): Side[] {
  const { design } = checked;
  return facesOf(design.pages).flatMap(({ page, panel }): Side[] => {
    const on = checked.pages.find((one) => one.page.id === page.id);
    const area = on && panel.id !== 'front' ? freeArea(on, panel) : null;
    if (!on || !area) return [];
    const texts = textsOn(on, panel);
    const model = modelOf(design, texts);
    return model ? [{ on, panel, area, texts, model, inks: codeInks(design.inks, model.ink, area.hex) }] : [];
  });
}

function rounded({ left, top, right, bottom }: Bounds) {
  const [xUm, yUm] = [Math.round(left), Math.round(top)];
  return { xUm, yUm, widthUm: Math.round(right) - xUm, heightUm: Math.round(bottom) - yUm, rotation: 0 };
}

export const codeId = 'event-code';
export const codeWordsId = 'event-code-words';

/** The edits that put a code with its words on the design. Null where no side but the front has room, and where it has one already. */
export function placeCode(checked: Checked, { content, caption }: CodeWords): Edit[] | null {
  const { design } = checked;
  if (design.pages.some(({ elements }) => elements.some(({ id }) => id === codeId || id === codeWordsId))) return null;
  const [best] = sidesOf(checked)
    .flatMap((side) => bestOn(side) ?? [])
    .toSorted((a, b) => b.score - a.score);
  if (!best) return null;
  const { side, align, shiftUm } = best;
  const { page } = side.on;
  const code: QrElement = { kind: 'qr', id: codeId, role: 'event-code', ...rounded(best.code), content, ...side.inks };
  const words: TextElement = {
    kind: 'text',
    id: codeWordsId,
    role: 'event-code-line',
    ...rounded(best.caption),
    text: caption,
    sample: '',
    personal: false,
    font: side.model.font,
    sizeUm,
    minSizeUm: 2_117,
    leading,
    tracking: 0,
    align,
    vertical: best.caption.left > best.code.right ? 'middle' : 'top',
    ink: wordsInk(design.inks, side.model.ink, side.area.hex),
    figures: 'lining',
  };
  const moves = (shiftUm > 0 ? side.texts : []).map(
    ({ element: { id: element, xUm, yUm } }): Edit => ({ kind: 'moveElement', page: page.id, element, xUm, yUm: yUm - shiftUm }),
  );
  const added = [code, words].map((one, at): Edit => ({ kind: 'addElement', page: page.id, index: page.elements.length + at, added: one }));
  return [...moves, ...added];
}
