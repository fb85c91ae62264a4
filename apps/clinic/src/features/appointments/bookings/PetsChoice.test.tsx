import '@zampa/i18n/english/appointments-bookings';
import { client, ids, luna, noAttributes } from '@zampa/shared-screens/rendered/samples.test-data';
import { expect, it, vi } from 'vitest';
import { renderAtClinic } from '../../../facility/render-at-clinic.test-data.tsx';
import { PetsChoice } from './PetsChoice.tsx';

const rex = { ...luna, id: ids.vera, name: 'Rex', deceasedOn: '2026-11-02' };

it('PetsChoice marks a deceased pet and disables its checkbox', async () => {
  const chosen = vi.fn<(pets: string[]) => void>();
  const { page } = await renderAtClinic(
    <PetsChoice familyId={ids.family} value={[]} error={undefined} onChange={chosen} />,
    {
      answers: {
        'GET /users/facility/{id}/clients': () => [{ ...client, pets: [luna, rex] }],
        'GET /pets/attributes': () => noAttributes,
      },
    },
  );
  await expect.element(page.getByText('Deceased')).toBeVisible();
  await expect.element(page.getByRole('checkbox', { name: 'Rex' })).toBeDisabled();
  await page.getByRole('checkbox', { name: 'Luna' }).click();
  expect(chosen).toHaveBeenCalledWith([luna.id]);
});
