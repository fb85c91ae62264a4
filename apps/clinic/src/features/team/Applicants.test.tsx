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
  { how: 'by the code', invitedAs: null, says: 'Used the clinic’s code', role: VETERINARIAN },
  {
    how: 'by an invitation',
    invitedAs: SECRETARY,
    says: 'Invited, waiting to be accepted',
    role: SECRETARY,
  },
])(
  'Applicants preselects the role for a person who applied $how',
  async ({ invitedAs, says, role }) => {
    const { page } = await renderAtClinic(<Applicants />, {
      answers: { 'GET /users/facility/{id}/applicants': () => [{ ...nina, invitedAs }] },
    });
    await expect.element(page.getByText(says)).toBeVisible();
    await expect
      .element(page.getByRole('combobox', { name: 'Role of Nina Neri' }))
      .toHaveValue(String(role));
  },
);

it.each([
  { how: 'by the code', invitedAs: null, says: 'They can ask again with the clinic’s code.' },
  {
    how: 'by an invitation',
    invitedAs: SECRETARY,
    says: 'will be notified and the invitation will end. You can invite them again later.',
  },
])(
  'Applicants confirms before declining a person who applied $how, and sends it once',
  async ({ invitedAs, says }) => {
    const { page, server } = await renderAtClinic(<Applicants />, {
      answers: {
        'GET /users/facility/{id}/applicants': () => [{ ...nina, invitedAs }],
        'DELETE /users/link': () => undefined,
      },
    });
    const turnDown = page.getByRole('button', { name: 'Decline Nina Neri' });
    await turnDown.click();
    const question = page.getByRole('dialog', { name: 'Decline Nina Neri?' });
    await expect.element(question).toBeVisible();
    await expect.element(question.getByText(says)).toBeVisible();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(question).not.toBeInTheDocument();
    expect(server.sent('DELETE /users/link')).toEqual([]);
    await turnDown.click();
    server.answer('GET /users/facility/{id}/applicants', () => []);
    await question.getByRole('button', { name: 'Decline', exact: true }).dblClick();
    await expect.element(page.getByText('Nina Neri')).not.toBeInTheDocument();
    expect(server.sent('DELETE /users/link').map(({ query }) => query['id_user'])).toEqual([
      nina.id,
    ]);
  },
);
