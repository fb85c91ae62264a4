import '@zampa/i18n/english/team';
import type { StaffMember } from '@zampa/contract/clients/read-vets';
import { configuration } from '@zampa/shared-screens/rendered/configuration.test-data';
import { noAttributes } from '@zampa/shared-screens/rendered/samples.test-data';
import { expect, it } from 'vitest';
import { renderAtClinic } from '../../facility/render-at-clinic.test-data.tsx';
import { marco } from './marco.test-data.ts';
import { MemberDrawer } from './MemberDrawer.tsx';

const colleague: StaffMember = { ...marco, services: [], species: [] };

const opened = (idRole: number) =>
  renderAtClinic(
    <MemberDrawer members={[colleague]} memberId={colleague.id} onClose={() => {}} />,
    {
      idRole,
      answers: {
        'GET /facilities/configuration': () => configuration,
        'GET /pets/attributes': () => noAttributes,
      },
    },
  );

it('lets an admin change what a colleague is', async () => {
  const { page } = await opened(1);
  await expect.element(page.getByRole('combobox', { name: 'Role' })).toBeEnabled();
  await expect.element(page.getByRole('button', { name: 'Save' })).toBeVisible();
});

it('tells everybody else what a colleague is and does', async () => {
  const { page } = await opened(5);
  await expect.element(page.getByText('Services they do')).toBeVisible();
  await expect.element(page.getByRole('definition').nth(2)).toHaveTextContent('All');
  await expect.element(page.getByRole('combobox')).not.toBeInTheDocument();
  await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument();
});
