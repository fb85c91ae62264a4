import '@zampa/i18n/english/clients-clinics';
import { joinedClinics } from '@zampa/client/clients/joined-clinics';
import { renderScreen } from '@zampa/shared-screens/rendered/render-screen.test-data.tsx';
import { ids, luna, marta, noAttributes } from '@zampa/shared-screens/rendered/samples.test-data';
import { expect, it } from 'vitest';
import { ChooseSharedPets } from './ChooseSharedPets.tsx';

const micio = {
  ...luna,
  id: '00000000-0000-7000-8000-0000000000f2',
  name: 'Micio',
  deceasedOn: '2026-11-01',
};

async function renderChoice({ first, isAdmin = true }: { first: boolean; isAdmin?: boolean }) {
  const vetFacilities = marta.vetFacilities.map((clinic) => ({ ...clinic, pets: [] }));
  const families = marta.families.map((family) => ({ ...family, idRole: isAdmin ? 9 : 10 }));
  const [clinic] = joinedClinics(vetFacilities);
  if (!clinic) throw new Error('Marta is a client of a clinic');
  return renderScreen(<ChooseSharedPets clinic={clinic} isJustJoined={first} />, {
    app: 'owner',
    me: { ...marta, families, vetFacilities, pets: [luna, micio] },
    answers: { 'GET /pets/attributes': () => noAttributes },
  });
}

it.each([
  { when: 'the clinic was just joined', first: true, ticked: ['Luna'] },
  { when: 'all pets were unshared', first: false, ticked: [] },
])('ChooseSharedPets preselects $ticked when $when', async ({ first, ticked }) => {
  const { page } = await renderChoice({ first });
  await expect.element(page.getByRole('checkbox', { name: 'Micio' })).toBeVisible();
  const boxes = page.getByRole('checkbox', { checked: true }).elements();
  expect(boxes.map((box) => box.closest('label')?.textContent)).toEqual(ticked);
});

it('ChooseSharedPets preselects all pets of a family that has just joined, and keeps the choice of another family', async () => {
  const other = ids.otherClient;
  const cirilla = { ...micio, deceasedOn: null };
  const neve = { ...luna, id: ids.visit, name: 'Neve', FamilyId: other };
  const [relation] = marta.vetFacilities;
  const [family] = marta.families;
  if (!relation || !family) throw new Error('Marta is a client of a clinic');
  // The first family shares only Luna, by its own choice.
  const vetFacilities = [
    { ...relation, pets: [luna.id] },
    { ...relation, FamilyId: other, pets: [] },
  ];
  const [clinic] = joinedClinics(vetFacilities);
  if (!clinic) throw new Error('Marta is a client of a clinic');
  const { page } = await renderScreen(<ChooseSharedPets clinic={clinic} isJustJoined />, {
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

it('ChooseSharedPets tells members without admin rights that only admins choose', async () => {
  const { page } = await renderChoice({ first: false, isAdmin: false });
  await expect
    .element(page.getByText(/^Only your family’s admins can choose which pets/))
    .toBeVisible();
  expect(page.getByRole('link', { name: 'Add a pet' }).query()).toBeNull();
});
