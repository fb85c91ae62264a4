import '@zampa/i18n/english/clients-leaving';
import '@zampa/i18n/english/clients-owner';
import type { JoinedClinic } from '@zampa/client/clients/joined-clinics';
import type { VetFacility } from '@zampa/contract/people/user';
import { appointment } from '@zampa/shared-screens/rendered/appointment.test-data';
import { payment } from '@zampa/shared-screens/rendered/payment.test-data';
import { renderScreen } from '@zampa/shared-screens/rendered/render-screen.test-data.tsx';
import {
  client,
  ids,
  luna,
  marta,
  noAttributes,
} from '@zampa/shared-screens/rendered/samples.test-data';
import { expect, it } from 'vitest';
import { ClinicCard } from './ClinicCard.tsx';

const [relation] = marta.vetFacilities;
if (!relation) throw new Error('a pet owner without a clinic');

const NOT_YET = /not a client of Clinica San Luca here yet. With its code/;
const PAUSED = /Your family has paused the contact with Clinica San Luca/;
const SHUT_OUT = /has closed its chat with you for now/;

it.each([
  ['IMPORTED', NOT_YET],
  ['INVITED', NOT_YET],
  ['IGNORED', NOT_YET],
  ['DISABLED_BY_PO', PAUSED],
  ['DISABLED_BY_VET', SHUT_OUT],
] as const)('says of a clinic what the family is to it: %s', async (status, words) => {
  const clinic: JoinedClinic = { ...relation, status, relations: [{ ...relation, status }] };
  const { page } = await renderScreen(<ClinicCard clinic={clinic} />, { app: 'owner', me: marta });
  await expect.element(page.getByText(words)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Ask' })).not.toBeInTheDocument();
});

const STEP = 'PATCH /client/status';
const elsewhere = { ...appointment({}).facility, id: ids.otherClient };
const standing = {
  'GET /pets/attributes': () => noAttributes,
  'GET /appointments': () => [appointment({}), { ...appointment({}), facility: elsewhere }],
  'GET /payments': () => [payment],
};

const cardOf = (relations: readonly VetFacility[], me = marta) =>
  renderScreen(
    // What the family is to the clinic is what they are in whom the card knows first.
    <ClinicCard clinic={{ ...(relations[0] ?? relation), relations }} />,
    { app: 'owner', me, answers: { ...standing, [STEP]: () => client } },
  );

it.each([
  ['it is left', 'Leave this clinic'],
  ['it is paused', 'Pause the contact'],
])('says before %s what stays booked and owed, and leads there', async (_what, name) => {
  const { page, server } = await cardOf([relation]);
  await page.getByRole('button', { name }).click();
  await expect.element(page.getByText(/^This stays booked/)).toBeVisible();
  const booked = page.getByRole('link', { name: /7 December.*Luna/ });
  await expect.poll(() => booked.elements().length).toBe(1);
  await expect.element(page.getByText(/^This is still to be paid/)).toBeVisible();
  await expect.element(page.getByRole('link', { name: '€35.00 · Luna' })).toBeVisible();
  expect(server.sent('GET /payments')[0]?.query).toMatchObject({
    status: 'TO_BE_PAID',
    facilityId: ids.clinic,
    familyId: ids.family,
  });
});

it('is paused after a question that says what that means, and not before', async () => {
  const { page, server } = await cardOf([relation]);
  await page.getByRole('button', { name: 'Pause the contact' }).click();
  const question = page.getByRole('dialog', { name: 'Pause the contact with Clinica San Luca?' });
  await expect.element(question.getByText(/cannot write to each other/)).toBeVisible();
  expect(server.sent(STEP)).toEqual([]);
  await question.getByRole('button', { name: 'Pause', exact: true }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(server.sent(STEP).map(({ body }) => body)).toEqual([
    { userId: ids.marta, facilityId: ids.clinic, familyId: ids.family, status: 'DISABLED_BY_PO' },
  ]);
});

it('goes on with a press once it is paused, and can be left all the same', async () => {
  const { page, server } = await cardOf([{ ...relation, status: 'DISABLED_BY_PO' }]);
  await expect.element(page.getByRole('button', { name: 'Leave this clinic' })).toBeVisible();
  expect(page.getByRole('button', { name: 'Pause the contact' }).query()).toBeNull();
  await page.getByRole('button', { name: 'Take the contact up again' }).click();
  await expect
    .poll(() => server.sent(STEP).map(({ body }) => body))
    .toEqual([
      { userId: ids.marta, facilityId: ids.clinic, familyId: ids.family, status: 'ACTIVE' },
    ]);
});

it.each(['ACTIVE', 'DISABLED_BY_PO'] as const)(
  'offers no step to who is no admin of the family: %s',
  async (status) => {
    const member = { ...marta, families: marta.families.map((each) => ({ ...each, idRole: 10 })) };
    const { page } = await cardOf([{ ...relation, status }], member);
    await expect.element(page.getByText('Clinica San Luca').first()).toBeVisible();
    expect(page.getByRole('button').elements()).toEqual([]);
  },
);

it('lets each of two families go its own way, by the names of its pets', async () => {
  const other = { ...luna, id: ids.otherClient, name: 'Argo', FamilyId: ids.otherClient };
  const both = {
    ...marta,
    pets: [luna, other],
    families: marta.families.flatMap((each) => [each, { ...each, id: ids.otherClient }]),
  };
  const paused = { ...relation, FamilyId: ids.otherClient, status: 'DISABLED_BY_PO' } as const;
  const { page } = await cardOf([relation, paused], both);
  await expect.element(page.getByRole('button', { name: 'Pause with Luna' })).toBeVisible();
  await expect.element(page.getByText('The contact is paused for Argo.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Go on with Argo' })).toBeVisible();
});
