import '@zampa/i18n/english/facilities';
import { renderScreen } from '@zampa/shared-screens/rendered/render-screen.test-data.tsx';
import { ids, vera } from '@zampa/shared-screens/rendered/samples.test-data';
import { expect, it } from 'vitest';
import { PendingFacilities } from './PendingFacilities.tsx';

const clinic = { id: ids.clinic, name: 'Clinica San Luca', city: 'Roma', image: null };

it.each([
  {
    who: 'who typed the code',
    facility: clinic,
    title: 'You asked to join Clinica San Luca',
    why: 'You’ll be in as soon as an admin accepts. You don’t need to do anything else.',
  },
  {
    who: 'who was invited and found no seat',
    facility: { ...clinic, invitedBy: 'Nina Neri', hasSeat: false },
    title: 'Nina Neri from Clinica San Luca invited you',
    why: 'The clinic’s plan has no seats left. Ask Nina Neri to free one',
  },
  {
    who: 'who was invited and still waits although a seat is free',
    facility: { ...clinic, invitedBy: 'Nina Neri', hasSeat: true },
    title: 'Nina Neri from Clinica San Luca invited you',
    why: 'You’ll be in as soon as an admin accepts. You don’t need to do anything else.',
  },
])('PendingFacilities explains the wait to the user ($who)', async ({ facility, title, why }) => {
  const { page } = await renderScreen(<PendingFacilities />, {
    app: 'clinic',
    me: { ...vera, facilities: [], pendingFacilities: [facility] },
  });
  await expect.element(page.getByText(title)).toBeVisible();
  await expect.element(page.getByText(why)).toBeVisible();
});
