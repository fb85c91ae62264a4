import { keyOf } from '../call.ts';
import { calls, type AnyCallKey } from '../calls.ts';
import { clientMessages, type ClientMessageName } from '../socket.ts';
import type { PolicyRow, PolicyRows } from './row.ts';

/**
 * Who may do what: the table behind the server's checks, the documentation and the matrix test, made from the rows that
 * stand in the calls. Conditions on states are the domain's.
 */
export const policy = Object.fromEntries(
  calls.map((call) => [keyOf(call), call.policy]),
) as Readonly<Record<keyof AnyCallKey, PolicyRow | PolicyRows>>;

/** The same for what clients say by socket; who may not say it is not listened to. */
export const socketPolicy = Object.fromEntries(
  Object.entries(clientMessages).map(([name, message]) => [name, message.policy]),
) as Readonly<Record<ClientMessageName, PolicyRow>>;
