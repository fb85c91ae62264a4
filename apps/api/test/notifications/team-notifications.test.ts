import { readNotifications } from '@zampa/contract/notifications/read-notifications';
import { removeLink } from '@zampa/contract/team/remove-link';
import { employ } from '@zampa/testing/memberships';
import { newColleague, newVet } from '@zampa/testing/people';
import { repeatRequest, startConsultation } from '@zampa/testing/requests';
import { describe, expect, it } from 'vitest';
import { requestVisit, at, book, newOpenClinic } from '../appointments/clinic.ts';
import { useProduct } from '../product.ts';
import { runJobsAfter } from './wait-for-jobs.ts';
import { countEmailsTo, readNotificationsOf } from './read-notifications-of.ts';

const VETERINARIAN = 3;

describe('team notifications', () => {
  const product = useProduct();

  it('tell a colleague that they were removed, and not one who left', async () => {
    const vet = await newVet(product());
    const [removed, left] = [await newColleague(product()), await newColleague(product())];
    const { id: facilityId, name } = vet.facility;
    for (const { id } of [removed, left])
      await employ(product().pool, facilityId, id, { roleId: VETERINARIAN });
    const removalOf = (id: string) => ({ query: { id_user: id, id_facility: facilityId } });
    await vet.call(removeLink, removalOf(removed.id));
    await left.call(removeLink, removalOf(left.id));
    const title = `You are no longer on the team of ${name}`;
    expect(await readNotificationsOf(product(), removed)).toEqual([
      { kind: 'TEAM_LEFT', title, url: '/dashboard' },
    ]);
    expect(countEmailsTo(product(), removed, title)).toBe(1);
    expect(await readNotificationsOf(product(), left)).toEqual([]);
  });

  it('tell clinic admins that a colleague left, with the number of open requests and bookings', async () => {
    const clinic = await newOpenClinic(product());
    const { vet, visitId, facilityId } = clinic;
    const { name } = vet.facility;
    const [left, other] = [await newColleague(product(), 'Sara'), await newColleague(product())];
    for (const { id } of [left, other])
      await employ(product().pool, facilityId, id, { roleId: VETERINARIAN });
    for (const days of [5, 6])
      await book(vet, days === 5 ? visitId : await requestVisit(clinic), {
        start: at(product().clock.now(), days),
        resource: left.id,
      });
    const request = await repeatRequest(clinic);
    await startConsultation(left, request.id);
    await left.call(removeLink, { query: { id_user: left.id, id_facility: facilityId } });
    const title = `Sara Verdi left the team of ${name}`;
    await runJobsAfter(product(), 2);
    const notifications = await vet.call(readNotifications, { query: {} });
    expect(notifications).toContainEqual(
      expect.objectContaining({
        kind: 'COLLEAGUE_LEFT',
        title,
        body: 'Requests returned to the whole team: 1 · Their appointments still in the calendar: 2',
        url: '/workspace/team',
      }),
    );
    expect(countEmailsTo(product(), vet, title)).toBe(1);
    const letter = product().mailbox.emails.find(({ mail }) => mail.subject === title);
    expect(letter?.mail.text).toContain('Requests returned to the whole team: 1');
    expect(letter?.mail.text).toContain('Their appointments still in the calendar: 2');
    for (const person of [left, other])
      expect((await readNotificationsOf(product(), person)).map(({ kind }) => kind)).not.toContain(
        'COLLEAGUE_LEFT',
      );
    expect([countEmailsTo(product(), left, title), countEmailsTo(product(), other, title)]).toEqual(
      [0, 0],
    );
  });

  it('tell admins without details when nothing is left behind, and not about a colleague they removed', async () => {
    const vet = await newVet(product());
    const { id: facilityId, name } = vet.facility;
    const [left, removed] = [await newColleague(product(), 'Sara'), await newColleague(product())];
    for (const { id } of [left, removed])
      await employ(product().pool, facilityId, id, { roleId: VETERINARIAN });
    await left.call(removeLink, { query: { id_user: left.id, id_facility: facilityId } });
    await vet.call(removeLink, { query: { id_user: removed.id, id_facility: facilityId } });
    await runJobsAfter(product(), 2);
    expect(await vet.call(readNotifications, { query: {} })).toMatchObject([
      { kind: 'COLLEAGUE_LEFT', title: `Sara Verdi left the team of ${name}`, body: '' },
    ]);
  });
});
