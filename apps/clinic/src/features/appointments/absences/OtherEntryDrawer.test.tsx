import '@zampa/i18n/english/appointments-bookings';
import { connectionLost } from '@zampa/shared-screens/rendered/fake-server.test-data';
import { ids, staff } from '@zampa/shared-screens/rendered/samples.test-data';
import { expect, it, vi } from 'vitest';
import { renderAtClinic } from '../../../facility/render-at-clinic.test-data.tsx';
import { OtherEntryDrawer } from './OtherEntryDrawer.tsx';

it('OtherEntryDrawer creates a calendar entry, and keeps its title when the connection fails', async () => {
  const onClose = vi.fn<() => void>();
  const { page, server } = await renderAtClinic(
    <OtherEntryDrawer start={{ at: '2027-07-05T08:15', member: ids.vera }} onClose={onClose} />,
    {
      answers: { 'GET /users/facility/{id}/vets': () => staff, 'POST /events': connectionLost },
    },
  );
  const save = page.getByRole('button', { name: 'Save entry' });
  await expect.element(save).toBeDisabled();
  const title = page.getByRole('textbox', { name: 'Title' });
  await title.fill(' Delivery ');
  await save.click();
  await expect
    .element(page.getByText('You’re offline. Your data is safe: try again when you’re back.'))
    .toBeVisible();
  await expect.element(title).toHaveValue(' Delivery ');

  server.answer('POST /events', () => ({ id: ids.visit, seq: 1 }));
  await save.click();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect(server.sent('POST /events')[1]?.body).toEqual({
    type: 'CALENDAR',
    category: 'NONE',
    payload: {
      facilityId: ids.clinic,
      event: {
        title: 'Delivery',
        resource: ids.vera,
        start: '2027-07-05T06:15:00.000Z',
        end: '2027-07-05T07:15:00.000Z',
        allDay: false,
      },
      reason: '',
    },
  });
});

it('OtherEntryDrawer shows an error and disables saving when the entry ends before it starts', async () => {
  const { page } = await renderAtClinic(
    <OtherEntryDrawer start={{ at: '2027-07-05T08:15', member: ids.vera }} onClose={() => {}} />,
    { answers: { 'GET /users/facility/{id}/vets': () => staff } },
  );
  await page.getByRole('textbox', { name: 'Title' }).fill('Delivery');
  const save = page.getByRole('button', { name: 'Save entry' });
  await expect.element(save).toBeEnabled();
  await page.getByLabelText('until', { exact: true }).fill('08:00');
  await expect.element(page.getByText('The end must be after the start.')).toBeVisible();
  await expect.element(save).toBeDisabled();
});
