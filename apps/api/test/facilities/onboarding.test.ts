import { createEvent } from '@zampa/contract/requests/create-event';
import { updateFacility } from '@zampa/contract/facilities/update-facility';
import { importClients } from '@zampa/contract/import/import-clients';
import { createTimetable } from '@zampa/contract/timetables/create-timetable';
import { inviteClients } from '@zampa/contract/invitations/invite-clients';
import { readMe } from '@zampa/contract/people/read-me';
import { readCompletion } from '@zampa/contract/facilities/read-completion';
import { updateOnboarding } from '@zampa/contract/facilities/update-onboarding';
import { createService } from '@zampa/contract/services/create-service';
import { updateWorkingHours } from '@zampa/contract/timetables/update-working-hours';
import { newVet, openSession, type Vet } from '@zampa/testing/people';
import {
  endService,
  newStartedRequest,
  requestBody,
  sendChatMessage,
} from '@zampa/testing/requests';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';

const DAY = 24 * 60 * 60;

describe('onboarding of a clinic', () => {
  const product = useProduct();
  const completion = (vet: Vet) =>
    vet.call(readCompletion, { query: { facilityId: vet.facility.id } });
  const change = (vet: Vet, body: object) =>
    vet.call(updateOnboarding, { body: { id: vet.facility.id, ...body } });
  const trialOf = async (vet: Vet) => (await vet.call(readMe, {})).facilities[0]?.trial;

  /** Completes everything the trial requires; the services exist from the start. */
  async function completeOnboarding(vet: Vet): Promise<void> {
    const facilityId = vet.facility.id;
    const place = { address: 'Rue A', streetNumber: '1', postcode: '75001', city: 'Paris' };
    const vat = `FR${vet.facility.id.replaceAll(/\D/g, '').slice(-11).padStart(11, '1')}`;
    await vet.call(updateFacility, { body: { facilityId, ...place, country: 'FR', vat } });
    await vet.call(updateWorkingHours, {
      query: { facilityId },
      body: { workingHours: [{ weekday: 1, from: '09:00', to: '18:00' }] },
    });
  }

  it('lists the missing steps until onboarding is complete', async () => {
    const vet = await newVet(product());
    const rest = ['availability', 'colleagues', 'payments', 'plan'];
    expect(await completion(vet)).toEqual({
      complete: false,
      percent: 14,
      missing: ['data', 'hours', ...rest],
    });
    await completeOnboarding(vet);
    expect(await completion(vet)).toEqual({ complete: false, percent: 42, missing: rest });
    await change(vet, { settled: ['availability', 'colleagues', 'payments'] });
    expect(await completion(vet)).toMatchObject({ missing: ['plan'] });
    await change(vet, { startTrial: true });
    expect(await completion(vet)).toEqual({ complete: true, percent: 100, missing: [] });
  });

  it('rejects an outdated version', async () => {
    const vet = await newVet(product());
    const facilityId = vet.facility.id;
    const seen = await vet.call(updateFacility, { body: { facilityId, name: 'Clinica Prima' } });
    product().clock.advance(1);
    const over = (name: string) =>
      vet.call(updateOnboarding, {
        body: { id: facilityId, name },
        headers: { 'if-match': `"${seen.dateUpdated}"` },
      });
    expect(await over('Clinica Alba')).toMatchObject({ name: 'Clinica Alba' });
    await expect(over('Clinica Aurora')).rejects.toMatchObject({ status: 412, code: 'STALE' });
  });

  it('accepts a change of only some facility fields, and validates them', async () => {
    const vet = await newVet(product());
    const changed = { name: 'Clinica Alba', timezone: 'Europe/Paris' };
    expect(await change(vet, changed)).toMatchObject({ ...vet.facility, ...changed });
    await expect(change(vet, { timezone: 'Mars/Olympus' })).rejects.toMatchObject({
      code: 'VALIDATION',
      fields: [{ field: 'timezone' }],
    });
    await expect(change(vet, { settled: ['hours'] })).rejects.toMatchObject({ code: 'VALIDATION' });
  });

  it('starts the trial once, for thirty days', async () => {
    const vet = await newVet(product());
    await expect(change(vet, { startTrial: true })).rejects.toMatchObject({
      status: 409,
      code: 'STATUS_CONFLICT',
    });
    expect(await trialOf(vet)).toMatchObject({ status: 'ONBOARDING', daysLeft: null });
    await completeOnboarding(vet);
    const { trial } = await change(vet, { startTrial: true });
    expect(trial).toMatchObject({ status: 'IN_PROGRESS', daysLeft: 30 });
    await expect(change(vet, { startTrial: true })).rejects.toMatchObject({
      code: 'STATUS_CONFLICT',
    });
    product().clock.advance(10 * DAY);
    const later = await newSession(vet);
    expect(await trialOf(later)).toMatchObject({ status: 'IN_PROGRESS', daysLeft: 20 });
    product().clock.advance(20 * DAY);
    expect(await trialOf(await newSession(later))).toMatchObject({
      status: 'EXPIRED',
      daysLeft: 0,
    });
  });

  it('blocks new work after the trial, but lets open conversations continue', async () => {
    const request = await newStartedRequest(product());
    const vet = { ...request.vet };
    await completeOnboarding(vet);
    await change(vet, { startTrial: true });
    product().clock.advance(30 * DAY);
    const [late, owner] = [await newSession(vet), await openSession(vet, request.owner.email)];
    const facilityId = vet.facility.id;
    const refused = { status: 402, code: 'TRIAL_EXPIRED' };
    const { vetFacilities } = await owner.call(readMe, {});
    expect(vetFacilities).toMatchObject([{ id: facilityId, acceptsRequests: false }]);
    const requested = owner.call(createEvent, { body: requestBody(request) });
    await expect(requested).rejects.toMatchObject(refused);
    const invited = late.call(inviteClients, {
      query: { facilityId },
      body: { users: [{ email: 'late@example.test' }] },
    });
    await expect(invited).rejects.toMatchObject(refused);
    const offered = late.call(createService, {
      body: { facilityId, ServiceTypeId: 4, name: 'Late', duration: 15 },
    });
    await expect(offered).rejects.toMatchObject(refused);
    const planned = late.call(createTimetable, { body: { facilityId, name: 'Late', hours: [] } });
    await expect(planned).rejects.toMatchObject(refused);
    const imported = late.call(importClients, {
      query: { facilityId },
      body: { users: [{ firstName: 'Ida', lastName: 'Riva', email: 'ida@example.test' }] },
    });
    await expect(imported).rejects.toMatchObject(refused);
    await sendChatMessage(owner, request.id, 'Still here');
    await sendChatMessage(late, request.id, 'So are we');
    await endService(late, request.id);
  });

  async function newSession(vet: Vet): Promise<Vet> {
    return { ...vet, ...(await openSession(vet, vet.email)) };
  }
});
