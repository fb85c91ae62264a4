import type { Deps } from '../../platform/deps.ts';
import type { Feature } from '../../platform/context.ts';
import type { AppointmentParts } from '../../records/appointment-parts.ts';
import { updateEvent } from './update-event.ts';
import { endConversation } from './end-conversation.ts';
import { readEvent } from './read-event.ts';
import { markSeen } from './mark-seen.ts';
import { publishTyping } from './publish-typing.ts';
import { postEvent } from './post-event.ts';
import { withdrawEvent } from './withdraw-event.ts';
import { readRequest } from './read-request.ts';
import { readDiaryConversation } from './read-diary-conversation.ts';

/** Asking, writing, acting and reading in conversations, and who is typing in them. */
export const conversationsFeature =
  (appointments: AppointmentParts): Feature<Deps> =>
  (serve, deps) => {
    serve.forPeople({ ...deps, appointments }, { postEvent, withdrawEvent, updateEvent });
    serve.forPeople(deps, {
      readEvent,
      markSeen,
      readRequest,
      readDiaryConversation,
      endConversation,
    });
    deps.onSocketMessage('typing', (db, sender, { conversationId }) =>
      publishTyping({ ...deps, db }, sender, conversationId),
    );
  };
