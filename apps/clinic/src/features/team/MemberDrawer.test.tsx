import '@zampa/i18n/english/team';
import type { StaffMember } from '@zampa/contract/clients/read-vets';
import { configuration } from '@zampa/shared-screens/rendered/configuration.test-data';
import { noAttributes, staff } from '@zampa/shared-screens/rendered/samples.test-data';
import { describe, expect, it } from 'vitest';
import { renderAtClinic } from '../../facility/render-at-clinic.test-data.tsx';
import { marco } from './marco.test-data.ts';
import { MemberDrawer } from './MemberDrawer.tsx';

const colleague: StaffMember = { ...marco, services: [], species: [] };

const renderMemberDrawer = (idRole: number, member = colleague, governs?: boolean) =>
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

it('MemberDrawer lets an admin edit a colleague', async () => {
  const { page } = await renderMemberDrawer(1);
  await expect.element(page.getByRole('combobox', { name: 'Role' })).toBeEnabled();
  await expect.element(page.getByRole('button', { name: 'Save' })).toBeVisible();
});

it("MemberDrawer shows a colleague's data read-only to other staff", async () => {
  const { page } = await renderMemberDrawer(5);
  await expect.element(page.getByText('Services')).toBeVisible();
  await expect.element(page.getByRole('definition').nth(2)).toHaveTextContent('All');
  await expect.element(page.getByRole('combobox')).not.toBeInTheDocument();
  await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument();
});

describe('MemberDrawer for a colleague who governs the organization', () => {
  const [ADMIN, ORGANIZATION_ADMIN] = [1, 2];
  const governor: StaffMember = { ...colleague, idRole: ADMIN, governs: true };

  it('tells an admin who does not govern it why they can neither demote nor remove the colleague', async () => {
    const { page } = await renderMemberDrawer(ADMIN, governor, false);
    await expect
      .element(page.getByText(/^Marco Verdi manages all clinics of the organization/))
      .toBeVisible();
    await expect.element(page.getByRole('combobox', { name: 'Role' })).toBeDisabled();
    expect(
      page
        .getByText('You can’t change your own role, and a clinic always has at least one admin.')
        .query(),
    ).toBeNull();
    expect(page.getByRole('button', { name: 'Remove from the team' }).query()).toBeNull();
    await expect.element(page.getByRole('combobox', { name: 'Schedule' })).toBeEnabled();
  });

  it('lets another governor change the role and remove the colleague', async () => {
    const { page } = await renderMemberDrawer(ADMIN, governor, true);
    await expect.element(page.getByRole('combobox', { name: 'Role' })).toBeEnabled();
    await expect.element(page.getByRole('button', { name: 'Remove from the team' })).toBeVisible();
    expect(
      page
        .getByText(
          'manages all clinics of the organization. Only another admin of all clinics can change this person’s role or remove them.',
        )
        .query(),
    ).toBeNull();
  });

  it('does not let a clinic admin change an admin of the organization', async () => {
    const { page } = await renderMemberDrawer(
      ADMIN,
      { ...governor, idRole: ORGANIZATION_ADMIN },
      true,
    );
    await expect
      .element(page.getByText(/^Marco Verdi is an admin of the whole organization/))
      .toBeVisible();
    expect(page.getByRole('button', { name: 'Remove from the team' }).query()).toBeNull();
  });
});
