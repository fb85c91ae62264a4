import { createEvent } from '@zampa/contract/requests/create-event';
import { updateFacility } from '@zampa/contract/facilities/update-facility';
import { updateOnboarding } from '@zampa/contract/facilities/update-onboarding';
import { readNotifications } from '@zampa/contract/notifications/read-notifications';
import { readMe } from '@zampa/contract/people/read-me';
import { createService } from '@zampa/contract/services/create-service';
import { createCheckout } from '@zampa/contract/subscription/create-checkout';
import { createPortalSession } from '@zampa/contract/subscription/create-portal-session';
import { readSubscription } from '@zampa/contract/subscription/read-subscription';
import { updateWorkingHours } from '@zampa/contract/timetables/update-working-hours';
import { removeLink } from '@zampa/contract/team/remove-link';
import { employ } from '@zampa/testing/memberships';
import {
  newColleague,
  newVet,
  openSession,
  type TestAccount,
  type Vet,
} from '@zampa/testing/people';
import {
  endService,
  newStartedRequest,
  requestBody,
  sendChatMessage,
} from '@zampa/testing/requests';
import { describe, expect, it, vi } from 'vitest';
import { openAnotherClinic } from '../facilities/open-another-clinic.ts';
import { newAdmin, newSisters } from '../facilities/sister-clinics.ts';
import { useProduct } from '../product.ts';
import { openSocket } from '../socket.ts';
import { choosePlan, submitPortalAction } from './choose-plan.ts';

const FACILITY_ADMIN = 1;
const DAY = 24 * 60 * 60;
let numbers = 0;

/** These suites move the clock, so each has a product of its own, whose schedules run often. */
const options = { schedulesEveryMs: 100 };

async function startTrial(vet: Vet, vat: string) {
  const facilityId = vet.facility.id;
  const place = { address: 'Rue A', streetNumber: '1', postcode: '75001', city: 'Paris' };
  await vet.call(updateFacility, { body: { facilityId, ...place, country: 'FR', vat } });
  await vet.call(updateWorkingHours, {
    query: { facilityId },
    body: { workingHours: [{ weekday: 1, from: '09:00', to: '18:00' }] },
  });
  return vet.call(updateOnboarding, { body: { id: facilityId, startTrial: true } });
}
const newVat = () => `FR${String((numbers += 1)).padStart(11, '7')}`;
const signInAgain = async (vet: Vet): Promise<Vet> => ({
  ...vet,
  ...(await openSession(vet, vet.email)),
});
const subscriptionOf = (vet: Vet) =>
  vet.call(readSubscription, { query: { facilityId: vet.facility.id } });
const kindsTo = async (person: TestAccount) =>
  (await person.call(readNotifications, {})).map(({ kind }) => kind);

