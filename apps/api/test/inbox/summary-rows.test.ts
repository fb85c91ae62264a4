import type { ConversationSummaries } from '@zampa/contract/conversations/conversation-summary';
import { createEvent } from '@zampa/contract/requests/create-event';
import { readDiary } from '@zampa/contract/inbox/read-diary';
import { readRequests } from '@zampa/contract/inbox/read-requests';
import { searchRequests } from '@zampa/contract/inbox/search-requests';
import { newVet } from '@zampa/testing/people';
import {
  newClinicWithClient,
  repeatRequest,
  sendChatMessage,
  startConsultation,
} from '@zampa/testing/requests';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';

const MOST_ROW_BYTES = 900;

describe('lists of conversations — view=summary', () => {
  const product = useProduct();

  it('name each person, pet and clinic once beside the rows', async () => {
    const clinic = await newClinicWithClient(product());
    const { vet, owner, pet } = clinic;
    const first = await repeatRequest(clinic);
    const second = await repeatRequest(clinic);
    await startConsultation(vet, second.id);
    await sendChatMessage(owner, second.id, 'She   eats\nagain.');
    const { json, status } = await vet.send(readRequests, {
      query: { facilityId: vet.facility.id, view: 'summary' },
    });
    const { rows, people, pets, facilities } = json as ConversationSummaries;
    expect(status).toBe(200);
    expect(rows.map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(rows[0]).toMatchObject({
      type: 'HEALTH',
      category: 'CONSULTATION',
      status: 'OPEN',
      pets: [pet.id],
      user: owner.id,
      assignee: vet.id,
      unread: 1,
      lastEvent: { type: 'CHAT', text: 'She eats again.', user: owner.id },
      payment: { amount: 0, currency: 'EUR' },
      appointment: null,
    });
    expect(Object.keys(people).toSorted()).toEqual([owner.id, vet.id].toSorted());
    expect(pets).toEqual({ [pet.id]: { name: pet.name, SpeciesId: pet.SpeciesId, image: null } });
    expect(Object.keys(facilities)).toEqual([vet.facility.id]);
  });

  it('keep a row within 900 bytes, whatever was written', async () => {
    const clinic = await newClinicWithClient(product());
    const { vet, owner, pet, serviceId } = clinic;
    const long = '👩‍⚕️ "quoted" \\ text\n'.repeat(100);
    const payload = { facilityId: vet.facility.id, pets: [pet.id], services: [serviceId] };
    const { id } = await owner.call(createEvent, {
      body: { type: 'HEALTH', category: 'CONSULTATION', payload: { ...payload, note: long } },
    });
    await startConsultation(vet, id);
    await sendChatMessage(owner, id, long);
    const { json } = await vet.send(searchRequests, {
      query: { facilityId: vet.facility.id, view: 'summary' },
      body: { payload: { message: ['quoted'] } },
    });
    const [row, ...others] = (json as ConversationSummaries).rows;
    expect(others).toEqual([]);
    expect(row?.match?.excerpt).toContain('quoted');
    expect(Buffer.byteLength(JSON.stringify(row))).toBeLessThanOrEqual(MOST_ROW_BYTES);
  });

  it('are paginated by the same cursors as whole conversations', async () => {
    const clinic = await newClinicWithClient(product());
    const { vet } = clinic;
    const ids = [(await repeatRequest(clinic)).id, (await repeatRequest(clinic)).id].toReversed();
    const query = { facilityId: vet.facility.id, limit: 1, view: 'summary' } as const;
    const page = await vet.send(readRequests, { query });
    const cursor = /cursor=([^&>]+)/.exec(page.headers.get('link') ?? '')?.[1] ?? '';
    const next = await vet.send(readRequests, {
      query: { ...query, cursor: decodeURIComponent(cursor) },
    });
    expect(
      [page, next].flatMap(({ json }) => (json as ConversationSummaries).rows.map(({ id }) => id)),
    ).toEqual(ids);
  });

  it('show diary entries to their family without a payment', async () => {
    const clinic = await newClinicWithClient(product());
    const { owner, pet } = clinic;
    const { id } = await owner.call(createEvent, {
      body: {
        type: 'DIARY',
        category: 'TRIP',
        payload: { message: 'At the sea', pets: [pet.id], date: '2025-07-01' },
      },
    });
    const { json } = await owner.send(readDiary, {
      params: { userId: owner.id },
      query: { view: 'summary' },
    });
    const row = (json as ConversationSummaries).rows.find((each) => each.id === id);
    expect(row).toMatchObject({
      type: 'DIARY',
      category: 'TRIP',
      title: 'At the sea',
      date: '2025-07-01',
      facility: null,
      payment: null,
      priority: null,
    });
  });

  it('reject an unknown view, and reject other clinics', async () => {
    const { vet } = await newClinicWithClient(product());
    const facilityId = vet.facility.id;
    const unknown = await vet.send(readRequests, {
      query: { facilityId, view: 'tiny' },
    });
    expect(unknown).toMatchObject({ status: 400, json: { code: 'VALIDATION' } });
    const stranger = await newVet(product());
    const foreign = await stranger.send(readRequests, { query: { facilityId, view: 'summary' } });
    expect(foreign).toMatchObject({ status: 404, json: { code: 'FACILITY_UNKNOWN' } });
  });
});
