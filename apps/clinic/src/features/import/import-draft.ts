import type { ImportRow } from '@zampa/contract/import/import-clients';
import type { RowWarning } from '@zampa/domain/import/warnings';
import type { ImportError, RowFault } from '@zampa/domain/import/cell-limits';
import type { CellField, Mapping } from './field-list.ts';
import { guessMapping } from './fields.ts';
import { changedCells } from './cells.ts';
import { type Candidate, toCandidates } from './import-row.ts';
import type { EncodedText } from './files/read-file.ts';
import { clientRowsOf, headingsOf, type NamedSheet, type Sheet } from './sheet.ts';

/** The server's verdict on a row: importable or imported, or the reason why not, and unreadable cells. */
export type Verdict = {
  readonly code: ImportError | null;
  /** Cell with the error. */
  readonly field?: RowFault['field'];
  readonly warnings?: readonly RowWarning[];
  /** Row number of the row with the same client, to which this row adds its pets. */
  readonly joins?: number;
  /** Whether an earlier attempt imported the client, to which this row adds its pets. */
  readonly earlier?: true;
  /** Whether the row has changed since this verdict. */
  readonly isOld?: true;
  /** Cells that have changed since this verdict, about which it says nothing any more. */
  readonly edited?: readonly CellField[];
};

/** State of an import, stored in the browser so that it survives a reload. */
export type ImportDraft =
  | { readonly step: 'file' }
  | {
      readonly step: 'fields';
      readonly fileName: string;
      readonly sheet: Sheet;
      readonly mapping: Mapping;
      /** Text file whose encoding can be changed. */
      readonly source?: EncodedText;
      /** All sheets of a workbook with several, and the index of the chosen one. */
      readonly workbook?: { readonly sheets: readonly NamedSheet[]; readonly chosen: number };
    }
  | ({ readonly step: 'rows' } & RowsState)
  | ({
      readonly step: 'done';
      readonly imported: number;
      readonly undone: boolean;
    } & RowsState);

type RowsState = {
  readonly fileName: string;
  readonly candidates: readonly Candidate[];
  readonly verdicts: Readonly<Record<number, Verdict>>;
  /** Numbers of the rows that are left out. */
  readonly leftOut: readonly number[];
  /** Id of the import that this file started; set when failed rows are retried. */
  readonly importId?: string | null;
  readonly imported?: number;
};

export const NO_IMPORT: ImportDraft = { step: 'file' };

type FieldsDraft = Extract<ImportDraft, { step: 'fields' }>;

/** Returns the draft for a file, with the first or the chosen sheet. `source`: a text file with a guessed encoding. */
export function createFieldsDraft(
  fileName: string,
  sheets: readonly NamedSheet[],
  {
    chosen = 0,
    source,
  }: { readonly chosen?: number; readonly source?: EncodedText | undefined } = {},
): FieldsDraft {
  const sheet = sheets[chosen]?.sheet;
  if (!sheet) throw new Error('a file without a sheet');
  const unmapped: FieldsDraft = { step: 'fields', fileName, sheet, mapping: [] };
  const draft = withSheet(source ? { ...unmapped, source } : unmapped, sheet);
  return sheets.length > 1 ? { ...draft, workbook: { sheets, chosen } } : draft;
}

/**
 * Returns the draft after the file was read in another way, such as another sheet or encoding, with newly guessed
 * columns.
 */
export const withSheet = (draft: FieldsDraft, sheet: Sheet): FieldsDraft => ({
  ...draft,
  sheet,
  mapping: guessMapping(
    headingsOf(sheet),
    clientRowsOf(sheet).map(({ cells }) => cells),
  ),
});

export function toRowsDraft({
  fileName,
  sheet,
  mapping,
}: FieldsDraft): Extract<ImportDraft, { step: 'rows' }> {
  const candidates = toCandidates(clientRowsOf(sheet), mapping);
  return {
    step: 'rows',
    fileName,
    candidates,
    verdicts: {},
    leftOut: [],
  };
}

/** Returns the rows that would be sent now. */
export const chosenRows = ({ candidates, leftOut }: RowsState): readonly Candidate[] =>
  candidates.filter(({ row }) => !leftOut.includes(row));

