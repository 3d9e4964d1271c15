import type { SampleName } from '../samples/samples.ts';
import type { Edit } from './edit.ts';

/** A valid document with one thing wrong, and the rule that catches it. */
export type Mutant = readonly [rule: string, of: SampleName, edit: Edit];
