import { linkPets } from '@zampa/contract/clients/link-pets';
import { markSeen } from '@zampa/contract/conversations/mark-seen';
import { countRequests } from '@zampa/contract/inbox/count-requests';
import { createEvent } from '@zampa/contract/requests/create-event';
import { deleteEvent } from '@zampa/contract/requests/delete-event';
import { readInbox } from '@zampa/contract/inbox/read-inbox';
import { readRequest } from '@zampa/contract/inbox/read-request';
import { readNotifications } from '@zampa/contract/notifications/read-notifications';
import {
  type ClinicWithClient,
  newClinicWithClient,
  requestBody,
  sendChatMessage,
} from '@zampa/testing/requests';
import type { TestAccount } from '@zampa/testing/people';
import { describe, expect, it } from 'vitest';
import { runJobsAfter, waitForJobs } from '../notifications/wait-for-jobs.ts';
import { useProduct } from '../product.ts';

const SIX_MINUTES = 6 * 60;

describe('POST /api/events — conversation opened by a clinic', () => {
  const product = useProduct();
  const open = async (clinic: ClinicWithClient, note: string) => {
    const shown = { facilityId: clinic.vet.facility.id, pets: [clinic.pet.id] };
    await clinic.owner.call(linkPets, { body: shown });
    const body = requestBody(clinic, note);
    const { familyId } = clinic.owner;
    const { id } = await clinic.vet.call(createEvent, {
      body: { ...body, payload: { ...body.payload, familyId } },
    });
    return id;
  };
  const itemsOf = async (person: TestAccount) => {
    const { items } = await person.call(readInbox, { query: {} });
    return items.map(({ kind, text, conversationId }) => ({ kind, text, conversationId }));
  };
  const notificationsOf = async (person: TestAccount) => {
    await runJobsAfter(product(), 2);
    const notifications = await person.call(readNotifications, { query: {} });
    return notifications.map(({ kind, read }) => ({ kind, read }));
  };
  const threadOf = (person: TestAccount, id: string) =>
    person.call(readRequest, { params: { id }, query: {} });

  it('is a message in the inbox of the family until it is read', async () => {
    const clinic = await newClinicWithClient(product());
    const { owner } = clinic;
    const id = await open(clinic, 'Her results are here');
    const item = { kind: 'MESSAGE', text: 'Her results are here', conversationId: id };
    expect(await itemsOf(owner)).toEqual([item]);
    expect(await notificationsOf(owner)).toEqual([{ kind: 'MESSAGE', read: false }]);
    const thread = await threadOf(owner, id);
    expect(thread).toMatchObject({ unread: 1, payload: { note: 'Her results are here' } });
    expect(thread.events).toMatchObject([
      { seq: 1, type: 'CHAT', payload: { message: 'Her results are here' } },
    ]);
    await owner.call(markSeen, { body: { conversationId: id, seq: 1 } });
    expect(await itemsOf(owner)).toEqual([]);
    expect(await notificationsOf(owner)).toEqual([{ kind: 'MESSAGE', read: true }]);
  });

  it('is announced by e-mail when it stays unread', async () => {
    const clinic = await newClinicWithClient(product());
    await open(clinic, 'Her results are here');
    const letter = product().mailbox.next({ to: clinic.owner.email });
    await runJobsAfter(product(), SIX_MINUTES);
    const { mail } = await letter;
    expect(mail.subject).toContain(clinic.vet.facility.name);
    expect(mail.text).not.toContain('results');
  });

  it('is not in the inbox of the clinic until the family answers', async () => {
    const clinic = await newClinicWithClient(product());
    const { vet, owner } = clinic;
    const id = await open(clinic, 'Her results are here');
    const counted = () => vet.call(countRequests, { query: { facilityId: vet.facility.id } });
    expect(await itemsOf(vet)).toEqual([]);
    expect(await counted()).toMatchObject({ new: 1, waiting: 0 });
    await sendChatMessage(owner, id, 'Thank you');
    expect(await itemsOf(vet)).toEqual([
      { kind: 'MESSAGE', text: 'Thank you', conversationId: id },
    ]);
    expect(await counted()).toMatchObject({ new: 1, waiting: 1 });
  });

  it('leaves no trace of its text when the message is unsent', async () => {
    const clinic = await newClinicWithClient(product());
    const id = await open(clinic, 'To the wrong client');
    const [first] = (await threadOf(clinic.vet, id)).events;
    await clinic.vet.call(deleteEvent, { query: { id: first?.id ?? '' } });
    await waitForJobs(product());
    const thread = await threadOf(clinic.owner, id);
    expect(JSON.stringify(thread)).not.toContain('wrong client');
    expect(await itemsOf(clinic.owner)).toEqual([]);
  });

  it('notifies the family even when it has no text', async () => {
    const clinic = await newClinicWithClient(product());
    await open(clinic, '');
    expect(await notificationsOf(clinic.owner)).toEqual([{ kind: 'MESSAGE', read: false }]);
  });
});
