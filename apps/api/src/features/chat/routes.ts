import { postEvent } from '@zampa/contract/chat/post-event';
import { markSeen, readEvent, readHeads, withdrawEvent } from '@zampa/contract/chat/read-events';
import type { Deps } from '../../platform/deps.ts';
import type { Feature } from '../../platform/served.ts';
import { findEvent } from './find-event.ts';
import { findHeads } from './find-heads.ts';
import { markRead } from './mark-read.ts';
import { receiveEvent } from './receive-event.ts';
import { withdrawMessage } from './withdraw-message.ts';

/** Asking, writing, acting and reading in conversations. */
export const chat: Feature<Deps> = (serve, deps) => {
  serve.forPeople(postEvent, (served) => receiveEvent(deps, served));
  serve.forPeople(readEvent, ({ viewer, tx, query }) => findEvent(tx, viewer, query.id));
  serve.forPeople(withdrawEvent, ({ viewer, tx, query, now }) =>
    withdrawMessage(deps, tx, viewer, query.id, now),
  );
  serve.forPeople(markSeen, ({ viewer, tx, body }) => markRead(deps, tx, viewer, body));
  serve.forPeople(readHeads, ({ viewer, tx, query }) => findHeads(tx, viewer, query));
};
