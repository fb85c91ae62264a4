import { keyOf } from '../call.ts';
import { calls, type AnyCallKey } from '../calls.ts';
import type { PolicyRow, PolicyRows } from './row.ts';

/**
 * Who may do what: the table behind the server's checks, the documentation and the matrix test, made from the rows that
 * stand in the calls. Conditions on states are the domain's.
 */
export const policy = Object.fromEntries(
  calls.map((call) => [keyOf(call), call.policy]),
) as Readonly<Record<keyof AnyCallKey, PolicyRow | PolicyRows>>;
