/** A section of the gallery: one part of the interface in all its states. */
import type { ReactNode } from 'react';

export type GallerySection = { id: string; title: string; Show: () => ReactNode };
