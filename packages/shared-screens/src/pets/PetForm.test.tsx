import '@zampa/i18n/english/pets';
import type { PetAttributes } from '@zampa/contract/pets/objects';
import { ApiRefusal } from '@zampa/client/api/problems';
import { openPersonDatabase } from '@zampa/client/storage/person-database';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { busyDatabase } from '../rendered/busy-database.test-data.ts';
import { renderScreen } from '../rendered/render-screen.test-data.tsx';
import { luna, marta, noAttributes } from '../rendered/samples.test-data.ts';
import { PetForm } from './PetForm.tsx';

/** What pets are said to be, which counts how often the fields that show it are drawn. */
function watchedAttributes() {
  const drawn = { times: 0 };
  const attributes: PetAttributes = Object.defineProperty({ ...noAttributes }, 'origins', {
    get: () => {
      drawn.times += 1;
      return [];
    },
  });
  return { attributes, drawn };
}

/** A form that is left, and come back to. */
function Form({ attributes }: { attributes: PetAttributes }) {
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
        draft="new pet"
        submitLabel={(name) => `Add ${name}`}
        save={async () => luna}
        onDone={() => {}}
      />
    </>
  );
}

it('draws no other field anew for a letter of the name', async () => {
  const { attributes, drawn } = watchedAttributes();
  const { page } = await renderScreen(<Form attributes={attributes} />, {
    app: 'owner',
    me: marta,
  });
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('F');
  await expect.element(page.getByRole('button', { name: 'Add F' })).toBeVisible();
  const before = drawn.times;
  expect(before).toBeGreaterThan(0);
  await name.fill('Fido');
  await expect.element(page.getByRole('button', { name: 'Add Fido' })).toBeVisible();
  expect(drawn.times).toBe(before);
});

it('has what was typed again, as long as it was not sent', async () => {
  const { page } = await renderScreen(<Form attributes={noAttributes} />, {
    app: 'owner',
    me: marta,
  });
  await page.getByRole('textbox', { name: 'Name' }).fill('Fido');
  await page.getByRole('button', { name: 'Visit 1' }).click();
  await expect.element(page.getByRole('button', { name: 'Visit 2' })).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Fido');
});

it('keeps what is typed while the device is still looking for what was typed before', async () => {
  const { page } = await renderScreen(<Form attributes={noAttributes} />, {
    app: 'owner',
    me: marta,
  });
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('Fido');
  await page.getByRole('button', { name: 'Visit 1' }).click();
  await expect.element(name).toHaveValue('Fido');
  const letGo = await busyDatabase('drafts');
  await page.getByRole('button', { name: 'Visit 2' }).click();
  await expect.element(name).toHaveValue('');
  await name.fill('Rex');
  await letGo();
  const open = await openPersonDatabase('owner', marta.id);
  await expect.poll(() => open.get('drafts', 'new pet')).toMatchObject({ name: 'Rex' });
  open.close();
  await expect.element(name).toHaveValue('Rex');
});

it('stays busy until the next page is there: pressed again, it would send again', async () => {
  const stored: string[] = [];
  const nextPage = Promise.withResolvers<void>();
  const { page } = await renderScreen(
    <PetForm
      attributes={noAttributes}
      pet={luna}
      draft="pet"
      submitLabel={(name) => `Keep ${name}`}
      save={async (_pet, { name }) => {
        stored.push(name);
        return luna;
      }}
      onDone={() => nextPage.promise}
    />,
    { app: 'owner', me: marta },
  );
  const keep = page.getByRole('button', { name: `Keep ${luna.name}` });
  await keep.click();
  await expect.poll(() => stored).toEqual([luna.name]);
  await expect.element(keep).toBeDisabled();
  nextPage.resolve();
  await expect.element(keep).toBeEnabled();
  expect(stored).toEqual([luna.name]);
});

it('says at the picture why the server does not take it', async () => {
  const errors = [{ field: 'image', code: 'UNSUPPORTED_MEDIA' }];
  const { page } = await renderScreen(
    <PetForm
      attributes={noAttributes}
      pet={luna}
      draft="pet"
      submitLabel={() => 'Save'}
      save={() => Promise.reject(new ApiRefusal(415, { code: 'UNSUPPORTED_MEDIA', errors }))}
      onDone={() => {}}
    />,
    { app: 'owner', me: marta },
  );
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('This kind of file cannot be used.')).toBeVisible();
});
