import { markSeen } from '@zampa/contract/conversations/mark-seen';
import { readRequest } from '@zampa/contract/inbox/read-request';
import { endConversation } from '@zampa/contract/inbox/end-conversation';
import { readNotifications } from '@zampa/contract/notifications/read-notifications';
import type { TestAccount } from '@zampa/testing/people';
import {
  end,
  newRequest,
  newStartedRequest,
  start,
  write,
  type TestRequest,
} from '@zampa/testing/requests';
import { describe, expect, it } from 'vitest';
import { newOpenClinic } from '../appointments/clinic.ts';
import { useProduct } from '../product.ts';
import { later } from './settled.ts';

const A_GLANCE = 2;
const SIX_MINUTES = 6 * 60;

describe('what a family hears of their consultation', () => {
  const product = useProduct();
  const toldTo = async (person: TestAccount, seconds: number) => {
    await later(product(), seconds);
    const told = await person.call(readNotifications, { query: {} });
    return told.map(({ kind, title, url, read }) => ({ kind, title, url, read }));
  };
  const kindsTo = async (person: TestAccount, seconds = SIX_MINUTES) =>
    (await toldTo(person, seconds)).map(({ kind }) => kind);
  const lastSeqOf = async ({ owner, id }: TestRequest) =>
    (await owner.call(readRequest, { params: { id }, query: {} })).seq;

  it('that the clinic has started it, where it says nothing for five minutes', async () => {
    const request = await newRequest(product());
    const { vet, owner, id } = request;
    await start(vet, id);
    expect(await kindsTo(owner, A_GLANCE), 'as long as an answer may come').toEqual([]);
    expect(await toldTo(owner, SIX_MINUTES)).toEqual([
      {
        kind: 'SERVICE_STARTED',
        title: `${vet.facility.name} has started your consultation`,
        url: `/app/workspace/chat/${id}`,
        read: false,
      },
    ]);
    await owner.call(markSeen, {
      body: { conversationId: id, seq: await lastSeqOf(request) },
    });
    expect(await toldTo(owner, A_GLANCE)).toMatchObject([{ read: true }]);
  });

  it.each([
    {
      why: 'it has answered',
      since: ({ vet, id }: TestRequest) => write(vet, id, 'Bring her in'),
      kinds: ['MESSAGE'],
    },
    {
      why: 'it has ended it',
      since: ({ vet, id }: TestRequest) => end(vet, id),
      kinds: ['SERVICE_ENDED'],
    },
    {
      why: 'they have seen it',
      since: async (request: TestRequest) =>
        request.owner.call(markSeen, {
          body: { conversationId: request.id, seq: await lastSeqOf(request) },
        }),
      kinds: [],
    },
  ])('nothing of the start where by then $why', async ({ since, kinds }) => {
    const request = await newStartedRequest(product());
    await since(request);
    expect(await kindsTo(request.owner)).toEqual(kinds);
  });

  it('that the clinic has ended it, once, in the app alone; nobody of the clinic does', async () => {
    const { vet, owner, id } = await newStartedRequest(product());
    await write(owner, id, 'Thank you');
    await end(vet, id);
    await end(vet, id);
    expect(await toldTo(owner, A_GLANCE)).toEqual([
      {
        kind: 'SERVICE_ENDED',
        title: `${vet.facility.name} has ended your consultation`,
        url: `/app/workspace/chat/${id}`,
        read: false,
      },
    ]);
    expect(await kindsTo(vet)).not.toContain('SERVICE_ENDED');
    const written = product().mailbox.letters.filter(({ recipients }) =>
      recipients.includes(owner.email),
    );
    expect(written.map(({ mail }) => mail.subject)).not.toContainEqual(
      expect.stringContaining('consultation'),
    );
  });

  it('of one that is started and ended at once, the end', async () => {
    const { vet, owner, id } = await newRequest(product());
    await vet.call(endConversation, { query: { id }, body: { start: true } });
    expect(await kindsTo(owner)).toEqual(['SERVICE_ENDED']);
  });

  it('nothing of a visit, at which they are', async () => {
    const { vet, owner, visitId } = await newOpenClinic(product());
    await start(vet, visitId);
    await end(vet, visitId);
    expect(await kindsTo(owner)).toEqual([]);
  });
});
