/** The card configurator: puts state, preview, tools and saving together. Each part has its own file. */

import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useHref } from 'react-router';
import type { CardChoice } from '#api/catalogue.ts';
import { voiceOf } from '#core/catalogue/occasions.ts';
import type { Edit } from '#core/design/edit.ts';
import { findingKey } from '#core/preflight/finding.ts';
import { familyCard } from '#core/products/card/formats.ts';
import { limitsOf } from '#core/products/card/limits.ts';
import { cardPrice } from '#core/products/card/price.ts';
import { pathTo } from '#core/site/paths.ts';
import { firstCrop } from '#web/editor/canvas/crop.ts';
import type { EditOptions } from '#web/editor/canvas/selectable-element.tsx';
import { type ElementRef, findElement } from '#web/editor/draft/content.ts';
import { photosOf, slotId } from '#web/editor/panels/photo-slots.tsx';
import { useCheck } from '#web/editor/panels/print-check.tsx';
import { fieldId } from '#web/editor/panels/text-fields.tsx';
import { useUploads } from '#web/editor/panels/use-uploads.ts';
import { usePreview } from '#web/editor/preview/use-preview.ts';
import { editorTexts, VoiceContext } from '#web/editor/texts.ts';
import { CallError, call } from '#web/page/client.ts';
import { usePath, useSite } from '#web/page/page-context.ts';
import { ConflictDialog } from './conflict.tsx';
import { EditorFrame } from './editor-frame.tsx';
import type { CardEntry } from './entry.ts';
import { migrateToFormat } from './migrate-to-format.ts';
import { type CardContent, firstState, reduce } from './state.ts';
import { useCardResources } from './use-card-resources.ts';
import { useCardSession } from './use-card-session.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { useNarrow } from './use-window.ts';

