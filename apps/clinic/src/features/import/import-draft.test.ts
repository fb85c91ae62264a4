import { describe, expect, it } from 'vitest';
import {
  chosenRows,
  countNewClients,
  failedRows,
  areRowsChecked,
  withCorrectedRow,
  withOnlyFailedRows,
  sortedRows,
  verdictsByRow,
  toRowsDraft,
  createFieldsDraft,
  withSheet,
  withVerdicts,
} from './import-draft.ts';
import { toSheet, withHeadings } from './sheet.ts';
import { sheetWithHeadings } from './sheet.test-data.ts';

// The clients are in lines 2 to 4.
const sheet = sheetWithHeadings(
  ['Nome', 'Email'],
  ['Ada', 'ada@example.test'],
  ['Bea', 'nobody'],
  ['Cara', 'cara@example.test'],
);

const rowsDraft = () => {
  return toRowsDraft(createFieldsDraft('clients.csv', [{ name: '', sheet }]));
};

describe('import draft', () => {
  it('guesses the fields of a file and reads its rows accordingly', () => {
    expect(createFieldsDraft('clients.csv', [{ name: '', sheet }])).toMatchObject({
      mapping: ['firstName', 'email'],
    });
    expect(rowsDraft().candidates[1]).toMatchObject({ row: 3, client: { firstName: 'Bea' } });
  });

  it('reads the chosen sheet of a workbook and guesses its fields again', () => {
    const other = sheetWithHeadings(['Cognome e nome'], ['Rossi Maria']);
    const sheets = [
      { name: 'Clienti', sheet },
      { name: 'Altri', sheet: other },
    ];
    expect(createFieldsDraft('clients.xlsx', sheets)).toMatchObject({
      sheet,
      workbook: { chosen: 0 },
    });
    const chosen = createFieldsDraft('clients.xlsx', sheets, { chosen: 1 });
    expect(chosen).toMatchObject({ sheet: other, mapping: ['lastThenFirst'] });
    expect(chosen.workbook).toEqual({ sheets, chosen: 1 });
    expect(withSheet(chosen, sheet)).toMatchObject({
      mapping: ['firstName', 'email'],
      workbook: { chosen: 1 },
    });
  });

  it('uses the row numbers of the file despite a title and empty lines', () => {
    const cells = [['Clients'], [''], ['Nome', 'Email'], ['Ada', 'ada@example.test'], [], ['Bea']];
    const read = toSheet(cells.map((row) => ({ cells: row })));
    if (!read) throw new Error('there is no table');
    const draft = toRowsDraft(createFieldsDraft('clients.csv', [{ name: '', sheet: read }]));
    expect(draft.candidates.map(({ row }) => row)).toEqual([4, 6]);
    const headless = withSheet(
      createFieldsDraft('clients.csv', [{ name: '', sheet }]),
      withHeadings(sheet, false),
    );
    expect(toRowsDraft(headless).candidates.map(({ row }) => row)).toEqual([1, 2, 3, 4]);
  });

  it('omits deselected rows and assigns the answers to the sent rows', () => {
    const draft = { ...rowsDraft(), leftOut: [2] };
    const sent = chosenRows(draft);
    expect(sent.map(({ row }) => row)).toEqual([3, 4]);
    const answer = [{ row: 0, code: 'INVALID_EMAIL_OR_PHONE' as const }, { row: 1 }];
    const verdicts = verdictsByRow(sent, answer);
    expect(verdicts).toEqual({ 3: { code: 'INVALID_EMAIL_OR_PHONE' }, 4: { code: null } });
    expect(failedRows({ ...draft, verdicts }).map(({ row }) => row)).toEqual([3]);
  });

  it('links a row to the earlier row of the same client, and counts that client once', () => {
    const draft = { ...rowsDraft(), leftOut: [2] };
    const verdicts = verdictsByRow(chosenRows(draft), [{ row: 0 }, { row: 1, joins: 0 }]);
    expect(verdicts).toEqual({ 3: { code: null }, 4: { code: null, joins: 3 } });
    expect(countNewClients({ ...draft, verdicts })).toBe(1);
    const refused = { ...verdicts, 4: { code: 'DUPLICATE' as const } };
    expect(countNewClients({ ...draft, verdicts: refused, leftOut: [] })).toBe(2);
  });

  it('does not count clients that an earlier attempt imported', () => {
    const draft = rowsDraft();
    const answer = [
      { row: 0 },
      { row: 1, earlier: true as const },
      { row: 2, joins: 1, earlier: true as const },
    ];
    const verdicts = verdictsByRow(chosenRows(draft), answer);
    expect(verdicts[3]).toEqual({ code: null, earlier: true });
    expect(countNewClients({ ...draft, verdicts })).toBe(1);
  });

  it('marks the verdict of a corrected row as outdated', () => {
    const verdicts = { 2: { code: null }, 3: { code: 'DUPLICATE' as const }, 4: { code: null } };
    const draft = { ...rowsDraft(), verdicts };
    expect(areRowsChecked(draft)).toBe(true);
    const client = { firstName: 'Bea', email: 'bea@example.test' };
    const after = withCorrectedRow(draft, 3, client);
    expect(areRowsChecked(after)).toBe(false);
    expect(sortedRows(after).map(({ row }) => row)).toEqual([3, 2, 4]);
    expect(after.candidates[1]).toEqual({ row: 3, client });
  });

  it('keeps a correction made during the check and marks its verdict as outdated', () => {
    const sentDraft = rowsDraft();
    const sent = chosenRows(sentDraft);
    const client = { firstName: 'Bea', email: 'bea@example.test' };
    const editedDraft = withCorrectedRow(sentDraft, 3, client);
    const verdicts = { 2: { code: null }, 3: { code: 'DUPLICATE' as const }, 4: { code: null } };
    const after = withVerdicts(editedDraft, sent, verdicts);
    expect(after.candidates[1]).toEqual({ row: 3, client });
    expect(after.verdicts).toEqual({
      ...verdicts,
      3: { code: 'DUPLICATE', isOld: true, edited: ['email'] },
    });
    expect(areRowsChecked(after)).toBe(false);
    expect(withVerdicts(sentDraft, sent, verdicts).verdicts).toEqual(verdicts);
  });

  it('lists refused rows first, then rows with warnings', () => {
    const warnings = [{ field: 'email', code: 'invalid_email', value: 'x' }] as const;
    const verdicts = {
      2: { code: null },
      3: { code: null, warnings },
      4: { code: 'DUPLICATE' },
    } as const;
    expect(sortedRows({ ...rowsDraft(), verdicts }).map(({ row }) => row)).toEqual([4, 3, 2]);
  });

  it('retries only the failed rows', () => {
    const verdicts = { 2: { code: null }, 3: { code: 'DUPLICATE' as const }, 4: { code: null } };
    const importResult = { imported: 2, importId: 'i', undone: false };
    const retryDraft = withOnlyFailedRows({
      ...rowsDraft(),
      ...importResult,
      verdicts,
      step: 'done',
    });
    expect(retryDraft).toMatchObject({ step: 'rows', importId: 'i', imported: 2 });
    expect(retryDraft.candidates.map(({ row }) => row)).toEqual([3]);
  });
});
