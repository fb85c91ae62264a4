import type { CallKey } from './call.ts';
import * as list from './call-list.ts';

/** Every call of the API by its name, which its file, its handler and its description go by too. */
export const callsByName = { ...list };

export type CallName = keyof typeof callsByName;
export type CallOf<Name extends CallName> = (typeof callsByName)[Name];
export type AnyCall = CallOf<CallName>;
export type AnyCallKey = { [Call in AnyCall as CallKey<Call>]: true };

/** Tells whether a call goes by this name. */
export const isCallName = (name: string): name is CallName => Object.hasOwn(callsByName, name);

/** OpenAPI, the policy table and the server's start are checked against this list. */
export const calls: readonly AnyCall[] = Object.values(callsByName);
