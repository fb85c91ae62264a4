import type { PolicyRow, PolicyRows } from '@zampa/contract/policy/row';
import { authorize, policyRowFor, selectInput, type RawInput } from '../access/authorize.ts';
import { requireActivePlan } from '../access/plan.ts';
import type { Account } from '../access/viewer.ts';
import type { Database } from '../db/database.ts';
import { Refusal } from '../errors/refusal.ts';
import type { Clock } from '../ports/clock.ts';

type Deps = { readonly db: Database; readonly clock: Clock };

type Entering = {
  readonly entry: PolicyRow | PolicyRows;
  readonly account: Account;
  readonly input: RawInput;
};

/**
 * Returns the caller's relation to the call's subject, or the response to an identical earlier request if they are no
 * longer authorized.
 */
export async function authorizeOrRepeat(
  deps: Deps,
  { entry, account, input }: Entering,
  earlier: () => Promise<{ readonly answer: unknown } | null>,
) {
  try {
    return { relation: await authorizeRequest(deps, entry, account, input) };
  } catch (refusal) {
    const first = refusal instanceof Refusal ? await earlier() : null;
    if (!first) throw refusal;
    return first;
  }
}

/** Authorizes a call before its body is fully validated. */
async function authorizeRequest(
  { db, clock }: Deps,
  entry: PolicyRow | PolicyRows,
  account: Account,
  input: RawInput,
) {
  if (!account.viewer) throw new Refusal('FORBIDDEN', { detail: 'Create your profile first.' });
  const row = policyRowFor(entry, input);
  const relation = await authorize(db, row, account.viewer, input);
  if (row.requiresActivePlan)
    await requireActivePlan(db, selectInput(input, row.requiresActivePlan), clock.now());
  return relation;
}
