/** A child's birthday: a crocodile with its mouth wide open, and on its tongue the last slice of cake. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import { multiply } from '#core/values/matrix.ts';
import type { CardBuilder } from '#designs/drawing/card.ts';
import { drawn } from '#designs/drawing/layer.ts';
import { letter } from '#designs/drawing/letter.ts';
import { scale, shift } from '#designs/drawing/path.ts';
import { random } from '#designs/drawing/random.ts';
import { armWithFork, hungryHead, type Jaws, walker } from './reptile.ts';

const jaws: Record<'square' | 'a6' | 'din-long', Jaws> = {
  square: { at: [117, 90], size: 1, open: 0.74, sunk: -0.05 },
  a6: { at: [81, 80], size: 0.73, open: 0.92, sunk: -0.06 },
  'din-long': { at: [72, 118], size: 0.82, open: 1.06, sunk: -0.1 },
};

export function crocodileCard(card: CardBuilder, row: DesignTemplate): void {
  const { width: w, height: h, format } = card;
  const front = card.face('front');
  const rnd = random(row.seed);
  const look = jaws[format];
  const [x, y] = look.at;
  const depth = (h - y) / look.size;
  front.place(
    drawn(front, [
      {
        marks: [
          ...hungryHead(rnd, look, depth),
          ...armWithFork(rnd, multiply(shift(x - 14 * look.size, y + { square: 42, a6: 40, 'din-long': 56 }[format]), scale(look.size))),
        ],
      },
    ]),
    'ornament',
  );
  const left = { square: 11, a6: 8.5, 'din-long': 9 }[format];
  const size = { square: 19.4, a6: 13.8, 'din-long': 15 }[format];
  front.text({
    id: 'front-name',
    role: 'name',
    personal: true,
    font: 'jost-bold',
    size,
    minSize: 6,
    leading: 0.96,
    align: 'left',
    vertical: 'bottom',
    x: left,
    y: { square: 57, a6: 53, 'din-long': 84 }[format],
    width: { square: 60, a6: 43, 'din-long': 48 }[format],
    ink: 'text',
  });
  front.text({
    id: 'front-line',
    role: 'text-line',
    font: 'jost-medium',
    size: { square: 5.4, a6: 4.5, 'din-long': 5 }[format],
    minSize: 3,
    leading: 1.32,
    align: 'left',
    vertical: 'bottom',
    x: left,
    y: h - { square: 19, a6: 15.6, 'din-long': 22 }[format],
    width: { square: 76, a6: 50, 'din-long': 48 }[format],
    ink: 'text',
  });
  const face = card.face(card.folded ? 'inside-right' : 'back');
  const margin = format === 'square' ? 16 : 11;
  letter(face, row.texts, {
    heading: { font: 'jost-bold', size: 9.6, minSize: 6, ink: 'text', leading: 1.06 },
    body: { font: 'jost', size: 4.2, ink: 'text', leading: 1.5 },
    date: { font: 'jost-medium', size: 4.2, ink: 'text', leading: 1.5 },
    align: 'left',
    x: margin,
    width: w - margin * 2,
    middle: h * 0.41,
  });
  const low = h - { square: 22, a6: 18, 'din-long': 34 }[format];
  const small = multiply(shift(w - 30, low), scale(format === 'a6' ? 0.72 : 0.9));
  face.place(drawn(face, [{ marks: walker(random(row.seed + 1), small) }]), 'ornament');
  if (!card.folded) return;
  const inside = card.face('inside-left');
  const large = multiply(shift(w * 0.66, h * 0.46), scale(w / 58));
  inside.place(drawn(inside, [{ marks: walker(random(row.seed + 2), large) }]), 'ornament');
  const back = card.face('back');
  const full = multiply(shift(w / 2, h - 34), scale(0.55));
  back.place(drawn(back, [{ marks: walker(random(row.seed + 3), full, 7) }]), 'ornament');
}
