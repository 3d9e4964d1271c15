/** A special edition of one page: masthead, headline, picture and two short columns, set in one ink. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import { type CardBuilder, cardBuilder } from '#designs/drawing/card.ts';
import { line, rectangle, star } from '#designs/drawing/curve.ts';
import { fill, type Mark, outline } from '#designs/drawing/drawing.ts';
import type { Face } from '#designs/drawing/face.ts';
import { drawn } from '#designs/drawing/layer.ts';
import { letter } from '#designs/drawing/letter.ts';
import type { Family, FamilyFormat } from '#designs/family.ts';

export const margin = 8.5;

/** A double rule, thick over thin. */
export function doubleRule(y: number, from: number, to: number, thickFirst = true): Mark[] {
  const [thick, thin] = thickFirst ? [y, y + 1.1] : [y + 1.1, y];
  return [outline(line([from, thick], [to, thick]), 'ink', 0.8), outline(line([from, thin], [to, thin]), 'ink', 0.22)];
}

export function rule(y: number, from: number, to: number, width = 0.22): Mark {
  return outline(line([from, y], [to, y]), 'ink', width);
}

type Measures = { masthead: number; headline: number; body: number; lead: number; top: number; picture: number };

const measures: Record<FamilyFormat, Measures> = {
  a6: { masthead: 11.4, headline: 9.6, body: 3.1, lead: 3.7, top: 19, picture: 45 },
  'din-long': { masthead: 11.4, headline: 14.4, body: 3.6, lead: 4.1, top: 21, picture: 86.5 },
  square: { masthead: 16, headline: 14, body: 3.5, lead: 4.4, top: 23, picture: 48 },
};

/** The front page on a face of the size of a format. */
export function frontPage(face: Face, format: FamilyFormat): void {
  const { width: w, height: h } = face;
  const m = measures[format];
  const [left, right] = [margin, w - margin];
  const serif = 'old-standard';
  const marks: Mark[] = [];
  let y = m.top;
  const line1 = y - m.masthead * 0.98;
  face.text({
    id: 'front-edition',
    role: 'issue',
    font: 'eb-garamond-italic',
    size: m.body,
    x: left,
    y: line1 + 0.4,
    width: w * 0.3,
    align: 'left',
    ink: 'ink',
  });
  face.text({
    id: 'front-price',
    role: 'price',
    font: 'eb-garamond-italic',
    size: m.body,
    x: right,
    y: line1 + 0.4,
    width: w * 0.3,
    align: 'right',
    ink: 'ink',
  });
  face.text({
    id: 'front-masthead',
    role: 'masthead',
    font: 'dm-serif',
    size: m.masthead,
    minSize: 6,
    x: w / 2,
    y,
    width: right - left,
    ink: 'ink',
  });
  y += m.masthead * 0.36;
  marks.push(...doubleRule(y, left, right));
  y += m.body + 2.6;
  face.text({
    id: 'front-dateline',
    role: 'place-date',
    personal: true,
    font: serif,
    size: m.body,
    minSize: 2.4,
    x: w / 2,
    y,
    width: right - left,
    ink: 'ink',
  });
  y += 1.9;
  marks.push(rule(y, left, right));
  y += m.headline * 0.98;
  face.text({
    id: 'front-headline',
    role: 'headline',
    font: 'dm-serif',
    size: m.headline,
    minSize: 5.4,
    x: w / 2,
    y,
    width: right - left,
    ink: 'accent',
  });
  y += m.lead + m.headline * 0.25;
  face.text({
    id: 'front-names',
    role: 'names',
    personal: true,
    font: 'eb-garamond-italic',
    size: m.lead,
    minSize: 2.6,
    x: w / 2,
    y,
    width: right - left,
    ink: 'ink',
  });
  y += 3.6;
  const foot = h - (format === 'square' ? 13.5 : format === 'a6' ? 11.6 : 13.5);
  const square = format === 'square';
  const picture = square ? { x: left, width: (right - left) * 0.52 } : { x: left, width: right - left };
  const high = square ? foot - y - 9.5 : m.picture;
  face.photo({ id: 'front-photo', role: 'picture', x: picture.x, y, width: picture.width, height: high, ink: 'photo' });
  marks.push(outline(rectangle(picture.x, y, picture.width, high), 'ink', 0.3));
  const captionY = y + high + m.body + 0.9;
  face.text({
    id: 'front-caption',
    role: 'caption',
    font: 'eb-garamond-italic',
    size: m.body * 0.98,
    minSize: 2.4,
    x: picture.x,
    y: captionY,
    width: picture.width,
    align: 'left',
    ink: 'ink',
  });
  const column = (id: string, x: number, width: number, top: number, room: number) => {
    const heading = m.body * 1.24;
    face.text({
      id: `${id}-title`,
      role: `${id.endsWith('one') ? 'left' : 'right'}-heading`,
      font: 'dm-serif',
      size: heading,
      minSize: 2.6,
      x,
      y: top + heading,
      width,
      align: 'left',
      ink: 'ink',
    });
    face.text({
      id,
      role: `${id.endsWith('one') ? 'left' : 'right'}-column`,
      personal: true,
      font: serif,
      size: m.body,
      minSize: 2.4,
      x,
      y: top + heading + m.body * 1.5,
      width,
      align: 'left',
      vertical: 'top',
      leading: 1.34,
      lines: room,
      ink: 'ink',
      figures: 'oldstyle',
    });
  };
  if (square) {
    const x = picture.x + picture.width + 5;
    marks.push(outline(line([x - 2.5, y], [x - 2.5, foot - 3.4]), 'ink', 0.2));
    column('front-one', x, right - x, y - 1, 5);
    column('front-two', x, right - x, y + (foot - y) * 0.5, 5);
  } else {
    const top = captionY + (format === 'a6' ? 1.6 : 4);
    const half = (right - left) / 2;
    marks.push(outline(line([w / 2, top + 0.8], [w / 2, foot - 4.6]), 'ink', 0.2));
    column('front-one', left, half - 2.5, top, 6);
    column('front-two', w / 2 + 2.5, half - 2.5, top, 6);
  }
  marks.push(...doubleRule(foot - 1.6, left, right, false));
  face.text({
    id: 'front-foot',
    role: 'foot-line',
    font: 'eb-garamond-italic',
    size: m.lead * 0.95,
    minSize: 2.6,
    x: w / 2,
    y: foot + m.lead + 0.4,
    width: right - left,
    ink: 'ink',
  });
  face.place(drawn(face, [{ marks }]), 'lines');
}

