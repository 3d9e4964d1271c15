/** Sections of the gallery, from top to bottom. */
import { buttonSection } from './buttons.tsx';
import { carouselSection } from './carousels.tsx';
import { imageSection } from './images.tsx';
import { messengerSection } from './messenger.tsx';
import { registrationSection } from './registration.tsx';
import type { GallerySection } from './section.ts';
import { wallArtSection } from './wall-art.tsx';

export const gallerySections: readonly GallerySection[] = [
  buttonSection,
  imageSection,
  carouselSection,
  registrationSection,
  messengerSection,
  wallArtSection,
];
