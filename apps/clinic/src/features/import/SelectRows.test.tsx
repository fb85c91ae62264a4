import '@zampa/i18n/english/import';
import { heldAnswer } from '@zampa/shared-screens/rendered/fake-server.test-data';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { page as browserPage } from 'vitest/browser';
import { renderAtClinic } from '../../facility/render-at-clinic.test-data.tsx';
import type { ImportDraft } from './import-draft.ts';
import { SelectRows } from './SelectRows.tsx';

const row = (line: number, pet: string) => ({
  row: line,
  client: { firstName: 'Ida', lastName: 'Riva', pets: [{ name: pet }] },
});

it('says which row is about the client of another, and imports them as one', async () => {
  const { page } = await renderAtClinic(
    <SelectRows
      draft={{
        step: 'rows',
        fileName: 'clients.csv',
        candidates: [row(4, 'Luna'), row(6, 'Kira')],
        verdicts: { 4: { code: null }, 6: { code: null, joins: 4 } },
        leftOut: [],
      }}
      onDraft={() => undefined}
      onBack={() => undefined}
    />,
  );
  await expect.element(page.getByText('The same client as in row 4')).toBeVisible();
  await expect.element(page.getByText('they come to 1 client with all those pets')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Import 1 client' })).toBeVisible();
});

it('says which row is about a client of an earlier try, and adds its pet', async () => {
  const { page } = await renderAtClinic(
    <SelectRows
      draft={{
        step: 'rows',
        fileName: 'clients.csv',
        candidates: [row(2, 'Luna')],
        verdicts: { 2: { code: null, earlier: true } },
        leftOut: [],
        importId: '00000000-0000-7000-8000-0000000000aa',
        imported: 1,
      }}
      onDraft={() => undefined}
      onBack={() => undefined}
    />,
  );
  await expect.element(page.getByText('whom this file has brought already')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Add the pets' })).toBeEnabled();
});

it.each([
  { width: 1280, where: 'wide' },
  { width: 390, where: 'on a phone' },
])('numbers each row as the file does, $where', async ({ width }) => {
  await browserPage.viewport(width, 800);
  const { page } = await renderAtClinic(
    <SelectRows
      draft={{
        step: 'rows',
        fileName: 'clients.csv',
        candidates: [row(4, 'Luna'), row(6, 'Kira')],
        verdicts: {},
        leftOut: [],
      }}
      onDraft={() => undefined}
      onBack={() => undefined}
    />,
  );
  for (const number of ['4', '6']) {
    const shown = page.getByText(number, { exact: true });
    await expect.element(shown).toBeVisible();
    // Beside what chooses the row.
    await expect
      .element(page.getByRole('checkbox', { name: `Import row ${number}` }))
      .toBeVisible();
  }
});

function Rows() {
  const [draft, setDraft] = useState<ImportDraft>({
    step: 'rows',
    fileName: 'clients.csv',
    candidates: [row(4, 'Luna'), row(6, 'Kira')],
    verdicts: {},
    leftOut: [],
  });
  if (draft.step !== 'rows') return null;
  return <SelectRows draft={draft} onDraft={setDraft} onBack={() => undefined} />;
}

it('keeps what is typed while the rows are being checked, and says that it is not checked yet', async () => {
  const answer = heldAnswer();
  const { page } = await renderAtClinic(<Rows />, {
    answers: { 'POST /facilities/users/import': answer.give },
  });
  await page.getByRole('button', { name: 'Check the rows' }).click();
  const name = page.getByRole('textbox', { name: 'First name' }).first();
  await name.fill('Ada');
  answer.release({
    imported: 0,
    importId: null,
    rows: [
      { row: 0, status: 'IMPORTED' },
      { row: 1, status: 'IMPORTED' },
    ],
  });
  await expect.element(page.getByText('Changed, to check')).toBeVisible();
  await expect.element(name).toHaveValue('Ada');
  await expect.element(page.getByRole('button', { name: /^Import/ })).toBeDisabled();
});
