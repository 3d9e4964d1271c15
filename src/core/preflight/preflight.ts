/** Preflight: every rule over a design and its layout, the same in the editor, at the order and before production. */
import type { DesignDocument } from '#core/design/document.ts';
import type { Resources } from '#core/layout/resources.ts';
import type { Layout } from '#core/layout/sheet.ts';
import { coveredFindings } from './covered-rules.ts';
import { dateFindings } from './date-rules.ts';
import { distanceFindings } from './distance-rules.ts';
import { edgeFindings } from './edge-rules.ts';
import { blankFindings, unplacedFindings } from './emptiness-rules.ts';
import { type Checked, type Finding, levels } from './finding.ts';
import { gutterFindings } from './gutter-rules.ts';
import { inkFindings } from './ink-rules.ts';
import type { Limits } from './limits.ts';
import { knownMarks, trimMarks } from './marks.ts';
import { ownFileFindings } from './own-file-rules.ts';
import { photoFindings } from './photo-rules.ts';
import { qrFindings } from './qr-rules.ts';
import { refinedPageFindings } from './refined-page-rules.ts';
import { refinementFindings } from './refinement-rules.ts';
import { layoutFindings, sampleFindings } from './text-rules.ts';
import { tooComplex } from './too-complex.ts';
import { typeFindings } from './type-rules.ts';

const rules = [
  blankFindings,
  unplacedFindings,
  layoutFindings,
  photoFindings,
  ownFileFindings,
  sampleFindings,
  dateFindings,
  coveredFindings,
  distanceFindings,
  gutterFindings,
  typeFindings,
  edgeFindings,
  refinementFindings,
  refinedPageFindings,
  inkFindings,
  qrFindings,
];

/** Without `photo` nothing is known of pictures but their resolution. */
type PreflightResources = Pick<Resources, 'fonts'> & Partial<Pick<Resources, 'photo'>>;

/** A longer list is cut; it begins with a finding that says so, and blocks. */
const maxFindings = 2_000;

/** A design with its marks, as rules and repairs look at it. `layout` is that of this very design. */
export function checkedOf(
  design: DesignDocument,
  layout: Layout,
  { fonts, photo = () => null }: PreflightResources,
  limits: Limits,
): Checked {
  const sheets = new Map(layout.sheets.map((sheet) => [sheet.id, sheet]));
  const pages = design.pages.flatMap((page) => {
    const sheet = sheets.get(page.id);
    return sheet ? [{ page, sheet, marks: trimMarks(sheet, fonts) }] : [];
  });
  return { design, layout, pages, fonts, photo, limits };
}

/**
 * Findings, the worst first, then by page and element. `layout` and `resources` are those of this very design; a layout of another
 * one gives findings without meaning. `limits` are the product's.
 */
export function preflight(design: DesignDocument, layout: Layout, resources: PreflightResources, limits: Limits): Finding[] {
  return findingsOf(checkedOf(design, layout, resources, limits));
}

/**
 * As `preflight`, as a generator: the caller may yield to other work between two steps. The steps of a design that was checked before are few, since
 * marks are cached by the identity of a layout's items.
 */
export function* preflightSteps(
  design: DesignDocument,
  layout: Layout,
  resources: PreflightResources,
  limits: Limits,
): Generator<void, Finding[]> {
  for (const { items } of layout.sheets) {
    for (const item of items) {
      knownMarks(item, resources.fonts);
      yield;
    }
  }
  const checked = checkedOf(design, layout, resources, limits);
  const findings: Finding[] = [];
  for (const rule of rules) {
    findings.push(...rule(checked));
    yield;
  }
  return sorted(checked, findings);
}

/** As `preflight`. */
export function findingsOf(checked: Checked): Finding[] {
  return sorted(
    checked,
    rules.flatMap((rule) => rule(checked)),
  );
}

function sorted({ design }: Checked, findings: readonly Finding[]): Finding[] {
  const keys = design.pages.flatMap((page) => page.elements.map((element) => `${page.id} ${element.id}`));
  const place = new Map(keys.map((key, at) => [key, at]));
  const rank = ({ level, page, element }: Finding) => levels.indexOf(level) * 10_000 + (place.get(`${page} ${element}`) ?? -1);
  const all = findings.toSorted((a, b) => rank(a) - rank(b));
  return all.length > maxFindings ? [tooComplex(design), ...all.slice(0, maxFindings)] : all;
}
