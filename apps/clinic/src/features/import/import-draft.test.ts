import { describe, expect, it } from 'vitest';
import {
  chosenOf,
  clientsIn,
  failedOf,
  isJudged,
  mended,
  onlyFailed,
  orderedOf,
  verdictsOf,
  withFields,
  withFile,
  withSheet,
  withVerdicts,
} from './import-draft.ts';
import { sheetOf, withHeadings } from './sheet.ts';
import { tableOf } from './sheet.test-data.ts';

// Its rows stand in the lines 2 to 4.
const sheet = tableOf(
  ['Nome', 'Email'],
  ['Ada', 'ada@example.test'],
  ['Bea', 'nobody'],
  ['Cara', 'cara@example.test'],
);

const rowsDraft = () => {
  return withFields(withFile('clients.csv', [{ name: '', sheet }]));
};

describe('an import', () => {
  it('guesses the fields of a file and reads its rows with them', () => {
    expect(withFile('clients.csv', [{ name: '', sheet }])).toMatchObject({
      mapping: ['firstName', 'email'],
    });
    expect(rowsDraft().candidates[1]).toMatchObject({ row: 3, client: { firstName: 'Bea' } });
  });

  it('reads the sheet that is chosen of several, and guesses its fields anew', () => {
    const other = tableOf(['Cognome e nome'], ['Rossi Maria']);
    const sheets = [
      { name: 'Clienti', sheet },
      { name: 'Altri', sheet: other },
    ];
    expect(withFile('clients.xlsx', sheets)).toMatchObject({ sheet, workbook: { chosen: 0 } });
    const chosen = withFile('clients.xlsx', sheets, 1);
    expect(chosen).toMatchObject({ sheet: other, mapping: ['lastThenFirst'] });
    expect(chosen.workbook).toEqual({ sheets, chosen: 1 });
    expect(withSheet(chosen, sheet)).toMatchObject({
      mapping: ['firstName', 'email'],
      workbook: { chosen: 1 },
    });
  });

  it('numbers its rows as the file does, under a title and with empty lines between', () => {
    const cells = [['Clients'], [''], ['Nome', 'Email'], ['Ada', 'ada@example.test'], [], ['Bea']];
    const read = sheetOf(cells);
    if (!read) throw new Error('there is no table');
    const draft = withFields(withFile('clients.csv', [{ name: '', sheet: read }]));
    expect(draft.candidates.map(({ row }) => row)).toEqual([4, 6]);
    const headless = withSheet(
      withFile('clients.csv', [{ name: '', sheet }]),
      withHeadings(sheet, false),
    );
    expect(withFields(headless).candidates.map(({ row }) => row)).toEqual([1, 2, 3, 4]);
  });

  it('leaves out what was unticked, and puts the answers to the rest in their places', () => {
    const draft = { ...rowsDraft(), leftOut: [2] };
    const sent = chosenOf(draft);
    expect(sent.map(({ row }) => row)).toEqual([3, 4]);
    const answer = [{ row: 0, code: 'INVALID_EMAIL_OR_PHONE' as const }, { row: 1 }];
    const verdicts = verdictsOf(sent, answer);
    expect(verdicts).toEqual({ 3: { code: 'INVALID_EMAIL_OR_PHONE' }, 4: { code: null } });
    expect(failedOf({ ...draft, verdicts }).map(({ row }) => row)).toEqual([3]);
  });

  it('says in which row of the file the client of a further row stands, and how many clients there are', () => {
    const draft = { ...rowsDraft(), leftOut: [2] };
    const verdicts = verdictsOf(chosenOf(draft), [{ row: 0 }, { row: 1, joins: 0 }]);
    expect(verdicts).toEqual({ 3: { code: null }, 4: { code: null, joins: 3 } });
    expect(clientsIn({ ...draft, verdicts })).toBe(1);
    const refused = { ...verdicts, 4: { code: 'DUPLICATE' as const } };
    expect(clientsIn({ ...draft, verdicts: refused, leftOut: [] })).toBe(2);
  });

  it('counts nobody anew whom an earlier try has brought', () => {
    const draft = rowsDraft();
    const answer = [
      { row: 0 },
      { row: 1, earlier: true as const },
      { row: 2, joins: 1, earlier: true as const },
    ];
    const verdicts = verdictsOf(chosenOf(draft), answer);
    expect(verdicts[3]).toEqual({ code: null, earlier: true });
    expect(clientsIn({ ...draft, verdicts })).toBe(1);
  });

  it('forgets what was said of a row that is mended', () => {
    const verdicts = { 2: { code: null }, 3: { code: 'DUPLICATE' as const }, 4: { code: null } };
    const draft = { ...rowsDraft(), verdicts };
    expect(isJudged(draft)).toBe(true);
    const client = { firstName: 'Bea', email: 'bea@example.test' };
    const after = mended(draft, 3, client);
    expect(isJudged(after)).toBe(false);
    expect(orderedOf(after).map(({ row }) => row)).toEqual([3, 2, 4]);
    expect(after.candidates[1]).toEqual({ row: 3, client });
  });

  it('keeps what was typed while the rows were judged, of which nothing is said yet', () => {
    const pressed = rowsDraft();
    const sent = chosenOf(pressed);
    const client = { firstName: 'Bea', email: 'bea@example.test' };
    const typed = mended(pressed, 3, client);
    const verdicts = { 2: { code: null }, 3: { code: 'DUPLICATE' as const }, 4: { code: null } };
    const after = withVerdicts(typed, sent, verdicts);
    expect(after.candidates[1]).toEqual({ row: 3, client });
    expect(after.verdicts).toEqual({ ...verdicts, 3: { code: 'DUPLICATE', isOld: true } });
    expect(isJudged(after)).toBe(false);
    expect(withVerdicts(pressed, sent, verdicts).verdicts).toEqual(verdicts);
  });

  it('shows first what was refused, then what cannot be read', () => {
    const warnings = [{ field: 'email', code: 'invalid_email', value: 'x' }] as const;
    const verdicts = {
      2: { code: null },
      3: { code: null, warnings },
      4: { code: 'DUPLICATE' },
    } as const;
    expect(orderedOf({ ...rowsDraft(), verdicts }).map(({ row }) => row)).toEqual([4, 3, 2]);
  });

  it('tries again only what failed', () => {
    const verdicts = { 2: { code: null }, 3: { code: 'DUPLICATE' as const }, 4: { code: null } };
    const done = { imported: 2, importId: 'i', undone: false };
    const again = onlyFailed({ ...rowsDraft(), ...done, verdicts, step: 'done' });
    expect(again).toMatchObject({ step: 'rows', importId: 'i', imported: 2 });
    expect(again.candidates.map(({ row }) => row)).toEqual([3]);
  });
});
