/** The front of an envelope that goes with the card, with an address on it, and where the post reads it. */
import { useMemo } from 'react';
import { createCachedLayout } from '#core/layout/cached-layout.ts';
import type { CardDocument } from '#core/products/card/choice.ts';
import { usePreview } from '#web/editor/context.ts';
import { facePainter } from '#web/editor/preview/fold-faces.tsx';
import { Zones } from './zones.tsx';

/** Envelopes are of white paper. */
const paper = '#fcfbf8';

const layout = createCachedLayout();

export function AddressSide({ envelope, hasZones }: { envelope: CardDocument; hasZones: boolean }) {
  const { preview, painting } = usePreview();
  const resources = preview?.resources;
  const front = useMemo(() => {
    const font = envelope.pages[0]?.elements.find(({ kind }) => kind === 'text');
    // The face is one of the card's, or the fallback that comes a little later.
    if (font?.kind !== 'text' || !resources?.fonts.face(font.font)) return null;
    return facePainter(layout(envelope, resources, 0).layout.sheets, painting, paper)('front');
  }, [envelope, resources, painting]);
  const [page] = envelope.pages;
  return (
    <>
      {front}
      {hasZones && page ? <Zones size={page} /> : null}
    </>
  );
}
