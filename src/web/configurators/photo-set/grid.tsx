/** All prints of a set as tiles. Pictures far from the window are not loaded, and their tiles not laid out. */
import { useMemo } from 'react';
import type { DesignDocument } from '#core/design/document.ts';
import { isFindingConfirmed } from '#core/preflight/confirmed.ts';
import { printPhotoOf } from '#core/products/photo-set/print-page.ts';
import type { OptionValue } from '#core/products/product.ts';
import { useDesign, useEditor } from '#web/editor/context.ts';
import type { Check } from '#web/editor/state.ts';
import type { FindPicture, SetRow } from './photo-set.ts';
import { useSetTexts } from './texts.ts';
import { SetTile, type TileState } from './tile.tsx';
import { usePhotoSet, usePictures, useSelectedIds, useSetRows } from './use-set.ts';

/**
 * Photos that are in a set more than once: the same picture, or pictures that show the same (core/photos/likeness.ts). Ids of rows whose
 * photo an earlier row prints in the same format.
 */
export function repeatedRows(rows: readonly SetRow[], { pages }: Pick<DesignDocument, 'pages'>, find: FindPicture): ReadonlySet<string> {
  const photos = new Map(pages.map((page) => [page.id, printPhotoOf(page)?.photoId ?? null]));
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const { id, format } of rows) {
    const photoId = photos.get(id);
    const picture = photoId ? find(photoId) : null;
    if (!picture) continue;
    const keys = [picture.id, ...(picture.sameAs ?? [])].map((key) => `${format} ${key}`);
    if (keys.some((key) => seen.has(key))) repeated.add(id);
    for (const key of keys) seen.add(key);
  }
  return repeated;
}

const ranks = ['crop', 'confirmed', 'confirm', 'block'] as const;

/** What the print check says of each page about its photo, the worst. */
export function tileStates(check: Check | null, accepted: readonly string[]): ReadonlyMap<string, { state: TileState; text: string }> {
  const states = new Map<string, { state: TileState; text: string }>();
  for (const finding of check?.findings ?? []) {
    const { page, rule, level, text } = finding;
    const state = rule === 'crop' ? 'crop' : level === 'confirm' && isFindingConfirmed(finding, accepted) ? 'confirmed' : level;
    if (state === 'warn' || (rule !== 'photo-resolution' && rule !== 'crop')) continue;
    const known = states.get(page)?.state ?? null;
    if (known === null || ranks.indexOf(state) > ranks.indexOf(known)) states.set(page, { state, text });
  }
  return states;
}

export function Grid({ nameOfFormat }: { nameOfFormat: (option: OptionValue) => string }) {
  const t = useSetTexts();
  const set = usePhotoSet();
  const design = useDesign();
  const rows = useSetRows();
  const selected = useSelectedIds();
  const pictures = usePictures();
  const uploads = useEditor((state) => state.uploads);
  const check = useEditor((state) => state.check);
  const accepted = useEditor((state) => state.accepted);
  const repeated = useMemo(() => repeatedRows(rows, design, (id) => pictures.get(id) ?? null), [rows, design, pictures]);
  const states = useMemo(() => tileStates(check, accepted), [check, accepted]);
  const running = useMemo(() => new Map(uploads.flatMap((upload) => (upload.ref ? [[upload.ref.page, upload] as const] : []))), [uploads]);
  const formats = useMemo(() => set.formats(design), [set, design]);
  const stable = useStable(formats);
  return (
    <ol className="set-grid" aria-label={t('set.photos')}>
      {rows.map(({ id, format, fit, copies }, index) => {
        const page = design.pages[index];
        if (!page) return null;
        const photoId = printPhotoOf(page)?.photoId ?? null;
        const { state, text } = states.get(id) ?? { state: null, text: '' };
        return (
          <SetTile
            key={id}
            page={page}
            picture={(photoId === null ? null : pictures.get(photoId)) ?? null}
            upload={photoId === null ? (running.get(id) ?? null) : null}
            index={index}
            count={set.isOrdered ? rows.length : 0}
            format={format}
            fit={fit}
            copies={copies}
            isSelected={selected.has(id)}
            isOnlySelected={selected.size === 1 && selected.has(id)}
            state={state}
            finding={text}
            isRepeated={repeated.has(id)}
            formats={stable}
            nameOfFormat={nameOfFormat}
            hasCopies={set.hasCopies}
            isOrdered={set.isOrdered}
          />
        );
      })}
    </ol>
  );
}

/** The first of equal lists, so that tiles with the same formats are not rendered again. */
function useStable(formats: readonly OptionValue[]): readonly OptionValue[] {
  const text = JSON.stringify(formats);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is the list
  return useMemo(() => formats, [text]);
}