function vignette(face: Face, x: number, y: number): void {
  const marks = [
    fill(star([x, y], 1.9, 6, 0.4), 'accent'),
    ...[-1, 1].flatMap((side) => [
      outline(line([x + side * 4, y], [x + side * 16, y]), 'ink', 0.25),
      fill(star([x + side * 18, y], 0.9, 4, 0.4), 'ink'),
    ]),
  ];
  face.place(drawn(face, [{ marks }]), 'ornamental-line');
}

function others(card: CardBuilder, row: DesignTemplate): void {
  const { width: w, height: h, folded } = card;
  const face = card.face(folded ? 'inside-right' : 'back');
  const marks: Mark[] = [...doubleRule(11, margin, w - margin), ...doubleRule(h - 12.1, margin, w - margin, false)];
  face.place(drawn(face, [{ marks }]), 'lines');
  letter(face, row.texts, {
    heading: { font: 'dm-serif', size: 9.4, minSize: 5.4, ink: 'accent', leading: 1.1 },
    body: { font: 'old-standard', size: 4.1, ink: 'ink', leading: 1.46, figures: 'oldstyle' },
    date: { font: 'dm-serif', size: 4.6, ink: 'ink', leading: 1.4 },
    reply: { font: 'eb-garamond-italic', size: 4.2, ink: 'ink', leading: 1.4 },
    x: w / 2,
    width: w - 24,
    middle: h * 0.48,
  });
  if (!folded) {
    if (h > 160) vignette(face, w / 2, h - 30);
    return;
  }
  const left = card.face('inside-left');
  left.photo({ id: 'inside-photo', role: 'inside-photo', x: margin, y: 16, width: w - 2 * margin, height: h - 46, ink: 'photo' });
  left.place(
    drawn(left, [{ marks: [...doubleRule(11, margin, w - margin), outline(rectangle(margin, 16, w - 2 * margin, h - 46), 'ink', 0.3)] }]),
    'lines',
  );
  left.text({
    id: 'inside-caption',
    role: 'inside-caption',
    font: 'eb-garamond-italic',
    size: 4,
    minSize: 2.6,
    x: margin,
    y: h - 22.5,
    width: w - 2 * margin,
    align: 'left',
    ink: 'ink',
  });
  vignette(card.face('back'), w / 2, h - 20);
}

export const drawFrontPage: Family['draw'] = (row, form, format) => {
  const card = cardBuilder(row, form, format);
  card.ground('paper');
  frontPage(card.face('front'), card.format);
  others(card, row);
  return card.finish();
};
