import '@zampa/i18n/english/team';
import type { Invitation } from '@zampa/contract/invitations/objects';
import { ids } from '@zampa/shared-screens/rendered/samples.test-data';
import { expect, it } from 'vitest';
import { renderAtClinic } from '../../facility/render-at-clinic.test-data.tsx';
import { OpenInvitations } from './OpenInvitations.tsx';

const at = '2026-11-20T09:00:00.000Z';
const invitation: Invitation = {
  id: '00000000-0000-7000-8000-0000000000b1',
  facilityId: ids.clinic,
  kind: 'STAFF',
  email: 'nina@clinic.example',
  phone: null,
  firstName: 'Nina',
  lastName: 'Neri',
  message: '',
  idRole: 3,
  role: 'VET_VETERINARIAN',
  userId: null,
  sent: 1,
  delivery: 'SENT',
  link: 'http://localhost/?invitation=token',
  text: null,
  sms: false,
  dateCreated: at,
  dateUpdated: at,
  expires: at,
};
const WITHDRAW = 'DELETE /invitations';

it('takes an invitation back after a question, and not with one press', async () => {
  const { page, server } = await renderAtClinic(<OpenInvitations />, {
    answers: { 'GET /invitations': () => [invitation], [WITHDRAW]: () => undefined },
  });
  const takeBack = page.getByRole('button', { name: 'Take back' });
  await takeBack.click();
  const dialog = page.getByRole('dialog', { name: 'Take back the invitation of Nina Neri?' });
  await expect.element(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.sent(WITHDRAW)).toHaveLength(0);
  await takeBack.click();
  await dialog.getByRole('button', { name: 'Take back' }).click();
  await expect
    .poll(() => server.sent(WITHDRAW).map(({ query }) => query))
    .toEqual([{ id: invitation.id }]);
  await expect.element(dialog).not.toBeInTheDocument();
});
