/** Documents with one thing wrong: at least one for each rule, which that rule alone catches. */
import { amountMutants } from './mutants/amounts.ts';
import { documentMutants } from './mutants/document.ts';
import type { Mutant } from './mutants/mutant.ts';
import { paymentMutants } from './mutants/payment.ts';
import { vatMutants } from './mutants/vat.ts';

export const mutants: readonly Mutant[] = [...documentMutants, ...amountMutants, ...vatMutants, ...paymentMutants];
