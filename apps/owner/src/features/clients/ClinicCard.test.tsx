import '@zampa/i18n/english/clients-owner';
import type { JoinedClinic } from '@zampa/client/clients/joined-clinics';
import { appointment } from '@zampa/shared-screens/rendered/appointment.test-data';
import { renderScreen } from '@zampa/shared-screens/rendered/render-screen.test-data.tsx';
import { ids, marta, noAttributes } from '@zampa/shared-screens/rendered/samples.test-data';
import { expect, it } from 'vitest';
import { ClinicCard } from './ClinicCard.tsx';

const NOT_YET = /not a client of Clinica San Luca here yet. With its code/;
const ENDED = 'You are no longer a client here. With its code you can come back.';
const SHUT_OUT = /has closed its chat with you for now/;

it.each([
  ['IMPORTED', NOT_YET],
  ['INVITED', NOT_YET],
  ['IGNORED', NOT_YET],
  ['DISABLED_BY_PO', ENDED],
  ['DISABLED_BY_VET', SHUT_OUT],
] as const)('says of a clinic what the family is to it: %s', async (status, words) => {
  const [relation] = marta.vetFacilities;
  if (!relation) throw new Error('a pet owner without a clinic');
  const clinic: JoinedClinic = { ...relation, status, relations: [{ ...relation, status }] };
  const { page } = await renderScreen(<ClinicCard clinic={clinic} />, { app: 'owner', me: marta });
  await expect.element(page.getByText(words)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Ask' })).not.toBeInTheDocument();
});

it('says before it is left what stays booked, and leads there', async () => {
  const [relation] = marta.vetFacilities;
  if (!relation) throw new Error('a pet owner without a clinic');
  const elsewhere = { ...appointment({}).facility, id: ids.otherClient };
  const { page } = await renderScreen(
    <ClinicCard clinic={{ ...relation, relations: [relation] }} />,
    {
      app: 'owner',
      me: marta,
      answers: {
        'GET /pets/attributes': () => noAttributes,
        'GET /appointments': () => [appointment({}), { ...appointment({}), facility: elsewhere }],
      },
    },
  );
  await page.getByRole('button', { name: 'Leave this clinic' }).click();
  await expect.element(page.getByText(/^This stays booked/)).toBeVisible();
  const booked = page.getByRole('link', { name: /7 December.*Luna/ });
  await expect.poll(() => booked.elements().length).toBe(1);
});