describe('trial', () => {
  const product = useProduct({}, options);

  it('warns the admins, expires after 30 days and can be followed by a plan', async () => {
    const request = await newStartedRequest(product());
    let vet: Vet = { ...request.vet };
    await startTrial(vet, newVat());
    expect(await subscriptionOf(vet)).toMatchObject({
      trial: { status: 'IN_PROGRESS', daysLeft: 30 },
      plan: null,
      status: 'NONE',
      restriction: null,
    });
    product().clock.advance(23 * DAY);
    vet = await signInAgain(vet);
    await vi.waitFor(async () => expect(await kindsTo(vet)).toContain('TRIAL_ENDING'), 5000);
    product().clock.advance(7 * DAY);
    vet = await signInAgain(vet);
    const owner = await openSession(vet, request.owner.email);
    const socket = await openSocket(owner);
    await vi.waitFor(async () => expect(await kindsTo(vet)).toContain('TRIAL_ENDED'), 5000);
    expect((await kindsTo(vet)).filter((kind) => kind === 'TRIAL_ENDING')).toHaveLength(1);
    expect(await subscriptionOf(vet)).toMatchObject({
      trial: { status: 'EXPIRED', daysLeft: 0 },
      restriction: 'TRIAL_EXPIRED',
      feePercent: 3,
    });
    await expect(owner.call(createEvent, { body: requestBody(request) })).rejects.toMatchObject({
      status: 402,
      code: 'TRIAL_EXPIRED',
    });
    await sendChatMessage(owner, request.id, 'Still here');
    await choosePlan(product(), vet, 'FREE');
    const facilityId = vet.facility.id;
    await expect.poll(() => socket.heard).toContainEqual(['subscription', { facilityId }]);
    const { vetFacilities } = await owner.call(readMe, {});
    expect(vetFacilities).toMatchObject([{ id: facilityId, acceptsRequests: true }]);
    await owner.call(createEvent, { body: requestBody(request) });
    await endService(vet, request.id);
  });

  it('e-mails the admins a week before its end and again on its last day', async () => {
    const vet = await newVet(product());
    await startTrial(vet, newVat());
    const warned = () =>
      product()
        .mailbox.emails.filter(({ recipients }) => recipients.includes(vet.email))
        .map(({ mail }) => mail.subject)
        .filter((subject) => subject?.includes('will end soon'));
    product().clock.advance(23 * DAY + 60);
    await expect.poll(warned).toHaveLength(1);
    product().clock.advance(6 * DAY);
    await expect.poll(warned).toHaveLength(2);
  });

  it('warns in time, however many other organizations were warned before', async () => {
    let vet: Vet = await newVet(product());
    await startTrial(vet, newVat());
    // They end earlier, so that the job would look at them first.
    const endsAt = new Date(product().clock.now().getTime() + 27 * DAY * 1000);
    await product().pool.query(
      `insert into organizations (id, name, created_at, trial_status, trial_started_at, trial_ends_at, warned)
       select gen_random_uuid(), 'Warned', now(), 'IN_PROGRESS', now(), $1, 'WEEK' from generate_series(1, 200)`,
      [endsAt],
    );
    product().clock.advance(24 * DAY);
    vet = await signInAgain(vet);
    await vi.waitFor(async () => expect(await kindsTo(vet)).toContain('TRIAL_ENDING'), 5000);
  });

  it('is granted once per VAT number, even after another clinic takes over that number', async () => {
    const [vet, other] = [await newVet(product()), await newVet(product())];
    const vat = newVat();
    await startTrial(vet, vat);
    await vet.call(updateFacility, { body: { facilityId: vet.facility.id, vat: newVat() } });
    await expect(startTrial(other, vat)).rejects.toMatchObject({
      status: 402,
      code: 'TRIAL_EXPIRED',
      fields: [{ field: 'vat', code: 'trial_used' }],
    });
    await choosePlan(product(), other, 'FREE');
    expect(await subscriptionOf(other)).toMatchObject({ plan: 'FREE', trial: null });
  });

  it('cannot be continued under a VAT number that has already had a trial', async () => {
    const [vet, other] = [await newVet(product()), await newVet(product())];
    const [used, own] = [newVat(), newVat()];
    await startTrial(vet, used);
    await vet.call(updateFacility, { body: { facilityId: vet.facility.id, vat: newVat() } });
    await startTrial(other, own);
    await expect(
      other.call(updateFacility, { body: { facilityId: other.facility.id, vat: used } }),
    ).rejects.toMatchObject({ status: 409, code: 'VAT_EXISTS' });
  });
});

