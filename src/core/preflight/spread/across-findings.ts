/** Findings about what continues on a right page lead to its element on the left one, and name it once. */
import type { DesignDocument } from '#core/design/document.ts';
import type { Edit } from '#core/design/edit.ts';
import { originOf } from '#core/design/spread/origin.ts';
import { idOfCopy } from '#core/design/spread/spread-pages.ts';
import type { Finding } from '#core/preflight/finding.ts';

function movedRepair(repair: Edit, page: string, element: string, byUm: number): Edit {
  if (!('element' in repair)) return repair;
  const moved = { ...repair, page, element };
  return 'xUm' in moved ? { ...moved, xUm: moved.xUm + byUm } : moved;
}

function atOrigin({ pages }: DesignDocument, finding: Finding): Finding | null {
  const element = finding.element === null ? null : idOfCopy(finding.element);
  const origin = element === null ? null : originOf(pages, finding.page);
  if (element === null || !origin) return null;
  const { left, byUm } = origin;
  const { box, repair } = finding;
  return {
    ...finding,
    page: left.id,
    element,
    box: box && { ...box, xUm: box.xUm + byUm },
    ...(repair ? { repair: movedRepair(repair, left.id, element, byUm) } : {}),
  };
}

/** `findings`: the worst first. Of several of one rule about one element across a spread the first stays. */
export function withOrigins(design: DesignDocument, findings: readonly Finding[]): Finding[] {
  const across = new Set<string>();
  const keyOf = ({ rule, page, element }: Finding) => `${rule} ${page} ${element}`;
  const moved = findings.map((finding) => {
    const origin = atOrigin(design, finding);
    if (origin) across.add(keyOf(origin));
    return origin ?? finding;
  });
  if (across.size === 0) return moved;
  const said = new Set<string>();
  return moved.filter((finding) => {
    const key = keyOf(finding);
    if (!across.has(key)) return true;
    const isNew = !said.has(key);
    said.add(key);
    return isNew;
  });
}
