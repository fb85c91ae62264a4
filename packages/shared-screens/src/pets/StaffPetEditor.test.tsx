import type { Pet } from '@zampa/contract/pets/objects';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { refusal } from '../rendered/fake-server.test-data.ts';
import { renderScreen } from '../rendered/render-screen.test-data.tsx';
import { ids, luna, noAttributes, vera } from '../rendered/samples.test-data.ts';
import { StaffPetEditor } from './StaffPetEditor.tsx';

/** Luna as saved by her family while the clinic's form was open. */
const familyVersion: Pet = {
  ...luna,
  name: 'Lunetta',
  allergies: ['Pollen'],
  dateUpdated: '2026-11-21T09:00:00.000Z',
};

/** The editor of Luna; the family can save while it is open. */
function EditorWithFamilySave() {
  const [pet, setPet] = useState(luna);
  return (
    <>
      <button type="button" onClick={() => setPet(familyVersion)}>
        The family saves
      </button>
      <StaffPetEditor pet={pet} familyId={ids.family} facilityId={ids.clinic} onDone={() => {}} />
    </>
  );
}

async function renderConflict() {
  const { page, server } = await renderScreen(<EditorWithFamilySave />, {
    app: 'clinic',
    me: vera,
    answers: {
      'GET /pets/attributes': () => noAttributes,
      'PATCH /pets': () => refusal(412, 'STALE'),
    },
  });
  const [name, weight] = ['Name', 'Weight (optional)'].map((label) =>
    page.getByRole('textbox', { name: label }),
  );
  if (!name || !weight) throw new Error('the form has no name and weight');
  await weight.fill('30');
  await page.getByRole('button', { name: 'The family saves' }).click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect.element(page.getByText('Someone else changed this', { exact: true })).toBeVisible();
  const changed = page.getByRole('definition').elements();
  expect(changed.map(({ textContent }) => textContent)).toEqual(['Lunetta', 'Pollen']);
  return { page, server, name, weight };
}

describe('StaffPetEditor after an edit conflict', () => {
  it('merges the entered values with the other version on "Keep what I entered"', async () => {
    const { page, server, name, weight } = await renderConflict();
    await page.getByRole('button', { name: 'Keep mine' }).click();
    await expect.element(name).toHaveValue('Lunetta');
    await expect.element(weight).toHaveValue('30');

    server.answer('PATCH /pets', () => familyVersion);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect.poll(() => server.sent('PATCH /pets').length).toBe(2);
    const [first, second] = server.sent('PATCH /pets');
    expect(first?.ifMatch).toBe('"2026-11-20T09:00:00.000Z"');
    expect(second?.ifMatch).toBe('"2026-11-21T09:00:00.000Z"');
    expect(second?.body).toMatchObject({ name: 'Lunetta', weight: 30_000, allergies: ['Pollen'] });
  });

  it('loads the other version into the form on "Use theirs"', async () => {
    const { page, name, weight } = await renderConflict();
    await page.getByRole('button', { name: 'Use theirs' }).click();
    await expect.element(name).toHaveValue('Lunetta');
    await expect.element(weight).toHaveValue('28.4');
    await expect.element(page.getByText('Someone else changed this')).not.toBeInTheDocument();
  });
});
