import { readNotifications } from '@zampa/contract/notifications/read-notifications';
import { removeLink } from '@zampa/contract/team/remove-link';
import { employ } from '@zampa/testing/memberships';
import { newColleague, newVet } from '@zampa/testing/people';
import { repeatRequest, start } from '@zampa/testing/requests';
import { describe, expect, it } from 'vitest';
import { askForVisit, at, book, newOpenClinic } from '../appointments/clinic.ts';
import { useProduct } from '../product.ts';
import { later } from './settled.ts';
import { lettersTo, toldTo } from './told.ts';

const VETERINARIAN = 3;

describe('what people hear of who leaves a team', () => {
  const product = useProduct();

  it('a colleague: that they were taken off the staff, and nobody who goes by themselves', async () => {
    const vet = await newVet(product());
    const [removed, left] = [await newColleague(product()), await newColleague(product())];
    const { id: facilityId, name } = vet.facility;
    for (const { id } of [removed, left])
      await employ(product().pool, facilityId, id, { roleId: VETERINARIAN });
    const gone = (id: string) => ({ query: { id_user: id, id_facility: facilityId } });
    await vet.call(removeLink, gone(removed.id));
    await left.call(removeLink, gone(left.id));
    const title = `You are not part of the team of ${name}`;
    expect(await toldTo(product(), removed)).toEqual([
      { kind: 'TEAM_LEFT', title, url: '/dashboard' },
    ]);
    expect(lettersTo(product(), removed, title)).toBe(1);
    expect(await toldTo(product(), left)).toEqual([]);
  });

  it('the admins of a clinic: that a colleague has left by themselves, and how much of theirs is for others now', async () => {
    const clinic = await newOpenClinic(product());
    const { vet, visitId, facilityId } = clinic;
    const { name } = vet.facility;
    const [left, other] = [await newColleague(product(), 'Sara'), await newColleague(product())];
    for (const { id } of [left, other])
      await employ(product().pool, facilityId, id, { roleId: VETERINARIAN });
    for (const days of [5, 6])
      await book(vet, days === 5 ? visitId : await askForVisit(clinic), {
        start: at(product().clock.now(), days),
        resource: left.id,
      });
    const request = await repeatRequest(clinic);
    await start(left, request.id);
    await left.call(removeLink, { query: { id_user: left.id, id_facility: facilityId } });
    const title = `Sara Verdi has left the team of ${name}`;
    await later(product(), 2);
    const told = await vet.call(readNotifications, { query: {} });
    expect(told).toContainEqual(
      expect.objectContaining({
        kind: 'COLLEAGUE_LEFT',
        title,
        body: 'Requests that wait for the whole team again: 1 · Bookings of their time that stay in the calendar: 2',
        url: '/workspace/team',
      }),
    );
    expect(lettersTo(product(), vet, title)).toBe(1);
    const letter = product().mailbox.letters.find(({ mail }) => mail.subject === title);
    expect(letter?.mail.text).toContain('Requests that wait for the whole team again: 1');
    expect(letter?.mail.text).toContain('Bookings of their time that stay in the calendar: 2');
    for (const person of [left, other])
      expect((await toldTo(product(), person)).map(({ kind }) => kind)).not.toContain(
        'COLLEAGUE_LEFT',
      );
    expect([lettersTo(product(), left, title), lettersTo(product(), other, title)]).toEqual([0, 0]);
  });

  it('the admins of a clinic: nothing more of a colleague who leaves with nothing behind, or whom one of them removed', async () => {
    const vet = await newVet(product());
    const { id: facilityId, name } = vet.facility;
    const [left, removed] = [await newColleague(product(), 'Sara'), await newColleague(product())];
    for (const { id } of [left, removed])
      await employ(product().pool, facilityId, id, { roleId: VETERINARIAN });
    await left.call(removeLink, { query: { id_user: left.id, id_facility: facilityId } });
    await vet.call(removeLink, { query: { id_user: removed.id, id_facility: facilityId } });
    await later(product(), 2);
    expect(await vet.call(readNotifications, { query: {} })).toMatchObject([
      { kind: 'COLLEAGUE_LEFT', title: `Sara Verdi has left the team of ${name}`, body: '' },
    ]);
  });
});
