import '@zampa/i18n/english/clients-owner';
import { joinedClinics } from '@zampa/client/clients/joined-clinics';
import { renderScreen } from '@zampa/shared-screens/rendered/render-screen.test-data.tsx';
import { ids, luna, marta, noAttributes } from '@zampa/shared-screens/rendered/samples.test-data';
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

it('has the pets of the family ticked that has just joined, where another of theirs goes there already', async () => {
  const other = ids.otherClient;
  const cirilla = { ...micio, deceasedOn: null };
  const neve = { ...luna, id: ids.visit, name: 'Neve', FamilyId: other };
  const [known] = marta.vetFacilities;
  const [family] = marta.families;
  if (!known || !family) throw new Error('Marta is a client of a clinic');
  // Of the first family Luna alone goes there, as it was chosen.
  const vetFacilities = [
    { ...known, pets: [luna.id] },
    { ...known, FamilyId: other, pets: [] },
  ];
  const [clinic] = joinedClinics(vetFacilities);
  if (!clinic) throw new Error('Marta is a client of a clinic');
  const { page } = await renderScreen(<ConfirmAnimals clinic={clinic} first />, {
    app: 'owner',
    me: {
      ...marta,
      families: [family, { ...family, id: other }],
      vetFacilities,
      pets: [luna, cirilla, neve],
    },
    answers: { 'GET /pets/attributes': () => noAttributes },
  });
  await expect.element(page.getByRole('checkbox', { name: 'Luna' })).toBeChecked();
  await expect.element(page.getByRole('checkbox', { name: 'Neve' })).toBeChecked();
  await expect.element(page.getByRole('checkbox', { name: 'Micio' })).not.toBeChecked();
});

it('is for the admins of a family, and says so to its other members', async () => {
  const { page } = await opened({ first: false, isAdmin: false });
  await expect.element(page.getByText(/admins of your family decide which pets/)).toBeVisible();
  expect(page.getByRole('link', { name: 'Add a pet' }).query()).toBeNull();
});
