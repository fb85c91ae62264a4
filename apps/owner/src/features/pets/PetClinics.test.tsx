import '@zampa/i18n/english/pets';
import {
  connectionLost,
  pendingAnswer,
} from '@zampa/shared-screens/rendered/fake-server.test-data';
import { renderScreen } from '@zampa/shared-screens/rendered/render-screen.test-data.tsx';
import { ids, luna, marta } from '@zampa/shared-screens/rendered/samples.test-data';
import { describe, expect, it } from 'vitest';
import { PetClinics } from './PetClinics.tsx';

const as = { app: 'owner', me: marta } as const;

describe('PetClinics', () => {
  it('unshares a pet with one tap, disabled while saving', async () => {
    const answer = pendingAnswer();
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

  it('restores the saved state when the change fails', async () => {
    const { page } = await renderScreen(<PetClinics pet={luna} />, {
      ...as,
      answers: { 'PATCH /users/link/pets': connectionLost },
    });
    const tick = page.getByRole('checkbox', { name: 'Clinica San Luca, Roma' });
    await tick.click();
    await expect
      .element(page.getByText('You’re offline. Your data is safe: try again when you’re back.'))
      .toBeVisible();
    await expect.element(tick).toBeChecked();
  });

  it('lets only family admins choose', async () => {
    const member = {
      ...marta,
      families: marta.families.map((family) => ({ ...family, idRole: 10 })),
    };
    const { page } = await renderScreen(<PetClinics pet={luna} />, { ...as, me: member });
    await expect
      .element(page.getByText('Your family’s admins decide which clinics see Luna.'))
      .toBeVisible();
    await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument();
  });
});
