import { postEvent } from '@zampa/contract/conversations/post-event';
import { markSeen } from '@zampa/contract/conversations/mark-seen';
import { readEvent } from '@zampa/contract/conversations/read-event';
import { withdrawEvent } from '@zampa/contract/conversations/withdraw-event';
import { endConversation } from '@zampa/contract/conversations/end-conversation';
import { updateEvent } from '@zampa/contract/conversations/update-event';
import { readDiaryConversation } from '@zampa/contract/conversations/read-diary-conversation';
import { readRequest } from '@zampa/contract/conversations/read-request';
import type { Deps } from '../../platform/deps.ts';
import type { Feature } from '../../platform/served.ts';
import type { AppointmentParts } from '../../records/appointment-parts.ts';
import { changeRequest } from './change-request.ts';
import { endService } from './end-service.ts';
import { readThread } from './read-thread.ts';
import { findEvents } from './find-events.ts';
import { markRead } from './mark-read.ts';
import { tellTyping } from './tell-typing.ts';
import { receiveEvent } from './receive-event.ts';
import { removeDiaryEntry } from './remove-diary-entry.ts';
import { withdrawMessage } from './withdraw-message.ts';

/** Asking, writing, acting and reading in conversations, and who is typing in them. */
export const conversations =
  (appointments: AppointmentParts): Feature<Deps> =>
  (serve, deps) => {
    serve.forPeople(postEvent, (served) => receiveEvent(deps, served, appointments));
    serve.forPeople(readEvent, ({ viewer, tx, query }) => findEvents(tx, viewer, query.id));
    serve.forPeople(withdrawEvent, async (served) => {
      const { viewer, tx, query, now } = served;
      if (await removeDiaryEntry(deps, tx, viewer, query.id)) return;
      if (await appointments.remove(deps, served)) return;
      await withdrawMessage(deps, tx, viewer, query.id, now);
    });
    serve.forPeople(markSeen, ({ viewer, tx, body }) => markRead(deps, tx, viewer, body));
    deps.hear('typing', (db, sender, { conversationId }) =>
      tellTyping({ ...deps, db }, sender, conversationId),
    );
    serve.forPeople(readRequest, ({ viewer, tx, params, query }) =>
      readThread(tx, viewer, params.id, query),
    );
    serve.forPeople(readDiaryConversation, ({ viewer, tx, params, query }) =>
      readThread(tx, viewer, params.id, query, params.userId),
    );
    serve.forPeople(
      updateEvent,
      async (served) =>
        (await appointments.change(deps, served)) ?? (await changeRequest(deps, served)),
    );
    serve.forPeople(endConversation, (served) => endService(deps, served));
  };
