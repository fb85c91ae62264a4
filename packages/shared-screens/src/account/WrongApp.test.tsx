import { storeInvitation } from '@zampa/client/invitations/stored-invitation';
import { expect, it } from 'vitest';
import { renderScreen } from '../rendered/render-screen.test-data.tsx';
import { marta } from '../rendered/samples.test-data.ts';
import { WrongApp } from './WrongApp.tsx';

it('WrongApp tells an owner with a team invitation why this account cannot join', async () => {
  storeInvitation('clinic', 'token');
  const { page } = await renderScreen(<WrongApp />, { app: 'clinic', me: marta });
  await expect
    .element(page.getByText(/Ask the clinic to invite you at another address/))
    .toBeVisible();
});

it('WrongApp does not mention invitations to users without one', async () => {
  const { page } = await renderScreen(<WrongApp />, { app: 'clinic', me: marta });
  await expect.element(page.getByRole('link')).toBeVisible();
  expect(page.getByText(/invited this e-mail address/).query()).toBeNull();
});
