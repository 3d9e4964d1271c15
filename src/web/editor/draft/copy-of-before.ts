/** What copies of designs in this browser hold beside the document, where programs wrote them that named elements by words. */
import type { DesignDocument } from '#core/design/document.ts';
import type { MergeConflict } from '#core/design/merge/merge.ts';
import { printedContentBefore } from '#core/order/approval/changed-pages.ts';
import { verbatim } from '#core/values/message.ts';
import { fingerprint } from '#core/values/text/fingerprint.ts';
import { pageFingerprints } from '#web/editor/approval/fingerprint.ts';
import type { LocalCopy, UnplacedContent } from './restore.ts';

/** The word that a value was named by; null where it has a name. */
function wordOf(value: object): string | null {
  return 'label' in value && typeof value.label === 'string' ? value.label : null;
}

export function placesBefore(places: readonly MergeConflict[]): MergeConflict[] {
  return places.map((place) => {
    const word = wordOf(place);
    return place.kind === 'element' && word !== null ? { kind: 'element', page: place.page, name: verbatim(word) } : place;
  });
}

export function parkedBefore(parked: LocalCopy<unknown>['parked']): LocalCopy<unknown>['parked'] {
  const named = ({ name, text, photo, ...rest }: UnplacedContent): UnplacedContent => {
    const word = wordOf(rest);
    return { name: word === null ? name : verbatim(word), ...(text === undefined ? {} : { text }), ...(photo ? { photo } : {}) };
  };
  return Object.fromEntries(Object.entries(parked).map(([id, content]) => [id, named(content)]));
}

/** Pages that are as they were approved have the fingerprint of today. */
export function approvedBefore(approved: Readonly<Record<string, string>>, design: DesignDocument): Record<string, string> {
  const prints = pageFingerprints(design);
  return Object.fromEntries(
    Object.entries(approved).map(([id, print]) => {
      const pages = design.pages.filter((page) => page.id === id);
      return [id, fingerprint(printedContentBefore(design, pages)) === print ? (prints.get(id) ?? print) : print];
    }),
  );
}
