import '@zampa/i18n/english/pets';
import { connectionLost, heldAnswer } from '@zampa/shared-screens/rendered/fake-server.test-data';
import { renderScreen } from '@zampa/shared-screens/rendered/render-screen.test-data.tsx';
import { ids, luna, marta } from '@zampa/shared-screens/rendered/samples.test-data';
import { describe, expect, it } from 'vitest';
import { PetClinics } from './PetClinics.tsx';

const as = { app: 'owner', me: marta } as const;

describe('the clinics that may see a pet', () => {
  it('hide it from a clinic with one tick, which cannot be pressed again meanwhile', async () => {
    const answer = heldAnswer();
    const { page, server } = await renderScreen(<PetClinics pet={luna} />, {
      ...as,
      answers: { 'PATCH /users/link/pets': answer.give },
    });
    const tick = page.getByRole('checkbox', { name: 'Clinica San Luca, Roma' });
    await expect.element(tick).toBeChecked();
    await tick.click();
    await expect.element(tick).toBeDisabled();
    await expect.element(tick).not.toBeChecked();
    answer.release([{ facilityId: ids.clinic, FamilyId: ids.family, pets: [] }]);
    await expect.element(tick).toBeEnabled();
    expect(server.sent('PATCH /users/link/pets').map(({ body }) => body)).toEqual([
      { changes: [{ facilityId: ids.clinic, link: [], unlink: [ids.luna] }] },
    ]);
  });

  it('say again what holds where nothing arrived', async () => {
    const { page } = await renderScreen(<PetClinics pet={luna} />, {
      ...as,
      answers: { 'PATCH /users/link/pets': connectionLost },
    });
    const tick = page.getByRole('checkbox', { name: 'Clinica San Luca, Roma' });
    await tick.click();
    await expect.element(page.getByText('There is no connection')).toBeVisible();
    await expect.element(tick).toBeChecked();
  });

  it('are chosen by the admins of the family alone', async () => {
    const member = {
      ...marta,
      families: marta.families.map((family) => ({ ...family, idRole: 10 })),
    };
    const { page } = await renderScreen(<PetClinics pet={luna} />, { ...as, me: member });
    await expect.element(page.getByText('The admins of your family decide')).toBeVisible();
    await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument();
  });
});
