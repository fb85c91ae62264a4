import { createEvent } from '@zampa/contract/inbox/create-event';
import { readRequest } from '@zampa/contract/inbox/read-request';
import { adopt, employ } from '@zampa/testing/memberships';
import { newColleague, newOwner, signedIn, type TestAccount } from '@zampa/testing/people';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';
import { appointmentOf, at, change, newOpenClinic } from './clinic.ts';

const VETERINARIAN = 3;
const CONFLICT = { status: 409, code: 'STATUS_CONFLICT' };

describe('times that are proposed no longer — POST /api/events BOT APPOINTMENT', () => {
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

  it('are not accepted after the clinic has called the visit off', async () => {
    const { vet, owner, visitId } = await newOpenClinic(product());
    await propose(vet, visitId, 3, vet.id);
    await accept(owner, visitId, 3);
    const booking = await appointmentOf(vet, visitId);
    await change(vet, booking?.id ?? '', { status: 'CANCELED' });
    const { proposal } = await owner.call(readRequest, { params: { id: visitId } });
    expect(proposal).toBeNull();
    await expect(accept(owner, visitId, 3)).rejects.toMatchObject(CONFLICT);
    expect(await appointmentOf(owner, visitId)).toBeNull();
  });

  it('are not accepted after others were proposed', async () => {
    const { vet, owner, visitId } = await newOpenClinic(product());
    await propose(vet, visitId, 3, vet.id);
    await propose(vet, visitId, 4, vet.id);
    await expect(accept(owner, visitId, 3)).rejects.toMatchObject(CONFLICT);
    await accept(owner, visitId, 4);
    expect((await appointmentOf(owner, visitId))?.payload.event?.start).toBe(at(now(), 4));
  });

  it('are not accepted with a colleague who works there no longer', async () => {
    const { vet, owner, visitId, facilityId } = await newOpenClinic(product());
    const colleague = await newColleague(product());
    await employ(product().pool, facilityId, colleague.id, { roleId: VETERINARIAN });
    await propose(vet, visitId, 3, colleague.id);
    await employ(product().pool, facilityId, colleague.id, {
      roleId: VETERINARIAN,
      status: 'REMOVED',
    });
    await expect(accept(owner, visitId, 3)).rejects.toMatchObject(CONFLICT);
  });

  it('are one booking when two of a family accept the same, of which nobody hears twice', async () => {
    const { vet, owner, visitId } = await newOpenClinic(product());
    const partner = await newOwner(product());
    await adopt(product().pool, owner.familyId, partner.id);
    const other = await signedIn(partner, partner.email);
    await propose(vet, visitId, 3, vet.id);
    const [first, second] = await Promise.all([
      accept(owner, visitId, 3),
      accept(other, visitId, 3),
    ]);
    expect(second).toEqual(first);
    const { events, appointment } = await owner.call(readRequest, { params: { id: visitId } });
    expect(appointment?.payload.status).toBe('NEW');
    expect(events.filter(({ payload }) => payload.eventAction === 'APPOINTMENT')).toHaveLength(1);
    // Proposed once more, the same time is accepted and stays as it is.
    await propose(vet, visitId, 3, vet.id);
    await accept(other, visitId, 3);
    const after = await owner.call(readRequest, { params: { id: visitId } });
    expect(after).toMatchObject({ proposal: null, appointment: { payload: { status: 'NEW' } } });
  });
});
