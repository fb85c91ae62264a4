import { storeInvitation } from '@zampa/client/invitations/stored-invitation';
import { expect, it } from 'vitest';
import { renderScreen } from '../rendered/render-screen.test-data.tsx';
import { marta } from '../rendered/samples.test-data.ts';
import { WrongApp } from './WrongApp.tsx';

it('tells an owner who was invited to a team why they cannot join by this account', async () => {
  storeInvitation('clinic', 'token');
  const { page } = await renderScreen(<WrongApp />, { app: 'clinic', me: marta });
  await expect.element(page.getByText(/ask to be invited at another address/)).toBeVisible();
});

it('says nothing of invitations to who was not invited', async () => {
  const { page } = await renderScreen(<WrongApp />, { app: 'clinic', me: marta });
  await expect.element(page.getByRole('link')).toBeVisible();
  expect(page.getByText(/ask to be invited/).query()).toBeNull();
});