/** Returns the server's verdicts by row number. */
export function verdictsByRow(
  sent: readonly Candidate[],
  rows: readonly {
    readonly row: number;
    readonly code?: ImportError | undefined;
    readonly field?: RowFault['field'] | undefined;
    readonly warnings?: readonly RowWarning[] | undefined;
    readonly joins?: number | undefined;
    readonly earlier?: true | undefined;
  }[],
): Readonly<Record<number, Verdict>> {
  return Object.fromEntries(
    rows.flatMap(({ row, code = null, field, warnings, joins, earlier }) => {
      const [candidate, first] = [sent[row], joins === undefined ? undefined : sent[joins]];
      if (!candidate) return [];
      const verdict: Verdict = {
        code,
        ...(field && { field }),
        ...(warnings && { warnings }),
        ...(first && { joins: first.row }),
        ...(earlier && { earlier }),
      };
      return [[candidate.row, verdict]];
    }),
  );
}

/**
 * Returns the draft with a corrected row. The row's verdict is marked as outdated but still determines its
 * position.
 */
export function withCorrectedRow<Draft extends RowsState>(
  draft: Draft,
  row: number,
  client: ImportRow,
): Draft {
  const verdict = draft.verdicts[row];
  const before = draft.candidates.find((each) => each.row === row)?.client;
  const changed = before ? changedCells(before, client) : [];
  const edited = [...new Set([...(verdict?.edited ?? []), ...changed])];
  const verdicts = verdict
    ? { ...draft.verdicts, [row]: { ...verdict, isOld: true as const, edited } }
    : draft.verdicts;
  const candidates = draft.candidates.map((each) =>
    each.row === row ? { ...each, client } : each,
  );
  return { ...draft, candidates, verdicts };
}

/**
 * Returns the current draft with the verdicts on the sent rows. Verdicts on rows that changed after sending are
 * marked as outdated.
 */
export function withVerdicts<Draft extends RowsState>(
  draft: Draft,
  sent: readonly Candidate[],
  verdicts: Draft['verdicts'],
): Draft {
  const clients = new Map(draft.candidates.map(({ row, client }) => [row, client]));
  const old = Object.fromEntries<Verdict>(
    sent.flatMap(({ row, client }) => {
      const verdict = verdicts[row];
      const now = clients.get(row);
      if (!verdict || !now || now === client) return [];
      return [[row, { ...verdict, isOld: true as const, edited: changedCells(client, now) }]];
    }),
  );
  return { ...draft, verdicts: { ...verdicts, ...old } };
}

/** Returns whether every row that would be sent has a current verdict. */
export const areRowsChecked = (draft: RowsState): boolean =>
  chosenRows(draft).every(({ row }) => {
    const verdict = draft.verdicts[row];
    return verdict !== undefined && !verdict.isOld;
  });

/** Returns whether rows were edited after they were checked. */
export const hasEditedRows = (draft: RowsState): boolean =>
  chosenRows(draft).some(({ row }) => draft.verdicts[row]?.isOld);

/** Returns whether a verdict still applies to a cell or, without `field`, to the whole row. */
export const appliesTo = (verdict: Verdict, field: Verdict['field']): boolean =>
  field === undefined
    ? !verdict.isOld
    : !verdict.edited?.includes(field === 'pets' ? 'petName' : field);

/**
 * Returns the rows in display order: first refused rows, then rows with warnings or reading problems, then all
 * others.
 */
export function sortedRows({ candidates, verdicts }: RowsState): readonly Candidate[] {
  const rank = ({ row, problems }: Candidate) => {
    const verdict = verdicts[row];
    if (verdict?.code) return 0;
    return verdict?.warnings?.length || problems?.length ? 1 : 2;
  };
  return candidates.toSorted((one, other) => rank(one) - rank(other));
}

/**
 * Returns the number of new clients in the importable rows. Several rows may belong to one client, and earlier
 * attempts may have imported some.
 */
export const countNewClients = (draft: RowsState): number =>
  new Set(
    chosenRows(draft).flatMap(({ row }) => {
      const verdict = draft.verdicts[row];
      return verdict?.code || verdict?.earlier ? [] : [verdict?.joins ?? row];
    }),
  ).size;

/** Returns the rows that were refused. */
export const failedRows = (draft: RowsState): readonly Candidate[] =>
  chosenRows(draft).filter(({ row }) => draft.verdicts[row]?.code);

/** Returns a draft with only the failed rows, to correct and retry. */
export function withOnlyFailedRows(
  draft: Extract<ImportDraft, { step: 'done' }>,
): Extract<ImportDraft, { step: 'rows' }> {
  const { fileName, verdicts, imported, undone } = draft;
  // An import that was undone is not continued.
  const importId = undone ? null : draft.importId;
  return {
    step: 'rows',
    fileName,
    verdicts,
    ...(importId && { importId }),
    imported,
    candidates: failedRows(draft),
    leftOut: [],
  };
}
