import { expect, it } from 'vitest';
import { renderAtClinic } from '../../../facility/render-at-clinic.test-data.tsx';
import { ZoneChip } from './ZoneChip.tsx';

it('names a city, and no line of a table', async () => {
  const { page } = await renderAtClinic(<ZoneChip zone="America/Argentina/Buenos_Aires" />);
  await expect.element(page.getByText(/^Buenos Aires · \d\d:\d\d$/)).toBeVisible();
});
