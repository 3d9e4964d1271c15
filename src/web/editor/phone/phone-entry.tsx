/** The button for photos from a phone on a page that is of use without it: its code comes after the page. */
import { type ComponentProps, useEffect, useState } from 'react';
import type { PhoneButton } from './phone-button.tsx';

export function PhoneEntry(props: ComponentProps<typeof PhoneButton>) {
  const [Shown, setShown] = useState<typeof PhoneButton | null>(null);
  useEffect(() => {
    import('./phone-button.tsx').then(
      (loaded) => setShown(() => loaded.PhoneButton),
      () => undefined,
    );
  }, []);
  return Shown ? <Shown {...props} /> : null;
}
