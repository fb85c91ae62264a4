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
  smsRefusal: null,
  dateCreated: at,
  dateUpdated: at,
  expires: at,
};
const WITHDRAW = 'DELETE /invitations';

it('OpenInvitations withdraws an invitation only after confirmation', async () => {
  const { page, server } = await renderAtClinic(<OpenInvitations />, {
    answers: { 'GET /invitations': () => [invitation], [WITHDRAW]: () => undefined },
  });
  const withdraw = page.getByRole('button', { name: 'Withdraw' });
  await withdraw.click();
  const dialog = page.getByRole('dialog', { name: 'Withdraw the invitation for Nina Neri?' });
  await expect.element(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.sent(WITHDRAW)).toHaveLength(0);
  await withdraw.click();
  await dialog.getByRole('button', { name: 'Withdraw' }).click();
  await expect
    .poll(() => server.sent(WITHDRAW).map(({ query }) => query))
    .toEqual([{ id: invitation.id }]);
  await expect.element(dialog).not.toBeInTheDocument();
});
