/** Designs below a card: the other pieces of its suite, and similar ones. */
import type { ComponentProps } from 'react';
import { Similar } from './similar.tsx';
import { SuiteRow } from './suite-row.tsx';

export function FurtherDesigns({ suite, similar }: { suite: ComponentProps<typeof SuiteRow>; similar: ComponentProps<typeof Similar> }) {
  return (
    <>
      <SuiteRow {...suite} />
      <Similar {...similar} />
    </>
  );
}
