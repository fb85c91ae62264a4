import type * as z from 'zod';
import type { PolicyRow } from './policy/row.ts';

/** A kind of message that clients say by socket. */
export type MessageDefinition = {
  /** What it is called on the socket. */
  readonly event: string;
  readonly policy: PolicyRow;
  readonly body: z.ZodType;
  /** What it is answered with where the sender asks for an answer. */
  readonly answer: z.ZodType;
  /** How many of them a socket may say within so many seconds, and what that guards; the rest is passed over. */
  readonly limit: { readonly most: number; readonly seconds: number; readonly guards: string };
};

/** Declares one message: what the server checks and listens to, and the client's types, come from it. */
export function defineMessage<const Message extends MessageDefinition>(message: Message): Message {
  return message;
}
