/** What the special forms of a suite are put together from: covers, letters, photos and ornaments on their panels. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import type { ElementRole } from '#core/design/naming/roles.ts';
import { pageGuides } from '#core/design/page-guides.ts';
import type { CardForm, CardFormat } from '#core/products/card/formats.ts';
import { cardPages } from '#core/products/card/pages.ts';
import { multiply } from '#core/values/matrix.ts';
import { type CardBuilder, cardBuilder } from '#designs/drawing/card.ts';
import { bounds, type Mark, moved, recoloured } from '#designs/drawing/drawing.ts';
import type { Face } from '#designs/drawing/face.ts';
import { drawn } from '#designs/drawing/layer.ts';
import { scale, shift } from '#designs/drawing/path.ts';
import { random } from '#designs/drawing/random.ts';
import type { FamilyCard } from '#designs/family.ts';
import type { Area, PieceKey, SuiteStyle } from '#designs/suites/suite.ts';
import { type Role, setWords } from './words.ts';
import { textZone } from './zones.ts';

type Roles = Partial<Record<Role, ElementRole>>;
type Placing = { zoom?: number; isTurned?: boolean };

export type Kit = {
  row: DesignTemplate;
  style: SuiteStyle;
  form: CardForm;
  format: CardFormat;
  /** Panels by their id, in print order. */
  panels: readonly string[];
  face(panel: string, placing?: Placing): Face;
  /** Another ink under a panel's page. What is drawn on it afterwards is not recoloured. */
  ground(panel: string, ink: string): void;
  /** Where words may stand on a panel: within its contour, beside folds, holes and glue. In mm on the face. */
  zone(panel: string): Area;
  /**
   * The ornament of a front and, unless `hasWords` is false, the words on it, drawn as for a card of about `like` mm width. Returns the area
   * that it leaves for words.
   */
  cover(
    panel: string,
    options?: { piece?: PieceKey; like?: number; size?: number; roles?: Roles; isTurned?: boolean; hasWords?: boolean },
  ): Area;
  /** The small ornament about a point, within a width and height in mm, and at most `most` times as large as drawn (1 if absent). */
  ornament(panel: string, box: { y: number; width: number; height?: number; x?: number; most?: number }, isTurned?: boolean): void;
  words(panel: string, area?: Area, options?: { size?: number; roles?: Roles; isTurned?: boolean }): void;
  /** A letter: words in the middle, the ornament at the foot. */
  letter(panel: string, size?: number): void;
  photo(panel: string, box: { x: number; y: number; width: number; height: number }, shape?: 'rect' | 'arch' | 'circle', at?: number): void;
  finish(): FamilyCard;
};

/** Foil needs a least width: an ornament with foil is not drawn smaller than this share. */
const minFoilShare = 0.6;

