import '@zampa/i18n/english/clients-owner';
import { joinedClinics } from '@zampa/client/clients/joined-clinics';
import { renderScreen } from '@zampa/shared-screens/rendered/render-screen.test-data.tsx';
import { luna, marta, noAttributes } from '@zampa/shared-screens/rendered/samples.test-data';
import { expect, it } from 'vitest';
import { ConfirmAnimals } from './ConfirmAnimals.tsx';

const micio = {
  ...luna,
  id: '00000000-0000-7000-8000-0000000000f2',
  name: 'Micio',
  deceasedOn: '2026-11-01',
};

async function opened({ first, isAdmin = true }: { first: boolean; isAdmin?: boolean }) {
  const vetFacilities = marta.vetFacilities.map((clinic) => ({ ...clinic, pets: [] }));
  const families = marta.families.map((family) => ({ ...family, idRole: isAdmin ? 9 : 10 }));
  const [clinic] = joinedClinics(vetFacilities);
  if (!clinic) throw new Error('Marta is a client of a clinic');
  return renderScreen(<ConfirmAnimals clinic={clinic} first={first} />, {
    app: 'owner',
    me: { ...marta, families, vetFacilities, pets: [luna, micio] },
    answers: { 'GET /pets/attributes': () => noAttributes },
  });
}

it.each([
  { when: 'it was joined a moment ago', first: true, ticked: ['Luna'] },
  { when: 'all were taken back', first: false, ticked: [] },
])('has $ticked ticked where $when', async ({ first, ticked }) => {
  const { page } = await opened({ first });
  await expect.element(page.getByRole('checkbox', { name: 'Micio' })).toBeVisible();
  const boxes = page.getByRole('checkbox', { checked: true }).elements();
  expect(boxes.map((box) => box.closest('label')?.textContent)).toEqual(ticked);
});

it('is for the admins of a family, and says so to its other members', async () => {
  const { page } = await opened({ first: false, isAdmin: false });
  await expect.element(page.getByText(/admins of your family decide which pets/)).toBeVisible();
  expect(page.getByRole('link', { name: 'Add a pet' }).query()).toBeNull();
});
