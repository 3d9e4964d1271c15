/** Suite pieces that are cut to a shape, laid into a card, put around it or stuck on something. */

import { heartPath } from '#core/design/outlines/outline.ts';
import { addressBox, addressType, maxAddressLines, minAddressUm } from '#core/layout/envelope-zones.ts';
import { multiply } from '#core/values/matrix.ts';
import { circle, line } from '#designs/drawing/curve.ts';
import { fill, outline } from '#designs/drawing/drawing.ts';
import { drawn } from '#designs/drawing/layer.ts';
import { movedPath, type Point, scale, shift } from '#designs/drawing/path.ts';
import { traced } from '#designs/drawing/trace.ts';
import { capHeights } from '#designs/drawing/type.ts';
import type { Area } from '#designs/suites/suite.ts';
import type { Kit } from './kit.ts';

/** Ornament above the words, both within the contour. */
function badge(kit: Kit, panel: string, share = 0.42): void {
  const area = kit.zone(panel);
  const high = area.height * share;
  kit.ornament(panel, { y: area.y + high * 0.5, width: area.width * 0.62, height: high * 0.86 });
  kit.words(panel, { ...area, y: area.y + high, height: area.height - high });
}

/** Lines to write on, from `top` downwards. */
function writingLines(
  kit: Kit,
  panel: string,
  { x, width, top, step, count }: { x: number; width: number; top: number; step: number; count: number },
): void {
  const face = kit.face(panel);
  const marks = Array.from({ length: count }, (_, at) =>
    outline(line([x, top + at * step], [x + width, top + at * step]), kit.style.ink, 0.2),
  );
  face.place(drawn(face, [{ marks }]), 'writing-lines');
}

/** Width of the coloured edge of a sticker, in mm. */
const stickerEdge = 3.4;

/** A disc of paper in a coloured edge, a fine ring within it; the ornament above the initials. */
export function roundSticker(kit: Kit): void {
  const face = kit.face('front');
  const radius = face.width / 2;
  const centre: Point = [radius, radius];
  kit.ground('front', kit.style.accent);
  const inner = radius - stickerEdge;
  const marks = [fill(circle(centre, inner), kit.style.paper), outline(circle(centre, inner - 1.1), kit.style.accent, 0.3)];
  face.place(drawn(face, [{ marks }]), 'ring');
  kit.ornament('front', { y: face.height * 0.31, width: face.width * 0.54, height: face.height * 0.27 });
  const width = face.width * 0.6;
  kit.words('front', { x: radius - width / 2, y: face.height * 0.46, width, height: face.height * 0.32 }, { size: 1.1 });
}

/** A heart of paper in a coloured one: words where it is wide, the ornament towards its tip. */
export function heartSticker(kit: Kit): void {
  const face = kit.face('front');
  const { width: w, height: h } = face;
  kit.ground('front', kit.style.accent);
  const whole = traced(heartPath({ xUm: 0, yUm: 0, widthUm: w * 1000, heightUm: h * 1000 }));
  // The inner heart keeps the same distance to the cut at its sides, its notch and its tip.
  const inner = movedPath(movedPath(whole, scale(1 / 1000)), multiply(shift(w * 0.08, h * 0.075), scale(0.84)));
  face.place(drawn(face, [{ marks: [fill(inner, kit.style.paper)] }]), 'frame');
  kit.words('front', { x: w * 0.23, y: h * 0.31, width: w * 0.54, height: h * 0.29 }, { size: 0.72 });
  kit.ornament('front', { y: h * 0.71, width: w * 0.3, height: h * 0.15 });
}

/** The sender: ornament, name and address. The recipient: ornament and an address of any length. */
export function rectSticker(kit: Kit): void {
  const face = kit.face('front');
  const room = face.width * 0.3;
  kit.ornament('front', { x: 4 + room / 2, y: face.height / 2, width: room * 0.82, height: face.height * 0.7 });
  const area = kit.zone('front');
  const x = area.x + room;
  const column = { ...area, x, width: area.x + area.width - x };
  if (kit.row.texts['front-names'] === undefined)
    address(kit, { ...column, size: area.height / (1.03 + (maxAddressLines - 1) * addressType.leading) });
  else kit.words('front', { ...column, align: 'left' }, { size: 0.62, roles: { text: 'address' } });
}

/** An address in the middle of a box, with room for as many lines as an address may have; `size` is its em in mm. */
function address({ row, style, face }: Kit, { x, y, width, height, size }: Area & { size: number }): void {
  const { leading } = addressType;
  const cap = capHeights[style.body];
  const lines = (row.texts['front-text'] ?? '').split('\n').length;
  const tall = size * (1 + (lines - 1) * leading);
  face('front').text({
    id: 'front-text',
    role: 'address',
    personal: true,
    font: style.body,
    size,
    minSize: minAddressUm(cap) / 1000,
    x,
    y: y + height / 2 - tall / 2 + (size * (1 + cap)) / 2,
    width,
    lines: maxAddressLines,
    leading,
    align: 'left',
    ink: style.ink,
  });
}

export function bottle(kit: Kit): void {
  kit.cover('front', { like: 105 });
}

