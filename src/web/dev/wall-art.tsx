/** Section of wall art. Its samples come after the first view: they bring the configurator's code along. */
import { type ComponentType, useEffect, useState } from 'react';
import type { GallerySection } from './section.ts';

function WallArt() {
  const [Samples, setSamples] = useState<ComponentType | null>(null);
  useEffect(() => {
    import('./wall-art-samples.tsx').then(
      ({ WallArtSamples }) => setSamples(() => WallArtSamples),
      (error: unknown) => console.warn(error),
    );
  }, []);
  return Samples ? <Samples /> : null;
}

export const wallArtSection: GallerySection = { id: 'wandbilder', title: 'Wandbilder', Show: WallArt };