/** The kit of a row in a form and format, its sheet in the suite's paper. */
export function formKit(row: DesignTemplate, style: SuiteStyle, form: CardForm, format: CardFormat, pageCount?: number): Kit {
  const card: CardBuilder<CardFormat> = cardBuilder(row, form, format, pageCount);
  const pages = cardPages(form, format, pageCount);
  card.ground(style.paper);
  const grounds = new Map<string, string>();

  const located = (panel: string) => {
    for (const page of pages) {
      const found = page.panels.find(({ id }) => id === panel);
      if (found) return { page, panel: found };
    }
    throw new Error(`${form} has no panel ${panel}`);
  };

  const zone = (panel: string): Area => {
    const { page, panel: box } = located(panel);
    const um = textZone(form, format, page, box);
    if (!um) throw new Error(`${panel} takes no words`);
    return { x: (um.xUm - box.xUm) / 1000, y: (um.yUm - box.yUm) / 1000, width: um.widthUm / 1000, height: um.heightUm / 1000 };
  };

  /** The suite's own front for the piece that comes nearest to the panel in shape. */
  const pieceFor = ({ width, height }: Face): PieceKey => (width > height ? 'place-card' : 'save-the-date');

  const inset = ({ page }: ReturnType<typeof located>) => pageGuides(page).safeUm / 1000 + 1;

  /** The part of an area that keeps its distance from the trim. */
  const safeArea = (panel: string, face: Face, zoom: number, area: Area): Area => {
    const edge = inset(located(panel)) / zoom;
    const [x, y] = [Math.max(area.x, edge), Math.max(area.y, edge)];
    const right = Math.min(area.x + area.width, face.width - edge);
    const foot = Math.min(area.y + area.height, face.height - edge);
    return { ...area, x, y, width: right - x, height: foot - y };
  };

  /** The small ornament in colours that show on the panel's ground. */
  const ornamentMarks = (panel: string): Mark[] => {
    const marks = style.smallOrnament(random(row.seed + 11), row);
    const ground = grounds.get(located(panel).page.id);
    return ground && ground !== style.paper ? recoloured(marks, { [ground]: style.paper, [style.paper]: ground }) : marks;
  };

  const kit: Kit = {
    row,
    style,
    form,
    format,
    panels: pages.flatMap((page) => page.panels.map(({ id }) => id)),
    ground: (panel, ink) => card.ground(ink, located(panel).page.id),
    zone,
    face: (panel, placing) => card.face(panel, placing),
    cover(panel, { piece, like, size = 1, roles = {}, isTurned = false, hasWords = true } = {}) {
      const whole = card.face(panel);
      const chosen = piece ?? pieceFor(whole);
      const zoom = like === undefined ? 1 : whole.width / like;
      const face = card.face(panel, { zoom, isTurned });
      const ground = style.ground?.(chosen) ?? style.paper;
      const page = located(panel).page.id;
      card.ground(ground, page);
      grounds.set(page, ground);
      const area = safeArea(panel, face, zoom, style.drawFront(face, row, chosen));
      if (hasWords) setWords(face, { style, area, texts: row.texts, size, zoom, roles });
      return { ...area, x: area.x * zoom, y: area.y * zoom, width: area.width * zoom, height: area.height * zoom };
    },
    ornament(panel, { y, width, height = width, x, most = 1 }, isTurned = false) {
      const face = card.face(panel, { isTurned });
      const marks = ornamentMarks(panel);
      const boxes = marks.filter(({ path }) => path.length > 0).map(({ path }) => bounds(path));
      const [left, top] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
      const right = Math.max(...boxes.map((box) => box.x + box.width));
      const foot = Math.max(...boxes.map((box) => box.y + box.height));
      const share = Math.min(most, width / (right - left), height / (foot - top));
      const by = row.refinements.length > 0 ? Math.max(minFoilShare, share) : share;
      const at = multiply(shift((x ?? face.width / 2) - ((left + right) / 2) * by, y - ((top + foot) / 2) * by), scale(by));
      face.place(drawn(face, [{ marks: moved(marks, at) }]), 'ornament');
    },
    words(panel, area, { size = 1, roles = {}, isTurned = false } = {}) {
      const isDark = (grounds.get(located(panel).page.id) ?? style.paper) !== style.paper;
      const ink = isDark ? { ink: style.paper, accent: style.paper } : {};
      setWords(card.face(panel, { isTurned }), {
        style,
        area: { ...(area ?? zone(panel)), ...ink },
        texts: row.texts,
        size,
        roles,
      });
    },
    letter(panel, size = 1) {
      const area = zone(panel);
      const foot = Math.min(26, area.height * 0.22);
      kit.ornament(panel, { y: area.y + area.height - foot / 2, width: Math.min(30, area.width * 0.5), height: foot * 0.8 });
      const { align } = style;
      const side = align === 'left' ? area.width * 0.06 : area.width * 0.02;
      kit.words(
        panel,
        { ...area, x: area.x + side, width: area.width - 2 * side, height: area.height - foot, align },
        { size: size * 0.8 },
      );
    },
    photo(panel, box, shape = 'rect', at = 1) {
      const id = `${panel}-photo${at === 1 ? '' : `-${at}`}`;
      card.face(panel).photo({ id, role: 'photo', ...(at === 1 ? {} : { number: at }), ...box, shape, ink: style.photo });
    },
    finish: () => card.finish(),
  };
  return kit;
}
