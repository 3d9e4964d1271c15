/** Rules over codes: large modules, dark on light, a free margin around them, and error correction that suits how they are printed. */
import type { QrElement } from '#core/design/drawn-element.ts';
import type { Edit } from '#core/design/edit.ts';
import { qrModules, qrModuleUm, quietZoneModules } from '#core/layout/qr.ts';
import { message } from '#core/values/message.ts';
import { contrastOf, luminance } from './contrast.ts';
import { type Checked, type CheckedPage, type Finding, findingName, measuredMm, ownBox } from './finding.ts';
import { covers, groundAt, mixed } from './ground.ts';
import type { AreaMark, PageMark } from './marks.ts';
import type { Bounds } from './outline.ts';

/** Least contrast that cameras of phones read without fail. */
const readable = 3;
/** Modules below this side and a ground darker than this want error correction Q, as foil does. */
const fineModuleUm = 450;
const tintedBelow = 0.7;
/** Light modules that must be free around a code: half of what the norm asks for is still read. */
const minQuietModules = 2;

type CodeGround = { hex: string | null; isFoil: boolean };

/** True where the code is printed so that level M may be too little. */
export function wantsLevelQ(moduleUm: number, { hex, isFoil }: CodeGround): boolean {
  return isFoil || moduleUm < fineModuleUm || (hex !== null && luminance(hex) < tintedBelow);
}

/** The same middle, with modules of the least side. */
function larger(page: string, element: QrElement, modules: number, leastUm: number): Edit {
  const side = (modules + 2 * quietZoneModules) * leastUm;
  const xUm = Math.round(element.xUm + (element.widthUm - side) / 2);
  const yUm = Math.round(element.yUm + (element.heightUm - side) / 2);
  return { kind: 'resizeElement', page, element: element.id, xUm, yUm, widthUm: side, heightUm: side };
}

function middleOf({ left, top, right, bottom }: Bounds): [x: number, y: number] {
  return [(left + right) / 2, (top + bottom) / 2];
}

/** Points around a code, half a module apart, within the margin that must be free. */
function marginPoints({ left, top, right, bottom }: Bounds, moduleUm: number): [x: number, y: number][] {
  const points: [number, number][] = [];
  for (let ring = 0.25; ring < minQuietModules; ring += 0.5) {
    const reach = ring * moduleUm;
    const count = Math.ceil((right - left + 2 * reach) / (moduleUm / 2));
    for (let at = 0; at <= count; at += 1) {
      const share = at / count;
      const x = left - reach + share * (right - left + 2 * reach);
      const y = top - reach + share * (bottom - top + 2 * reach);
      points.push([x, top - reach], [x, bottom + reach], [left - reach, y], [right + reach, y]);
    }
  }
  return points;
}

/** True where something else than the ground is seen in the margin, or over the code. */
function isDisturbed(marks: readonly PageMark[], code: AreaMark, moduleUm: number, hex: string | null): boolean {
  const reach = minQuietModules * moduleUm;
  const { left, top, right, bottom } = code.bounds;
  const around = { left: left - reach, top: top - reach, right: right + reach, bottom: bottom + reach };
  const near = marks.filter(
    ({ bounds }) => bounds.left < around.right && bounds.right > around.left && bounds.top < around.bottom && bounds.bottom > around.top,
  );
  // A code's own ground covers what was drawn before it.
  const first = near.findIndex(({ of }) => of === code.of);
  const isCovered = near.filter(({ of }) => of === code.of).length > 1;
  const glyphs = near.flatMap((mark, at) => (mark.kind === 'text' && !(isCovered && at < first) ? mark.glyphs : []));
  const points = marginPoints(code.bounds, moduleUm);
  if (glyphs.some(({ bounds }) => meets(bounds, around))) return true;
  const others = near.filter((mark) => mark !== code);
  return points.some(([x, y]) => groundAt(others, x, y).hex !== hex) || isOverdrawn(near.slice(near.indexOf(code) + 1), code.bounds);
}

function meets(a: Bounds, b: Bounds): boolean {
  return a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;
}

/** Looked at across and down a code that something was drawn over. */
const gridPoints = 24;

function isOverdrawn(above: readonly PageMark[], bounds: Bounds): boolean {
  const drawn = above.filter((mark) => meets(mark.bounds, bounds));
  if (drawn.length === 0) return false;
  const { left, top, right, bottom } = bounds;
  const steps = Array.from({ length: gridPoints }, (_, at) => (at + 0.5) / gridPoints);
  return steps.some((across) =>
    steps.some((down) => {
      const [x, y] = [left + across * (right - left), top + down * (bottom - top)];
      return drawn.some((mark) => covers(mark, x, y));
    }),
  );
}

function codeFindings({ fonts, limits }: Checked, { page, marks }: CheckedPage, element: QrElement): Finding[] {
  const at = { page: page.id, element: element.id, box: ownBox(element) };
  const name = findingName({ page, element });
  const findings: Finding[] = [];
  const modules = qrModules(element, fonts.encodeQr).length;
  const side = qrModuleUm(element, modules);
  if (side < limits.moduleUm) {
    const text = message('preflight.qr-module', { name });
    const figures = message('preflight.figures.module', { side: { lengthUm: side }, limit: { lengthUm: limits.moduleUm } });
    const repair = larger(page.id, element, modules, Math.max(limits.moduleUm, fineModuleUm));
    findings.push({ rule: 'qr-module', level: 'block', ...at, measured: measuredMm(side), message: text, figures, repair });
  }
  const code = marks.findLast((mark): mark is AreaMark => mark.of === element.id && mark.kind === 'area');
  if (!code) return findings;
  const ground = groundAt(marks.slice(0, marks.indexOf(code)), ...middleOf(code.bounds)).hex;
  const own = mixed(code.paint.hex, ground, code.opacity);
  if (ground === null || own === null) {
    findings.push({ rule: 'contrast', level: 'confirm', ...at, measured: '', message: message('preflight.contrast.qr', { name }) });
    return findings;
  }
  const isLight = luminance(own) > luminance(ground);
  if (isLight || contrastOf(own, ground) < readable) {
    const text = message(isLight ? 'preflight.qr-contrast.light' : 'preflight.qr-contrast', { name });
    findings.push({
      rule: 'qr-contrast',
      level: 'block',
      ...at,
      measured: String(Math.round(10 * contrastOf(own, ground)) / 10),
      message: text,
    });
  }
  if (isDisturbed(marks, code, side, ground))
    findings.push({ rule: 'qr-quiet', level: 'block', ...at, measured: '', message: message('preflight.qr-quiet', { name }) });
  if (side >= limits.moduleUm && element.ecc === undefined && wantsLevelQ(side, { hex: ground, isFoil: code.paint.kind === 'finish' })) {
    const repair: Edit = { kind: 'setProperties', page: page.id, element: element.id, properties: { ecc: 'Q' } };
    findings.push({ rule: 'qr-level', level: 'warn', ...at, measured: '', message: message('preflight.qr-level', { name }), repair });
  }
  return findings;
}

export function qrFindings(checked: Checked): Finding[] {
  return checked.pages.flatMap((one) =>
    one.page.elements.flatMap((element) => (element.kind === 'qr' ? codeFindings(checked, one, element) : [])),
  );
}
