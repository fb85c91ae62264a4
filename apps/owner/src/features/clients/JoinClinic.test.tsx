import '@zampa/i18n/english/clients-owner';
import { onlineManager } from '@tanstack/react-query';
import { connectionLost, refusal } from '@zampa/shared-screens/rendered/fake-server.test-data';
import { renderScreen } from '@zampa/shared-screens/rendered/render-screen.test-data.tsx';
import { ids, luna, marta } from '@zampa/shared-screens/rendered/samples.test-data';
import { expect, it, onTestFinished } from 'vitest';
import { JoinClinic } from './JoinClinic.tsx';

it('says without a connection why no clinic comes, and looks for it once there is one', async () => {
  const { page, server } = await renderScreen(<JoinClinic code="" first />, {
    app: 'owner',
    me: marta,
    answers: { 'GET /facilities/code/{code}': connectionLost },
  });
  onlineManager.setOnline(false);
  onTestFinished(() => onlineManager.setOnline(true));
  await page.getByRole('textbox').fill('ABCD2345');
  await page.getByRole('button').click();
  await expect.element(page.getByText('There is no connection right now')).toBeVisible();
  server.answer('GET /facilities/code/{code}', () => refusal(404, 'FACILITY_UNKNOWN'));
  onlineManager.setOnline(true);
  await expect.element(page.getByText('There is no connection right now')).not.toBeInTheDocument();
  await expect.element(page.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
});

const found = {
  id: ids.clinic,
  name: 'Clinica San Luca',
  city: 'Roma',
  image: null,
};

it('says of a clinic that one goes to already that one does, and leads to what it sees', async () => {
  const { page } = await renderScreen(<JoinClinic code="ABCD2345" first={false} />, {
    app: 'owner',
    me: marta,
    answers: { 'GET /facilities/code/{code}': () => found },
  });
  await expect
    .element(page.getByText('You are a client of Clinica San Luca already.'))
    .toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Pets it may see' })).toBeVisible();
  expect(page.getByRole('button', { name: 'Yes, join' }).query()).toBeNull();
});

const OWN_FAMILY = '00000000-0000-7000-8000-0000000000f1';
const kiwi = { ...luna, id: '00000000-0000-7000-8000-0000000000f2', name: 'Kiwi' };
/** A member of the family that goes there, and the admin of her own. */
const mia = {
  ...marta,
  families: [
    ...marta.families.map((family) => ({ ...family, idRole: 10 })),
    { id: OWN_FAMILY, code: 'KIWI2345', idRole: 9, role: 'FAMILY_ADMIN' },
  ],
  pets: [luna, { ...kiwi, FamilyId: OWN_FAMILY }],
};

it('joins with the own pets where another family goes already', async () => {
  const { page, server } = await renderScreen(<JoinClinic code="ABCD2345" first={false} />, {
    app: 'owner',
    me: mia,
    answers: {
      'GET /facilities/code/{code}': () => found,
      'POST /users/link': () => refusal(403, 'FORBIDDEN'),
    },
  });
  await page.getByRole('button', { name: 'Yes, join with Kiwi' }).click();
  await expect
    .poll(() => server.sent('POST /users/link').map(({ body }) => body))
    .toEqual([{ facilityCode: 'ABCD2345', familyId: OWN_FAMILY, userId: ids.marta }]);
  await expect.element(page.getByRole('alert')).toBeVisible();
});

it('asks with which family, where several go there not yet', async () => {
  const families = mia.families.map((family) => ({ ...family, idRole: 9 }));
  const { page } = await renderScreen(<JoinClinic code="ABCD2345" first={false} />, {
    app: 'owner',
    me: { ...mia, families, vetFacilities: [] },
    answers: { 'GET /facilities/code/{code}': () => found },
  });
  await expect.element(page.getByRole('button', { name: 'Yes, join with Luna' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Yes, join with Kiwi' })).toBeVisible();
});

it('leaves joining to the admins of a family', async () => {
  const families = marta.families.map((family) => ({ ...family, idRole: 10 }));
  const { page } = await renderScreen(<JoinClinic code="" first />, {
    app: 'owner',
    me: { ...marta, families },
  });
  await expect
    .element(page.getByText('The admins of your family join clinics. Ask one of them.'))
    .toBeVisible();
  expect(page.getByRole('textbox').query()).toBeNull();
});
