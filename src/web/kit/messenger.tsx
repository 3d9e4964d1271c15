/** The messenger's panel. Its parts come with their own script here as well, as nothing else of the kit needs them. */
import { lazy, Suspense } from 'react';
import type { KitSection } from './section.ts';

const States = lazy(() => import('./messenger-states.tsx').then(({ MessengerStates }) => ({ default: MessengerStates })));

function Messages() {
  return (
    <Suspense>
      <States />
    </Suspense>
  );
}

export const messengerSection: KitSection = { id: 'frag-uns', title: 'Frag uns', Show: Messages };
