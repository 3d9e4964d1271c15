/** What keeps the document of an order line from the press, with the repairs that help, and the document after one of them. In worker threads. */
import { applyEdits, type Edit } from '#core/design/edit.ts';
import { withKnownPhotos } from '#core/design/known-photos.ts';
import type { Box } from '#core/design/outlines/outline.ts';
import { documentJson } from '#core/design/stored-version.ts';
import type { SeenPhoto } from '#core/layout/crop.ts';
import { openFindings } from '#core/preflight/confirmed.ts';
import { fieldWithoutList } from '#core/preflight/field-rules.ts';
import { type Finding, panelOfItem } from '#core/preflight/finding.ts';
import { type LineProblem, problemKey } from '#core/preflight/line-problem.ts';
import { brokenPhotos, otherPhoto } from '#core/preflight/repair/photo-place.ts';
import { type Repairable, repairOf } from '#core/preflight/repair/repair.ts';
import { factsOfDesign } from '#core/products/design-summary.ts';
import type { ProductDocument } from '#core/products/document.ts';
import { productOf } from '#core/products/registry.ts';
import { withFormality } from '#core/values/message.ts';
import { openThreadPool, processThreads, type TaskHandlers, type ThreadPool } from '#services/jobs/thread-pool.ts';
import { summaryColumns } from '#store/design/summaries.ts';
import { checkDocument, type DocumentCheck, resourcesOf, type StoredCheck, shownAs } from './check-document.ts';
import { formalityOfTemplate } from './choice.ts';
import { storedDocument } from './opened-design.ts';

/** More are not shown at once: the next revision shows what is left. */
const maxProblems = 12;

/** How a customer answers a problem: with the repair that was tried, with another photo, or by having it printed as it is. */
export type ProblemAnswer =
  | { how: 'repair'; problem: LineProblem }
  | { how: 'accept'; problem: LineProblem }
  | { how: 'photo'; problem: LineProblem; photo: SeenPhoto };

export type RevisedDocument = { document: string; summary: string; confirmed: string[]; problems: LineProblem[] };

type Checked = StoredCheck & { confirmed: readonly string[] };

export type ProblemTasks = {
  /** `broken` are the pictures of the document that cannot be read. */
  problems: { input: Checked & { broken: readonly string[] }; output: LineProblem[] };
  /** `others` are the line's problems but for the answered one. Null where the answer does not fit the document. */
  revised: { input: Checked & { answer: ProblemAnswer; others: readonly LineProblem[] }; output: RevisedDocument | null };
};

type Panel = ProductDocument['pages'][number]['panels'][number];

/** The part of a box that a panel shows, as shares of the panel's sides; null for a box outside of it. */
function markOf(box: Box, panel: Panel): LineProblem['mark'] {
  const within = (from: number, size: number, start: number, length: number) => {
    const [first, last] = [Math.max(0, (from - start) / length), Math.min(1, (from + size - start) / length)];
    return [first, last - first] as const;
  };
  const [left, width] = within(box.xUm, box.widthUm, panel.xUm, panel.widthUm);
  const [top, height] = within(box.yUm, box.heightUm, panel.yUm, panel.heightUm);
  return width > 0 && height > 0 ? { left, top, width, height } : null;
}

/** Any size and id: only whether a photo can be put there is asked. */
const anyPhoto = { id: 'any-photo-of-its-customer', width: 1_000, height: 1_000 };

function problemOf(design: ProductDocument, of: Repairable, finding: Finding): LineProblem {
  const page = design.pages.find(({ id }) => id === finding.page) ?? design.pages[0];
  const panel = page && ((finding.box && panelOfItem(page, finding.box)) ?? page.panels[0]);
  return {
    finding,
    edits: finding.rule === 'broken-photo' ? null : (repairOf(of, finding)?.edits ?? null),
    takesPhoto: otherPhoto(design, finding, anyPhoto) !== null,
    panel: panel?.id ?? '',
    mark: panel && finding.box ? markOf(finding.box, panel) : null,
  };
}

async function problemsOf(check: DocumentCheck, confirmed: readonly string[], broken: readonly string[]): Promise<LineProblem[]> {
  const { design } = check;
  const { findings } = await checkDocument(check);
  const of = { design, resources: await resourcesOf(check), limits: productOf(design.product.type).limits(design.product), shownAs };
  const address = formalityOfTemplate(check.template);
  const unfilled = fieldWithoutList(design);
  const added = [...(unfilled ? [unfilled] : []), ...brokenPhotos(design, broken)];
  const unread = added.map((finding) => ({ ...finding, message: withFormality(finding.message, address) }));
  // What was measured when the order was accepted is printable.
  const open = [...unread, ...openFindings(findings, confirmed).filter(({ rule }) => rule !== 'too-complex')];
  return open.slice(0, maxProblems).map((finding) => problemOf(design, of, finding));
}

function answered(design: ProductDocument, answer: ProblemAnswer): Edit[] | null {
  if (answer.how === 'accept') return [];
  return answer.how === 'photo' ? otherPhoto(design, answer.problem.finding, answer.photo) : answer.problem.edits;
}

/** Slots of pictures that are gone are empty: layout takes no unknown ones. */
function opened(document: string, pictures: readonly { id: string }[]): ProductDocument {
  const known = new Set(pictures.map(({ id }) => id));
  return withKnownPhotos(storedDocument({ document: JSON.parse(document) }), (id) => known.has(id));
}

/** The thread's side of `problemPool`. */
export const problemTasks: TaskHandlers<ProblemTasks> = {
  async problems({ document, confirmed, broken, ...check }) {
    return problemsOf({ ...check, design: opened(document, check.pictures) }, confirmed, broken);
  },
  async revised({ document, confirmed: before, answer, others, ...check }) {
    const design = opened(document, check.pictures);
    const edits = answered(design, answer);
    const changed = edits && applyEdits(design, edits);
    if (!changed) return null;
    const confirmed = answer.how === 'accept' ? [...before, problemKey(answer.problem)] : [...before];
    // Production alone reads the files of photos: one that was broken still is.
    const broken = others.filter(({ finding }) => finding.rule === 'broken-photo');
    const problems = [...broken, ...(await problemsOf({ ...check, design: changed.design }, confirmed, []))];
    const { summary } = summaryColumns(factsOfDesign(changed.design));
    const text = edits.length === 0 ? document : documentJson(changed.design);
    return { document: text, summary, confirmed, problems };
  },
};

let shared: ThreadPool<ProblemTasks> | null = null;

/** In the threads of the process, with a bounded queue. */
export function problemPool(): ThreadPool<ProblemTasks> {
  shared ??= openThreadPool({ name: 'problems of order lines', threads: processThreads(), queueSize: 20 });
  return shared;
}
