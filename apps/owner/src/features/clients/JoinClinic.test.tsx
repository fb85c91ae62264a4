import '@zampa/i18n/english/clients-clinics';
import { onlineManager } from '@tanstack/react-query';
import { connectionLost, refusal } from '@zampa/shared-screens/rendered/fake-server.test-data';
import { renderScreen } from '@zampa/shared-screens/rendered/render-screen.test-data.tsx';
import { ids, luna, marta } from '@zampa/shared-screens/rendered/samples.test-data';
import { expect, it, onTestFinished } from 'vitest';
import { JoinClinic } from './JoinClinic.tsx';

it('JoinClinic shows that there is no connection, and searches again when back online', async () => {
  const { page, server } = await renderScreen(<JoinClinic code="" isFirstClinic />, {
    app: 'owner',
    me: marta,
    answers: { 'GET /facilities/code/{code}': connectionLost },
  });
  onlineManager.setOnline(false);
  onTestFinished(() => onlineManager.setOnline(true));
  await page.getByRole('textbox').fill('ABCD2345');
  await page.getByRole('button').click();
  await expect
    .element(page.getByText('You’re offline. Your data is safe: try again when you’re back.'))
    .toBeVisible();
  server.answer('GET /facilities/code/{code}', () => refusal(404, 'FACILITY_UNKNOWN'));
  onlineManager.setOnline(true);
  await expect
    .element(page.getByText('You’re offline. Your data is safe: try again when you’re back.'))
    .not.toBeInTheDocument();
  await expect.element(page.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
});

const found = {
  id: ids.clinic,
  name: 'Clinica San Luca',
  city: 'Roma',
  image: null,
};

it('JoinClinic says that the clinic is already connected, and links to the shared pets', async () => {
  const { page } = await renderScreen(<JoinClinic code="ABCD2345" isFirstClinic={false} />, {
    app: 'owner',
    me: marta,
    answers: { 'GET /facilities/code/{code}': () => found },
  });
  await expect
    .element(page.getByText('You’re already connected with Clinica San Luca.'))
    .toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Shared pets' })).toBeVisible();
  expect(page.getByRole('button', { name: 'Yes, connect' }).query()).toBeNull();
});

const OWN_FAMILY = '00000000-0000-7000-8000-0000000000f1';
const kiwi = { ...luna, id: '00000000-0000-7000-8000-0000000000f2', name: 'Kiwi' };
/** A member of a family that has joined the clinic, and admin of her own family. */
const mia = {
  ...marta,
  families: [
    ...marta.families.map((family) => ({ ...family, idRole: 10 })),
    { id: OWN_FAMILY, code: 'KIWI2345', idRole: 9, role: 'FAMILY_ADMIN' },
  ],
  pets: [luna, { ...kiwi, FamilyId: OWN_FAMILY }],
};

it("JoinClinic joins with the user's own family when another family has already joined", async () => {
  const { page, server } = await renderScreen(
    <JoinClinic code="ABCD2345" isFirstClinic={false} />,
    {
      app: 'owner',
      me: mia,
      answers: {
        'GET /facilities/code/{code}': () => found,
        'POST /users/link': () => refusal(403, 'FORBIDDEN'),
      },
    },
  );
  await page.getByRole('button', { name: 'Yes, connect Kiwi' }).click();
  await expect
    .poll(() => server.sent('POST /users/link').map(({ body }) => body))
    .toEqual([{ facilityCode: 'ABCD2345', familyId: OWN_FAMILY, userId: ids.marta }]);
  await expect.element(page.getByRole('alert')).toBeVisible();
});

it('JoinClinic asks which family joins when several have not joined yet', async () => {
  const families = mia.families.map((family) => ({ ...family, idRole: 9 }));
  const { page } = await renderScreen(<JoinClinic code="ABCD2345" isFirstClinic={false} />, {
    app: 'owner',
    me: { ...mia, families, vetFacilities: [] },
    answers: { 'GET /facilities/code/{code}': () => found },
  });
  await expect.element(page.getByRole('button', { name: 'Yes, connect Luna' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Yes, connect Kiwi' })).toBeVisible();
});

it('JoinClinic lets only family admins join', async () => {
  const families = marta.families.map((family) => ({ ...family, idRole: 10 }));
  const { page } = await renderScreen(<JoinClinic code="" isFirstClinic />, {
    app: 'owner',
    me: { ...marta, families },
  });
  await expect
    .element(page.getByText('Only your family’s admins can add clinics. Ask one of them.'))
    .toBeVisible();
  expect(page.getByRole('textbox').query()).toBeNull();
});
