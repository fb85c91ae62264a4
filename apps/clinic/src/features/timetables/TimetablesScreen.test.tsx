import '@zampa/i18n/english/timetables';
import { configuration } from '@zampa/shared-screens/rendered/configuration.test-data';
import { heldAnswer } from '@zampa/shared-screens/rendered/fake-server.test-data';
import { ids, staff } from '@zampa/shared-screens/rendered/samples.test-data';
import { expect, it } from 'vitest';
import { renderAtClinic } from '../../facility/render-at-clinic.test-data.tsx';
import { TimetablesScreen } from './TimetablesScreen.tsx';

const at = '2026-11-20T09:00:00.000Z';
const unsaid = null;
const place = {
  id: ids.clinic,
  name: 'San Luca',
  code: 'ABCD2345',
  timezone: 'Europe/Rome',
  OrganizationId: ids.clinic,
  organization: { id: ids.clinic, name: 'San Luca' },
  configurationStatus: 'COMPLETE',
  city: unsaid,
  image: unsaid,
  phone: unsaid,
  email: unsaid,
  FacilityTypeId: unsaid,
  address: unsaid,
  streetNumber: unsaid,
  suite: unsaid,
  postcode: unsaid,
  region: unsaid,
  country: unsaid,
  website: unsaid,
  mobile: unsaid,
  bookingsPausedUntil: unsaid,
  mainServices: [],
  staff,
  dateUpdated: at,
};

const NOBODY = 'Nobody follows it yet';

it('does not say that nobody follows a timetable before it knows who works there', async () => {
  const facility = heldAnswer();
  const timetable = {
    id: ids.visit,
    facilityId: ids.clinic,
    dateUpdated: at,
    name: 'Mornings',
    hours: [],
    users: [ids.vera],
  };
  const { page } = await renderAtClinic(<TimetablesScreen />, {
    answers: {
      'GET /facilities/configuration': () => ({
        ...configuration,
        timetables: [timetable, { ...timetable, id: ids.luna, name: 'Nights', users: [] }],
      }),
      'GET /facilities': facility.give,
    },
  });
  await expect.element(page.getByText('Mornings')).toBeVisible();
  expect(page.getByText(NOBODY).elements()).toHaveLength(0);
  facility.release([place]);
  await expect.element(page.getByText('Vera')).toBeVisible();
  expect(page.getByText(NOBODY).elements()).toHaveLength(1);
});
