import { endConversation } from '@zampa/contract/requests/end-conversation';
import { readFacilityConfiguration } from '@zampa/contract/facilities/read-facility-configuration';
import { createTimetable } from '@zampa/contract/timetables/create-timetable';
import { updateWorkingHours } from '@zampa/contract/timetables/update-working-hours';
import { updateTimetable } from '@zampa/contract/timetables/update-timetable';
import { employ } from '@zampa/testing/memberships';
import { startConsultation } from '@zampa/testing/requests';
import { describe, expect, it } from 'vitest';
import { appointmentOf, requestVisit, at, book, newOpenClinic } from '../appointments/clinic.ts';
import { useProduct } from '../product.ts';

const FACILITY_ADMIN = 1;
const MORNINGS = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '09:00', to: '12:00' }));

describe('hours saved together with cancellations of bookings outside them', () => {
  const product = useProduct();
  const now = () => product().clock.now();

  /** Creates a clinic with two bookings in an afternoon. */
  async function newAfternoon() {
    const clinic = await newOpenClinic(product());
    const otherId = await requestVisit(clinic);
    const first = await book(clinic.vet, clinic.visitId, { start: at(now(), 3, '14:00') });
    const other = await book(clinic.vet, otherId, { start: at(now(), 3, '15:00') });
    const configuration = () =>
      clinic.vet.call(readFacilityConfiguration, { query: { facilityId: clinic.facilityId } });
    const isOn = async (visitId: string) => (await appointmentOf(clinic.owner, visitId)) !== null;
    return { ...clinic, otherId, first, other, configuration, isOn };
  }
  type Afternoon = Awaited<ReturnType<typeof newAfternoon>>;

  const save = (
    { vet, facilityId }: Afternoon,
    cancel: readonly string[],
    headers: Record<string, string> = {},
  ) =>
    vet.send(updateWorkingHours, {
      query: { facilityId },
      body: { workingHours: MORNINGS, cancel },
      headers,
    });

  it('cancel the selected bookings, keep the others and e-mail the client, in one call', async () => {
    const clinic = await newAfternoon();
    const { owner, first, visitId, otherId } = clinic;
    const headers = { 'idempotency-key': 'mornings' };
    expect((await save(clinic, [first.id, first.id], headers)).status).toBe(200);
    expect((await clinic.configuration()).workingHours).toMatchObject(MORNINGS);
    expect([await clinic.isOn(visitId), await clinic.isOn(otherId)]).toEqual([false, true]);
    const letters = () =>
      product()
        .mailbox.emails.filter(({ recipients }) => recipients.includes(owner.email))
        .filter(({ mail }) => /was canceled/.test(mail.subject ?? ''));
    await expect.poll(letters).toHaveLength(1);
    expect((await save(clinic, [first.id, first.id], headers)).status).toBe(200);
    expect(letters()).toHaveLength(1);
  });

  it('stay unchanged, with all bookings, when one booking cannot be canceled', async () => {
    const [clinic, stranger] = await Promise.all([newAfternoon(), newAfternoon()]);
    const { vet, first, other, visitId, otherId } = clinic;
    const { workingHours } = await clinic.configuration();
    const isRefused = async (cancel: readonly string[], code: string, headers = {}) => {
      const { json } = await save(clinic, cancel, headers);
      expect(json).toMatchObject({ code });
      expect((await clinic.configuration()).workingHours).toEqual(workingHours);
      expect(await clinic.isOn(visitId)).toBe(true);
    };
    await isRefused([first.id, stranger.first.id], 'NOT_FOUND');
    // Nor when the same person is an admin of the other clinic.
    await employ(product().pool, stranger.facilityId, vet.id, { roleId: FACILITY_ADMIN });
    await isRefused([first.id, stranger.first.id], 'NOT_FOUND');
    expect(await stranger.isOn(stranger.visitId)).toBe(true);
    await isRefused([first.id, visitId], 'NOT_FOUND');
    await isRefused([first.id], 'STALE', { 'if-match': `"${at(now(), -400)}"` });
    await startConsultation(vet, otherId);
    await vet.call(endConversation, { query: { id: otherId }, body: {} });
    await isRefused([first.id, other.id], 'CONVERSATION_CLOSED');
  });

  it('can be those of a new or changed timetable', async () => {
    const clinic = await newAfternoon();
    const { vet, facilityId, first, other, visitId, otherId } = clinic;
    const created = await vet.call(createTimetable, {
      body: {
        facilityId,
        name: 'Mornings',
        hours: MORNINGS,
        users: [vet.id],
        cancel: [first.id],
      },
    });
    expect([await clinic.isOn(visitId), await clinic.isOn(otherId)]).toEqual([false, true]);
    const changed = await vet.send(updateTimetable, {
      query: { id: created.id },
      body: { hours: MORNINGS.slice(1), cancel: [other.id] },
      headers: { 'if-match': `"${created.dateUpdated}"` },
    });
    expect(changed).toMatchObject({ status: 200, json: { hours: MORNINGS.slice(1) } });
    expect(await clinic.isOn(otherId)).toBe(false);
    const refused = await vet.send(updateTimetable, {
      query: { id: created.id },
      body: { name: 'Never', cancel: [facilityId] },
    });
    expect(refused.json).toMatchObject({ code: 'NOT_FOUND' });
  });
});
