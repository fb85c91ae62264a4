import '@zampa/i18n/english/services-setup';
import { service } from '@zampa/shared-screens/rendered/samples.test-data';
import { expect, it } from 'vitest';
import { renderAtClinic } from '../../facility/render-at-clinic.test-data.tsx';
import { ServiceRow } from './ServiceRow.tsx';

const renderServiceRow = (enabled: boolean, canEdit: boolean) =>
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
])('ServiceRow shows “$says” to team members who may not change it', async ({ enabled, says }) => {
  const { page } = await renderServiceRow(enabled, false);
  await expect.element(page.getByText(says, { exact: true })).toBeVisible();
  await expect.element(page.getByRole('switch')).not.toBeInTheDocument();
});

it('ServiceRow has a switch for team members who may change it', async () => {
  const { page } = await renderServiceRow(true, true);
  await expect.element(page.getByRole('switch', { name: /^Offered to clients/ })).toBeChecked();
});
