import '@zampa/i18n/english/appointments';
import '@zampa/i18n/english/pets';
import type { Appointment } from '@zampa/contract/appointments/objects';
import { renderScreen } from '@zampa/shared-screens/rendered/render-screen.test-data.tsx';
import { ids, luna, marta } from '@zampa/shared-screens/rendered/samples.test-data';
import { describe, expect, it } from 'vitest';
import { RemovePet } from './RemovePet.tsx';
import { VisitsOfLostPet } from './VisitsOfPet.tsx';

const at = '2027-03-02T10:00:00.000Z';

/** A visit of Luna, which can be called off until the day before. */
const visit: Appointment = {
  id: ids.visit,
  parent_id: ids.conversation,
  type: 'CALENDAR',
  category: 'BOOKING',
  payload: {
    event: { title: '', subtitle: '', start: at, end: at, allDay: false, resource: ids.vera },
    status: 'NEW',
    valid: true,
    services: [],
    pets: [luna.id],
    facilityId: ids.clinic,
    userId: ids.marta,
    reason: '',
    address: '',
    seriesId: null,
    noShow: false,
    attendanceConfirmedAt: null,
    heldUntil: null,
    updatedByUserId: null,
    movedAt: null,
    firstStatus: null,
    invalidatedAt: null,
    invalidatedBy: null,
  },
  user: null,
  client: null,
  petNames: ['Luna'],
  ended: false,
  unread: 0,
  dateCreated: at,
  dateUpdated: at,
  facility: {
    id: ids.clinic,
    name: 'Clinica San Luca',
    phone: null,
    address: null,
    streetNumber: null,
    suite: null,
    city: null,
    postcode: null,
    timezone: 'Europe/Rome',
    image: null,
  },
  serviceNames: ['Visit'],
  member: null,
  byVideo: false,
  changeBefore: '2027-03-01T10:00:00.000Z',
};

const as = { app: 'owner', me: marta } as const;
const answers = { 'GET /appointments': () => [visit] };

describe('what is still booked for a pet that goes', () => {
  it('is said when it is removed, and called off with it unless that is not wished', async () => {
    const { page, server } = await renderScreen(<RemovePet pet={luna} />, {
      ...as,
      answers: { ...answers, 'DELETE /pets': () => undefined },
    });
    await page.getByRole('button', { name: 'Remove Luna' }).click();
    await page.getByRole('button', { name: 'I want to remove Luna' }).click();
    await expect.element(page.getByText('Clinica San Luca')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Call off' }).click();
    await page.getByRole('button', { name: 'Yes, remove Luna' }).click();
    await expect
      .poll(() => server.sent('DELETE /pets').map(({ query }) => query))
      .toEqual([{ PetId: luna.id }]);
  });

  it('is called off from the page of a pet that has died', async () => {
    const lost = { ...luna, deceasedOn: '2026-11-02' };
    const { page, server } = await renderScreen(<VisitsOfLostPet pet={lost} />, {
      ...as,
      answers: { ...answers, 'PATCH /pets': () => lost },
    });
    await page.getByRole('button', { name: 'Call off' }).click();
    await expect.element(page.getByText('the clinic is told')).toBeVisible();
    expect(server.sent('PATCH /pets').map(({ query }) => query)).toEqual([
      { PetId: luna.id, cancelVisits: 'true' },
    ]);
  });
});
