/** What became of the files that were chosen on this visit: those that were refused, and photos that were put nowhere. Loaded with the rules. */
import { type DesignDocument, photoIds } from '#core/design/document.ts';
import { type Finding, levels } from '#core/preflight/finding.ts';
import { message } from '#core/values/message.ts';
import type { Upload } from '#web/editor/state.ts';

/** Further files are a number. */
const namedFiles = 5;

/**
 * One finding for files that were refused and one for photos without a place, each with the names. A file that was chosen for a slot is not
 * meant: the slot itself is empty. A book that is laid out by the shop knows its photos, and preflight asks about them.
 */
function uploadFindings(design: DesignDocument, uploads: readonly Upload[]): Finding[] {
  const [page] = design.pages;
  const free = uploads.filter(({ ref }) => ref === null);
  const shown = new Set(photoIds(design));
  const refused = free.filter(({ status }) => status === 'refused');
  const unplaced = design.product.autoLayout ? [] : free.filter(({ pictureId }) => pictureId !== null && !shown.has(pictureId));
  return (
    [
      ['refused-file', refused],
      ['unplaced-photo', unplaced],
    ] as const
  ).flatMap(([rule, files]): Finding[] => {
    if (!page || files.length === 0) return [];
    const names = files.map(({ file }) => file.name);
    const more = Math.max(0, names.length - namedFiles);
    const values = { count: names.length, names: names.slice(0, namedFiles), more };
    const key = `preflight.${rule}.${more > 0 ? 'more' : 'named'}`;
    const measured = `${files.length}:${files.at(-1)?.id ?? ''}`;
    return [{ rule, level: 'confirm', page: page.id, element: null, box: null, measured, message: message(key, values) }];
  });
}

/** Findings of preflight and of the files, the worst first. */
export function withUploadFindings(found: readonly Finding[], design: DesignDocument, uploads: readonly Upload[]): Finding[] {
  const all = [...found, ...uploadFindings(design, uploads)];
  return levels.flatMap((level) => all.filter((finding) => finding.level === level));
}
