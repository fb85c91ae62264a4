import type { CallKey } from './call.ts';
import * as list from './call-list.ts';

/** All API calls by name. The call's contract file and handler have the same name. */
export const callsByName = { ...list };

export type CallName = keyof typeof callsByName;
export type CallOf<Name extends CallName> = (typeof callsByName)[Name];
export type AnyCall = CallOf<CallName>;
export type AnyCallKey = { [Call in AnyCall as CallKey<Call>]: true };

/** Checks whether an API call has this name. */
export const isCallName = (name: string): name is CallName => Object.hasOwn(callsByName, name);

/** All API calls; OpenAPI, the policy table and the server's startup are checked against this list. */
export const calls: readonly AnyCall[] = Object.values(callsByName);
