import { messagesByName } from '@zampa/contract/messages';
import type {
  ClientMessageName,
  MessageAnswer,
  MessageReply,
  ParsedMessage,
} from '@zampa/contract/socket';
import type { Realtime, MessageSender } from '../ports/realtime.ts';
import { parseInput } from '../http/input/parse-input.ts';
import { actingAs } from '../access/acting.ts';
import { authorize } from '../access/authorize.ts';
import type { Database } from '../db/database.ts';
import { Refusal } from '../errors/refusal.ts';

/** Registers a listener for socket messages, under the same rules as calls. */
export type OnSocketMessage = <Name extends ClientMessageName>(
  name: Name,
  listener: (
    db: Database,
    sender: MessageSender,
    message: ParsedMessage<Name>,
  ) => Promise<MessageAnswer<Name>>,
) => void;

export type SocketMessageDeps = {
  readonly db: Database;
  readonly realtime: Realtime;
  readonly onError: (error: unknown) => void;
};

/**
 * Creates the function with which features register message listeners. Unauthorized or invalid messages are dropped;
 * the sender gets the error code if it asked for a reply.
 */
export function createOnSocketMessage({
  db,
  realtime,
  onError,
}: SocketMessageDeps): OnSocketMessage {
  return (name, listener) => {
    const { policy, body: form } = messagesByName[name];
    realtime.onMessage(name, async (sender, body) => {
      try {
        const own = actingAs(db, { viewer: sender.viewer });
        await authorize(own, policy, sender.viewer, { params: {}, query: {}, body });
        const message = parseInput(form, body, 'body');
        return {
          ok: true,
          answer: await listener(own, sender, message as ParsedMessage<typeof name>),
        };
      } catch (error) {
        if (error instanceof Refusal) return toErrorReply(error);
        onError(error);
        return { ok: false, code: 'UNEXPECTED' };
      }
    });
  };
}

/** Converts a refusal to a message reply. */
function toErrorReply({ code, retryAfter }: Refusal): MessageReply {
  return { ok: false, code, ...(retryAfter !== undefined && { retryAfter }) };
}
