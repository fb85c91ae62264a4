import '@zampa/i18n/english/appointments';
import '@zampa/i18n/english/pets';
import { appointment } from '@zampa/shared-screens/rendered/appointment.test-data';
import { renderScreen } from '@zampa/shared-screens/rendered/render-screen.test-data.tsx';
import { luna, marta } from '@zampa/shared-screens/rendered/samples.test-data';
import { describe, expect, it } from 'vitest';
import { RemovePet } from './RemovePet.tsx';
import { VisitsOfLostPet } from './VisitsOfPet.tsx';

/** A visit of Luna, which can be called off until the day before. */
const visit = { ...appointment({}), changeBefore: '2038-12-06T09:00:00.000Z' };

const as = { app: 'owner', me: marta } as const;
const answers = { 'GET /appointments': () => [visit] };

describe('what is still booked for a pet that goes', () => {
  it('is said when it is removed, and called off with it unless that is not wished', async () => {
    const { page, server } = await renderScreen(<RemovePet pet={luna} />, {
      ...as,
      answers: { ...answers, 'DELETE /pets': () => undefined },
    });
    await page.getByRole('button', { name: 'Remove Luna' }).click();
    await page.getByRole('button', { name: 'I want to remove Luna' }).click();
    await expect.element(page.getByText('Clinica San Luca')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Call off' }).click();
    await page.getByRole('button', { name: 'Yes, remove Luna' }).click();
    await expect
      .poll(() => server.sent('DELETE /pets').map(({ query }) => query))
      .toEqual([{ PetId: luna.id }]);
  });

  it('is called off from the page of a pet that has died', async () => {
    const lost = { ...luna, deceasedOn: '2026-11-02' };
    const { page, server } = await renderScreen(<VisitsOfLostPet pet={lost} />, {
      ...as,
      answers: { ...answers, 'PATCH /pets': () => lost },
    });
    await page.getByRole('button', { name: 'Call off' }).click();
    await expect.element(page.getByText('the clinic is told')).toBeVisible();
    expect(server.sent('PATCH /pets').map(({ query }) => query)).toEqual([
      { PetId: luna.id, cancelVisits: 'true' },
    ]);
  });
});
