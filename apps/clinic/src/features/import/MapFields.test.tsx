import '@zampa/i18n/english/import';
import type { Language } from '@zampa/domain/people/languages';
import { useState } from 'react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { page as browser } from 'vitest/browser';
import { renderAtClinic } from '../../facility/render-at-clinic.test-data.tsx';
import { type ImportDraft, createFieldsDraft } from './import-draft.ts';
import { type EncodedText, readEncodedText } from './files/read-file.ts';
import { MapFields } from './MapFields.tsx';
import type { NamedSheet, Sheet } from './sheet.ts';
import { sheetWithHeadings } from './sheet.test-data.ts';

function Mapping({
  sheets,
  source,
}: {
  sheets: readonly NamedSheet[];
  source?: EncodedText | undefined;
}) {
  const [draft, setDraft] = useState<ImportDraft>(() =>
    createFieldsDraft('clients.csv', sheets, { source }),
  );
  if (draft.step !== 'fields') return null;
  return (
    <MapFields draft={draft} onDraft={setDraft} onBack={() => undefined} onNext={() => undefined} />
  );
}

const renderMapFields = (
  sheets: readonly NamedSheet[],
  language: Language = 'en',
  source?: EncodedText,
) => renderAtClinic(<Mapping sheets={sheets} source={source} />, { language });

const unnamedSheets = (sheet: Sheet): readonly NamedSheet[] => [{ name: '', sheet }];

