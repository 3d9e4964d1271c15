/** Birth cards with three photographs one below the other and the name set upright beside them. */

import { type CardBuilder, cardBuilder } from '#designs/drawing/card.ts';
import { rectangle } from '#designs/drawing/curve.ts';
import { fill, type Mark } from '#designs/drawing/drawing.ts';
import type { Face } from '#designs/drawing/face.ts';
import { drawn } from '#designs/drawing/layer.ts';
import { capHeights } from '#designs/drawing/type.ts';
import type { Family, FamilyCard } from '#designs/family.ts';

const gap = 3;

function rule(x: number, y: number, width: number): Mark {
  return fill(rectangle(x, y, width, 0.3), 'text');
}

/** 99 × 210: the strip on the left, the name climbing on the right. */
function tall(face: Face): void {
  const { width: w } = face;
  const [x, top, width, height] = [9, 9, 48, 45.6];
  for (let i = 0; i < 3; i++) {
    face.photo({
      id: `front-photo-${i + 1}`,
      role: 'photo',
      number: i + 1,
      shape: 'rect',
      x,
      y: top + i * (height + gap),
      width,
      height,
      ink: `photo${i + 1}`,
    });
  }
  const length = 3 * height + 2 * gap;
  const size = 33;
  const halfCap = (capHeights['instrument-italic'] * size) / 2;
  // The baseline stands 11.5 mm from the trim: room for the g of Jörg inside the safe area.
  const middleX = w - 11.5 - halfCap;
  const middleY = top + length / 2;
  face.text({
    id: 'front-name',
    role: 'name',
    personal: true,
    font: 'instrument-italic',
    size,
    minSize: 10,
    x: middleX - length / 2,
    y: middleY + halfCap,
    width: length,
    align: 'left',
    ink: 'name',
    rotation: -90,
    leading: 1,
  });
  face.place(drawn(face, [{ marks: [rule(x, 181, w - x * 2)] }]), 'line');
  face.text({
    id: 'front-heading',
    role: 'heading',
    font: 'instrument-italic',
    size: 7.2,
    minSize: 5,
    x,
    y: 174,
    width: w - x * 2,
    align: 'left',
    ink: 'text',
  });
  const facts = {
    font: 'jost',
    size: 3.8,
    minSize: 2.6,
    leading: 1.5,
    lines: 2,
    y: 189,
    vertical: 'top',
    personal: true,
    ink: 'text',
  } as const;
  face.text({ ...facts, id: 'front-date', role: 'birth-facts', x, width: 40, align: 'left' });
  face.text({ ...facts, id: 'front-parents', role: 'parents', x: w - x, width: 38, align: 'right' });
}

/** 148 × 148: three upright pictures in a row, the name below. */
function wide(face: Face): void {
  const { width: w } = face;
  const x = 11;
  const width = (w - x * 2 - gap * 2) / 3;
  for (let i = 0; i < 3; i++) {
    face.photo({
      id: `front-photo-${i + 1}`,
      role: 'photo',
      number: i + 1,
      shape: 'rect',
      x: x + i * (width + gap),
      y: 11,
      width,
      height: 62,
      ink: `photo${i + 1}`,
    });
  }
  face.text({
    id: 'front-name',
    role: 'name',
    personal: true,
    font: 'instrument-italic',
    size: 34,
    minSize: 12,
    x: x - 1,
    y: 104,
    width: w - x * 2,
    align: 'left',
    ink: 'name',
    leading: 1,
  });
  face.place(drawn(face, [{ marks: [rule(x, 119, w - x * 2)] }]), 'line');
  face.text({
    id: 'front-heading',
    role: 'heading',
    font: 'instrument-italic',
    size: 7,
    minSize: 5,
    x,
    y: 114.5,
    width: w - x * 2,
    align: 'left',
    ink: 'text',
  });
  const facts = {
    font: 'jost',
    size: 3.8,
    minSize: 2.6,
    leading: 1.5,
    lines: 2,
    y: 127.5,
    vertical: 'top',
    personal: true,
    ink: 'text',
  } as const;
  face.text({ ...facts, id: 'front-date', role: 'birth-facts', x, width: 60, align: 'left' });
  face.text({ ...facts, id: 'front-parents', role: 'parents', x: w - x, width: 60, align: 'right' });
}

function words(face: Face, ground: boolean): void {
  const { width: w, height: h } = face;
  const x = face.height > 180 ? 11 : 16;
  const top = h * 0.3;
  const ink = ground ? 'on-accent' : 'text';
  face.place(
    drawn(face, [{ marks: [...(ground ? [fill(face.bleedPath, 'accent')] : []), fill(rectangle(x, top + 17, 14, 0.3), ink)] }]),
    'line',
  );
  face.text({
    id: 'inside-heading',
    role: 'inside-heading',
    font: 'instrument-italic',
    size: 11,
    minSize: 7,
    x,
    y: top,
    width: w - x * 2,
    align: 'left',
    vertical: 'bottom',
    leading: 1.12,
    lines: 2,
    ink,
  });
  face.text({
    id: 'inside-text',
    role: 'inside-text',
    personal: true,
    font: 'jost',
    size: 4,
    minSize: 3,
    x,
    y: top + 28,
    width: w - x * 2,
    align: 'left',
    vertical: 'top',
    leading: 1.65,
    lines: 8,
    ink,
  });
  face.text({
    id: 'inside-signature',
    role: 'signature',
    personal: true,
    font: 'instrument-italic',
    size: 7,
    minSize: 4,
    x,
    y: h - (h > 180 ? 24 : 17),
    width: w - x * 2,
    align: 'left',
    ink,
  });
}

function folded(card: CardBuilder): void {
  const left = card.face('inside-left');
  const { width: w, height: h } = left;
  left.photo({ id: 'inside-photo', role: 'inside-photo', shape: 'rect', x: -3, y: -3, width: w + 3, height: h + 6, ink: 'photo2' });
  words(card.face('inside-right'), false);
  const back = card.face('back');
  back.place(drawn(back, [{ marks: [fill(back.bleedPath, 'accent')] }]), 'area');
  back.text({
    id: 'back-note',
    role: 'sender',
    personal: true,
    font: 'jost',
    size: 3.6,
    minSize: 2.6,
    x: w / 2,
    y: h - 26,
    width: w - 24,
    leading: 1.6,
    lines: 3,
    ink: 'on-accent',
    vertical: 'bottom',
  });
}

/** The upright name needs a box no higher than its line, or it would reach beyond the safe area. */
function narrowed(card: FamilyCard): FamilyCard {
  for (const element of card.pages.flatMap((page) => page.elements)) {
    if (element.kind !== 'text' || element.rotation === 0) continue;
    const height = Math.round(element.sizeUm * 1.06);
    element.yUm += Math.round((element.heightUm - height) / 2);
    element.heightUm = height;
  }
  return card;
}

export const family: Family = {
  draw(row, form, format) {
    const card = cardBuilder(row, form, format);
    card.ground('ground');
    const front = card.face('front');
    if (format === 'square') wide(front);
    else tall(front);
    if (card.folded) folded(card);
    else words(card.face('back'), true);
    return narrowed(card.finish());
  },
};
