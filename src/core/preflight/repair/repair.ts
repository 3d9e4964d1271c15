/** One-click repairs: from a finding to edits that clear it, proven by laying the page out and checking it again. */
import type { DesignDocument } from '#core/design/document.ts';
import { applyEdits, type Edit } from '#core/design/edit.ts';
import { refusalOf } from '#core/design/permissions.ts';
import { type CachedLayout, createCachedLayout } from '#core/layout/cached-layout.ts';
import type { Resources } from '#core/layout/resources.ts';
import type { Sheet } from '#core/layout/sheet.ts';
import { type Checked, type Finding, levels, type Rule } from '#core/preflight/finding.ts';
import type { Limits } from '#core/preflight/limits.ts';
import { checkedOf, findingsOf } from '#core/preflight/preflight.ts';
import { aboutFinding, type RepairTarget, type Ways } from './about.ts';
import { lighterInk, processInk, quietGround, strongerContrast } from './ink-repairs.ts';
import { moveIntoSafeArea, offFreeAreas, offTrim, plateOffEdges } from './place-repairs.ts';
import { largerPlate, largerType, moreRoom, sharpSlot, strongerLines, wholePhoto } from './size-repairs.ts';

/** Rules without an entry need the customer: own words, a picture, another letter, fewer shapes. */
const repairs: Partial<Record<Rule, (about: RepairTarget) => Ways>> = {
  overflow: moreRoom,
  'type-size': largerType,
  contrast: strongerContrast,
  'qr-contrast': strongerContrast,
  'qr-quiet': quietGround,
  'outside-safe-area': moveIntoSafeArea,
  'near-fold': moveIntoSafeArea,
  gutter: moveIntoSafeArea,
  'keep-out': offFreeAreas,
  'photo-resolution': sharpSlot,
  crop: wholePhoto,
  'ink-limit': lighterInk,
  'near-trim': offTrim,
  'line-width': strongerLines,
  'finish-line': largerPlate,
  'finish-gap': largerPlate,
  'finish-edge': plateOffEdges,
  'finish-page': processInk,
};

/** The rule's own repair first: it is the smallest. */
function waysOf(checked: Checked, finding: Finding): Ways {
  const about = aboutFinding(checked, finding);
  const own = finding.repair ? [[finding.repair]] : [];
  return about ? [...own, ...(repairs[finding.rule]?.(about) ?? [])] : own;
}

export type Repair = {
  edits: Edit[];
  /** The page as it is and as it becomes. */
  before: Sheet;
  after: Sheet;
};

export type Repairable = {
  design: DesignDocument;
  resources: Resources;
  limits: Limits;
  /** As layout shows a document; absent: as it is. */
  shownAs?: (design: DesignDocument) => DesignDocument;
};

type State = { design: DesignDocument; sheet: Sheet; checked: Checked; findings: Finding[] };

/** What the repairs of one design share: a layout that does only changed elements again, and its pages as they are, by id. */
type Trials = { layout: CachedLayout; starts: Map<string, State | null> };
const trials = new WeakMap<Repairable, Trials>();

function trialsOf(of: Repairable): Trials {
  const found = trials.get(of) ?? { layout: createCachedLayout(), starts: new Map() };
  trials.set(of, found);
  return found;
}

/** A repair may cause a finding that another one clears: a larger code that now stands at the edge is moved in. */
const maxRounds = 3;

/**
 * The first way that clears the finding without causing another one, or null where there is none that the customer may take. The design
 * stays as it is. `finding` is one of this design; edits touch its page only. Calls with the same `of` share their work.
 */
export function repairOf(of: Repairable, finding: Finding): Repair | null {
  const { layout, starts } = trialsOf(of);
  const page = of.design.pages.find(({ id }) => id === finding.page);
  if (!page) return null;
  const check = (design: DesignDocument) => stateOf(design, page.id, layout, of);
  // What lies across a spread is seen on both of its pages.
  const pages = page.spread === undefined ? [page] : of.design.pages.filter(({ spread }) => spread === page.spread);
  const start = starts.get(page.id) ?? check({ ...of.design, pages });
  starts.set(page.id, start);
  if (!start) return null;
  for (const way of waysOf(start.checked, finding)) {
    const repair = tried(start, finding, way, check);
    if (repair) return repair;
  }
  return null;
}

/** The fonts of `resources` stay the same while repairs are tried. */
function stateOf(design: DesignDocument, page: string, layout: CachedLayout, { resources, limits, shownAs }: Repairable): State | null {
  const { layout: laidOut } = layout(shownAs?.(design) ?? design, resources, 0);
  const checked = checkedOf(design, laidOut, resources, limits);
  const sheet = laidOut.sheets.find(({ id }) => id === page);
  return sheet ? { design, sheet, checked, findings: findingsOf(checked) } : null;
}

function tried(start: State, finding: Finding, way: Edit[], check: (design: DesignDocument) => State | null): Repair | null {
  const edits: Edit[] = [];
  let current = start;
  let next: Edit[] | undefined = way;
  for (let round = 0; round < maxRounds && next; round += 1) {
    const { design } = current;
    if (next.length === 0 || next.some((edit) => refusalOf(design, edit) !== null)) return null;
    const applied = applyEdits(design, next);
    const changed = applied && check(applied.design);
    if (!changed) return null;
    edits.push(...next);
    current = changed;
    if (current.findings.some((found) => isSamePlace(found, finding) && found.rule === finding.rule)) return null;
    const caused = current.findings.filter((found) => !start.findings.some((known) => isNoWorse(found, known)));
    if (caused.length === 0) return { edits, before: start.sheet, after: current.sheet };
    const follow = caused.find((found) => isSamePlace(found, finding));
    next = follow && waysOf(current.checked, follow)[0];
  }
  return null;
}

function isSamePlace(a: Finding, b: Finding): boolean {
  return a.page === b.page && a.element === b.element;
}

function isNoWorse(found: Finding, known: Finding): boolean {
  return isSamePlace(found, known) && found.rule === known.rule && levels.indexOf(found.level) >= levels.indexOf(known.level);
}
