import '@zampa/i18n/english/pets';
import type { PetAttributes } from '@zampa/contract/pets/objects';
import { ApiRefusal } from '@zampa/client/api/problems';
import { openPersonDatabase } from '@zampa/client/storage/person-database';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { blockDatabase } from '../rendered/block-database.test-data.ts';
import { renderScreen } from '../rendered/render-screen.test-data.tsx';
import { luna, marta, noAttributes } from '../rendered/samples.test-data.ts';
import { PetForm } from './PetForm.tsx';

/** Returns pet attributes that count how often the fields using them render. */
function countRenders() {
  const renders = { times: 0 };
  const attributes: PetAttributes = Object.defineProperty({ ...noAttributes }, 'origins', {
    get: () => {
      renders.times += 1;
      return [];
    },
  });
  return { attributes, drawn: renders };
}

/** A form that can be unmounted and mounted again. */
function RemountableForm({ attributes }: { attributes: PetAttributes }) {
  const [visit, setVisit] = useState(1);
  return (
    <>
      <button type="button" onClick={() => setVisit(visit + 1)}>
        Visit {visit}
      </button>
      <PetForm
        key={visit}
        attributes={attributes}
        pet={null}
        draftKey="new pet"
        submitLabel={(name) => `Add ${name}`}
        save={async () => luna}
        onDone={() => {}}
      />
    </>
  );
}

it('PetForm does not rerender other fields while the name is typed', async () => {
  const { attributes, drawn: renders } = countRenders();
  const { page } = await renderScreen(<RemountableForm attributes={attributes} />, {
    app: 'owner',
    me: marta,
  });
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('F');
  await expect.element(page.getByRole('button', { name: 'Add F' })).toBeVisible();
  const before = renders.times;
  expect(before).toBeGreaterThan(0);
  await name.fill('Fido');
  await expect.element(page.getByRole('button', { name: 'Add Fido' })).toBeVisible();
  expect(renders.times).toBe(before);
});

it('PetForm restores unsent values when it is opened again', async () => {
  const { page } = await renderScreen(<RemountableForm attributes={noAttributes} />, {
    app: 'owner',
    me: marta,
  });
  await page.getByRole('textbox', { name: 'Name' }).fill('Fido');
  await page.getByRole('button', { name: 'Visit 1' }).click();
  await expect.element(page.getByRole('button', { name: 'Visit 2' })).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Fido');
});

it('PetForm keeps values typed while the stored draft is still loading', async () => {
  const { page } = await renderScreen(<RemountableForm attributes={noAttributes} />, {
    app: 'owner',
    me: marta,
  });
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('Fido');
  await page.getByRole('button', { name: 'Visit 1' }).click();
  await expect.element(name).toHaveValue('Fido');
  const releaseDatabase = await blockDatabase('drafts');
  await page.getByRole('button', { name: 'Visit 2' }).click();
  await expect.element(name).toHaveValue('');
  await name.fill('Rex');
  await releaseDatabase();
  const open = await openPersonDatabase('owner', marta.id);
  await expect.poll(() => open.get('drafts', 'new pet')).toMatchObject({ name: 'Rex' });
  open.close();
  await expect.element(name).toHaveValue('Rex');
});

it('PetForm stays busy until the next screen is ready, so that a second press does not save again', async () => {
  const stored: string[] = [];
  const nextPage = Promise.withResolvers<void>();
  const { page } = await renderScreen(
    <PetForm
      attributes={noAttributes}
      pet={luna}
      draftKey="pet"
      submitLabel={(name) => `Keep ${name}`}
      save={async (_pet, { name }) => {
        stored.push(name);
        return luna;
      }}
      onDone={() => nextPage.promise}
    />,
    { app: 'owner', me: marta },
  );
  const saveButton = page.getByRole('button', { name: `Keep ${luna.name}` });
  await saveButton.click();
  await expect.poll(() => stored).toEqual([luna.name]);
  await expect.element(saveButton).toBeDisabled();
  nextPage.resolve();
  await expect.element(saveButton).toBeEnabled();
  expect(stored).toEqual([luna.name]);
});

it('PetForm shows at the picture why the server rejected it', async () => {
  const errors = [{ field: 'image', code: 'UNSUPPORTED_MEDIA' }];
  const { page } = await renderScreen(
    <PetForm
      attributes={noAttributes}
      pet={luna}
      draftKey="pet"
      submitLabel={() => 'Save'}
      save={() => Promise.reject(new ApiRefusal(415, { code: 'UNSUPPORTED_MEDIA', errors }))}
      onDone={() => {}}
    />,
    { app: 'owner', me: marta },
  );
  await page.getByRole('button', { name: 'Save' }).click();
  await expect
    .element(page.getByText('This file type isn’t supported. Please choose another file.'))
    .toBeVisible();
});

it.each([
  ['en', /More details/, /Date of birth/, '10 February 2024'],
  ['it', /Altri dati/, /nascita/i, '10 febbraio 2024'],
] as const)('PetForm repeats the date of birth in words (%s)', async (...each) => {
  const [language, more, label, words] = each;
  const { page } = await renderScreen(<RemountableForm attributes={noAttributes} />, {
    app: 'owner',
    me: marta,
    language,
  });
  await page.getByText(more).click();
  await page.getByLabelText(label).fill('10/02/2024');
  await expect.element(page.getByText(words)).toBeVisible();
});

const species = [
  { id: 1, name: 'Dog', names: { en: 'Dog', it: 'Cane' } },
  { id: 8, name: 'Canary', names: { en: 'Canary', it: 'Canarino' } },
  { id: 99, name: 'Other animal', names: { en: 'Other animal', it: 'Altro animale' } },
];

it.each([
  { what: 'a face', choose: ['Dog'], listed: null, id: 1 },
  { what: 'the list of all species', choose: ['Dog', 'Other'], listed: '99', id: 99 },
])('PetForm adds a pet with a name and $what', async ({ choose, listed, id }) => {
  const saved: unknown[] = [];
  const { page } = await renderScreen(
    <PetForm
      attributes={{ ...noAttributes, species }}
      pet={null}
      draftKey="new pet"
      submitLabel={() => 'Add'}
      save={async (_pet, body) => {
        saved.push(body);
        return luna;
      }}
      onDone={() => {}}
    />,
    { app: 'owner', me: marta },
  );
  await page.getByRole('textbox', { name: 'Name' }).fill('Fido');
  for (const name of choose) await page.getByRole('radio', { name, exact: true }).click();
  if (listed) await page.getByRole('combobox').first().selectOptions(listed);
  await page.getByRole('button', { name: 'Add' }).click();
  await expect.poll(() => saved).toMatchObject([{ name: 'Fido', SpeciesId: id, sex: null }]);
});
