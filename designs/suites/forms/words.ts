/** Sets the words of a panel: one column of blocks, as large as the style wants and the room allows. */
import type { ElementRole } from '#core/design/naming/roles.ts';
import type { FaceKey } from '#core/layout/text/faces.ts';
import { type Block, textColumn } from '#designs/drawing/column.ts';
import type { Face } from '#designs/drawing/face.ts';
import { capHeights } from '#designs/drawing/type.ts';
import type { Area, SuiteStyle } from '#designs/suites/suite.ts';

/** Blocks of a panel from top to bottom: a line of capitals, heading, names, a sentence, a line of capitals below. */
export const roles = ['over', 'title', 'names', 'text', 'under'] as const;
export type Role = (typeof roles)[number];

/** Key of a row's text: the panel it stands on and its role, 'front-names'. */
export function textKey(panel: string, role: Role): string {
  return `${panel}-${role}`;
}

/** Em of the smallest line that prints well in several inks, in mm: 8 pt, rounded up. */
const least = 2.9;

/** What the blocks are among the elements of a document. */
const elementRoles: Readonly<Record<Role, ElementRole>> = {
  over: 'line-above',
  title: 'heading',
  names: 'names',
  text: 'text',
  under: 'line-below',
};

/** Average advance of a letter in em. Script and Cormorant are narrow, capitals are set wide. */
function advance(font: FaceKey, words: string, longest: number): number {
  if (words === words.toUpperCase() && /\p{L}{3}/u.test(words)) return 0.9;
  // In a short word one wide letter counts.
  if (longest < 9) return 0.64;
  if (font === 'pinyon' || font === 'imperial' || font.startsWith('cormorant')) return 0.46;
  return 0.55;
}

type Spec = { role: Role; font: FaceKey; size: number; leading: number; tracking?: number; ink: string; gap: number };

function specs(style: SuiteStyle, ink: string, accent: string): readonly Spec[] {
  const caps = { font: style.caps, leading: 1.6, tracking: 0.18, ink: accent };
  return [
    { ...caps, role: 'over', size: 3.2, gap: 0 },
    { role: 'title', font: style.title, size: style.titleSize, leading: 1.06, ink, gap: 0.5 },
    { role: 'names', font: style.names, size: style.namesSize, leading: 1.06, ink, gap: 0.55 },
    { role: 'text', font: style.body, size: style.bodySize, leading: 1.38, ink, gap: 1.1 },
    { ...caps, role: 'under', size: 3.2, gap: 1.6 },
  ];
}

export type Setting = {
  style: SuiteStyle;
  /** Room for the words, in mm on the face. */
  area: Area;
  texts: Readonly<Record<string, string>>;
  /** Share of the style's sizes. */
  size?: number;
  /** How much the face enlarges what is on it. */
  zoom?: number;
  roles?: Partial<Record<Role, ElementRole>>;
};

/** The words of a panel that its row has, in one column. Sizes shrink until the sample words fit into the area. */
export function setWords(face: Face, setting: Setting): void {
  const { style, area, texts, size: wanted = 1, zoom = 1, roles: own = {} } = setting;
  const { align = 'center', vertical = 'middle', ink = style.ink, accent = area.ink ?? style.accent } = area;
  const floor = least / zoom;
  const present = specs(style, ink, accent).flatMap((spec) => {
    const words = texts[textKey(face.side, spec.role)];
    return words === undefined ? [] : [{ ...spec, words, lines: words.split('\n') }];
  });
  const [head] = present;
  if (!head) return;
  const fitting = ({ font, size, words, lines, tracking = 0 }: (typeof present)[number], by: number) => {
    const longest = Math.max(1, ...lines.map((line) => line.length));
    return Math.max(floor, Math.min(size * by, area.width / (longest * (advance(font, words, longest) + tracking * 0.4))));
  };
  const built = (by: number) => {
    const sized = present.map((spec) => ({ ...spec, size: fitting(spec, by) }));
    const gapOf = (at: number) => {
      const [one, before] = [sized[at], sized[at - 1]];
      if (!one || !before) return 0;
      return capHeights[one.font] * one.size + one.gap * Math.min(one.size, 5) + 0.18 * before.size;
    };
    const tall = sized.reduce((sum, one, at) => {
      return sum + (at === 0 ? capHeights[one.font] * one.size : gapOf(at)) + (one.lines.length - 1) * one.size * one.leading;
    }, 0);
    return { sized, gapOf, tall };
  };
  let by = wanted;
  let column = built(by);
  while (column.tall > area.height * 0.94 && by > 0.3) {
    by *= 0.94;
    column = built(by);
  }
  const cap = capHeights[head.font] * (column.sized[0]?.size ?? 0);
  const y = area.y + { top: 0, middle: (area.height - column.tall) / 2, bottom: area.height - column.tall }[vertical] + cap;
  const x = { left: area.x, center: area.x + area.width / 2, right: area.x + area.width }[align];
  const blocks = column.sized.map(({ role, words, lines, ...one }, at): Block => {
    const key = textKey(face.side, role);
    const isText = role === 'text';
    return {
      id: key,
      text: words,
      font: one.font,
      size: one.size,
      leading: one.leading,
      tracking: one.tracking ?? 0,
      ink: one.ink,
      role: own[role] ?? elementRoles[role],
      personal: role === 'names' || isText,
      minSize: floor,
      gap: column.gapOf(at),
      ...(isText ? { lines: lines.length, figures: 'oldstyle' as const } : {}),
    };
  });
  textColumn(face, {}, { x, width: area.width, y, align }, blocks);
}
