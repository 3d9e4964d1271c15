/** The notice after signing up. */
import { RegistrationNotice } from '#web/account/registration-notice.tsx';
import type { GallerySection } from './section.ts';

function Notices() {
  return <RegistrationNotice firstName="Hermine" />;
}

export const registrationSection: GallerySection = { id: 'willkommen-im-konto', title: 'Nach der Anmeldung', Show: Notices };
