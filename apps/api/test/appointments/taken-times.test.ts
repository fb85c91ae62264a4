import { holdSlot } from '@zampa/contract/appointments/hold-slot';
import { createEvent } from '@zampa/contract/inbox/create-event';
import { join, newOwner, signedIn, type TestAccount } from '@zampa/testing/people';
import { newPet } from '@zampa/testing/requests';
import { describe, expect, it } from 'vitest';
import { settled } from '../notifications/settled.ts';
import { useProduct } from '../product.ts';
import { countOf } from '../stored.ts';
import { at, book, newOpenClinic, type OpenClinic } from './clinic.ts';

const MOST_BOOKINGS = 12;
const HOLD_SECONDS = 600;
/** What changes something, and what numbers a conversation. */
const WRITES = /^(?:insert|update|delete)|outbox/;

/** Who it is and whether the clinic has a plan; the beginning, what is asked for, what is in its way, the end. */
const REFUSED_BY = 6;

type Client = { readonly owner: TestAccount; readonly petId: string };

describe('a visit at a time that somebody has', () => {
  const product = useProduct();
  const now = () => product().clock.now();

  async function anotherClient({ vet }: OpenClinic): Promise<Client> {
    const owner = await newOwner(product());
    await join(owner, vet.facility);
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

  const send = async (by: TestAccount, body: ReturnType<typeof visitOf>) =>
    (await by.send(createEvent, { body })).json;

  /** A clinic with a booking on the third day at ten, and one more client. */
  async function clinicWithBooking() {
    const clinic = await newOpenClinic(product());
    const start = at(now(), 3);
    await book(clinic.vet, clinic.visitId, { start, resource: clinic.vet.id });
    const client = await anotherClient(clinic);
    // What the clinic is told of them is not among the statements that are counted.
    await settled(product());
    return { clinic, start, ...client };
  }

  it('is refused to a client by two statements that write nothing', async () => {
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

  it('is refused to staff without anything being written, with or without its end', async () => {
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

  it('is refused for whatever else comes first', async () => {
    const { clinic, start, owner, petId } = await clinicWithBooking();
    const { vet } = clinic;
    const stranger = await newOpenClinic(product());
    await book(stranger.vet, stranger.visitId, { start, resource: stranger.vet.id });
    const { familyId } = clinic.owner;
    for (const [by, body, problem] of [
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
      expect(await send(by, body)).toMatchObject(problem);

    for (let day = 4; day < 4 + MOST_BOOKINGS; day += 1)
      expect(await send(owner, visitOf(clinic, petId, { start: at(now(), day) }))).toMatchObject({
        seq: 0,
      });
    expect(await send(owner, visitOf(clinic, petId, { start }))).toMatchObject({
      code: 'TOO_MANY_BOOKINGS',
    });
  });

  it('is given to one of many who want it at once, and little is written down for the others', async () => {
    const clinic = await newOpenClinic(product());
    const clients = await Promise.all(Array.from({ length: 8 }, () => anotherClient(clinic)));
    const start = at(now(), 3);
    let answers: unknown[] = [];
    const statements = await product().statementsOf(async () => {
      answers = await Promise.all(
        clients.map(({ owner, petId }) => send(owner, visitOf(clinic, petId, { start }))),
      );
    });
    expect(answers.filter(isOccupied)).toHaveLength(clients.length - 1);
    // Who looked just before the first was done goes on too, and is refused by the time itself.
    const written = statements.filter((text) => text.startsWith('insert into "conversations"'));
    expect(written.length).toBeLessThan(clients.length / 2);
  });

  it('is given to who keeps it, refused to others meanwhile, and free afterwards', async () => {
    const clinic = await newOpenClinic(product());
    const { owner, pet, vet, facilityId, serviceId } = clinic;
    const other = await anotherClient(clinic);
    const [start, later] = [at(now(), 3), at(now(), 4)];
    const keep = (time: string) =>
      owner.call(holdSlot, {
        body: {
          facilityId,
          services: [serviceId],
          pets: [pet.id],
          start: time,
          assigneeId: vet.id,
        },
      });
    await keep(start);
    expect(await send(other.owner, visitOf(clinic, other.petId, { start }))).toMatchObject({
      code: 'PERIOD_OCCUPIED',
    });
    expect(await send(owner, visitOf(clinic, pet.id, { start }))).toMatchObject({ seq: 0 });
    await keep(later);
    product().clock.advance(HOLD_SECONDS);
    const again = { ...other.owner, ...(await signedIn(other.owner, other.owner.email)) };
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
