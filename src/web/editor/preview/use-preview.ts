/** The laid-out design for the screen: fonts and drawings fetched as needed, the last good picture kept while something is on its way. */
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Artwork } from '#core/design/artwork.ts';
import type { DesignDocument } from '#core/design/document.ts';
import { createCachedLayout } from '#core/layout/cached-layout.ts';
import type { PartedLayout } from '#core/layout/layout.ts';
import type { FontSet, PhotoFacts, Resources } from '#core/layout/resources.ts';
import { fallbackKeys } from '#core/layout/text/runs.ts';
import { areFontsReady, loadFace, loadFonts } from './fonts.ts';

export type Preview = PartedLayout & { design: DesignDocument; resources: Resources };
export type PreviewState = {
  /** The newest picture there is; null before the first. */
  preview: Preview | null;
  /** 'waiting': a font or drawing is on its way. 'failed': it did not come or cannot be drawn. */
  status: 'ready' | 'waiting' | 'failed';
};

function artworksReady(design: DesignDocument, artworks: ReadonlyMap<string, Artwork>): boolean {
  return design.pages.every((page) => page.elements.every((element) => element.kind !== 'artwork' || artworks.has(element.artworkId)));
}

/** Layout refuses pictures nobody knows; a slot whose picture is gone is shown empty. */
export function withKnownPhotos(design: DesignDocument, photos: ReadonlyMap<string, PhotoFacts>): DesignDocument {
  const isKnown = (id: string | null) => id === null || photos.has(id);
  if (design.pages.every((page) => page.elements.every((element) => element.kind !== 'photo' || isKnown(element.photoId)))) return design;
  const pages = design.pages.map((page) => ({
    ...page,
    elements: page.elements.map((element) =>
      element.kind === 'photo' && !isKnown(element.photoId) ? { ...element, photoId: null } : element,
    ),
  }));
  return { ...design, pages };
}

/** Tries again by itself when the network comes back. */
export function usePreview(
  design: DesignDocument,
  artworks: ReadonlyMap<string, Artwork>,
  photos: ReadonlyMap<string, PhotoFacts>,
): PreviewState {
  const [fonts, setFonts] = useState<{ set: FontSet; loads: number } | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [lay] = useState(createCachedLayout);
  const last = useRef<Preview | null>(null);
  const shown = useMemo(() => withKnownPhotos(design, photos), [design, photos]);
  const hasFaces = fonts !== null && areFontsReady(shown);
  const isReady = hasFaces && artworksReady(shown, artworks);

  useEffect(() => {
    if (hasFaces) return;
    let isCurrent = true;
    function load() {
      loadFonts(shown).then(
        (set) => {
          if (!isCurrent) return;
          setFailed(false);
          setFonts((old) => ({ set, loads: (old?.loads ?? 0) + 1 }));
        },
        () => isCurrent && setFailed(true),
      );
    }
    load();
    window.addEventListener('online', load);
    return () => {
      isCurrent = false;
      window.removeEventListener('online', load);
    };
  }, [hasFaces, shown]);

  // The faces that step in for rare letters are fetched ahead, so that a name typed without a network is still set.
  useEffect(() => {
    if (!isReady) return;
    const timer = setTimeout(() => {
      for (const key of fallbackKeys) loadFace(key).catch(() => undefined);
    }, 3000);
    return () => clearTimeout(timer);
  }, [isReady]);

  const fresh = useMemo((): Preview | 'failed' | null => {
    if (!isReady || !fonts) return null;
    const resources: Resources = { fonts: fonts.set, artwork: (id) => artworks.get(id) ?? null, photo: (id) => photos.get(id) ?? null };
    try {
      return { ...lay(shown, resources, fonts.loads), design: shown, resources };
    } catch (error) {
      console.error(error);
      return 'failed';
    }
  }, [isReady, fonts, artworks, photos, lay, shown]);

  const preview = fresh === null || fresh === 'failed' ? last.current : fresh;
  useEffect(() => {
    last.current = preview;
  }, [preview]);
  if (fresh === 'failed') return { preview, status: 'failed' };
  if (fresh) return { preview, status: 'ready' };
  return { preview, status: hasFailed ? 'failed' : 'waiting' };
}
