import '@zampa/i18n/english/team';
import type { Applicant } from '@zampa/contract/team/read-applicants';
import { expect, it } from 'vitest';
import { renderAtClinic } from '../../facility/render-at-clinic.test-data.tsx';
import { Applicants } from './Applicants.tsx';

const [VETERINARIAN, SECRETARY] = [3, 5];
const nina: Applicant = {
  id: '00000000-0000-7000-8000-0000000000a1',
  firstName: 'Nina',
  lastName: 'Neri',
  email: 'nina@clinic.example',
  dateCreated: '2026-11-20T09:00:00.000Z',
  invitedAs: null,
};

it.each([
  { how: 'by the code', invitedAs: null, says: 'Has typed the code', role: VETERINARIAN },
  {
    how: 'by an invitation',
    invitedAs: SECRETARY,
    says: 'Was invited, and waits to be let in',
    role: SECRETARY,
  },
])('offers who came $how the role for that', async ({ invitedAs, says, role }) => {
  const { page } = await renderAtClinic(<Applicants />, {
    answers: { 'GET /users/facility/{id}/applicants': () => [{ ...nina, invitedAs }] },
  });
  await expect.element(page.getByText(says)).toBeVisible();
  await expect
    .element(page.getByRole('combobox', { name: 'Role of Nina Neri' }))
    .toHaveValue(String(role));
});
