/** Linocut cards: one dark animal in a coloured block, its fur or feathers cut out of it. Three inks and the paper. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import { type Matrix, multiply } from '#core/values/matrix.ts';
import { type CardBuilder, cardBuilder } from '#designs/drawing/card.ts';
import { blob, ellipse, handCut } from '#designs/drawing/curve.ts';
import { fill, type Mark, moved, reaching } from '#designs/drawing/drawing.ts';
import type { Face } from '#designs/drawing/face.ts';
import { appleTwig, bird, cut, daisy, grass, hare } from '#designs/drawing/lino.ts';
import { message } from '#designs/drawing/message.ts';
import { mirror, type Point, scale, shift, way } from '#designs/drawing/path.ts';
import { type Random, random } from '#designs/drawing/random.ts';
import type { Family } from '#designs/family.ts';

type Block = { x: number; y: number; width: number; height: number };

function chatter(rnd: Random, { x, y, width, height }: Block, count: number, free: (at: Point) => boolean): Mark[] {
  const marks: Mark[] = [];
  for (let i = 0; i < count; i++) {
    const at: Point = [rnd.between(x + 3, x + width - 5), rnd.between(y + 2, y + height * 0.66)];
    const end: Point = [at[0] + rnd.between(1.2, 2.6), at[1] + rnd.spread(0.4)];
    if (free(at)) marks.push(cut([at, [(at[0] + end[0]) / 2, (at[1] + end[1]) / 2 + 0.05], end], 0.24));
  }
  return marks;
}

/** The print: coloured block and what is in it. */
function print(face: Face, block: Block, seed: number, variant: string): void {
  const { x, y, width, height } = block;
  const rnd = random(seed);
  const picture = face.drawing();
  const edge = handCut(random(seed + 1), x, y, width, height, 0.35);
  picture.add(fill(edge, 'block'));
  const foot = y + height + 1;
  const across = (from: number, to: number) => rnd.between(x + width * from, x + width * to);
  const marks: Mark[] = [];
  if (variant === 'hare') {
    const size = Math.min(height / 96, (width / 87) * 1.02);
    const axis = x + width * 0.47;
    const place = multiply(multiply(shift(axis, foot), scale(size)), shift(-49, -106));
    for (let i = 0; i < width / 3.3; i++) {
      const gx = across(0, 1);
      const high = rnd.between(14, 46);
      if (Math.abs(gx - axis) < 26 * size && high > 30) continue;
      marks.push(grass(gx, foot, high, rnd.normal(5), 'dark'));
    }
    marks.push(...moved(hare(rnd), place));
    for (let i = 0; i < width / 2.2; i++)
      marks.push(grass(across(0, 1), foot, rnd.between(5, 17), rnd.normal(3), rnd.chance(0.3) ? 'third' : 'dark'));
    for (const [fx, high, lean] of [
      [0.09, 52, -2],
      [0.885, 58, 3],
      [0.8, 38, -3],
      [0.045, 33, 2],
      [0.94, 36, 1],
    ] as const)
      marks.push(...daisy(rnd, x + width * fx, foot, high * size, lean));
    marks.push(...chatter(rnd, block, 60, ([px]) => px < axis - 14 * size || px > axis + 30 * size));
  } else {
    const size = Math.min(height / 93, width / 84);
    const axis = x + width * 0.5;
    const middle = y + height * (height > width * 1.25 ? 0.59 : 0.5);
    const place = multiply(multiply(shift(axis, middle), scale(size)), shift(-51, -53));
    const at = (px: number, py: number): Point => [axis + (px - 51) * size, middle + (py - 53) * size];
    const left = x - 3;
    const right = x + width + 3;
    marks.push(
      ...appleTwig(
        rnd,
        [[left, at(0, 88)[1]], at(24, 84.5), at(52, 82.6), at(78, 85.4), [right, at(0, 79)[1]]],
        [at(15, 88.6), at(79, 78.6), at(89, 88), at(37, 90.4)],
      ),
    );
    marks.push(...appleTwig(rnd, [[left, at(0, 24)[1]], at(14, 19), at(29, 19.6), at(42, 13)], [at(30, 25), at(13, 13.6), at(43, 19)]));
    marks.push(...moved(bird(rnd), place));
    for (const [dx, dy, r] of [
      [89, 44, 1.2],
      [92, 20, 1.5],
      [85.5, 16.4, 1],
      [94, 56, 1],
      [13, 46, 1.2],
      [20, 37, 0.9],
    ] as const)
      marks.push(fill(blob(rnd, at(dx, dy), r * size, 0.14, 6), 'paper'));
    marks.push(...chatter(rnd, block, 56, ([px, py]) => Math.hypot(px - axis, (py - middle) * 1.1) > 36 * size));
  }
  picture.add(reaching(marks, block), edge);
  face.place(picture, variant === 'hare' ? 'hare' : 'blackbird');
}

