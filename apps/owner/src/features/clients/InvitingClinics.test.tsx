import '@zampa/i18n/english/clients-clinics';
import type { User } from '@zampa/contract/people/user';
import type { Language } from '@zampa/domain/people/languages';
import { pendingAnswer, refusal } from '@zampa/shared-screens/rendered/fake-server.test-data';
import { renderScreen } from '@zampa/shared-screens/rendered/render-screen.test-data.tsx';
import { client, ids, marta } from '@zampa/shared-screens/rendered/samples.test-data';
import { describe, expect, it } from 'vitest';
import { InvitingClinics } from './InvitingClinics.tsx';

const aurora = { id: ids.organization, name: 'Clinica Aurora', city: 'Milano', image: null };

const renderInvitations = (answers = {}, language: Language = 'en', me: User = invited) =>
  renderScreen(<InvitingClinics />, { app: 'owner', me, language, answers });

const invited: User = { ...marta, pendingFacilities: [aurora] };

describe('InvitingClinics', () => {
  it.each([
    ['en', 'Accept', 'ACTIVE'],
    ['en', 'No, thanks', 'IGNORED'],
    ['it', 'Accetta', 'ACTIVE'],
    ['it', 'No, grazie', 'IGNORED'],
  ] as const)('sends the answer to an invitation (%s): %s', async (language, press, status) => {
    const held = pendingAnswer();
    const { page, server } = await renderInvitations(
      { 'PATCH /client/status': held.give },
      language,
    );
    await expect.element(page.getByText(/^Clinica Aurora (invites you|ti invita)$/)).toBeVisible();
    await page.getByRole('button', { name: press }).click();
    await expect
      .poll(() => server.sent('PATCH /client/status').map(({ body }) => body))
      .toEqual([{ userId: marta.id, facilityId: aurora.id, status }]);
  });

  it('removes an invitation once it is answered, here or on another device', async () => {
    let me: User = invited;
    const { page, server } = await renderInvitations({
      'PATCH /client/status': () => {
        me = marta;
        return refusal(409, 'STATUS_CONFLICT');
      },
    });
    server.answer('GET /users/me', () => me);
    await page.getByRole('button', { name: 'Accept' }).click();
    await expect.element(page.getByText('Clinica Aurora invites you')).not.toBeInTheDocument();
  });

  it('keeps the invitation and shows the error when the answer fails', async () => {
    const { page, server } = await renderInvitations({
      'PATCH /client/status': () => refusal(403, 'FORBIDDEN'),
    });
    await page.getByRole('button', { name: 'Accept' }).click();
    await expect.element(page.getByRole('alert')).toBeVisible();
    server.answer('PATCH /client/status', () => ({ ...client, status: 'IGNORED' }));
    await page.getByRole('button', { name: 'No, thanks' }).click();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });

  it('renders nothing without invitations', async () => {
    const { page } = await renderInvitations({}, 'en', marta);
    await expect.element(page.getByRole('button')).not.toBeInTheDocument();
  });
});
