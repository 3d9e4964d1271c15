/** What the kit page shows, from top to bottom. Another part is one line here. */
import { buttonSection } from './buttons.tsx';
import { carouselSection } from './carousels.tsx';
import { imageSection } from './images.tsx';
import { messengerSection } from './messenger.tsx';
import { registrationSection } from './registration.tsx';
import type { KitSection } from './section.ts';

export const kitSections: readonly KitSection[] = [buttonSection, imageSection, carouselSection, registrationSection, messengerSection];
