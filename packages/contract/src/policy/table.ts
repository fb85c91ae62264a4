import { keyOf } from '../call.ts';
import { calls, type AnyCallKey } from '../calls.ts';
import type { PolicyRow, PolicyRows } from './row.ts';

/**
 * Policy table: who may make which call. Used by the server's authorization, the documentation and the matrix test;
 * built from the `policy` of each call. Rules about states are in the domain package.
 */
export const policy = Object.fromEntries(
  calls.map((call) => [keyOf(call), call.policy]),
) as Readonly<Record<keyof AnyCallKey, PolicyRow | PolicyRows>>;
