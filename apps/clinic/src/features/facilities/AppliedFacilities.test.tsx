import '@zampa/i18n/english/facilities';
import { renderScreen } from '@zampa/shared-screens/rendered/render-screen.test-data.tsx';
import { ids, vera } from '@zampa/shared-screens/rendered/samples.test-data';
import { expect, it } from 'vitest';
import { AppliedFacilities } from './AppliedFacilities.tsx';

const clinic = { id: ids.clinic, name: 'Clinica San Luca', city: 'Roma', image: null };

it.each([
  {
    who: 'who typed the code',
    facility: clinic,
    title: 'You have asked to join Clinica San Luca',
    why: 'accepts, you are in; nothing is left to do',
  },
  {
    who: 'who was invited and found no seat',
    facility: { ...clinic, invitedBy: 'Nina Neri', hasSeat: false },
    title: 'Nina Neri of Clinica San Luca has invited you',
    why: 'All seats of the clinic’s plan are taken. Ask Nina Neri to make room',
  },
  {
    who: 'who was invited and waits although there is a seat by now',
    facility: { ...clinic, invitedBy: 'Nina Neri', hasSeat: true },
    title: 'Nina Neri of Clinica San Luca has invited you',
    why: 'accepts, you are in; nothing is left to do',
  },
])('says to $who for what they wait', async ({ facility, title, why }) => {
  const { page } = await renderScreen(<AppliedFacilities />, {
    app: 'clinic',
    me: { ...vera, facilities: [], pendingFacilities: [facility] },
  });
  await expect.element(page.getByText(title)).toBeVisible();
  await expect.element(page.getByText(why)).toBeVisible();
});
