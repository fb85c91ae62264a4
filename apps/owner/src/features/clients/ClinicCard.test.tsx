import '@zampa/i18n/english/clients-leaving';
import '@zampa/i18n/english/clients-clinics';
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

const NOT_YET = /^You’re not connected with Clinica San Luca yet\. Enter its code to connect\./;
const PAUSED =
  /Your family paused Clinica San Luca\. Resume to send requests or book appointments\./;
const SHUT_OUT = /has closed its chat with you for now/;

it.each([
  ['IMPORTED', NOT_YET],
  ['INVITED', NOT_YET],
  ['IGNORED', NOT_YET],
  ['DISABLED_BY_PO', PAUSED],
  ['DISABLED_BY_VET', SHUT_OUT],
] as const)("ClinicCard explains the family's status at the clinic: %s", async (status, words) => {
  const clinic: JoinedClinic = { ...relation, status, relations: [{ ...relation, status }] };
  const { page } = await renderScreen(<ClinicCard clinic={clinic} />, { app: 'owner', me: marta });
  await expect.element(page.getByText(words)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Ask' })).not.toBeInTheDocument();
});

const STEP = 'PATCH /client/status';
const elsewhere = { ...appointment({}).facility, id: ids.otherClient };
const openItems = {
  'GET /pets/attributes': () => noAttributes,
  'GET /appointments': () => [appointment({}), { ...appointment({}), facility: elsewhere }],
  'GET /payments': () => [payment],
};

const renderCard = (relations: readonly VetFacility[], me = marta) =>
  renderScreen(
    // The card shows the status of the first relation.
    <ClinicCard clinic={{ ...(relations[0] ?? relation), relations }} />,
    { app: 'owner', me, answers: { ...openItems, [STEP]: () => client } },
  );

it.each([
  ['it is left', 'Leave this clinic'],
  ['it is paused', 'Pause this clinic'],
])(
  'ClinicCard lists and links booked appointments and amounts due before %s',
  async (_what, name) => {
    const { page, server } = await renderCard([relation]);
    await page.getByRole('button', { name }).click();
    await expect
      .element(
        page.getByText(
          /This appointment stays booked\. If you don’t want to come, cancel it first; what you paid will be refunded\./,
        ),
      )
      .toBeVisible();
    const booked = page.getByRole('link', { name: /7 December.*Luna/ });
    await expect.poll(() => booked.elements().length).toBe(1);
    await expect
      .element(page.getByText(/^This amount is still due\. You can pay it as usual\./))
      .toBeVisible();
    await expect.element(page.getByRole('link', { name: '€35.00 · Luna' })).toBeVisible();
    expect(server.sent('GET /payments')[0]?.query).toMatchObject({
      status: 'TO_BE_PAID',
      facilityId: ids.clinic,
      familyId: ids.family,
    });
  },
);

it('ClinicCard pauses the clinic only after confirmation', async () => {
  const { page, server } = await renderCard([relation]);
  await page.getByRole('button', { name: 'Pause this clinic' }).click();
  const question = page.getByRole('dialog', { name: 'Pause Clinica San Luca?' });
  await expect
    .element(question.getByText(/^Until you resume, you can’t message .*, book or reschedule/))
    .toBeVisible();
  expect(server.sent(STEP)).toEqual([]);
  await question.getByRole('button', { name: 'Pause', exact: true }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(server.sent(STEP).map(({ body }) => body)).toEqual([
    { userId: ids.marta, facilityId: ids.clinic, familyId: ids.family, status: 'DISABLED_BY_PO' },
  ]);
});

it('ClinicCard resumes a paused clinic with one press, and still offers to leave the clinic', async () => {
  const { page, server } = await renderCard([{ ...relation, status: 'DISABLED_BY_PO' }]);
  await expect.element(page.getByRole('button', { name: 'Leave this clinic' })).toBeVisible();
  expect(page.getByRole('button', { name: 'Pause this clinic' }).query()).toBeNull();
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect
    .poll(() => server.sent(STEP).map(({ body }) => body))
    .toEqual([
      { userId: ids.marta, facilityId: ids.clinic, familyId: ids.family, status: 'ACTIVE' },
    ]);
});

it.each(['ACTIVE', 'DISABLED_BY_PO'] as const)(
  'ClinicCard offers no actions to members without admin rights: %s',
  async (status) => {
    const member = { ...marta, families: marta.families.map((each) => ({ ...each, idRole: 10 })) };
    const { page } = await renderCard([{ ...relation, status }], member);
    await expect.element(page.getByText('Clinica San Luca').first()).toBeVisible();
    expect(page.getByRole('button').elements()).toEqual([]);
  },
);

it("ClinicCard lets two families pause and resume separately, labeled with their pets' names", async () => {
  const other = { ...luna, id: ids.otherClient, name: 'Argo', FamilyId: ids.otherClient };
  const both = {
    ...marta,
    pets: [luna, other],
    families: marta.families.flatMap((each) => [each, { ...each, id: ids.otherClient }]),
  };
  const paused = { ...relation, FamilyId: ids.otherClient, status: 'DISABLED_BY_PO' } as const;
  const { page } = await renderCard([relation, paused], both);
  await expect.element(page.getByRole('button', { name: 'Pause with Luna' })).toBeVisible();
  await expect.element(page.getByText('Paused for Argo.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Resume with Argo' })).toBeVisible();
});
