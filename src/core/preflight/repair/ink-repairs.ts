/** Repairs of colours. They only take inks that the design has: swatches are the designer's. */
import type { Element } from '#core/design/document.ts';
import type { Edit } from '#core/design/edit.ts';
import type { Ink } from '#core/design/ink.ts';
import { recolouredProperties } from '#core/design/own-inks/recoloured.ts';
import type { Paint } from '#core/layout/sheet.ts';
import { contrastOf, luminance } from '#core/preflight/contrast.ts';
import { groundsOf } from '#core/preflight/ground.ts';
import type { TextMark } from '#core/preflight/marks.ts';
import { isRefinedInk } from '#core/preflight/refined-pages.ts';
import { type RepairTarget, repairPlaceOf, type Ways } from './about.ts';

type Named = { token: string; ink: Ink };

/** Inks that print as process colours. */
function processInks({ checked }: RepairTarget): Named[] {
  const isPlate = (ink: Ink) => ink.finish === true;
  return Object.entries(checked.design.inks)
    .map(([token, ink]) => ({ token, ink }))
    .filter(({ ink }) => !isPlate(ink));
}

/** The edit that gives an element's main colour another ink, or null for one without. */
function withInk(about: RepairTarget, element: Element, token: string): Edit | null {
  const at = repairPlaceOf(about);
  switch (element.kind) {
    case 'text':
      return { kind: 'setTextStyle', ...at, style: { ink: token } };
    case 'shape':
      if (element.fill !== undefined) return { kind: 'setProperties', ...at, properties: { fill: token } };
      return element.stroke ? { kind: 'setProperties', ...at, properties: { stroke: { ...element.stroke, ink: token } } } : null;
    case 'frame':
    case 'qr':
      return { kind: 'setProperties', ...at, properties: { ink: token } };
    default:
      return null;
  }
}

/** The screen colour that most of a text's ink lies on; null on a photo. */
function mainGround({ on }: RepairTarget, texts: readonly TextMark[]): string | null {
  const shares = texts.flatMap((text) => groundsOf(on.marks, text));
  return shares.toSorted((a, b) => b.share - a.share)[0]?.hex ?? null;
}

/** The ink that is told best from the ground. */
export function strongerContrast(about: RepairTarget): Ways {
  const { element, marks } = about;
  if (element?.kind === 'qr') return readableCode(about);
  const ground = mainGround(
    about,
    marks.filter((mark): mark is TextMark => mark.kind === 'text'),
  );
  if (element?.kind !== 'text' || ground === null) return [];
  return processInks(about)
    .toSorted((a, b) => contrastOf(b.ink.hex, ground) - contrastOf(a.ink.hex, ground))
    .map(({ token }) => [{ kind: 'setTextStyle', ...repairPlaceOf(about), style: { ink: token } }]);
}

/** The darkest ink, on the lightest ground where that is not enough. */
function readableCode(about: RepairTarget): Ways {
  const byLight = processInks(about).toSorted((a, b) => luminance(a.ink.hex) - luminance(b.ink.hex));
  const [dark, light] = [byLight[0]?.token, byLight.at(-1)?.token];
  if (dark === undefined || light === undefined) return [];
  const at = { kind: 'setProperties', ...repairPlaceOf(about) } as const;
  return [
    [{ ...at, properties: { ink: dark } }],
    [{ ...at, properties: { ground: light } }],
    [{ ...at, properties: { ink: dark, ground: light } }],
  ];
}

/** A ground of its own under the code, in the lightest ink; what is drawn over the code needs its customer. */
export function quietGround(about: RepairTarget): Ways {
  return about.element?.kind === 'qr' ? readableCode(about).slice(1) : [];
}

function coverage({ c, m, y, k }: Ink): number {
  return c + m + y + k;
}

function distance(a: string, b: string): number {
  const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return [1, 3, 5].reduce((sum, at) => sum + (channel(a, at) - channel(b, at)) ** 2, 0);
}

function heaviestPaint({ marks }: RepairTarget): Paint | null {
  const sum = (paint: Paint) => (paint.kind === 'process' ? coverage(paint) : 0);
  return marks.flatMap(({ paint }) => (paint ? [paint] : [])).toSorted((a, b) => sum(b) - sum(a))[0] ?? null;
}

/** The design's ink that comes nearest to the heavy one and dries. */
export function lighterInk(about: RepairTarget): Ways {
  const { element, checked, on } = about;
  const heavy = heaviestPaint(about);
  if (!heavy) return [];
  const near = processInks(about)
    .filter(({ ink }) => coverage(ink) <= checked.limits.ink && ink.hex !== heavy.hex)
    .toSorted((a, b) => distance(a.ink.hex, heavy.hex) - distance(b.ink.hex, heavy.hex));
  return near.flatMap(({ token }): Ways => {
    const edit: Edit | null = element
      ? withInk(about, element, token)
      : { kind: 'setGround', page: on.page.id, background: token, ground: on.page.ground ?? null };
    return edit ? [[edit]] : [];
  });
}

/** A colour of the design in place of the foil, the nearest first. */
export function processInk(about: RepairTarget): Ways {
  const { element, checked, on } = about;
  const { design } = checked;
  const isFoil = (token: string) => isRefinedInk(design, token);
  const { background, ground } = on.page;
  const hex = Object.values(design.inks).find((ink) => ink.finish)?.hex ?? '#000000';
  const near = processInks(about).toSorted((a, b) => distance(a.ink.hex, hex) - distance(b.ink.hex, hex));
  return near.flatMap(({ token }): Ways => {
    const next = (old: string) => (isFoil(old) ? token : old);
    if (!element) {
      const pattern = ground?.kind === 'library-pattern' ? { ...ground, inks: ground.inks.map(next) } : (ground ?? null);
      return [[{ kind: 'setGround', page: on.page.id, background: background === null ? null : next(background), ground: pattern }]];
    }
    if (element.kind === 'text') return [[{ kind: 'setTextStyle', ...repairPlaceOf(about), style: { ink: token } }]];
    const properties = recolouredProperties(element, next);
    return properties ? [[{ kind: 'setProperties', ...repairPlaceOf(about), properties }]] : [];
  });
}
