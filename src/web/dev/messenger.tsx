/** The messenger's panel. As in the shop its parts come with a script of their own, after the page. */
import { type ComponentType, useEffect, useState } from 'react';
import type { GallerySection } from './section.ts';

function Messages() {
  const [States, setStates] = useState<ComponentType | null>(null);
  useEffect(() => {
    void import('./messenger-states.tsx').then(({ MessengerStates }) => setStates(() => MessengerStates));
  }, []);
  return States ? <States /> : null;
}

export const messengerSection: GallerySection = { id: 'frag-uns', title: 'Frag uns', Show: Messages };
