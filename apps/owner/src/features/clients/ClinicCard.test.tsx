import '@zampa/i18n/english/clients-leaving';
import '@zampa/i18n/english/clients-clinics';
import type { JoinedClinic } from '@zampa/client/clients/joined-clinics';
import { renderScreen } from '@zampa/shared-screens/rendered/render-screen.test-data.tsx';
import { marta, noAttributes } from '@zampa/shared-screens/rendered/samples.test-data';
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

it('ClinicCard opens the page of the clinic', async () => {
  const clinic: JoinedClinic = { ...relation, relations: [relation] };
  const { page } = await renderScreen(<ClinicCard clinic={clinic} />, {
    app: 'owner',
    me: marta,
    answers: { 'GET /pets/attributes': () => noAttributes },
  });
  await expect
    .element(page.getByRole('link', { name: /^Clinica San Luca Roma/ }))
    .toHaveAttribute('href', expect.stringMatching(/\/workspace\/vets\/[\w-]+$/));
});