export function CardConfigurator({ entry }: { entry: CardEntry }) {
  const site = useSite();
  const voice = voiceOf(entry.product.occasion);
  const t = useMemo(() => editorTexts(voice), [voice]);
  const [state, dispatch] = useReducer(reduce, entry, ({ design, choice, notice }) => ({ ...firstState({ design, choice }), notice }));
  const { design, choice } = state.edited.content;
  const isNarrow = useNarrow();
  const session = useCardSession(
    entry,
    state,
    dispatch,
    site,
    useMemo(() => ({ restored: t('save.restored') }), [t]),
  );
  const resources = useCardResources(design, entry.pictures, site);
  const { artworks, pictures, addPicture } = resources;
  const photos = useMemo(() => new Map(pictures.map((picture) => [picture.id, picture])), [pictures]);
  const { preview, status } = usePreview(design, artworks, photos);
  const picture = usePicture(preview, photos);
  const limits = useMemo(() => limitsOf(design.product), [design.product]);
  const check = useCheck(preview, state.accepted, limits, voice);
  const price = useMemo(
    () => cardPrice(choice, entry.pricing.prices, site.country, site.locale, voice),
    [choice, entry.pricing.prices, site, voice],
  );
  useShortcuts(dispatch);

  const edit = useCallback(
    (edits: Edit[], options?: EditOptions) => dispatch({ type: 'change', changes: edits, at: Date.now(), ...options }),
    [],
  );
  const choose = useCallback(
    (change: Partial<CardChoice>, merge?: string) => {
      const next = { ...choice, ...change };
      const refinement: Edit[] =
        next.refinementType === design.product.refinement ? [] : [{ kind: 'setRefinement', refinement: next.refinementType }];
      dispatch({ type: 'change', changes: [{ kind: 'setChoice', choice: next }, ...refinement], at: Date.now(), merge });
    },
    [choice, design.product.refinement],
  );

  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
  });

  const select = useCallback((place: ElementRef | null, focusField: boolean) => {
    flushSync(() => dispatch({ type: 'select', place }));
    const found = findElement(latest.current.edited.content.design, place);
    if (!found || !place) return;
    const field = document.getElementById(found.element.kind === 'photo' ? slotId(place) : fieldId(place));
    if (focusField) field?.focus({ preventScroll: true });
    field?.scrollIntoView({ block: 'start' });
  }, []);

  const uploads = useUploads({
    site,
    ready: session.ensureSaved,
    onPicture(place, uploaded) {
      addPicture(uploaded);
      const found = findElement(latest.current.edited.content.design, place);
      if (found?.element.kind === 'photo')
        edit([{ kind: 'setPhoto', ...place, photoId: uploaded.id, crop: firstCrop(found.element, uploaded) }]);
    },
  });
  /** The first file for the slot that was meant, the others for slots that are still empty. */
  const takeFiles = (place: ElementRef, files: File[]) => {
    const [first, ...rest] = files;
    if (!first) return;
    dispatch({ type: 'select', place });
    uploads.send(place, first);
    const empty = photosOf(design).filter(({ place: other, element }) => element.photoId === null && other.element !== place.element);
    for (const [at, file] of rest.entries()) {
      const slot = empty[at];
      if (slot) uploads.send(slot.place, file);
    }
  };
  useStrayFiles((files) => {
    const slots = photosOf(design);
    const slot =
      slots.find(({ place }) => place.element === state.selected?.element) ??
      slots.find(({ element }) => element.photoId === null) ??
      slots[0];
    if (slot) takeFiles(slot.place, files);
  });

  const [switching, setSwitching] = useState<{ to: string; message: string | null } | null>(null);
  async function switchFormat(form: CardChoice['form'], format: CardChoice['format']) {
    const to = `${form}.${format}`;
    setSwitching({ to, message: null });
    const card = familyCard(design.product);
    try {
      const began = resources.blank ?? (await resources.fetchBlank(card.form, card.format));
      const blank = await resources.fetchBlank(form, format);
      const { edited, parked: waiting } = latest.current;
      const carried = migrateToFormat(edited.content.design, blank, began, waiting);
      const content: CardContent = {
        design: carried.design,
        choice: { ...edited.content.choice, form, format, refinementType: carried.design.product.refinement },
      };
      const labels = carried.lost.map((label) => `„${label}“`).join(', ');
      dispatch({
        type: 'format',
        content,
        parked: carried.parked,
        notice: labels ? t('paper.lost', { labels }) : t('paper.switched'),
        at: Date.now(),
      });
      setSwitching(null);
    } catch (error) {
      setSwitching({ to, message: error instanceof CallError ? error.message : '' });
    }
  }

  const cartPath = useHref(usePath()(pathTo('cart')));
  const [buying, setBuying] = useState<{ isBusy: boolean; problem: string | null }>({ isBusy: false, problem: null });
  const reason = buyReason();
  function buyReason(): string | null {
    if (session.save.status === 'conflict') return t('buy.conflict');
    if (!check || status === 'waiting') return t('buy.unready');
    if (check.open === 0) return null;
    return check.open === 1 ? t('buy.blocked.one') : t('buy.blocked', { count: check.open });
  }
  async function buy() {
    if (reason) {
      dispatch({ type: 'tool', tool: isNarrow ? 'check' : state.tool });
      document.getElementById('print-check')?.focus();
      return;
    }
    setBuying({ isBusy: true, problem: null });
    try {
      const isSaved = (await session.ensureSaved()) && (await session.flush());
      const designId = session.identity()?.id;
      if (!isSaved || !designId) return setBuying({ isBusy: false, problem: session.save.message ?? t('buy.unsaved') });
      const confirmed = (check?.findings ?? []).map(findingKey).filter((key) => state.accepted.includes(key));
      await call(site)('POST /web-api/cart/lines', { designId, quantity: choice.quantity, confirmed });
      window.location.assign(cartPath);
    } catch (error) {
      setBuying({ isBusy: false, problem: error instanceof CallError ? (error.errors[0]?.message ?? error.message) : t('buy.unsaved') });
    }
  }

  const [isDialogOpen, setDialogOpen] = useState(false);
  const closeDialog = useCallback(() => setDialogOpen(false), []);
  const isConflict = session.save.status === 'conflict';
  useEffect(() => setDialogOpen(isConflict), [isConflict]);
  async function leave(href: string) {
    await Promise.race([session.flush(), new Promise((resolve) => setTimeout(resolve, 3000))]);
    window.location.assign(href);
  }

  return (
    <VoiceContext value={voice}>
      <EditorFrame
        entry={entry}
        state={state}
        dispatch={dispatch}
        session={session}
        resources={resources}
        preview={preview}
        previewStatus={status}
        picture={picture}
        check={check}
        price={price}
        voice={voice}
        isNarrow={isNarrow}
        uploads={uploads}
        switching={switching}
        reason={reason}
        buying={buying}
        onEdit={edit}
        onChoose={choose}
        onSelect={select}
        onFiles={takeFiles}
        onFormat={switchFormat}
        onBuy={buy}
        onLeave={leave}
        onConflict={() => setDialogOpen(true)}
      />
      {isConflict && isDialogOpen ? (
        <ConflictDialog
          onLoad={async () => {
            await session.loadTheirs();
            resources.listPictures();
          }}
          onCopy={session.saveMineAsCopy}
          onClose={closeDialog}
        />
      ) : null}
    </VoiceContext>
  );
}

/** What the painter needs: faces and addresses of pictures. Stable while neither changes. */
function usePicture(preview: ReturnType<typeof usePreview>['preview'], photos: ReadonlyMap<string, { preview: string }>) {
  const fonts = preview?.resources.fonts ?? null;
  return useMemo(
    () => ({ fonts: fonts ?? { face: () => null }, photoHref: (id: string) => photos.get(id)?.preview ?? null }),
    [fonts, photos],
  );
}

/** A file dropped beside every slot must not take the page away: it goes to the slot that is meant most likely. */
function useStrayFiles(onFiles: (files: File[]) => void) {
  const handler = useRef(onFiles);
  useEffect(() => {
    handler.current = onFiles;
  });
  useEffect(() => {
    const allow = (event: DragEvent) => event.preventDefault();
    const take = (event: DragEvent) => {
      if (event.defaultPrevented) return;
      event.preventDefault();
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length > 0) handler.current(files);
    };
    window.addEventListener('dragover', allow);
    window.addEventListener('drop', take);
    return () => {
      window.removeEventListener('dragover', allow);
      window.removeEventListener('drop', take);
    };
  }, []);
}
