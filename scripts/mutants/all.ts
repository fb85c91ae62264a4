import { isolationMutants } from './isolation.ts';
import { moneyMutants } from './money.ts';
import type { Mutant } from './mutant.ts';

/** The mutants of one area, `scripts/mutants/<name>.ts`. */
export type MutantList = { readonly name: string; readonly mutants: readonly Mutant[] };

/** Faults that cost most, in code that API tests prove. Stryker makes the faults of pure code (`kill-every.ts`). */
export const mutantLists: readonly MutantList[] = [
  { name: 'isolation', mutants: isolationMutants },
  { name: 'money', mutants: moneyMutants },
];
