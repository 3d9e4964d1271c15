/** A section of the kit page: one part of the interface in the states that a page seldom shows. */
import type { ReactNode } from 'react';

export type KitSection = { id: string; title: string; Show: () => ReactNode };
