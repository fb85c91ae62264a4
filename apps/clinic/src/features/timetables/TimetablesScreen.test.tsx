import '@zampa/i18n/english/timetables';
import { configuration } from '@zampa/shared-screens/rendered/configuration.test-data';
import { pendingAnswer } from '@zampa/shared-screens/rendered/fake-server.test-data';
import { sanLuca } from '@zampa/shared-screens/rendered/facility-sample.test-data';
import { ids, staff } from '@zampa/shared-screens/rendered/samples.test-data';
import { expect, it } from 'vitest';
import { renderAtClinic } from '../../facility/render-at-clinic.test-data.tsx';
import { TimetablesScreen } from './TimetablesScreen.tsx';

const at = '2026-11-20T09:00:00.000Z';
const facilityData = { ...sanLuca, staff };

const NOBODY = 'No one follows it yet';

it('TimetablesScreen does not show a timetable as unused before the staff is loaded', async () => {
  const facility = pendingAnswer();
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
  facility.release([facilityData]);
  await expect.element(page.getByText('Vera')).toBeVisible();
  expect(page.getByText(NOBODY).elements()).toHaveLength(1);
});
