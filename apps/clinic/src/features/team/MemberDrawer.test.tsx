import '@zampa/i18n/english/team';
import type { StaffMember } from '@zampa/contract/clients/read-vets';
import { configuration } from '@zampa/shared-screens/rendered/configuration.test-data';
import { noAttributes, staff } from '@zampa/shared-screens/rendered/samples.test-data';
import { describe, expect, it } from 'vitest';
import { renderAtClinic } from '../../facility/render-at-clinic.test-data.tsx';
import { marco } from './marco.test-data.ts';
import { MemberDrawer } from './MemberDrawer.tsx';

const colleague: StaffMember = { ...marco, services: [], species: [] };

const opened = (idRole: number, member = colleague, governs?: boolean) =>
  renderAtClinic(
    <MemberDrawer members={[...staff, member]} memberId={member.id} onClose={() => {}} />,
    {
      idRole,
      ...(governs !== undefined && { governs }),
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

describe('who decides for all clinics of the organization', () => {
  const [ADMIN, ORGANIZATION_ADMIN] = [1, 2];
  const above: StaffMember = { ...colleague, idRole: ADMIN, governs: true };

  it('is neither demoted nor removed by an admin who does not, who reads why', async () => {
    const { page } = await opened(ADMIN, above, false);
    await expect
      .element(page.getByText(/^Marco Verdi decides for all clinics of the organization/))
      .toBeVisible();
    await expect.element(page.getByRole('combobox', { name: 'Role' })).toBeDisabled();
    expect(page.getByText('Nobody changes their own role').query()).toBeNull();
    expect(page.getByRole('button', { name: 'Remove from the team' }).query()).toBeNull();
    await expect.element(page.getByRole('combobox', { name: 'Hours' })).toBeEnabled();
  });

  it('is so by who decides for all of them too', async () => {
    const { page } = await opened(ADMIN, above, true);
    await expect.element(page.getByRole('combobox', { name: 'Role' })).toBeEnabled();
    await expect.element(page.getByRole('button', { name: 'Remove from the team' })).toBeVisible();
    expect(page.getByText('decides for all clinics').query()).toBeNull();
  });

  it('is not changed where they are an admin of the whole organization and the other is not', async () => {
    const { page } = await opened(ADMIN, { ...above, idRole: ORGANIZATION_ADMIN }, true);
    await expect
      .element(page.getByText(/^Marco Verdi is an admin of the whole organization/))
      .toBeVisible();
    expect(page.getByRole('button', { name: 'Remove from the team' }).query()).toBeNull();
  });
});
