import '@zampa/i18n/english/import';
import type { Language } from '@zampa/domain/people/languages';
import { useState } from 'react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { page as browser } from 'vitest/browser';
import { renderAtClinic } from '../../facility/render-at-clinic.test-data.tsx';
import { type ImportDraft, withFile } from './import-draft.ts';
import { MapFields } from './MapFields.tsx';
import type { NamedSheet, Sheet } from './sheet.ts';
import { tableOf } from './sheet.test-data.ts';

function Mapping({ sheets }: { sheets: readonly NamedSheet[] }) {
  const [draft, setDraft] = useState<ImportDraft>(() => withFile('clients.csv', sheets));
  if (draft.step !== 'fields') return null;
  return (
    <MapFields draft={draft} onDraft={setDraft} onBack={() => undefined} onNext={() => undefined} />
  );
}

const shown = (sheets: readonly NamedSheet[], language: Language = 'en') =>
  renderAtClinic(<Mapping sheets={sheets} />, { language });

const named = (sheet: Sheet): readonly NamedSheet[] => [{ name: '', sheet }];

describe('the meaning of columns', () => {
  it.each([
    { language: 'it', rows: 1, says: 'clients.csv: 1 riga. ' },
    { language: 'it', rows: 2, says: 'clients.csv: 2 righe. ' },
    { language: 'en', rows: 1, says: 'clients.csv: 1 row. ' },
    { language: 'en', rows: 2, says: 'clients.csv: 2 rows. ' },
  ] as const)('says in $language of how many of $rows rows it is', async (row) => {
    const rows = Array.from({ length: row.rows }, () => ['Ada']);
    const { page } = await shown(named(tableOf(['Nome'], ...rows)), row.language);
    await expect.element(page.getByText(row.says)).toBeVisible();
  });

  it('offers to take a first row that is a client, and to take that back', async () => {
    const { page } = await shown(
      named(tableOf(['Mario', 'mario@example.test'], ['Ada', 'ada@example.test', '333 1234567'])),
    );
    await expect.element(page.getByText('looks like a client')).toBeVisible();
    await expect.element(page.getByText('Mario · mario@example.test')).toBeVisible();
    await page.getByRole('button', { name: 'It is a client' }).click();
    await expect.element(page.getByText('clients.csv: 2 rows.')).toBeVisible();
    await expect
      .element(page.getByRole('combobox', { name: 'Meaning of “Column 2”' }))
      .toHaveValue('email');
    // Only a further row has a telephone.
    await expect
      .element(page.getByRole('combobox', { name: 'Meaning of “Column 3”' }))
      .toHaveValue('phone');
    await page.getByRole('button', { name: 'The first row holds headings' }).click();
    await expect.element(page.getByText('clients.csv: 1 row.')).toBeVisible();
  });

  it('takes a double press of one answer for one, though the other comes in its place', async () => {
    const before = { width: window.innerWidth, height: window.innerHeight };
    await browser.viewport(1280, 800);
    onTestFinished(() => browser.viewport(before.width, before.height));
    const { page } = await shown(
      named(tableOf(['Mario', 'mario@example.test'], ['Ada', 'ada@example.test'])),
    );
    await page.getByRole('button', { name: 'It is a client' }).dblClick();
    await expect.element(page.getByText('clients.csv: 2 rows.')).toBeVisible();
  });

  it('says which sheet of a workbook is read, and reads another', async () => {
    const { page } = await shown([
      { name: 'Clienti', sheet: tableOf(['Nome'], ['Ada']) },
      { name: 'Altri', sheet: tableOf(['Cognome'], ['Riva'], ['Neri']) },
    ]);
    const choice = page.getByRole('combobox', { name: 'Sheet' });
    await expect.element(choice).toHaveDisplayValue('Clienti');
    await choice.selectOptions('Altri');
    await expect.element(page.getByText('clients.csv: 2 rows.')).toBeVisible();
    await expect
      .element(page.getByRole('combobox', { name: 'Meaning of “Cognome”' }))
      .toHaveValue('lastName');
  });

  it('shows how whole names are taken apart, and asks to look where nothing says the order', async () => {
    const { page } = await shown(named(tableOf(['Cliente'], ['Rossi Maria'])));
    await expect.element(page.getByText('Nothing says which name comes first')).toBeVisible();
    await expect.element(page.getByText('first name Rossi, last name Maria')).toBeVisible();
    await page.getByRole('combobox', { name: 'Meaning of' }).selectOptions('Last and first name');
    await expect.element(page.getByText('first name Maria, last name Rossi')).toBeVisible();
  });

  it.each([
    { heading: 'Cognome e nome', name: 'De Luca Anna', says: 'first name Anna, last name De Luca' },
    { heading: 'Cliente', name: 'Rossi, Mario', says: 'first name Mario, last name Rossi' },
  ])('is sure of “$name” under “$heading”', async ({ heading, name, says }) => {
    const { page } = await shown(named(tableOf([heading], [name])));
    await expect.element(page.getByText(says)).toBeVisible();
    expect(page.getByText('Nothing says which name comes first').query()).toBeNull();
  });
});
