/**
 * Letters of script faces reach beyond their line. A name that fills its box must not come too near to the trim by them, so a line counts as wider
 * than it is where its letters would leave the room beside the box.
 */
import type { Page, TextElement } from '#core/design/document.ts';
import { panelOf } from '#core/design/faces.ts';
import { pageGuides } from '#core/design/page-guides.ts';
import { readPath } from '#core/layout/path.ts';
import type { FontFace, FontSet } from '#core/layout/resources.ts';
import type { TextLine } from '#core/layout/text/shape.ts';

/** Micrometres between a box and where letters come too near to an edge. */
export type InkRoom = { left: number; right: number };

/** Null for a text that is turned, and for one whose box lies too near to an edge itself: the print check tells of that. */
export function inkRoomOf(page: Page, element: TextElement): InkRoom | null {
  const panel = element.rotation === 0 ? panelOf(page, element) : undefined;
  if (!panel) return null;
  const { safeUm, foldSafeUm } = pageGuides(page);
  const distance = (edgeUm: number) => (page.foldsUm.includes(edgeUm) ? foldSafeUm : safeUm);
  const end = panel.xUm + panel.widthUm;
  const room = {
    left: element.xUm - panel.xUm - distance(panel.xUm),
    right: end - distance(end) - element.xUm - element.widthUm,
  };
  return room.left >= 0 && room.right >= 0 ? room : null;
}

type Reach = { left: number; right: number };

const reaches = new WeakMap<FontFace, Map<number, Reach | null>>();

/** From the origin of a glyph to the ends of its outline, in font units; null for a blank one. */
function reachOf(face: FontFace, glyph: number): Reach | null {
  const ofFace = reaches.get(face) ?? new Map<number, Reach | null>();
  reaches.set(face, ofFace);
  const known = ofFace.get(glyph);
  if (known !== undefined) return known;
  const outline = face.outline(glyph);
  const reach = { left: Number.POSITIVE_INFINITY, right: Number.NEGATIVE_INFINITY };
  if (outline !== '')
    readPath(
      outline,
      () => {},
      (x) => {
        reach.left = Math.min(reach.left, x);
        reach.right = Math.max(reach.right, x);
      },
    );
  const found = outline === '' ? null : reach;
  ofFace.set(glyph, found);
  return found;
}

/** How far letters reach beyond the ends of a line, in ems; nothing is known of one that is written leftwards. */
function overhangEm({ spans, widthEm }: TextLine, fonts: FontSet, trackingEm: number): Reach {
  let [at, left, right] = [0, 0, 0];
  if (spans.some(({ run }) => run.level > 0)) return { left, right };
  for (const { run, glyphs, from, to } of spans) {
    const face = run.picture ? null : fonts.face(run.font);
    for (let index = from; index < to; index += 1) {
      const glyph = glyphs[index];
      if (!glyph) break;
      const reach = face && reachOf(face, glyph.id);
      const origin = at + glyph.xOffset / run.unitsPerEm;
      if (reach) {
        left = Math.max(left, -(origin + reach.left / run.unitsPerEm));
        right = Math.max(right, origin + reach.right / run.unitsPerEm - widthEm);
      }
      const isEnd = glyphs[index + 1]?.cluster !== glyph.cluster;
      at += glyph.advance / run.unitsPerEm + (isEnd ? trackingEm : 0);
    }
  }
  return { left, right };
}

/** The width that a line counts with, so that a size at which it fits into its box leaves its letters in their room. */
export function roomyWidthEm(
  line: TextLine,
  { fonts, trackingEm }: { fonts: FontSet; trackingEm: number },
  text: TextElement,
  room: InkRoom,
): number {
  const { widthEm } = line;
  const { left, right } = overhangEm(line, fonts, trackingEm);
  const { widthUm, align } = text;
  // Room that a line may fill with its overhang, as a width of the box.
  const within = (em: number, um: number) => (em * widthUm) / um;
  if (align === 'center')
    return Math.max(widthEm, within(widthEm + 2 * left, widthUm + 2 * room.left), within(widthEm + 2 * right, widthUm + 2 * room.right));
  const [fixed, free] = align === 'right' ? (['right', 'left'] as const) : (['left', 'right'] as const);
  const overhang = { left, right };
  const atFixed = overhang[fixed] > 0 && room[fixed] > 0 ? within(overhang[fixed], room[fixed]) : 0;
  return Math.max(widthEm, atFixed, within(widthEm + overhang[free], widthUm + room[free]));
}
