import '@zampa/i18n/english/services-setup';
import { service } from '@zampa/shared-screens/rendered/samples.test-data';
import { expect, it } from 'vitest';
import { renderAtClinic } from '../../facility/render-at-clinic.test-data.tsx';
import { ServiceRow } from './ServiceRow.tsx';

const shown = (enabled: boolean, canEdit: boolean) =>
  renderAtClinic(
    <ServiceRow
      service={{ ...service('Check-up'), enabled }}
      paymentsReady
      canEdit={canEdit}
      onChoose={() => undefined}
    />,
  );

it.each([
  { enabled: true, says: 'Offered to clients' },
  { enabled: false, says: 'Not offered' },
])('says $says to who may not change it', async ({ enabled, says }) => {
  const { page } = await shown(enabled, false);
  await expect.element(page.getByText(says, { exact: true })).toBeVisible();
  await expect.element(page.getByRole('switch')).not.toBeInTheDocument();
});

it('is switched by who may change it', async () => {
  const { page } = await shown(true, true);
  await expect.element(page.getByRole('switch', { name: /^Offered to clients/ })).toBeChecked();
});