describe('MapFields', () => {
  it.each([
    { language: 'it', rows: 1, says: 'clients.csv: 1 riga. ' },
    { language: 'it', rows: 2, says: 'clients.csv: 2 righe. ' },
    { language: 'en', rows: 1, says: 'clients.csv: 1 row. ' },
    { language: 'en', rows: 2, says: 'clients.csv: 2 rows. ' },
  ] as const)('shows in $language the number of rows of a file ($rows)', async (row) => {
    const rows = Array.from({ length: row.rows }, () => ['Ada']);
    const { page } = await renderMapFields(
      unnamedSheets(sheetWithHeadings(['Nome'], ...rows)),
      row.language,
    );
    await expect.element(page.getByText(row.says)).toBeVisible();
  });

  it('offers to treat the first row as a client, and to undo that', async () => {
    const { page } = await renderMapFields(
      unnamedSheets(
        sheetWithHeadings(
          ['Mario', 'mario@example.test'],
          ['Ada', 'ada@example.test', '333 1234567'],
        ),
      ),
    );
    await expect.element(page.getByText('looks like a client')).toBeVisible();
    await expect.element(page.getByText('Mario · mario@example.test')).toBeVisible();
    await page.getByRole('button', { name: 'Import it as a client' }).click();
    await expect.element(page.getByText('clients.csv: 2 rows.')).toBeVisible();
    await expect
      .element(page.getByRole('combobox', { name: 'Field for “Column 2”' }))
      .toHaveValue('email');
    // Only the other row has a phone number.
    await expect
      .element(page.getByRole('combobox', { name: 'Field for “Column 3”' }))
      .toHaveValue('phone');
    await page.getByRole('button', { name: 'Use first row as headings' }).click();
    await expect.element(page.getByText('clients.csv: 1 row.')).toBeVisible();
  });

  it('ignores the second click of a double click, which would press the opposite button', async () => {
    const before = { width: window.innerWidth, height: window.innerHeight };
    await browser.viewport(1280, 800);
    onTestFinished(() => browser.viewport(before.width, before.height));
    const { page } = await renderMapFields(
      unnamedSheets(
        sheetWithHeadings(['Mario', 'mario@example.test'], ['Ada', 'ada@example.test']),
      ),
    );
    await page.getByRole('button', { name: 'Import it as a client' }).dblClick();
    await expect.element(page.getByText('clients.csv: 2 rows.')).toBeVisible();
  });

  it('shows which sheet of a workbook is read, and switches to another', async () => {
    const { page } = await renderMapFields([
      { name: 'Clienti', sheet: sheetWithHeadings(['Nome'], ['Ada']) },
      { name: 'Altri', sheet: sheetWithHeadings(['Cognome'], ['Riva'], ['Neri']) },
    ]);
    const choice = page.getByRole('combobox', { name: 'Sheet' });
    await expect.element(choice).toHaveDisplayValue('Clienti');
    await choice.selectOptions('Altri');
    await expect.element(page.getByText('clients.csv: 2 rows.')).toBeVisible();
    await expect
      .element(page.getByRole('combobox', { name: 'Field for “Cognome”' }))
      .toHaveValue('lastName');
  });

  it('shows how full names are split, and warns when their order is unknown', async () => {
    const { page } = await renderMapFields(
      unnamedSheets(sheetWithHeadings(['Cliente'], ['Rossi Maria'])),
    );
    await expect
      .element(page.getByText('We can’t tell which name comes first: please check.'))
      .toBeVisible();
    await expect.element(page.getByText('first name Rossi, last name Maria')).toBeVisible();
    await page.getByRole('combobox', { name: 'Field for “' }).selectOptions('Last and first name');
    await expect.element(page.getByText('first name Maria, last name Rossi')).toBeVisible();
  });

  it.each([
    { heading: 'Cognome e nome', name: 'De Luca Anna', says: 'first name Anna, last name De Luca' },
    { heading: 'Cliente', name: 'Rossi, Mario', says: 'first name Mario, last name Rossi' },
  ])(
    'does not warn about the order of “$name” under “$heading”',
    async ({ heading, name, says }) => {
      const { page } = await renderMapFields(unnamedSheets(sheetWithHeadings([heading], [name])));
      await expect.element(page.getByText(says)).toBeVisible();
      expect(
        page.getByText('We can’t tell which name comes first: please check.').query(),
      ).toBeNull();
    },
  );

  it('offers another encoding and previews words with accents in the chosen one', async () => {
    // "Niccolò" as DOS programs write it.
    const bytes = Uint8Array.from('Nome;Cognome\nNiccol\u0095;Riva', (letter) =>
      letter.charCodeAt(0),
    );
    const source = { bytes, encoding: 'windows-1252' } as const;
    const { page } = await renderMapFields(readEncodedText(source), 'en', source);
    await expect.element(page.getByText('Check these words: Niccol•')).toBeVisible();
    await page
      .getByRole('combobox', { name: 'Character encoding' })
      .selectOptions('DOS (code page 850)');
    await expect.element(page.getByText('Check these words: Niccolò')).toBeVisible();
    await expect.element(page.getByRole('cell', { name: 'Niccolò', exact: true })).toBeVisible();
  });

  it('lists the rows that were repaired while reading the file', async () => {
    const rows = [
      { line: 1, cells: ['Nome'] },
      { line: 2, cells: ['Ada'], problems: ['open_quote'] },
      { line: 7, cells: ['Bea'], problems: ['open_quote'] },
    ] as const;
    const { page } = await renderMapFields(unnamedSheets({ rows, hasHeadings: true }));
    await expect
      .element(page.getByText('Rows 2, 7: A quotation mark is not closed.'))
      .toBeVisible();
  });

  it('offers postcode and city as target fields', async () => {
    const { page } = await renderMapFields(
      unnamedSheets(
        sheetWithHeadings(['Nome', 'CAP', 'Città', 'Prov.'], ['Ada', '00184', 'Roma', 'RM']),
      ),
    );
    const fieldFor = (column: string) =>
      page.getByRole('combobox', { name: `Field for “${column}”` });
    await expect.element(fieldFor('CAP')).toHaveDisplayValue('Postcode');
    await expect.element(fieldFor('Città')).toHaveDisplayValue('City');
    await fieldFor('Prov.').selectOptions('Address');
    await expect.element(fieldFor('Prov.')).toHaveDisplayValue('Address');
  });
});
