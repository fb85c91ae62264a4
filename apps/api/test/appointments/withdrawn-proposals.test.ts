import { createEvent } from '@zampa/contract/requests/create-event';
import { readRequest } from '@zampa/contract/inbox/read-request';
import { moveToFamily, employ } from '@zampa/testing/memberships';
import {
  joinClinic,
  newColleague,
  newOwner,
  openSession,
  type TestAccount,
} from '@zampa/testing/people';
import { endService, startConsultation } from '@zampa/testing/requests';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';
import {
  appointmentOf,
  at,
  book,
  updateCalendarEntry,
  newOpenClinic,
  slotStartsOn,
  type OpenClinic,
} from './clinic.ts';

const VETERINARIAN = 3;
const SECRETARY = 5;
const CONFLICT = { status: 409, code: 'STATUS_CONFLICT' };

describe('accepting a withdrawn proposal (POST /api/events BOT APPOINTMENT)', () => {
  const product = useProduct();
  const now = () => product().clock.now();
  const propose = (vet: TestAccount, visitId: string, days: number, resource: string) => {
    const times = [{ start: at(now(), days), end: at(now(), days, '10:30'), resource }];
    const payload = { eventAction: 'PROPOSE_TIME', times } as const;
    return vet.call(createEvent, { body: { type: 'BOT', parent_id: visitId, payload } });
  };
  const accept = (owner: TestAccount, visitId: string, days: number) => {
    const payload = { eventAction: 'APPOINTMENT', start: at(now(), days) } as const;
    return owner.call(createEvent, { body: { type: 'BOT', parent_id: visitId, payload } });
  };

  it('is rejected after the clinic has canceled the appointment', async () => {
    const { vet, owner, visitId } = await newOpenClinic(product());
    await propose(vet, visitId, 3, vet.id);
    await accept(owner, visitId, 3);
    const booking = await appointmentOf(vet, visitId);
    await updateCalendarEntry(vet, booking?.id ?? '', { status: 'CANCELED' });
    const { proposal } = await owner.call(readRequest, { params: { id: visitId } });
    expect(proposal).toBeNull();
    await expect(accept(owner, visitId, 3)).rejects.toMatchObject(CONFLICT);
    expect(await appointmentOf(owner, visitId)).toBeNull();
  });

  it('is rejected after the clinic has proposed other times', async () => {
    const { vet, owner, visitId } = await newOpenClinic(product());
    await propose(vet, visitId, 3, vet.id);
    await propose(vet, visitId, 4, vet.id);
    await expect(accept(owner, visitId, 3)).rejects.toMatchObject(CONFLICT);
    await accept(owner, visitId, 4);
    expect((await appointmentOf(owner, visitId))?.payload.event?.start).toBe(at(now(), 4));
  });

  it.each([
    { who: 'no longer works at the clinic', member: { roleId: VETERINARIAN, status: 'REMOVED' } },
    { who: 'no longer treats at the clinic', member: { roleId: SECRETARY } },
    { who: 'has closed their account', member: null },
  ] as const)('is rejected for a colleague who $who', async ({ member }) => {
    const { vet, owner, visitId, facilityId } = await newOpenClinic(product());
    const colleague = await newColleague(product());
    const { pool } = product();
    await employ(pool, facilityId, colleague.id, { roleId: VETERINARIAN });
    await propose(vet, visitId, 3, colleague.id);
    if (member) await employ(pool, facilityId, colleague.id, member);
    else await pool.query('update users set enabled = false where id = $1', [colleague.id]);
    await expect(accept(owner, visitId, 3)).rejects.toMatchObject(CONFLICT);
    expect(await appointmentOf(owner, visitId)).toBeNull();
  });

  it('is rejected once the proposed time has begun', async () => {
    const { vet, owner, visitId } = await newOpenClinic(product());
    await propose(vet, visitId, 1, vet.id);
    product().clock.advance((Date.parse(at(now(), 1)) - now().getTime()) / 1000);
    const later = await openSession(owner, owner.email);
    await expect(accept(later, visitId, 0)).rejects.toMatchObject({
      fields: [{ field: 'payload.start', code: 'past' }],
    });
  });

  it.each([
    {
      when: 'the clinic has booked another one',
      begin: async () => {},
      end: ({ vet, visitId }: OpenClinic) => book(vet, visitId, { start: at(now(), 4) }),
      refusal: CONFLICT,
    },
    {
      when: 'the clinic has moved the visit',
      begin: ({ vet, visitId }: OpenClinic) => book(vet, visitId, { start: at(now(), 5) }),
      end: async ({ vet, visitId }: OpenClinic) => {
        const booking = await appointmentOf(vet, visitId);
        await updateCalendarEntry(vet, booking?.id ?? '', { event: { start: at(now(), 6) } });
      },
      refusal: CONFLICT,
    },
    {
      when: 'the visit has ended',
      begin: ({ vet, visitId }: OpenClinic) => startConsultation(vet, visitId),
      end: ({ vet, visitId }: OpenClinic) => endService(vet, visitId),
      refusal: { status: 409, code: 'CONVERSATION_CLOSED' },
    },
  ])('is rejected, and the slot is free for others, once $when', async (row) => {
    const clinic = await newOpenClinic(product());
    const { vet, owner, visitId } = clinic;
    const other = await newOwner(product());
    await joinClinic(other, vet.facility);
    const startsForOthers = () => slotStartsOn(other, clinic, at(now(), 3).slice(0, 10));
    await row.begin(clinic);
    await propose(vet, visitId, 3, vet.id);
    expect(await startsForOthers()).not.toContain('10:00');
    await row.end(clinic);
    expect(await startsForOthers()).toContain('10:00');
    await expect(accept(owner, visitId, 3)).rejects.toMatchObject(row.refusal);
  });

  it('creates one booking and one event when two family members accept the same time simultaneously', async () => {
    const { vet, owner, visitId } = await newOpenClinic(product());
    const partner = await newOwner(product());
    await moveToFamily(product().pool, owner.familyId, partner.id);
    const other = await openSession(partner, partner.email);
    await propose(vet, visitId, 3, vet.id);
    const [first, second] = await Promise.all([
      accept(owner, visitId, 3),
      accept(other, visitId, 3),
    ]);
    expect(second).toEqual(first);
    const { events, appointment } = await owner.call(readRequest, { params: { id: visitId } });
    expect(appointment?.payload.status).toBe('NEW');
    expect(events.filter(({ payload }) => payload.eventAction === 'APPOINTMENT')).toHaveLength(1);
    // Proposed again, the same time can be accepted and the booking does not change.
    await propose(vet, visitId, 3, vet.id);
    await accept(other, visitId, 3);
    const after = await owner.call(readRequest, { params: { id: visitId } });
    expect(after).toMatchObject({ proposal: null, appointment: { payload: { status: 'NEW' } } });
  });
});
