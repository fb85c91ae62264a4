import type * as z from 'zod';
import type { PolicyRow } from './policy/row.ts';

/** Kind of message that clients send by socket. */
export type MessageDefinition = {
  /** Socket event name. */
  readonly event: string;
  readonly policy: PolicyRow;
  readonly body: z.ZodType;
  /** Acknowledgement, if the sender asks for one. */
  readonly answer: z.ZodType;
  /**
   * Rate limit of a socket: at most `most` messages in `seconds`, and what this protects. Excess messages are
   * dropped.
   */
  readonly limit: { readonly most: number; readonly seconds: number; readonly guards: string };
};

/** Defines a socket message. The server's validation and the client types are derived from it. */
export function defineMessage<const Message extends MessageDefinition>(message: Message): Message {
  return message;
}
