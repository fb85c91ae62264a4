import { storeInvitation } from '@zampa/client/invitations/stored-invitation';
import { expect, it } from 'vitest';
import { renderScreen } from '../rendered/render-screen.test-data.tsx';
import { findAccessibilityProblems } from '../rendered/find-accessibility-problems.test-data.ts';
import { marta, vera } from '../rendered/samples.test-data.ts';
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

it.each([
  {
    app: 'clinic',
    me: marta,
    title: 'This platform is for clinics',
    link: 'Open the pet owner app',
    leads: '/app/',
  },
  {
    app: 'owner',
    me: vera,
    title: 'Please use the desktop version',
    link: 'Open the clinic platform',
    leads: '/',
  },
] as const)(
  'WrongApp leads from the $app app to $leads',
  async ({ app, me, title, link, leads }) => {
    const { page } = await renderScreen(<WrongApp />, { app, me });
    await expect.element(page.getByRole('heading', { name: title })).toBeVisible();
    await expect.element(page.getByRole('link', { name: link })).toHaveAttribute('href', leads);
    expect(await findAccessibilityProblems()).toEqual([]);
  },
);
