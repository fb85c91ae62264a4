import '@zampa/i18n/english/import';
import { pendingAnswer } from '@zampa/shared-screens/rendered/fake-server.test-data';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { page as browserPage } from 'vitest/browser';
import { renderAtClinic } from '../../facility/render-at-clinic.test-data.tsx';
import type { ImportDraft, Verdict } from './import-draft.ts';
import { SelectRows } from './SelectRows.tsx';

const row = (line: number, pet: string) => ({
  row: line,
  client: { firstName: 'Ida', lastName: 'Riva', pets: [{ name: pet }] },
});

it('SelectRows shows which row belongs to the client of another row, and counts both as one client', async () => {
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
  await expect
    .element(page.getByText('Same client as row 4: the pet will be added there.'))
    .toBeVisible();
  await expect
    .element(
      page.getByText('Several rows are for the same client: 1 client in total, with all the pets.'),
    )
    .toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Import 1 client' })).toBeVisible();
});

it('SelectRows offers to add a pet to a client that an earlier attempt imported', async () => {
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
  await expect
    .element(page.getByText('Client already imported from this file: the pet will be added.'))
    .toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Add pets' })).toBeEnabled();
});

it.each([
  { width: 1280, where: 'wide' },
  { width: 390, where: 'on a phone' },
])('SelectRows shows the row numbers of the file ($where)', async ({ width }) => {
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
    // The label of the checkbox.
    await expect
      .element(page.getByRole('checkbox', { name: `Import row ${number}` }))
      .toBeVisible();
  }
});

function SelectRowsWithState({ verdicts = {} }: { verdicts?: Readonly<Record<number, Verdict>> }) {
  const [draft, setDraft] = useState<ImportDraft>({
    step: 'rows',
    fileName: 'clients.csv',
    candidates: [row(4, 'Luna'), row(6, 'Kira')],
    verdicts,
    leftOut: [],
  });
  if (draft.step !== 'rows') return null;
  return <SelectRows draft={draft} onDraft={setDraft} onBack={() => undefined} />;
}

it('SelectRows keeps a value that is typed while rows are being checked, and marks it as unchecked', async () => {
  const answer = pendingAnswer();
  const { page } = await renderAtClinic(<SelectRowsWithState />, {
    answers: { 'POST /facilities/users/import': answer.give },
  });
  await page.getByRole('button', { name: 'Check rows' }).click();
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
  await expect.element(page.getByText('Edited, to check')).toBeVisible();
  await expect.element(name).toHaveValue('Ada');
  await expect.element(page.getByRole('button', { name: /^Import/ })).toBeDisabled();
});

it('SelectRows hides the error of a cell once it is edited, and says why the rows cannot be imported', async () => {
  const { page } = await renderAtClinic(
    <SelectRowsWithState
      verdicts={{
        4: { code: 'INVALID_EMAIL_OR_PHONE', field: 'email' },
        6: { code: null, warnings: [{ field: 'phone', code: 'invalid_phone', value: 'x' }] },
      }}
    />,
  );
  const email = page.getByRole('textbox', { name: 'E-mail, row 4' });
  await expect.element(email).toBeInvalid();
  await expect.element(page.getByText('Ready: 1 · Needs attention: 1')).toBeVisible();
  await email.fill('ida@example.test');
  await expect.element(email).toBeValid();
  expect(page.getByText('E-mail or phone number missing or not valid.').query()).toBeNull();
  // The other row keeps its note, which is no error.
  await expect.element(page.getByText('Not a phone number.').first()).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Phone, row 6' })).toBeValid();
  const importing = page.getByRole('button', { name: /^Import/ });
  await expect.element(importing).toBeDisabled();
  await expect
    .element(importing)
    .toHaveAccessibleDescription('You edited some rows. Check the rows again to import them.');
});

it('SelectRows keeps the name of each client in sight while the table scrolls', async () => {
  await browserPage.viewport(1000, 800);
  const { page } = await renderAtClinic(<SelectRowsWithState />);
  const cell = page.getByRole('cell', { name: /Ida Riva/ }).first();
  await expect.element(cell).toBeVisible();
  const table = page.getByRole('table').element();
  const frame = table.parentElement;
  if (!frame) throw new Error('the table has no frame');
  table.style.minWidth = '3000px';
  frame.scrollLeft = 1500;
  const left = cell.element().getBoundingClientRect().left - frame.getBoundingClientRect().left;
  expect(frame.scrollLeft).toBe(1500);
  expect(Math.abs(left)).toBeLessThan(2);
});

it('SelectRows shows the warnings about a row that were found while reading the file', async () => {
  const { page } = await renderAtClinic(
    <SelectRows
      draft={{
        step: 'rows',
        fileName: 'clients.csv',
        candidates: [row(4, 'Luna'), { ...row(6, 'Kira'), problems: ['open_quote'] }],
        verdicts: { 4: { code: null }, 6: { code: null } },
        leftOut: [],
      }}
      onDraft={() => undefined}
      onBack={() => undefined}
    />,
  );
  await expect.element(page.getByText('A quotation mark is not closed.')).toBeVisible();
  await expect.element(page.getByText('Ready, with a note')).toBeVisible();
});
