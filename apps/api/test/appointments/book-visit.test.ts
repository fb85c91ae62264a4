import { isDeepStrictEqual } from 'node:util';
import { createEvent } from '@zampa/contract/requests/create-event';
import { readRequest } from '@zampa/contract/inbox/read-request';
import { joinClinic, newOwner, type TestAccount } from '@zampa/testing/people';
import { repeatRequest, newPet } from '@zampa/testing/requests';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';
import { countOf } from '../stored.ts';
import { appointmentOf, at, calendarOf, newOpenClinic, type OpenClinic } from './clinic.ts';

/** The parts of a visit that the tests vary. */
type Parts = {
  readonly note?: string;
  readonly event?: { readonly start?: string; readonly resource?: string } | undefined;
  readonly relatedTo?: string;
  readonly address?: string;
  readonly tellClient?: boolean;
};

describe('booking a visit in one call (POST /api/events)', () => {
  const product = useProduct();
  const now = () => product().clock.now();

  /** Returns the body with which staff book a visit for a client. */
  function visitOf(
    { vet, owner, pet, serviceId, facilityId }: OpenClinic,
    start: string,
    more: Parts = {},
  ) {
    return {
      type: 'HEALTH' as const,
      category: 'VISIT',
      payload: {
        facilityId,
        familyId: owner.familyId,
        pets: [pet.id],
        services: [serviceId],
        event: { start, resource: vet.id },
        ...more,
      },
    };
  }

  type Visit = ReturnType<typeof visitOf>;
  const send = (caller: TestAccount, body: Visit, key?: string) =>
    caller.send(createEvent, {
      body: key ? { ...body, clientId: key } : body,
      ...(key && { headers: { 'idempotency-key': key } }),
    });

  const conversations = ({ facilityId }: OpenClinic) =>
    countOf(product(), 'conversations', 'facility_id = $1', [facilityId]);
  const bookings = ({ facilityId }: OpenClinic) =>
    countOf(product(), 'calendar_events', 'facility_id = $1', [facilityId]);

  /** Returns the error of a request, and whether it left any rows behind. */
  async function refusalOf(clinic: OpenClinic, caller: TestAccount, body: Visit) {
    const before = [await conversations(clinic), await bookings(clinic)];
    const { json } = await send(caller, body);
    const after = [await conversations(clinic), await bookings(clinic)];
    return { ...(json as object), leaves: isDeepStrictEqual(before, after) ? 'nothing' : after };
  }

  it('creates the visit, books its time, links the consultation and e-mails the client', async () => {
    const clinic = await newOpenClinic(product());
    const { vet, owner, pet, serviceId } = clinic;
    const consultation = await repeatRequest(clinic);
    const letters = product().mailbox.emails.length;
    const body = visitOf(clinic, at(now(), 3), { note: 'Vaccine', relatedTo: consultation.id });
    const { id, seq } = await vet.call(createEvent, { body });
    expect(seq).toBe(0);
    expect(await owner.call(readRequest, { params: { id } })).toMatchObject({
      category: 'VISIT',
      payload: { status: 'NEW', note: 'Vaccine', services: [serviceId] },
      appointment: {
        parent_id: id,
        payload: {
          status: 'NEW',
          event: { start: at(now(), 3), end: at(now(), 3, '10:30'), resource: vet.id },
          pets: [pet.id],
          services: [serviceId],
        },
      },
      events: [{ seq: 1, type: 'CALENDAR' }],
    });
    expect(await calendarOf(clinic, now(), 3)).toHaveLength(1);
    const { events } = await vet.call(readRequest, { params: { id: consultation.id } });
    expect(events).toMatchObject([
      { payload: { eventAction: 'RELATED_TO_APPOINTMENT', appointmentId: id } },
    ]);
    await expect
      .poll(() => product().mailbox.emails.slice(letters))
      .toMatchObject([{ recipients: [owner.email] }]);
  });

  it('creates one visit for repeated and simultaneous requests with the same key', async () => {
    const clinic = await newOpenClinic(product());
    const before = await conversations(clinic);
    const body = visitOf(clinic, at(now(), 3));
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => send(clinic.vet, body, 'one-visit')),
    );
    answers.push(await send(clinic.vet, body, 'one-visit'));
    // Without the header, as after a reload where only the draft was saved.
    answers.push(await clinic.vet.send(createEvent, { body: { ...body, clientId: 'one-visit' } }));
    expect(answers.map(({ status }) => status)).toEqual(Array(7).fill(201));
    expect(new Set(answers.map(({ bytes }) => String(bytes))).size).toBe(1);
    expect(await conversations(clinic)).toBe(before + 1);
    expect(await bookings(clinic)).toBe(1);
    const other = visitOf(clinic, at(now(), 4));
    expect((await send(clinic.vet, other, 'one-visit')).json).toMatchObject({
      code: 'IDEMPOTENCY_MISMATCH',
    });
    expect(await conversations(clinic)).toBe(before + 1);
  });

  it('leaves no visit when the time is taken, and accepts the same key with another time', async () => {
    const clinic = await newOpenClinic(product());
    const { vet, owner } = clinic;
    await vet.call(createEvent, { body: visitOf(clinic, at(now(), 3)) });
    const later = visitOf(clinic, at(now(), 3, '10:15'));
    expect(await refusalOf(clinic, vet, later)).toMatchObject({
      code: 'PERIOD_OCCUPIED',
      leaves: 'nothing',
    });
    expect((await send(vet, later, 'second')).status).toBe(409);
    const free = await send(vet, visitOf(clinic, at(now(), 3, '10:30')), 'second');
    expect(free.status).toBe(201);
    const { id } = free.json as { id: string };
    expect((await appointmentOf(owner, id))?.payload.event.start).toBe(at(now(), 3, '10:30'));
  });

  it('books one of several simultaneous requests for a time; the others leave nothing', async () => {
    const clinic = await newOpenClinic(product());
    const before = await conversations(clinic);
    const body = visitOf(clinic, at(now(), 3));
    const answers = await Promise.all(
      ['a', 'b', 'c', 'd'].map((key) => send(clinic.vet, body, key)),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(3);
    expect(await conversations(clinic)).toBe(before + 1);
    expect(await bookings(clinic)).toBe(1);
  });

  it('lets a pet owner request a visit with or without a time', async () => {
    const clinic = await newOpenClinic(product());
    const { owner } = clinic;
    const withTime = await owner.call(createEvent, { body: visitOf(clinic, at(now(), 3)) });
    expect(await appointmentOf(owner, withTime.id)).toMatchObject({
      payload: { status: 'TO_BE_CONFIRMED', event: { start: at(now(), 3) } },
    });
    const without = await owner.call(createEvent, {
      body: visitOf(clinic, '', { event: {} }),
    });
    expect(await appointmentOf(owner, without.id)).toMatchObject({
      payload: { status: 'TO_BE_BOOKED', event: { start: null } },
    });
  });

  it('rejects the whole visit when one part is invalid', async () => {
    const clinic = await newOpenClinic(product());
    const { vet, owner } = clinic;
    const start = at(now(), 3);
    const [consultation, stranger, colleague] = await Promise.all([
      repeatRequest(clinic),
      newOpenClinic(product()),
      newOwner(product()),
    ]);
    await joinClinic(colleague, vet.facility);
    const theirs = await repeatRequest({
      ...clinic,
      owner: colleague,
      pet: await newPet(colleague),
    });
    const foreign = await repeatRequest(stranger);
    const tied = (relatedTo: string) => visitOf(clinic, start, { relatedTo });
    const isRefused = async (caller: TestAccount, body: Visit, problem: object) =>
      expect(await refusalOf(clinic, caller, body)).toMatchObject({
        ...problem,
        leaves: 'nothing',
      });

    await isRefused(vet, tied(foreign.id), { code: 'NOT_FOUND' });
    await isRefused(vet, tied(theirs.id), { code: 'VALIDATION' });
    await isRefused(owner, tied(consultation.id), { code: 'FORBIDDEN' });
    await isRefused(owner, visitOf(clinic, start, { tellClient: false }), { code: 'FORBIDDEN' });
    await isRefused(vet, visitOf(clinic, start, { event: { start, resource: stranger.vet.id } }), {
      code: 'VALIDATION',
    });
    for (const [name, body] of [
      ['event', { ...visitOf(clinic, start), category: 'CONSULTATION' }],
      [
        'relatedTo',
        {
          ...visitOf(clinic, start, { event: undefined, relatedTo: consultation.id }),
          category: 'CONSULTATION',
        },
      ],
      ['address', visitOf(clinic, start, { event: undefined, address: 'Via Roma 1' })],
      ['event.start', visitOf(clinic, at(now(), -1))],
    ] as const)
      await isRefused(name === 'event.start' ? owner : vet, body, {
        code: 'VALIDATION',
        errors: [{ field: `payload.${name}` }],
      });
  });
});
