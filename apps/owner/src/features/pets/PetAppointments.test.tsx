import '@zampa/i18n/english/appointments';
import '@zampa/i18n/english/pets';
import { appointment } from '@zampa/shared-screens/rendered/appointment.test-data';
import { renderScreen } from '@zampa/shared-screens/rendered/render-screen.test-data.tsx';
import { luna, marta } from '@zampa/shared-screens/rendered/samples.test-data';
import { describe, expect, it } from 'vitest';
import { RemovePet } from './RemovePet.tsx';
import { DeceasedPetAppointments } from './PetAppointments.tsx';

/** An appointment of Luna that can be canceled until the day before. */
const visit = { ...appointment({}), changeBefore: '2038-12-06T09:00:00.000Z' };

const as = { app: 'owner', me: marta } as const;
const answers = { 'GET /appointments': () => [visit] };

describe('appointments of a removed or deceased pet', () => {
  it('are listed on removal, and canceled unless the box is unticked', async () => {
    const { page, server } = await renderScreen(<RemovePet pet={luna} />, {
      ...as,
      answers: { ...answers, 'DELETE /pets': () => undefined },
    });
    await page.getByRole('button', { name: 'Remove Luna' }).click();
    await page.getByRole('button', { name: 'I want to remove Luna' }).click();
    await expect.element(page.getByText('Clinica San Luca')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Yes, remove Luna' }).click();
    await expect
      .poll(() => server.sent('DELETE /pets').map(({ query }) => query))
      .toEqual([{ PetId: luna.id }]);
  });

  it('are canceled from the profile of a deceased pet', async () => {
    const lost = { ...luna, deceasedOn: '2026-11-02' };
    const { page, server } = await renderScreen(<DeceasedPetAppointments pet={lost} />, {
      ...as,
      answers: { ...answers, 'PATCH /pets': () => lost },
    });
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(page.getByText('Canceled. We’ve told the clinic.')).toBeVisible();
    expect(server.sent('PATCH /pets').map(({ query }) => query)).toEqual([
      { PetId: luna.id, cancelVisits: 'true' },
    ]);
  });
});
