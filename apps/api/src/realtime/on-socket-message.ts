import { messagesByName } from '@zampa/contract/messages';
import type {
  ClientMessageName,
  MessageAnswer,
  MessageReply,
  ParsedMessage,
} from '@zampa/contract/socket';
import type { Realtime, MessageSender } from '../ports/realtime.ts';
import { parseInput } from '../http/parse-input.ts';
import { actingAs } from '../access/acting.ts';
import { authorize } from '../access/authorize.ts';
import type { Database } from '../db/database.ts';
import { Refusal } from '../errors/refusal.ts';

/** Listens to what clients say by socket, under the same rules as calls. */
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
 * Returns what lets features listen to messages. Who may not say something, or says it wrongly, is passed over, and
 * told so where they ask for an answer.
 */
export function onSocketMessageOf({ db, realtime, onError }: SocketMessageDeps): OnSocketMessage {
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
        if (error instanceof Refusal) return refusedMessage(error);
        onError(error);
        return { ok: false, code: 'UNEXPECTED' };
      }
    });
  };
}

/** Says no to a message as a call would. */
function refusedMessage({ code, retryAfter }: Refusal): MessageReply {
  return { ok: false, code, ...(retryAfter !== undefined && { retryAfter }) };
}
