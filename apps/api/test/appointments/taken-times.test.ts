import { holdSlot } from '@zampa/contract/appointments/hold-slot';
import { createEvent } from '@zampa/contract/requests/create-event';
import { joinClinic, newOwner, openSession, type TestAccount } from '@zampa/testing/people';
import { newPet } from '@zampa/testing/requests';
import { describe, expect, it } from 'vitest';
import { waitForJobs } from '../notifications/wait-for-jobs.ts';
import { useProduct } from '../product.ts';
import { countOf } from '../stored.ts';
import { at, book, newOpenClinic, type OpenClinic } from './clinic.ts';

const MOST_BOOKINGS = 12;
const HOLD_SECONDS = 600;
/** Matches statements that write rows or add jobs. */
const WRITES = /^(?:insert|update|delete)|outbox/;

/** The statements of a refused visit: authentication, plan check, begin, two reads, rollback. */
const REFUSED_BY = 6;

type Client = { readonly owner: TestAccount; readonly petId: string };

describe('booking a visit at a taken time', () => {
  const product = useProduct();
  const now = () => product().clock.now();

  async function addClient({ vet }: OpenClinic): Promise<Client> {
    const owner = await newOwner(product());
    await joinClinic(owner, vet.facility);
    return { owner, petId: (await newPet(owner)).id };
  }

  function visitOf(
    { vet, facilityId, serviceId }: OpenClinic,
    petId: string,
    event: { readonly start: string; readonly end?: string; readonly resource?: string },
    more: { readonly familyId?: string; readonly tellClient?: boolean } = {},
  ) {
    return {
      type: 'HEALTH' as const,
      category: 'VISIT',
      payload: {
        facilityId,
        pets: [petId],
        services: [serviceId],
        event: { resource: vet.id, ...event },
        ...more,
      },
    };
  }

  const send = async (caller: TestAccount, body: ReturnType<typeof visitOf>) =>
    (await caller.send(createEvent, { body })).json;

  /** Creates a clinic with a booking in three days at ten, and another client. */
  async function clinicWithBooking() {
    const clinic = await newOpenClinic(product());
    const start = at(now(), 3);
    await book(clinic.vet, clinic.visitId, { start, resource: clinic.vet.id });
    const client = await addClient(clinic);
    // Wait for the clinic's notifications, so that their statements are not counted.
    await waitForJobs(product());
    return { clinic, start, ...client };
  }

  it('rejects a client after two reads and no writes', async () => {
    const { clinic, start, owner, petId } = await clinicWithBooking();
    const before = await countOf(product(), 'conversations', 'facility_id = $1', [
      clinic.facilityId,
    ]);
    let answer: unknown;
    const statements = await product().statementsOf(async () => {
      answer = await send(owner, visitOf(clinic, petId, { start }));
    });
    expect(answer).toMatchObject({ code: 'PERIOD_OCCUPIED', status: 409 });
    expect(statements).toHaveLength(REFUSED_BY);
    expect([statements[2], statements[5]]).toEqual(['begin', 'rollback']);
    expect(statements.filter((text) => WRITES.test(text))).toEqual([]);
    expect(await countOf(product(), 'conversations', 'facility_id = $1', [clinic.facilityId])).toBe(
      before,
    );
  });

  it('rejects staff without any write, with or without an end time', async () => {
    const { clinic, start } = await clinicWithBooking();
    const { familyId } = clinic.owner;
    const petId = clinic.pet.id;
    for (const end of [undefined, at(now(), 3, '10:05')]) {
      const event = end ? { start, end } : { start };
      let answer: unknown;
      const statements = await product().statementsOf(async () => {
        answer = await send(clinic.vet, visitOf(clinic, petId, event, { familyId }));
      });
      expect(answer).toMatchObject({ code: 'PERIOD_OCCUPIED' });
      expect(statements.filter((text) => WRITES.test(text))).toEqual([]);
    }
    const before = { start: at(now(), 3, '09:30'), end: start };
    expect(await send(clinic.vet, visitOf(clinic, petId, before, { familyId }))).toMatchObject({
      seq: 0,
    });
  });

  it('reports permission and validation errors before PERIOD_OCCUPIED', async () => {
    const { clinic, start, owner, petId } = await clinicWithBooking();
    const { vet } = clinic;
    const stranger = await newOpenClinic(product());
    await book(stranger.vet, stranger.visitId, { start, resource: stranger.vet.id });
    const { familyId } = clinic.owner;
    for (const [caller, body, problem] of [
      [stranger.owner, visitOf(clinic, petId, { start }), { status: 404 }],
      [owner, visitOf(clinic, clinic.pet.id, { start }), { code: 'NOT_FOUND' }],
      [vet, visitOf(clinic, petId, { start }, { familyId }), { code: 'NOT_FOUND' }],
      [owner, visitOf(clinic, petId, { start }, { tellClient: true }), { code: 'FORBIDDEN' }],
      [
        owner,
        visitOf(clinic, petId, { start: at(now(), 3, '10:07') }),
        { code: 'VALIDATION', errors: [{ field: 'payload.event.start', code: 'not_offered' }] },
      ],
      [
        vet,
        visitOf(clinic, clinic.pet.id, { start, end: start }, { familyId }),
        { code: 'VALIDATION', errors: [{ field: 'payload.event.end' }] },
      ],
      [
        vet,
        visitOf(clinic, clinic.pet.id, { start, resource: stranger.vet.id }, { familyId }),
        { code: 'VALIDATION', errors: [{ field: 'payload.event.resource' }] },
      ],
    ] as const)
      expect(await send(caller, body)).toMatchObject(problem);

    for (let day = 4; day < 4 + MOST_BOOKINGS; day += 1)
      expect(await send(owner, visitOf(clinic, petId, { start: at(now(), day) }))).toMatchObject({
        seq: 0,
      });
    expect(await send(owner, visitOf(clinic, petId, { start }))).toMatchObject({
      code: 'TOO_MANY_BOOKINGS',
    });
  });

  it('accepts one of eight simultaneous clients, and writes little for the others', async () => {
    const clinic = await newOpenClinic(product());
    const clients = await Promise.all(Array.from({ length: 8 }, () => addClient(clinic)));
    const start = at(now(), 3);
    let answers: unknown[] = [];
    const statements = await product().statementsOf(async () => {
      answers = await Promise.all(
        clients.map(({ owner, petId }) => send(owner, visitOf(clinic, petId, { start }))),
      );
    });
    expect(answers.filter(isOccupied)).toHaveLength(clients.length - 1);
    // Requests that checked before the first commit continue, and fail on the occupied period.
    const written = statements.filter((text) => text.startsWith('insert into "conversations"'));
    expect(written.length).toBeLessThan(clients.length / 2);
  });

  it('accepts only the client who holds the slot, and anyone after the hold expires', async () => {
    const clinic = await newOpenClinic(product());
    const { owner, pet, vet, facilityId, serviceId } = clinic;
    const other = await addClient(clinic);
    const [start, later] = [at(now(), 3), at(now(), 4)];
    const hold = (time: string) =>
      owner.call(holdSlot, {
        body: {
          facilityId,
          services: [serviceId],
          pets: [pet.id],
          start: time,
          assigneeId: vet.id,
        },
      });
    await hold(start);
    expect(await send(other.owner, visitOf(clinic, other.petId, { start }))).toMatchObject({
      code: 'PERIOD_OCCUPIED',
    });
    expect(await send(owner, visitOf(clinic, pet.id, { start }))).toMatchObject({ seq: 0 });
    await hold(later);
    product().clock.advance(HOLD_SECONDS);
    const again = { ...other.owner, ...(await openSession(other.owner, other.owner.email)) };
    expect(await send(again, visitOf(clinic, other.petId, { start: later }))).toMatchObject({
      seq: 0,
    });
  });
});

const isOccupied = (answer: unknown) =>
  typeof answer === 'object' &&
  answer !== null &&
  'code' in answer &&
  answer.code === 'PERIOD_OCCUPIED';
