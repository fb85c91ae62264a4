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
} from './import-draft.ts';

const sheet = {
  columns: ['Nome', 'Email'],
  rows: [
    ['Ada', 'ada@example.test'],
    ['Bea', 'nobody'],
    ['Cara', 'cara@example.test'],
  ],
};

const rowsDraft = () => {
  return withFields(withFile('clients.csv', [{ name: '', sheet }]));
};

describe('an import', () => {
  it('guesses the fields of a file and reads its rows with them', () => {
    expect(withFile('clients.csv', [{ name: '', sheet }])).toMatchObject({
      mapping: ['firstName', 'email'],
    });
    expect(rowsDraft().candidates[1]).toMatchObject({ row: 1, client: { firstName: 'Bea' } });
  });

  it('reads the sheet that is chosen of several, and guesses its fields anew', () => {
    const other = { columns: ['Cognome e nome'], rows: [['Rossi Maria']] };
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

  it('knows of rows without headings that the first of them is the first line of the file', () => {
    const headless = { columns: ['', ''], rows: sheet.rows };
    const draft = withFields(withFile('clients.csv', [{ name: '', sheet: headless }]));
    expect(draft.headless).toBe(true);
    const verdicts = { 1: { code: 'DUPLICATE' as const } };
    const done = { ...draft, step: 'done', imported: 2, undone: false, verdicts } as const;
    expect(onlyFailed(done).headless).toBe(true);
    expect(rowsDraft()).not.toHaveProperty('headless');
  });

  it('leaves out what was unticked, and puts the answers to the rest in their places', () => {
    const draft = { ...rowsDraft(), leftOut: [0] };
    const sent = chosenOf(draft);
    expect(sent.map(({ row }) => row)).toEqual([1, 2]);
    const answer = [{ row: 0, code: 'INVALID_EMAIL_OR_PHONE' as const }, { row: 1 }];
    const verdicts = verdictsOf(sent, answer);
    expect(verdicts).toEqual({ 1: { code: 'INVALID_EMAIL_OR_PHONE' }, 2: { code: null } });
    expect(failedOf({ ...draft, verdicts }).map(({ row }) => row)).toEqual([1]);
  });

  it('says in which row of the file the client of a further row stands, and how many clients there are', () => {
    const draft = { ...rowsDraft(), leftOut: [0] };
    const verdicts = verdictsOf(chosenOf(draft), [{ row: 0 }, { row: 1, joins: 0 }]);
    expect(verdicts).toEqual({ 1: { code: null }, 2: { code: null, joins: 1 } });
    expect(clientsIn({ ...draft, verdicts })).toBe(1);
    const refused = { ...verdicts, 2: { code: 'DUPLICATE' as const } };
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
    expect(verdicts[1]).toEqual({ code: null, earlier: true });
    expect(clientsIn({ ...draft, verdicts })).toBe(1);
  });

  it('forgets what was said of a row that is mended', () => {
    const verdicts = { 0: { code: null }, 1: { code: 'DUPLICATE' as const }, 2: { code: null } };
    const draft = { ...rowsDraft(), verdicts };
    expect(isJudged(draft)).toBe(true);
    const client = { firstName: 'Bea', email: 'bea@example.test' };
    const after = mended(draft, 1, client);
    expect(isJudged(after)).toBe(false);
    expect(orderedOf(after).map(({ row }) => row)).toEqual([1, 0, 2]);
    expect(after.candidates[1]).toEqual({ row: 1, client });
  });

  it('shows first what was refused, then what cannot be read', () => {
    const warnings = [{ field: 'email', code: 'invalid_email', value: 'x' }] as const;
    const verdicts = {
      0: { code: null },
      1: { code: null, warnings },
      2: { code: 'DUPLICATE' },
    } as const;
    expect(orderedOf({ ...rowsDraft(), verdicts }).map(({ row }) => row)).toEqual([2, 1, 0]);
  });

  it('tries again only what failed', () => {
    const verdicts = { 0: { code: null }, 1: { code: 'DUPLICATE' as const }, 2: { code: null } };
    const done = { imported: 2, importId: 'i', undone: false };
    const again = onlyFailed({ ...rowsDraft(), ...done, verdicts, step: 'done' });
    expect(again).toMatchObject({ step: 'rows', importId: 'i', imported: 2 });
    expect(again.candidates.map(({ row }) => row)).toEqual([1]);
  });
});
