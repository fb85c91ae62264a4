import { markSeen } from '@zampa/contract/conversations/mark-seen';
import { readRequest } from '@zampa/contract/inbox/read-request';
import { endConversation } from '@zampa/contract/requests/end-conversation';
import { readNotifications } from '@zampa/contract/notifications/read-notifications';
import type { TestAccount } from '@zampa/testing/people';
import {
  endService,
  newRequest,
  newStartedRequest,
  startConsultation,
  sendChatMessage,
  type TestRequest,
} from '@zampa/testing/requests';
import { describe, expect, it } from 'vitest';
import { newOpenClinic } from '../appointments/clinic.ts';
import { useProduct } from '../product.ts';
import { runJobsAfter } from './wait-for-jobs.ts';

const A_GLANCE = 2;
const SIX_MINUTES = 6 * 60;

describe('notifications about a consultation', () => {
  const product = useProduct();
  const notificationsOf = async (person: TestAccount, seconds: number) => {
    await runJobsAfter(product(), seconds);
    const notifications = await person.call(readNotifications, { query: {} });
    return notifications.map(({ kind, title, url, read }) => ({ kind, title, url, read }));
  };
  const kindsTo = async (person: TestAccount, seconds = SIX_MINUTES) =>
    (await notificationsOf(person, seconds)).map(({ kind }) => kind);
  const lastSeqOf = async ({ owner, id }: TestRequest) =>
    (await owner.call(readRequest, { params: { id }, query: {} })).seq;

  it('tell the family that it was started when the clinic writes nothing for five minutes', async () => {
    const request = await newRequest(product());
    const { vet, owner, id } = request;
    await startConsultation(vet, id);
    expect(await kindsTo(owner, A_GLANCE), 'as long as an answer may come').toEqual([]);
    expect(await notificationsOf(owner, SIX_MINUTES)).toEqual([
      {
        kind: 'SERVICE_STARTED',
        title: `${vet.facility.name} started your consultation`,
        url: `/app/workspace/chat/${id}`,
        read: false,
      },
    ]);
    await owner.call(markSeen, {
      body: { conversationId: id, seq: await lastSeqOf(request) },
    });
    expect(await notificationsOf(owner, A_GLANCE)).toMatchObject([{ read: true }]);
  });

  it.each([
    {
      why: 'the clinic has answered',
      since: ({ vet, id }: TestRequest) => sendChatMessage(vet, id, 'Bring her in'),
      kinds: ['MESSAGE'],
    },
    {
      why: 'the clinic has ended it',
      since: ({ vet, id }: TestRequest) => endService(vet, id),
      kinds: ['SERVICE_ENDED'],
    },
    {
      why: 'the family has seen it',
      since: async (request: TestRequest) =>
        request.owner.call(markSeen, {
          body: { conversationId: request.id, seq: await lastSeqOf(request) },
        }),
      kinds: [],
    },
  ])('do not announce the start if by then $why', async ({ since, kinds }) => {
    const request = await newStartedRequest(product());
    await since(request);
    expect(await kindsTo(request.owner)).toEqual(kinds);
  });

  it('tell the family once, only in the app, that it has ended, and not the clinic', async () => {
    const { vet, owner, id } = await newStartedRequest(product());
    await sendChatMessage(owner, id, 'Thank you');
    await endService(vet, id);
    await endService(vet, id);
    expect(await notificationsOf(owner, A_GLANCE)).toEqual([
      {
        kind: 'SERVICE_ENDED',
        title: `${vet.facility.name} closed your consultation`,
        url: `/app/workspace/chat/${id}`,
        read: false,
      },
    ]);
    expect(await kindsTo(vet)).not.toContain('SERVICE_ENDED');
    const written = product().mailbox.emails.filter(({ recipients }) =>
      recipients.includes(owner.email),
    );
    expect(written.map(({ mail }) => mail.subject)).not.toContainEqual(
      expect.stringContaining('consultation'),
    );
  });

  it('announce only the end of a consultation that is started and ended in one call', async () => {
    const { vet, owner, id } = await newRequest(product());
    await vet.call(endConversation, { query: { id }, body: { start: true } });
    expect(await kindsTo(owner)).toEqual(['SERVICE_ENDED']);
  });

  it('do not announce the start and end of a visit', async () => {
    const { vet, owner, visitId } = await newOpenClinic(product());
    await startConsultation(vet, visitId);
    await endService(vet, visitId);
    expect(await kindsTo(owner)).toEqual([]);
  });
});
