import { keyOf, type CallDefinition } from '@zampa/contract/call';
import { calls } from '@zampa/contract/calls';
import { policy } from '@zampa/contract/policy/table';

/** The row names of the policy table; a call whose rule depends on its body has several. */
export const rowsOfTable: ReadonlySet<string> = new Set(
  Object.entries(policy).flatMap(([key, entry]) =>
    'selector' in entry ? Object.keys(entry.rows).map((kind) => `${key} ${kind}`) : [key],
  ),
);

/** Returns the call of a row, whose name starts with the call's method and path. */
export function callOf(row: string): CallDefinition {
  const [method, path] = row.split(' ');
  const call = calls.find((one) => keyOf<CallDefinition>(one) === `${method} ${path}`);
  if (!call) throw new Error(`${row} is no call`);
  return call;
}
