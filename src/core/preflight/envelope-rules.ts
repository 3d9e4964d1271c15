/** Rules over an envelope that is printed with an address: what machines of the post read, and what keeps them from it. */
import type { Page, TextElement } from '#core/design/document.ts';
import type { Edit } from '#core/design/edit.ts';
import type { Box } from '#core/design/outlines/outline.ts';
import { addressLimits, behindAddress, envelopeZones, maxAddressLines, readCapitalsUm } from '#core/layout/envelope-zones.ts';
import type { FontSet } from '#core/layout/resources.ts';
import type { GlyphsItem, Sheet } from '#core/layout/sheet.ts';
import { faceNames } from '#core/layout/text/face-names.ts';
import { isFaceKey } from '#core/layout/text/faces.ts';
import { type Message, message } from '#core/values/message.ts';
import { luminance } from './contrast.ts';
import { boxOf, type Checked, type CheckedPage, type Finding, findingName, measuredMm, ownBox, sourceOf } from './finding.ts';
import { groundAt, groundsOf, mixed } from './ground.ts';
import type { EnvelopeLimits } from './limits.ts';
import { knownMarks, type PageMark, type TextMark } from './marks.ts';
import { type Bounds, isEmpty, isInsidePolygon, nowhere, type PagePolygon, polygonOverlap, union } from './outline.ts';

/** Rounding of glyph origins causes no finding. */
const toleranceUm = 20;
/** Least share of the light of its ground that type takes away. */
const minContrast = 0.4;
/** Ground under an address that is darker than this is read as dark paper. */
const darkGround = 0.4;
/** Share of the zones that may differ from their colour. */
const maxPattern = 0.15;
/** Points across and down each zone at which its ground is looked at. */
const looks = 24;
/** Envelopes of letters that machines sort at the lowest class: 235 × 125 mm, 1.4 times as long as wide. */
const letterMost = { lengthUm: 235_000, widthUm: 125_000, ratioTenths: 14 };

type About = { checked: Checked; on: CheckedPage; element: TextElement; ink: Bounds; envelope: EnvelopeLimits; name: Message };
type At = Pick<Finding, 'page' | 'element' | 'box'>;

/** Findings of a document whose limits are those of an envelope; none of another one. */
export function postalFindings(checked: Checked): Finding[] {
  const { envelope } = checked.limits;
  const on = checked.pages.find(({ page }) => page.id === 'front');
  if (!envelope || !on) return [];
  const element = addressOf(on.page, envelope);
  const zones = envelopeZones(on.page, envelope.country);
  const ink = boundsOf(on.marks, element?.id);
  const about = element && !isEmpty(ink) ? { checked, on, element, ink, envelope, name: findingName({ page: on.page, element }) } : null;
  return [
    ...(about ? addressFindings(about) : []),
    ...besideFindings(checked.photo, on, element, ink, [zones.stamp, zones.code]),
    ...backFindings(checked),
    ...patternFindings(on, [zones.address, zones.code]),
    ...(about ? classFindings(on.page) : []),
  ];
}

