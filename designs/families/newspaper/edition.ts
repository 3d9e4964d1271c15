/** The wedding newspaper: a front page like the card's, enlarged, and pages of two columns, a picture and advertisements inside. */
import type { DesignTemplate } from '#core/catalogue/template.ts';
import { type CardBuilder, cardBuilder } from '#designs/drawing/card.ts';
import { line, rectangle } from '#designs/drawing/curve.ts';
import { type Mark, outline } from '#designs/drawing/drawing.ts';
import type { Face, TextSlot } from '#designs/drawing/face.ts';
import { drawn } from '#designs/drawing/layer.ts';
import type { FamilyCard } from '#designs/family.ts';
import { doubleRule, frontPage, margin, rule } from './front-page.ts';

/** A4 is twice as large as A6, which the front page is measured for. */
const zoom = 2;

type Page = { face: Face; id: string; words: Readonly<Record<string, string>> };

function column({ face, id, words }: Page, name: string, x: number, y: number, width: number, lines: number): void {
  const slot = (key: string): Pick<TextSlot, 'id' | 'text'> => ({ id: `${id}-${key}`, text: words[`${id}-${key}`] ?? '' });
  face.text({
    ...slot(`${name}-title`),
    role: 'heading',
    font: 'dm-serif',
    size: 4,
    minSize: 1.6,
    x,
    y,
    width,
    align: 'left',
    ink: 'ink',
  });
  face.text({
    ...slot(name),
    role: 'article',
    personal: true,
    font: 'old-standard',
    size: 2.35,
    minSize: 1.5,
    x,
    y: y + 4.6,
    width,
    align: 'left',
    vertical: 'top',
    leading: 1.4,
    lines,
    ink: 'ink',
    figures: 'oldstyle',
  });
}

function runningHead({ face, id }: Page, heading: string): Mark[] {
  const { width: w } = face;
  face.text({
    id: `${id}-number`,
    text: heading,
    role: 'page-number',
    font: 'eb-garamond-italic',
    size: 2.3,
    minSize: 1.5,
    x: w / 2,
    y: 8.4,
    width: 40,
    ink: 'ink',
  });
  return doubleRule(10.2, margin, w - margin);
}

/** Headline over a picture, two columns under it and a boxed notice at the foot. Pages without words of their own stay empty in them. */
function insidePage(page: Page, number: number): void {
  const { face, id, words } = page;
  const { width: w, height: h } = face;
  const [left, right] = [margin, w - margin];
  const half = (right - left) / 2;
  const marks = runningHead(page, `Seite ${number}`);
  face.text({
    id: `${id}-headline`,
    text: words[`${id}-headline`] ?? '',
    role: 'headline',
    font: 'dm-serif',
    size: 7.2,
    minSize: 3,
    x: w / 2,
    y: 19.4,
    width: right - left,
    ink: 'accent',
  });
  face.photo({ id: `${id}-photo`, role: 'picture', x: left, y: 24, width: right - left, height: 46, ink: 'photo' });
  marks.push(outline(rectangle(left, 24, right - left, 46), 'ink', 0.15));
  column(page, 'one', left, 77.5, half - 2.5, 11);
  column(page, 'two', left + half + 2.5, 77.5, half - 2.5, 11);
  marks.push(outline(line([w / 2, 75], [w / 2, h - 28]), 'ink', 0.12));
  marks.push(outline(rectangle(left, h - 24, right - left, 15), 'ink', 0.25), rule(h - 7.2, left, right));
  face.text({
    id: `${id}-notice`,
    text: words[`${id}-notice`] ?? '',
    role: 'advertisement',
    personal: true,
    font: 'eb-garamond-italic',
    size: 2.9,
    minSize: 1.5,
    x: w / 2,
    y: h - 17.2,
    width: right - left - 6,
    leading: 1.35,
    ink: 'ink',
  });
  face.place(drawn(face, [{ marks }]), 'lines');
}

function lastPage(page: Page): void {
  const { face, words } = page;
  const { width: w, height: h } = face;
  const marks = runningHead(page, 'Zum Schluss');
  face.photo({ id: 'back-photo', role: 'picture', x: margin, y: 15, width: w - 2 * margin, height: 62, ink: 'photo' });
  marks.push(outline(rectangle(margin, 15, w - 2 * margin, 62), 'ink', 0.15));
  face.text({
    id: 'back-headline',
    text: words['back-headline'] ?? '',
    role: 'headline',
    font: 'dm-serif',
    size: 7.2,
    minSize: 3,
    x: w / 2,
    y: 88,
    width: w - 2 * margin,
    ink: 'accent',
  });
  face.text({
    id: 'back-text',
    text: words['back-text'] ?? '',
    role: 'imprint',
    personal: true,
    font: 'old-standard',
    size: 2.9,
    minSize: 1.5,
    x: w / 2,
    y: 97,
    width: w - 2 * margin - 8,
    vertical: 'top',
    leading: 1.45,
    lines: 8,
    ink: 'ink',
    figures: 'oldstyle',
  });
  marks.push(...doubleRule(h - 9.5, margin, w - margin, false));
  face.place(drawn(face, [{ marks }]), 'lines');
}

/** An edition of 4 to 16 pages. */
export function drawEdition(row: DesignTemplate, pageCount = 4): FamilyCard {
  const card: CardBuilder<'a4'> = cardBuilder(row, 'newspaper', 'a4', pageCount);
  card.ground('paper');
  frontPage(card.face('front', { zoom }), 'a6');
  for (let number = 2; number < pageCount; number++) {
    const id = `page-${number}`;
    insidePage({ face: card.face(id, { zoom }), id, words: row.texts }, number);
  }
  lastPage({ face: card.face('back', { zoom }), id: 'back', words: row.texts });
  return card.finish();
}