describe('overdue plan', () => {
  const product = useProduct({}, options);

  it('restricts nothing for 14 days, then blocks new work until it is paid', async () => {
    const request = await newStartedRequest(product());
    const vet: Vet = { ...request.vet };
    const { owner } = request;
    await choosePlan(product(), vet, 'STANDARD');
    await submitPortalAction(product(), vet, '?action=fail');
    await submitPortalAction(product(), vet, '?action=advance&days=30');
    const due = await subscriptionOf(vet);
    expect(due).toMatchObject({ plan: 'STANDARD', status: 'PAST_DUE', restriction: null });
    await vi.waitFor(async () => expect(await kindsTo(vet)).toContain('PLAN_PAST_DUE'), 5000);
    await owner.call(createEvent, { body: requestBody(request) });
    await submitPortalAction(product(), vet, '?action=advance&days=15');
    expect(await subscriptionOf(vet)).toMatchObject({
      status: 'PAST_DUE',
      restriction: 'SUBSCRIPTION_PAST_DUE',
    });
    const refused = { status: 402, code: 'SUBSCRIPTION_PAST_DUE' };
    await expect(owner.call(createEvent, { body: requestBody(request) })).rejects.toMatchObject(
      refused,
    );
    const facilityId = vet.facility.id;
    await expect(
      vet.call(createService, {
        body: { facilityId, ServiceTypeId: 4, name: 'Late', duration: 15 },
      }),
    ).rejects.toMatchObject(refused);
    expect((await owner.call(readMe, {})).vetFacilities).toMatchObject([
      { id: facilityId, acceptsRequests: false },
    ]);
    await sendChatMessage(owner, request.id, 'Still here');
    await sendChatMessage(vet, request.id, 'So are we');
    await submitPortalAction(product(), vet, '?action=cancel');
    expect(await subscriptionOf(vet)).toMatchObject({ restriction: 'SUBSCRIPTION_PAST_DUE' });
    await submitPortalAction(product(), vet, '?action=resume');
    await submitPortalAction(product(), vet, '?action=settle');
    expect(await subscriptionOf(vet)).toMatchObject({ status: 'ACTIVE', restriction: null });
    await owner.call(createEvent, { body: requestBody(request) });
  });

  it('is reported to the admins of all clinics of the organization, and so is its end', async () => {
    const vet = await newVet(product());
    await choosePlan(product(), vet, 'NETWORK');
    const second = await openAnotherClinic(vet, 'Second');
    const colleague = await newColleague(product());
    await employ(product().pool, second.id, colleague.id, { roleId: FACILITY_ADMIN });
    await submitPortalAction(product(), vet, '?action=fail');
    await submitPortalAction(product(), vet, '?action=advance&days=30');
    await expect.poll(() => kindsTo(colleague)).toEqual(['PLAN_PAST_DUE']);
    await vet.call(createCheckout, { body: { facilityId: vet.facility.id, planId: 'FREE' } });
    await expect.poll(() => kindsTo(colleague)).toEqual(['PLAN_ENDED', 'PLAN_PAST_DUE']);
    expect(await kindsTo(vet)).toEqual(['PLAN_ENDED', 'PLAN_PAST_DUE']);
  });

  it('is reported at its end to all admins, even to those hidden from the person who ends it', async () => {
    const { founder, first, second, sister } = await newSisters(product());
    const presser = await newAdmin(product(), first.id);
    await submitPortalAction(product(), founder, '?action=fail');
    await submitPortalAction(product(), founder, '?action=advance&days=30');
    await expect.poll(() => kindsTo(sister)).toEqual(['PLAN_PAST_DUE']);
    // Nobody is an admin of both clinics any longer: the admins of the first govern, and see nobody of the second.
    await founder.call(removeLink, { query: { id_user: founder.id, id_facility: second.id } });
    await presser.call(createCheckout, { body: { facilityId: first.id, planId: 'FREE' } });
    for (const admin of [presser, founder, sister])
      await expect.poll(() => kindsTo(admin)).toContain('PLAN_ENDED');
  });

  it('can be replaced by the free plan immediately', async () => {
    const vet = await newVet(product());
    await choosePlan(product(), vet, 'CLINIC');
    await submitPortalAction(product(), vet, '?action=fail');
    await submitPortalAction(product(), vet, '?action=advance&days=30');
    await vet.call(createCheckout, { body: { facilityId: vet.facility.id, planId: 'FREE' } });
    expect(await subscriptionOf(vet)).toMatchObject({
      plan: 'FREE',
      status: 'FREE',
      restriction: null,
    });
    await vi.waitFor(async () => expect(await kindsTo(vet)).toContain('PLAN_ENDED'), 5000);
  });

  it('becomes the free plan when its canceled term ends, without any call', async () => {
    const first = await newVet(product());
    await choosePlan(product(), first, 'CLINIC');
    await submitPortalAction(product(), first, '?action=cancel');
    expect(await subscriptionOf(first)).toMatchObject({ plan: 'CLINIC', status: 'NON_RENEWING' });
    product().clock.advance(31 * DAY);
    const vet = await signInAgain(first);
    expect(await subscriptionOf(vet)).toMatchObject({ plan: 'FREE', status: 'FREE' });
    await vi.waitFor(async () => {
      const { rows } = await product().pool.query<{ plan_status: string }>(
        `select o.plan_status from organizations o where o.id = $1`,
        [vet.facility.OrganizationId],
      );
      expect(rows).toEqual([{ plan_status: 'FREE' }]);
    }, 5000);
  });

  it('is renewed automatically after it was paid in time', async () => {
    const first = await newVet(product());
    await choosePlan(product(), first, 'STANDARD');
    const { termEndsAt } = await subscriptionOf(first);
    product().clock.advance(30 * DAY);
    const vet = await signInAgain(first);
    await vi.waitFor(async () => {
      const renewed = await subscriptionOf(vet);
      expect(renewed.status).toBe('ACTIVE');
      expect(Date.parse(renewed.termEndsAt ?? '')).toBe(
        Date.parse(termEndsAt ?? '') + 30 * DAY * 1000,
      );
    }, 5000);
  });

  it('can be managed in the portal once a plan was chosen', async () => {
    const vet = await newVet(product());
    const body = { facilityId: vet.facility.id };
    await expect(vet.call(createPortalSession, { body })).rejects.toMatchObject({
      code: 'STATUS_CONFLICT',
    });
    await choosePlan(product(), vet, 'STANDARD');
    await submitPortalAction(product(), vet, '?action=more');
    expect(await subscriptionOf(vet)).toMatchObject({ users: { used: 1, included: 6 } });
  });
});
