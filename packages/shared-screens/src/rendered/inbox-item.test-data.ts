import { sample } from '@zampa/client/sample.test-data';
import type { Inbox, InboxItem } from '@zampa/contract/inbox/read-inbox';
import { ids, luna } from './samples.test-data.ts';

/** A message about Luna that waits for an answer. */
export const inboxItem = sample<InboxItem>({
  kind: 'MESSAGE',
  urgent: false,
  since: '2026-11-20T10:00:00.000Z',
  conversationId: ids.conversation,
  seq: 7,
  start: null,
  facilityId: ids.clinic,
  timezone: 'Europe/Rome',
  familyId: null,
  until: null,
  pets: [luna],
  person: null,
  phone: null,
  title: 'Message',
  text: '',
  url: '/workspace/requests',
});

const emptyGroups = { REQUESTS: 0, CALLED_OFF: 0, MESSAGES: 0, TIMES: 0, PAYMENTS: 0, TO_JOIN: 0 };

/** An empty inbox. */
export const inbox = sample<Inbox>({
  total: 0,
  urgent: 0,
  groups: emptyGroups,
  others: 0,
  items: [],
});
