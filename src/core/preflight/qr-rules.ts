/** Rules over codes: modules large enough for a phone, dark on light, and told apart from their ground. */
import type { QrElement } from '#core/design/drawn-element.ts';
import type { Edit } from '#core/design/edit.ts';
import { qrModuleUm, quietZoneModules } from '#core/layout/qr.ts';
import { message } from '#core/values/message.ts';
import { contrastOf, luminance } from './contrast.ts';
import { type Checked, type CheckedPage, type Finding, findingName, measuredMm, ownBox } from './finding.ts';
import { groundAt, mixed } from './ground.ts';

/** Least contrast that cameras of phones read without fail. */
const readable = 3;

/** The same middle, with modules of the least side. */
function larger(page: string, element: QrElement, modules: number, leastUm: number): Edit {
  const side = (modules + 2 * quietZoneModules) * leastUm;
  const xUm = Math.round(element.xUm + (element.widthUm - side) / 2);
  const yUm = Math.round(element.yUm + (element.heightUm - side) / 2);
  return { kind: 'resizeElement', page, element: element.id, xUm, yUm, widthUm: side, heightUm: side };
}

function codeFindings({ fonts, limits }: Checked, { page, marks }: CheckedPage, element: QrElement): Finding[] {
  const at = { page: page.id, element: element.id, box: ownBox(element) };
  const name = findingName({ page, element });
  const findings: Finding[] = [];
  const modules = fonts.encodeQr?.(element.content).length ?? 0;
  const side = qrModuleUm(element, modules);
  if (side < limits.moduleUm) {
    const text = message('preflight.qr-module', { name, side: { lengthUm: side }, limit: { lengthUm: limits.moduleUm } });
    const repair = larger(page.id, element, modules, limits.moduleUm);
    findings.push({ rule: 'qr-module', level: 'block', ...at, measured: measuredMm(side), message: text, repair });
  }
  const code = marks.findLast((mark) => mark.of === element.id);
  if (!code?.paint) return findings;
  const { left, top, right, bottom } = code.bounds;
  const ground = groundAt(marks.slice(0, marks.indexOf(code)), (left + right) / 2, (top + bottom) / 2).hex;
  const own = mixed(code.paint.hex, ground, code.opacity);
  if (ground === null || own === null || contrastOf(own, ground) < readable || luminance(own) > luminance(ground)) {
    findings.push({ rule: 'contrast', level: 'confirm', ...at, measured: '', message: message('preflight.contrast.qr', { name }) });
  }
  return findings;
}

/** Codes that a phone may not read. */
export function qrFindings(checked: Checked): Finding[] {
  return checked.pages.flatMap((one) =>
    one.page.elements.flatMap((element) => (element.kind === 'qr' ? codeFindings(checked, one, element) : [])),
  );
}