/** The text that is the address: the one named by the limits, with a field for it, or of several lines and most in the zone. */
export function addressOf(page: Page, { country, address }: EnvelopeLimits): TextElement | null {
  const texts = page.elements.filter((element): element is TextElement => element.kind === 'text');
  const named = texts.find(({ id }) => id === address) ?? texts.find(({ text }) => /\{\{ *adress/iu.test(text));
  if (named) return named;
  const zone = envelopeZones(page, country).address;
  const blocks = texts.filter(({ text }) => text.includes('\n'));
  const shared = blocks.map((element) => ({ element, share: sharedArea(element, zone) })).toSorted((a, b) => b.share - a.share);
  const [most] = shared;
  return most && most.share > 0 ? most.element : null;
}

function boundsIn({ xUm, yUm, widthUm, heightUm }: Box): Bounds {
  return { left: xUm, top: yUm, right: xUm + widthUm, bottom: yUm + heightUm };
}

function sharedArea(a: Box, b: Box): number {
  const shared = polygonOverlap(boundsIn(a), boundsIn(b));
  return isEmpty(shared) ? 0 : (shared.right - shared.left) * (shared.bottom - shared.top);
}

function boundsOf(marks: readonly PageMark[], of: string | undefined): Bounds {
  return marks.filter((mark) => mark.of === of).reduce((all, { bounds }) => union(all, bounds), nowhere);
}

function addressFindings(about: About): Finding[] {
  return [...zoneFindings(about), ...lineFindings(about), ...faceFindings(about), ...darkFindings(about)];
}

function atElement({ on, element }: About): At {
  return { page: on.page.id, element: element.id, box: ownBox(element) };
}

/** The block stands in its rectangle, parallel to the long side. */
function zoneFindings(about: About): Finding[] {
  const { on, element, ink, envelope, name } = about;
  const zone = envelopeZones(on.page, envelope.country).address;
  const { left, top, right, bottom } = boundsIn(zone);
  const isInside =
    ink.left >= left - toleranceUm &&
    ink.right <= right + toleranceUm &&
    ink.top >= top - toleranceUm &&
    ink.bottom <= bottom + toleranceUm;
  if (isInside && element.rotation % 360 === 0) return [];
  const key = element.rotation % 360 === 0 ? 'preflight.env-zone' : 'preflight.env-zone.turned';
  const repair = element.rotation % 360 === 0 ? movedInto(about, zone) : null;
  return [
    { rule: 'env-zone', level: 'block', ...atElement(about), measured: '', message: message(key, { name }), ...(repair ? { repair } : {}) },
  ];
}

function movedInto({ on, element, ink }: About, zone: Box): Edit | null {
  const { left, top, right, bottom } = boundsIn(zone);
  if (ink.right - ink.left > right - left || ink.bottom - ink.top > bottom - top) return null;
  const x = Math.ceil(Math.max(0, left - ink.left)) - Math.ceil(Math.max(0, ink.right - right));
  const y = Math.ceil(Math.max(0, top - ink.top)) - Math.ceil(Math.max(0, ink.bottom - bottom));
  return { kind: 'moveElement', page: on.page.id, element: element.id, xUm: element.xUm + x, yUm: element.yUm + y };
}

type Line = { text: string; widthUm: number };

/** Lines of a text that lies straight, from above. */
function linesOf({ items }: Sheet, of: string, fonts: FontSet): Line[] {
  const runs = items.filter((item): item is GlyphsItem => item.kind === 'glyphs' && item.of === of);
  return [...Map.groupBy(runs, ({ glyphs }) => glyphs[0]?.yUm ?? 0)].map(([, line]) => {
    const { left, right } = line.flatMap((run) => knownMarks(run, fonts)).reduce((all, { bounds }) => union(all, bounds), nowhere);
    return { text: line.flatMap(({ glyphs }) => glyphs.map(({ text }) => text)).join(''), widthUm: Math.max(0, right - left) };
  });
}

function lineFindings(about: About): Finding[] {
  const { checked, on, element, envelope, name } = about;
  const lines = linesOf(on.sheet, element.id, checked.fonts);
  const { mostLineUm, mostLetters } = addressLimits(envelope.country);
  const at = atElement(about);
  const findings: Finding[] = [];
  if (lines.length > maxAddressLines) {
    const text = message('preflight.env-lines', { name, count: lines.length, most: maxAddressLines });
    findings.push({ rule: 'env-lines', level: 'block', ...at, measured: String(lines.length), message: text });
  }
  const long = lines.find(({ widthUm }) => mostLineUm !== null && widthUm > mostLineUm + toleranceUm);
  if (long && mostLineUm !== null) {
    const text = message('preflight.env-long', { name, line: long.text });
    const figures = message('preflight.figures.env-line', { most: { lengthUm: mostLineUm } });
    findings.push({ rule: 'env-long', level: 'confirm', ...at, measured: measuredMm(long.widthUm), message: text, figures });
  }
  const wordy = lines.find(({ text }) => mostLetters !== null && Array.from(text).length > mostLetters);
  if (wordy && mostLetters !== null) {
    const text = message('preflight.env-long.letters', { name, line: wordy.text });
    const figures = message('preflight.figures.env-letters', { most: mostLetters });
    findings.push({ rule: 'env-long', level: 'confirm', ...at, measured: String(Array.from(wordy.text).length), message: text, figures });
  }
  return findings;
}

function textMarks({ on, element }: About): TextMark[] {
  return on.marks.filter((mark): mark is TextMark => mark.kind === 'text' && mark.of === element.id);
}

/** Machines read upright letters of plain faces. */
function faceFindings(about: About): Finding[] {
  const { element, name } = about;
  const at = { rule: 'env-face', level: 'confirm', ...atElement(about) } as const;
  const marks = textMarks(about);
  if (marks.some(({ face }) => face.script || (isFaceKey(face.key) && faceNames[face.key].style === 'italic')))
    return [{ ...at, measured: element.font, message: message('preflight.env-face', { name }) }];
  const capitals = marks.map(({ face, sizeUm }) => Math.round((face.capHeight / face.unitsPerEm) * sizeUm));
  const wrong = capitals.find((um) => um < readCapitalsUm.least - toleranceUm || um > readCapitalsUm.most + toleranceUm);
  if (wrong === undefined) return [];
  const key = wrong < readCapitalsUm.least ? 'preflight.env-face.small' : 'preflight.env-face.large';
  return [{ ...at, measured: measuredMm(wrong), message: message(key, { name }) }];
}

/** Dark type on light paper: machines take what is paler or turned round for an empty envelope. */
function darkFindings(about: About): Finding[] {
  const { on, name } = about;
  const looked = textMarks(about).flatMap((mark) =>
    groundsOf(on.marks, mark).flatMap(({ hex, share }) => {
      const own = hex === null ? null : mixed(mark.paint.hex, hex, mark.opacity);
      return hex === null || own === null ? [] : [{ ground: luminance(hex), type: luminance(own), share }];
    }),
  );
  const common = looked.filter(({ share }) => share > maxPattern);
  const at = { rule: 'env-dark', level: 'confirm', ...atElement(about), measured: '' } as const;
  if (common.some(({ ground }) => ground < darkGround)) return [{ ...at, message: message('preflight.env-dark', { name }) }];
  const isPale = common.some(({ ground, type }) => (ground - type) / ground < minContrast);
  return isPale ? [{ ...at, message: message('preflight.env-dark.pale', { name }) }] : [];
}

/** Nothing but the address stands right of it, below it, under the stamp and under the code. */
function besideFindings(
  photo: Checked['photo'],
  on: CheckedPage,
  address: TextElement | null,
  ink: Bounds,
  free: readonly Box[],
): Finding[] {
  const { page } = on;
  const end = { right: page.widthUm, bottom: page.heightUm };
  const beside: Bounds[] = isEmpty(ink)
    ? []
    : [
        { ...end, left: ink.right, top: ink.top },
        { ...end, left: ink.left, top: ink.bottom },
      ];
  const others = on.marks.filter(({ of }) => of !== 'background' && of !== address?.id);
  const wrong = new Map<string, 'free' | 'beside'>();
  for (const mark of others) {
    if (wrong.get(mark.of) === 'free') continue;
    if (free.some((area) => touches(mark, boundsIn(area)))) wrong.set(mark.of, 'free');
    else if (beside.some((area) => touches(mark, area))) wrong.set(mark.of, 'beside');
  }
  return [...wrong].map(([of, where]): Finding => {
    const { name, element } = sourceOf(page, of, photo);
    const box = boxOf(boundsOf(on.marks, of));
    return {
      rule: 'env-beside',
      level: 'block',
      page: page.id,
      element,
      box,
      measured: where,
      message: message(`preflight.env-beside.${where}`, { name }),
    };
  });
}

/** Whether a mark is seen within an area: by points on its outline, and where it covers the area by that one's middle. */
function touches(mark: PageMark, area: Bounds): boolean {
  if (!overlaps(mark.bounds, area)) return false;
  if (mark.kind === 'text') return mark.glyphs.some(({ bounds }) => overlaps(bounds, area));
  const isSeen = (x: number, y: number) => mark.clips.every((clip) => isInsidePolygon(clip, x, y));
  for (const outline of mark.outlines) {
    for (const [x, y] of pointsOn(outline)) {
      const isIn =
        x > area.left + toleranceUm && x < area.right - toleranceUm && y > area.top + toleranceUm && y < area.bottom - toleranceUm;
      if (isIn && isSeen(x, y)) return true;
    }
  }
  if (mark.kind === 'line') return false;
  const shared = polygonOverlap(mark.bounds, area);
  const [x, y] = [(shared.left + shared.right) / 2, (shared.top + shared.bottom) / 2];
  return isInsidePolygon(mark.outlines, x, y) && isSeen(x, y);
}

/** A side is looked at in steps of this length. */
const stepUm = 3_000;
const maxSteps = 200;

function* pointsOn({ xy, isClosed }: PagePolygon): Generator<readonly [x: number, y: number]> {
  for (let at = 0; at < xy.length; at += 2) {
    const [x, y] = [xy[at] ?? 0, xy[at + 1] ?? 0];
    yield [x, y];
    const next = at + 2 < xy.length ? at + 2 : isClosed ? 0 : at;
    const [dx, dy] = [(xy[next] ?? 0) - x, (xy[next + 1] ?? 0) - y];
    const steps = Math.min(maxSteps, Math.floor(Math.hypot(dx, dy) / stepUm));
    for (let step = 1; step <= steps; step += 1) yield [x + (dx * step) / (steps + 1), y + (dy * step) / (steps + 1)];
  }
}

function overlaps(a: Bounds, b: Bounds): boolean {
  const shared = polygonOverlap(a, b);
  return !isEmpty(shared) && shared.right - shared.left > toleranceUm && shared.bottom - shared.top > toleranceUm;
}

/** Words on the back keep away from where a machine that turns the letter looks for the address. */
function backFindings({ pages }: Checked): Finding[] {
  const back = pages.find(({ page }) => page.id === 'back');
  if (!back) return [];
  const area = boundsIn(behindAddress(back.page));
  const wrong = new Set(back.marks.filter((mark) => mark.kind === 'text' && touches(mark, area)).map(({ of }) => of));
  return [...wrong].map((of): Finding => {
    const { name, element } = sourceOf(back.page, of);
    const box = boxOf(boundsOf(back.marks, of));
    return {
      rule: 'env-beside',
      level: 'block',
      page: 'back',
      element,
      box,
      measured: 'back',
      message: message('preflight.env-beside.back', { name }),
    };
  });
}

/** Patterns and photos that cover the page where machines read. */
function patternFindings({ page, marks }: CheckedPage, zones: readonly Box[]): Finding[] {
  const grounds = marks.filter(({ of }) => of === 'background');
  const seen = new Map<string, number>();
  for (const { xUm, yUm, widthUm, heightUm } of zones) {
    for (let across = 0; across < looks; across += 1) {
      for (let down = 0; down < looks; down += 1) {
        const { hex } = groundAt(grounds, xUm + (widthUm * (across + 0.5)) / looks, yUm + (heightUm * (down + 0.5)) / looks);
        // A photo has a colour of its own at every point.
        const key = hex ?? `photo ${across} ${down}`;
        seen.set(key, (seen.get(key) ?? 0) + 1);
      }
    }
  }
  const all = zones.length * looks * looks;
  const other = 1 - Math.max(0, ...seen.values()) / all;
  if (other <= maxPattern) return [];
  const { name } = sourceOf(page, 'background');
  return [
    {
      rule: 'env-pattern',
      level: 'confirm',
      page: page.id,
      element: null,
      box: null,
      measured: `${Math.round(other * 100)}%`,
      message: message('preflight.env-pattern', { name }),
    },
  ];
}

/** Sizes that the post takes for more than a standard letter. */
function classFindings(page: Page): Finding[] {
  const [length, width] = [Math.max(page.widthUm, page.heightUm), Math.min(page.widthUm, page.heightUm)];
  const isStandard = length <= letterMost.lengthUm && width <= letterMost.widthUm && length * 10 >= width * letterMost.ratioTenths;
  if (isStandard) return [];
  const key =
    length * 10 < width * letterMost.ratioTenths && length <= letterMost.lengthUm ? 'preflight.env-class.square' : 'preflight.env-class';
  const figures = message('preflight.figures.env-size', { size: { widthUm: page.widthUm, heightUm: page.heightUm } });
  return [{ rule: 'env-class', level: 'warn', page: page.id, element: null, box: null, measured: '', message: message(key), figures }];
}