export function sparkler(kit: Kit): void {
  const area = kit.zone('front');
  kit.ornament('front', { y: area.y + area.height * 0.15, width: area.width * 0.72, height: area.height * 0.24 });
  kit.words('front', { ...area, y: area.y + area.height * 0.3, height: area.height * 0.62 });
  const back = kit.face('back');
  kit.ornament('back', { y: back.height / 2, width: back.width * 0.6 });
}

export function giftTag(kit: Kit): void {
  badge(kit, 'front', kit.format === 'tag' || kit.format === 'tag-narrow' ? 0.34 : 0.3);
  kit.words('back', undefined, { size: 0.8 });
}

export function insertSheet(kit: Kit): void {
  kit.letter('front');
}

/** A reply card: a sentence, then lines for what the guests answer. */
export function replyCard(kit: Kit): void {
  const area = kit.zone('front');
  const head = area.height * 0.52;
  kit.words('front', { ...area, height: head });
  const x = area.x + area.width * 0.08;
  writingLines(kit, 'front', { x, width: area.width * 0.84, top: area.y + head + area.height * 0.16, step: area.height * 0.13, count: 3 });
  const back = kit.face('back');
  kit.ornament('back', { y: back.height * 0.3, width: back.width * 0.4, height: back.height * 0.2 });
  const below = kit.zone('back');
  kit.words('back', { ...below, y: back.height * 0.42, height: below.height * 0.5 }, { size: 0.8 });
}

/** The belt's ends lie at the back: names in its middle, an ornament on either side. */
export function band(kit: Kit): void {
  const face = kit.face('front');
  const area = kit.zone('front');
  const middle = face.height / 2;
  for (const side of [-1, 1]) kit.ornament('front', { x: face.width / 2 + side * (area.width / 2 - 12), y: middle, width: 32, height: 28 });
  kit.words('front', { ...area, x: area.x + 36, width: area.width - 72 });
}

/** Initials in paper on a coloured disc; the ornament on its other side. */
export function confetti(kit: Kit): void {
  const { width, height } = kit.face('front');
  kit.ground('front', kit.style.accent);
  kit.words('front', { x: width * 0.2, y: height * 0.3, width: width * 0.6, height: height * 0.4, ink: kit.style.paper }, { size: 0.62 });
  kit.ornament('back', { y: height / 2, width: width * 0.7, height: height * 0.56 });
}

/** Four walls: names, the branch, a wish, the branch again. */
export function windLight(kit: Kit): void {
  kit.cover('front', { like: 105 });
  kit.letter('wall-3', 0.86);
  for (const panel of ['wall-2', 'wall-4']) {
    const { width, height } = kit.face(panel);
    kit.ornament(panel, { y: height * 0.5, width: width * 0.6 });
  }
}

export function balloon(kit: Kit): void {
  badge(kit, 'front', 0.36);
  const area = kit.zone('back');
  kit.words('back', { ...area, height: area.height * 0.4 }, { size: 0.74 });
  writingLines(kit, 'back', { x: area.x + 3, width: area.width - 6, top: area.y + area.height * 0.58, step: 10, count: 4 });
}

/** Where the sender stands on the back, in mm from above: over what lies behind the address. */
const flap = { top: 6, bottom: 34 };

/** The front holds the address where machines look for it; the ornament keeps left of the stamp. The sender stands on the flap. */
export function envelope(kit: Kit): void {
  const { width, height } = kit.face('front');
  const box = addressBox({ widthUm: width * 1000, heightUm: height * 1000 });
  const zone = { x: box.xUm / 1000, y: box.yUm / 1000, width: box.widthUm / 1000, height: box.heightUm / 1000 };
  address(kit, { ...zone, size: addressType.sizeUm / 1000 });
  // Beside and above the address, where no machine looks for it.
  kit.ornament('front', { x: 35, y: 28, width: 58, height: 44, most: 1.45 });
  const beside = kit.cover('back', { piece: 'place-card', like: 118, hasWords: false });
  kit.words('back', { ...beside, y: flap.top, height: flap.bottom - flap.top }, { size: 0.7, roles: { under: 'sender' } });
}

export function seatingPlan(kit: Kit): void {
  kit.cover('front', { piece: 'menu-card', like: 99 });
  const { width, height } = kit.face('back');
  kit.ornament('back', { y: height * 0.5, width: width * 0.34 });
}

export function polaroid(kit: Kit): void {
  const { width, height } = kit.face('front');
  kit.photo('front', { x: 6, y: 6, width: width - 12, height: width - 14 });
  kit.words('front', { x: 7, y: width - 6, width: width - 14, height: height - width + 1 }, { size: 0.9 });
  kit.letter('back', 0.8);
}

export function photoStrip(kit: Kit): void {
  const { width } = kit.face('front');
  const [m, high, gap] = [5, 36, 3];
  for (const at of [0, 1, 2]) kit.photo('front', { x: m, y: m + at * (high + gap), width: width - 2 * m, height: high }, 'rect', at + 1);
  const y = m + 3 * (high + gap);
  kit.words('front', { x: 5, y, width: width - 10, height: 150 - y - 5 }, { size: 0.7 });
  kit.words('back', undefined, { size: 0.7 });
}