function front(card: CardBuilder, face: Face, design: DesignTemplate): void {
  const { width: w, height: h } = face;
  const square = card.format === 'square';
  const tall = card.format === 'din-long';
  const m = square ? 10 : 9;
  if (design.variant === 'hare') {
    const k = square ? 1.1 : 1;
    const foot = square ? 34 : tall ? 60 : 43;
    print(face, { x: m, y: m, width: w - 2 * m, height: h - m - foot }, design.seed, 'hare');
    const y = h - foot + (tall ? 24 : square ? 15 : 17.5);
    face.text({
      id: 'front-heading',
      role: 'greeting',
      font: 'libre-caslon-display',
      size: 12.6 * k,
      minSize: 7,
      x: w / 2,
      y,
      width: w - 20,
      ink: 'text',
    });
    face.text({
      id: 'front-sign',
      role: 'sender',
      personal: true,
      font: 'playfair-italic',
      size: 4.5 * k,
      minSize: 3,
      x: w / 2,
      y: y + 10.6 * k,
      width: w - 20,
      ink: 'accent',
    });
    return;
  }
  const k = square ? 1.16 : 1;
  const head = square ? 44 : tall ? 70 : 45;
  print(face, { x: m, y: head, width: w - 2 * m, height: h - head - m }, design.seed, 'bird');
  const common = { x: m + 0.5, align: 'left', width: w - 2 * m - 1 } as const;
  const y = head - 18 * k;
  face.text({ ...common, id: 'front-intro', role: 'occasion', font: 'fraunces', size: 4.6 * k, y: y - 11.2 * k, ink: 'accent' });
  face.text({
    ...common,
    id: 'front-name',
    role: 'name',
    personal: true,
    font: 'fraunces-semibold',
    size: 12.4 * k,
    minSize: 6,
    y: y + 2.4 * k,
    ink: 'text',
  });
  face.text({
    ...common,
    id: 'front-facts',
    role: 'birth-facts',
    personal: true,
    font: 'fraunces',
    size: 3.8 * k,
    minSize: 2.6,
    y: y + 11 * k,
    ink: 'text',
  });
}

/** Animal or twig alone, dark on paper, for the other pages. */
function quote(seed: number, variant: string, place: Matrix): Mark[] {
  const rnd = random(seed + 2);
  const fine = (marks: readonly Mark[]) => moved(marks, place).map((mark) => (mark.ink === 'block' ? { ...mark, ink: 'paper' } : mark));
  if (variant === 'hare') return fine([...hare(rnd).slice(0, 7), fill(ellipse([48, 104.4], 34, 0.7), 'dark')]);
  return fine([...appleTwig(rnd, way(14, 84, 34, 82.6, 56, 82, 84, 84), []), ...bird(rnd).slice(0, 7)]);
}

export const family: Family = {
  draw(design, form, format) {
    const card = cardBuilder(design, form, format);
    const { width: w, height: h } = card;
    const { variant, seed } = design;
    const animal = variant === 'hare';
    const k = format === 'square' ? 1.12 : 1;
    card.ground('paper');
    front(card, card.face('front'), design);
    const inner = card.face(card.folded ? 'inside-right' : 'back');
    const edge = w * 0.13;
    message(inner, design.texts, {
      heading: animal ? 'libre-caslon-display' : 'fraunces-semibold',
      headingSize: (animal ? 8.6 : 7.2) * k,
      body: animal ? 'eb-garamond' : 'fraunces',
      bodySize: (animal ? 4.3 : 3.9) * k,
      sign: animal ? 'playfair-italic' : 'fraunces',
      signSize: (animal ? 4.4 : 3.9) * k,
      ink: 'text',
      accent: 'accent',
      align: animal ? 'center' : 'left',
      x: animal ? w / 2 : edge,
      width: animal ? w - 18 : w - edge - 8,
      middle: h * 0.46,
    });
    if (!card.folded) return card.finish();
    const left = card.face('inside-left');
    const m = w * 0.095;
    left.photo({ id: 'inside-photo', role: 'inside-photo', x: m, y: m, width: w - 2 * m, height: h - 2 * m, ink: 'photo' });
    const back = card.face('back');
    const small = back.drawing();
    const base = multiply(multiply(shift(w / 2, h * 0.78), scale(0.22)), shift(-50, -62));
    small.add(quote(seed, variant, animal ? multiply(base, mirror(49)) : base));
    back.place(small, animal ? 'hare' : 'blackbird');
    return card.finish();
  },
};
