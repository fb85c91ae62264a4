import '@zampa/i18n/english/clients';
import { expect, it } from 'vitest';
import { renderAtClinic } from '../../../facility/render-at-clinic.test-data.tsx';
import { ClientList } from './ClientList.tsx';

it.each([
  { who: 'an admin', idRole: 1, says: 'Your clients will appear here', shows: 1 },
  { who: 'a consultant', idRole: 6, says: 'No clients assigned to you yet', shows: 0 },
])('ClientList shows $who the matching empty state', async ({ idRole, says, shows }) => {
  const { page } = await renderAtClinic(<ClientList search={{}} howToJoin={<p>The code</p>} />, {
    idRole,
    answers: { 'GET /users/facility/{id}/clients': () => [] },
  });
  await expect.element(page.getByText(says)).toBeVisible();
  expect(page.getByText('The code').elements()).toHaveLength(shows);
});
