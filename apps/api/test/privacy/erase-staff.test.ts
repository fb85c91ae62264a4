import { readFacilityByCode } from '@zampa/contract/facilities/read-facility-by-code';
import { readVets } from '@zampa/contract/clients/read-vets';
import { inviteStaff } from '@zampa/contract/invitations/invite-staff';
import { readNotifications } from '@zampa/contract/notifications/read-notifications';
import { readSubscription } from '@zampa/contract/subscription/read-subscription';
import { employ } from '@zampa/testing/memberships';
import { newColleague, newOwner, newVet, openSession } from '@zampa/testing/people';
import { describe, expect, it } from 'vitest';
import {
  appointmentOf,
  at,
  book,
  updateCalendarEntry,
  newOpenClinic,
} from '../appointments/clinic.ts';
import { newSisters } from '../facilities/sister-clinics.ts';
import { useProduct } from '../product.ts';
import { countOf } from '../stored.ts';
import { choosePlan } from '../subscription/choose-plan.ts';
import { requestAndRunErasure, waitForJobKinds } from './account-erasure.ts';
import { columnsOf, findTraces } from './traces.ts';

const FACILITY_ADMIN = 1;

describe('erasure of a team member', () => {
  const product = useProduct();

  it('keeps their appointments and removes every trace of their name', async () => {
    const { vet, owner, visitId, facilityId } = await newOpenClinic(product());
    const colleague = await newColleague(product(), 'Gonzaga');
    await employ(product().pool, facilityId, colleague.id, { roleId: FACILITY_ADMIN });
    await choosePlan(product(), vet, 'STANDARD');
    await colleague.call(inviteStaff, {
      query: { facilityId },
      body: {
        users: [
          { firstName: 'Ida', lastName: 'Test', message: '', email: 'ida@example.test', idRole: 3 },
        ],
      },
    });
    const start = at(product().clock.now(), 30);
    const booked = await book(colleague, visitId, { start, resource: colleague.id });
    const moved = at(product().clock.now(), 31);
    await updateCalendarEntry(colleague, booked.id, { event: { start: moved } });
    await requestAndRunErasure(product(), colleague);
    expect(columnsOf(await findTraces(product(), [colleague.email, 'Gonzaga']))).toEqual([]);
    const returned = await openSession(vet, vet.email);
    const appointment = await appointmentOf(returned, visitId);
    expect(appointment).toMatchObject({
      payload: { valid: true, event: { resource: colleague.id } },
    });
    const team = await returned.call(readVets, { params: { id: facilityId } });
    expect(team.map(({ id }) => id)).toEqual([vet.id]);
    const open = `inviter_id = $1 and status = 'OPEN'`;
    expect(await countOf(product(), 'invitations', open, [colleague.id])).toBe(0);
    // Notifications sent in the name of the clinic keep that name.
    const client = await openSession(owner, owner.email);
    const notifications = await client.call(readNotifications, { query: {} });
    expect(notifications.map(({ title }) => title)).toContain(
      `Your appointment with ${vet.facility.name} was rescheduled`,
    );
  });

  it('closes a clinic without other members: its code is unknown and its subscription ends', async () => {
    const vet = await newVet(product(), 'Solitaria');
    const { id: facilityId, code } = vet.facility;
    await choosePlan(product(), vet, 'STANDARD');
    const { plan } = await vet.call(readSubscription, { query: { facilityId } });
    expect(plan).toBe('STANDARD');
    await requestAndRunErasure(product(), vet);
    const owner = await newOwner(product());
    const found = await owner.send(readFacilityByCode, { params: { code } });
    expect(found.status).toBe(404);
    expect(columnsOf(await findTraces(product(), [vet.email, 'Solitaria']))).toEqual([]);
    const running = `kind = 'subscription' and customer_id = $1 and state ->> 'status' <> 'cancelled'`;
    expect(await countOf(product(), 'sandbox_billing', running, [`fac_${facilityId}`])).toBe(0);
    const ended = `kind = 'subscription' and customer_id = $1`;
    expect(
      await countOf(product(), 'sandbox_billing', ended, [`fac_${facilityId}`]),
    ).toBeGreaterThan(0);
  });

  it('keeps the plan for the other clinics of the organization, in the name of one of them', async () => {
    const { founder, second, sister } = await newSisters(product());
    await requestAndRunErasure(product(), founder);
    await waitForJobKinds(product(), 'syncBillingCustomer');
    const returned = await openSession(sister, sister.email);
    const query = { facilityId: second.id };
    const network = { plan: 'NETWORK', status: 'ACTIVE', feePercent: 0.5 };
    expect(await returned.call(readSubscription, { query })).toMatchObject(network);
    const billingAccount = `facility_id = $1 and customer_id = $2`;
    const customerId = `fac_${founder.facility.id}`;
    expect(
      await countOf(product(), 'billing_accounts', billingAccount, [second.id, customerId]),
    ).toBe(1);
    const written = `kind = 'customer' and id = $1 and state ->> 'email' = 'second@example.test'`;
    expect(await countOf(product(), 'sandbox_billing', written, [customerId])).toBe(1);
    // The subscription still works: a new plan takes effect.
    await choosePlan(product(), { ...founder, ...returned, facility: second }, 'CLINIC');
    expect(await returned.call(readSubscription, { query })).toMatchObject({ plan: 'CLINIC' });
  });
});
