/** Preflight: every rule over a design and its layout, the same in the editor, at the order and before production. */
import type { DesignDocument, Page } from '#core/design/document.ts';
import { groundPanel } from '#core/design/ground.ts';
import { spreadPages } from '#core/design/spread/spread-pages.ts';
import { groundArea } from '#core/layout/ground.ts';
import type { Resources } from '#core/layout/resources.ts';
import type { Layout } from '#core/layout/sheet.ts';
import { message } from '#core/values/message.ts';
import { contactFindings } from './contact-rules.ts';
import { coveredFindings } from './covered-rules.ts';
import { cropFindings } from './crop-rules.ts';
import { dateFindings } from './dates/date-rules.ts';
import { distanceFindings } from './distance-rules.ts';
import { edgeFindings } from './edge-rules.ts';
import { blankFindings, unplacedFindings } from './emptiness-rules.ts';
import { postalFindings } from './envelope-rules.ts';
import { factFindings } from './fact-rules.ts';
import { fieldFindings } from './field-rules.ts';
import { boxOf, type Checked, type Finding, findingName, levels, ownBox, placedItems, sourceOf } from './finding.ts';
import { inkFindings } from './ink-rules.ts';
import type { Limits } from './limits.ts';
import { knownMarks, trimMarks } from './marks.ts';
import { nowhere, union } from './outline.ts';
import { photoFindings } from './photo-rules.ts';
import { qrFindings } from './qr-rules.ts';
import { takesRefinement } from './refined-pages.ts';
import { refinementFindings } from './refinement-rules.ts';
import { withOrigins } from './spread/across-findings.ts';
import { gutterFindings } from './spread/gutter-rules.ts';
import { layoutFindings, sampleFindings } from './text-rules.ts';
import { tooComplex } from './too-complex.ts';
import { typeFindings } from './type-rules.ts';

/** Rules over own layouts: pages of a PDF or SVG that are printed as pixels instead of lines and letters, which the customer accepts. */
function ownFileFindings(checked: Checked): Finding[] {
  return [...rasterisedGrounds(checked), ...rasterisedElements(checked)];
}

function rasterisedGrounds({ design, photo }: Checked): Finding[] {
  const isRasterised = ({ ground }: Page) => ground?.kind === 'photo' && photo(ground.photoId)?.isRasterised;
  return design.pages.filter(isRasterised).map((page) => ({
    rule: 'rasterised',
    level: 'confirm',
    page: page.id,
    element: null,
    box: groundArea(page, groundPanel(page.ground)),
    measured: '',
    message: message('preflight.rasterised', { name: sourceOf(page, 'background').name }),
  }));
}

function rasterisedElements({ design, photo }: Checked): Finding[] {
  return placedItems(design, 'photo')
    .filter(({ element }) => element.photoId !== null && photo(element.photoId)?.isRasterised)
    .map((placed) => ({
      rule: 'rasterised',
      level: 'confirm',
      page: placed.page.id,
      element: placed.element.id,
      box: ownBox(placed.element),
      measured: '',
      message: message('preflight.rasterised', { name: findingName(placed, photo) }),
    }));
}

/**
 * Foil on pages that take none: the press has one plate, for the page that the product names. An element or a ground in foil on a page that
 * the product does not refine. Documents are not saved so; one that was stored before may be.
 */
function refinedPageFindings({ pages, limits }: Checked): Finding[] {
  return pages.flatMap(({ page, marks }) => {
    if (takesRefinement(limits, page.id)) return [];
    const foil = marks.filter(({ paint }) => paint?.kind === 'finish');
    return [...Map.groupBy(foil, ({ of }) => of)].map(([of, own]): Finding => {
      const { name, element } = sourceOf(page, of);
      const box = boxOf(own.reduce((all, { bounds }) => union(all, bounds), nowhere));
      const text = message('preflight.finish-page', { name });
      return { rule: 'finish-page', level: 'block', page: page.id, element, box, measured: '', message: text };
    });
  });
}

const rules = [
  blankFindings,
  unplacedFindings,
  layoutFindings,
  photoFindings,
  cropFindings,
  ownFileFindings,
  sampleFindings,
  fieldFindings,
  dateFindings,
  contactFindings,
  factFindings,
  coveredFindings,
  distanceFindings,
  gutterFindings,
  typeFindings,
  edgeFindings,
  refinementFindings,
  refinedPageFindings,
  inkFindings,
  qrFindings,
  postalFindings,
];

/** Without `photo` nothing is known of pictures but their resolution, and without `today` no day is past. */
type PreflightResources = Pick<Resources, 'fonts'> & Partial<Pick<Resources, 'photo'> & Pick<Checked, 'today'>>;

/** A longer list is cut; it begins with a finding that says so, and blocks. */
const maxFindings = 2_000;

/** A design with its marks, as rules and repairs look at it. `layout` is that of this very design. */
export function checkedOf(
  design: DesignDocument,
  layout: Layout,
  { fonts, photo = () => null, today = null }: PreflightResources,
  limits: Limits,
): Checked {
  const sheets = new Map(layout.sheets.map((sheet) => [sheet.id, sheet]));
  const pages = spreadPages(design.pages).flatMap((page) => {
    const sheet = sheets.get(page.id);
    return sheet ? [{ page, sheet, marks: trimMarks(sheet, fonts) }] : [];
  });
  return { design, layout, pages, fonts, photo, limits, today };
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

function sorted({ design }: Checked, found: readonly Finding[]): Finding[] {
  const keys = design.pages.flatMap((page) => page.elements.map((element) => `${page.id} ${element.id}`));
  const place = new Map(keys.map((key, at) => [key, at]));
  const rank = ({ level, page, element }: Finding) => levels.indexOf(level) * 10_000 + (place.get(`${page} ${element}`) ?? -1);
  const findings = withOrigins(
    design,
    found.toSorted((a, b) => levels.indexOf(a.level) - levels.indexOf(b.level)),
  );
  const all = findings.toSorted((a, b) => rank(a) - rank(b));
  return all.length > maxFindings ? [tooComplex(design), ...all.slice(0, maxFindings)] : all;
}
