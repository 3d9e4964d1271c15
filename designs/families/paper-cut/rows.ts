/** Designs of the cut paper family. */

import type { LeadRow } from '#designs/family.ts';
import { birthRows } from './birth-rows.ts';
import { childRows } from './child-rows.ts';

export const rows: readonly LeadRow[] = [...birthRows, ...childRows];
