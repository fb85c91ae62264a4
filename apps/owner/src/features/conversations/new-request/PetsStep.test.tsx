import '@zampa/i18n/english/conversations-new-request';
import { joinedClinics } from '@zampa/client/clients/joined-clinics';
import { renderScreen } from '@zampa/shared-screens/rendered/render-screen.test-data.tsx';
import { luna, marta, noAttributes } from '@zampa/shared-screens/rendered/samples.test-data';
import { expect, it } from 'vitest';
import { PetsStep } from './PetsStep.tsx';
import type { StepProps } from './step-props.ts';

const kiwi = {
  ...luna,
  id: '00000000-0000-7000-8000-0000000000f2',
  name: 'Kiwi',
  FamilyId: '00000000-0000-7000-8000-0000000000f1',
};

const renderPetsStep = (pets: readonly (typeof luna)[]) => {
  const clinics = joinedClinics(marta.vetFacilities);
  const props = { draft: { pets: [] }, clinics, clinic: clinics[0], pets: [luna] };
  return renderScreen(<PetsStep {...(props as unknown as StepProps)} />, {
    app: 'owner',
    me: { ...marta, pets: [...pets] },
    answers: { 'GET /pets/attributes': () => noAttributes },
  });
};

it('PetsStep explains why pets without a clinic cannot be chosen, and links to the clinics', async () => {
  const { page, path } = await renderPetsStep([luna, kiwi]);
  await expect.element(page.getByText('Kiwi: not connected with a clinic yet.')).toBeVisible();
  await page.getByRole('link', { name: 'Connect to a clinic' }).click();
  await expect.poll(path).toBe('/workspace/vets');
});

it('PetsStep shows no note when every living pet has a clinic', async () => {
  const { page } = await renderPetsStep([luna, { ...kiwi, deceasedOn: '2026-11-01' }]);
  await expect.element(page.getByRole('checkbox', { name: 'Luna' })).toBeVisible();
  await expect.element(page.getByText(/not connected with a clinic yet\./)).not.toBeInTheDocument();
});
