import { linkPets } from '@zampa/contract/clients/link-pets';
import { markSeen } from '@zampa/contract/conversations/mark-seen';
import { countRequests } from '@zampa/contract/inbox/count-requests';
import { createEvent } from '@zampa/contract/inbox/create-event';
import { deleteEvent } from '@zampa/contract/inbox/delete-event';
import { readInbox } from '@zampa/contract/inbox/read-inbox';
import { readRequest } from '@zampa/contract/inbox/read-request';
import { readNotifications } from '@zampa/contract/notifications/read-notifications';
import {
  type ClinicWithClient,
  newClinicWithClient,
  requestBody,
  write,
} from '@zampa/testing/requests';
import type { TestAccount } from '@zampa/testing/people';
import { describe, expect, it } from 'vitest';
import { later, settled } from '../notifications/settled.ts';
import { useProduct } from '../product.ts';

const SIX_MINUTES = 6 * 60;

describe('what a clinic opens for a client — POST /api/events HEALTH', () => {
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
  const toldTo = async (person: TestAccount) => {
    await later(product(), 2);
    const told = await person.call(readNotifications, { query: {} });
    return told.map(({ kind, read }) => ({ kind, read }));
  };
  const threadOf = (person: TestAccount, id: string) =>
    person.call(readRequest, { params: { id }, query: {} });

  it('is a message that waits for the family until they have read it', async () => {
    const clinic = await newClinicWithClient(product());
    const { owner } = clinic;
    const id = await open(clinic, 'Her results are here');
    const item = { kind: 'MESSAGE', text: 'Her results are here', conversationId: id };
    expect(await itemsOf(owner)).toEqual([item]);
    expect(await toldTo(owner)).toEqual([{ kind: 'MESSAGE', read: false }]);
    const thread = await threadOf(owner, id);
    expect(thread).toMatchObject({ unread: 1, payload: { note: 'Her results are here' } });
    expect(thread.events).toMatchObject([
      { seq: 1, type: 'CHAT', payload: { message: 'Her results are here' } },
    ]);
    await owner.call(markSeen, { body: { conversationId: id, seq: 1 } });
    expect(await itemsOf(owner)).toEqual([]);
    expect(await toldTo(owner)).toEqual([{ kind: 'MESSAGE', read: true }]);
  });

  it('is written of by e-mail when it stays unread', async () => {
    const clinic = await newClinicWithClient(product());
    await open(clinic, 'Her results are here');
    const letter = product().mailbox.next({ to: clinic.owner.email });
    await later(product(), SIX_MINUTES);
    const { mail } = await letter;
    expect(mail.subject).toContain(clinic.vet.facility.name);
    expect(mail.text).not.toContain('results');
  });

  it('is no request of the clinic, until the family answers', async () => {
    const clinic = await newClinicWithClient(product());
    const { vet, owner } = clinic;
    const id = await open(clinic, 'Her results are here');
    const counted = () => vet.call(countRequests, { query: { facilityId: vet.facility.id } });
    expect(await itemsOf(vet)).toEqual([]);
    expect(await counted()).toMatchObject({ new: 1, waiting: 0 });
    await write(owner, id, 'Thank you');
    expect(await itemsOf(vet)).toEqual([
      { kind: 'MESSAGE', text: 'Thank you', conversationId: id },
    ]);
    expect(await counted()).toMatchObject({ new: 1, waiting: 1 });
  });

  it('is gone wholly when it is taken back', async () => {
    const clinic = await newClinicWithClient(product());
    const id = await open(clinic, 'To the wrong client');
    const [first] = (await threadOf(clinic.vet, id)).events;
    await clinic.vet.call(deleteEvent, { query: { id: first?.id ?? '' } });
    await settled(product());
    const thread = await threadOf(clinic.owner, id);
    expect(JSON.stringify(thread)).not.toContain('wrong client');
    expect(await itemsOf(clinic.owner)).toEqual([]);
  });

  it('is told of without a word as well', async () => {
    const clinic = await newClinicWithClient(product());
    await open(clinic, '');
    expect(await toldTo(clinic.owner)).toEqual([{ kind: 'MESSAGE', read: false }]);
  });
});
