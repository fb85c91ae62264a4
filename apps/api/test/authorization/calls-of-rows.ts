import { keyOf, type CallDefinition } from '@zampa/contract/call';
import { calls } from '@zampa/contract/calls';
import { policy } from '@zampa/contract/policy/table';

/** The names of the rows of the table that the server goes by; a call that depends on what is posted has several. */
export const rowsOfTable: ReadonlySet<string> = new Set(
  Object.entries(policy).flatMap(([key, entry]) =>
    'by' in entry ? Object.keys(entry.rows).map((kind) => `${key} ${kind}`) : [key],
  ),
);

/** The call of a row: its name begins with the call's method and path. */
export function callOf(row: string): CallDefinition {
  const [method, path] = row.split(' ');
  const call = calls.find((one) => keyOf<CallDefinition>(one) === `${method} ${path}`);
  if (!call) throw new Error(`${row} is no call`);
  return call;
}
