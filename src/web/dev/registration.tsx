/** The notice after signing up. */
import { RegistrationNotice } from '#web/account/registration-notice.tsx';
import type { KitSection } from './section.ts';

function Notices() {
  return <RegistrationNotice firstName="Hermine" />;
}

export const registrationSection: KitSection = { id: 'willkommen-im-konto', title: 'Nach der Anmeldung', Show: Notices };
