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

it.each([
  { how: 'by the code', invitedAs: null, says: 'With the clinic’s code they can ask again' },
  { how: 'by an invitation', invitedAs: SECRETARY, says: 'the invitation ends' },
])('asks before who came $how is turned down, by name and once', async ({ invitedAs, says }) => {
  const { page, server } = await renderAtClinic(<Applicants />, {
    answers: {
      'GET /users/facility/{id}/applicants': () => [{ ...nina, invitedAs }],
      'DELETE /users/link': () => undefined,
    },
  });
  const turnDown = page.getByRole('button', { name: 'Turn down Nina Neri' });
  await turnDown.click();
  const question = page.getByRole('dialog', { name: 'Turn down Nina Neri?' });
  await expect.element(question).toBeVisible();
  await expect.element(question.getByText(says)).toBeVisible();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(server.sent('DELETE /users/link')).toEqual([]);
  await turnDown.click();
  server.answer('GET /users/facility/{id}/applicants', () => []);
  await question.getByRole('button', { name: 'Turn down', exact: true }).dblClick();
  await expect.element(page.getByText('Nina Neri')).not.toBeInTheDocument();
  expect(server.sent('DELETE /users/link').map(({ query }) => query['id_user'])).toEqual([nina.id]);
});
