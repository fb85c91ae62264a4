import { clientMutants } from './client.ts';
import { domainMutants } from './domain.ts';
import type { Mutant } from './mutant.ts';
import { serverAccess } from './server-access.ts';
import { serverLimits } from './server-limits.ts';
import { serverLoad } from './server-load.ts';
import { serverPolicy } from './server-policy.ts';
import { serverSessions } from './server-sessions.ts';
import { serverShapes } from './server-shapes.ts';
import { serverMoney } from './server-money.ts';
import { serverTurns } from './server-turns.ts';
import { serverWrites } from './server-writes.ts';

/** The mutants of one area, `scripts/mutants/<name>.ts`. */
export type MutantList = { readonly name: string; readonly mutants: readonly Mutant[] };

export const mutantLists: readonly MutantList[] = [
  { name: 'domain', mutants: domainMutants },
  { name: 'client', mutants: clientMutants },
  { name: 'server-access', mutants: serverAccess },
  { name: 'server-sessions', mutants: serverSessions },
  { name: 'server-limits', mutants: serverLimits },
  { name: 'server-load', mutants: serverLoad },
  { name: 'server-turns', mutants: serverTurns },
  { name: 'server-policy', mutants: serverPolicy },
  { name: 'server-shapes', mutants: serverShapes },
  { name: 'server-money', mutants: serverMoney },
  { name: 'server-writes', mutants: serverWrites },
];
