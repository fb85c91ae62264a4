import type { ImportRow } from '@zampa/contract/import/import-clients';
import type { RowWarning } from '@zampa/domain/import/warnings';
import type { ImportError, RowFault } from '@zampa/domain/import/cell-limits';
import type { Mapping } from './field-list.ts';
import { guessMapping } from './fields.ts';
import { type Candidate, candidatesOf } from './import-row.ts';
import { clientRowsOf, headingsOf, type NamedSheet, type Sheet } from './sheet.ts';

/** What the server says of a row: that it can be imported or was, or why not, and what of it cannot be read. */
export type Verdict = {
  readonly code: ImportError | null;
  /** The cell that it is about. */
  readonly field?: RowFault['field'];
  readonly warnings?: readonly RowWarning[];
  /** The row of the same client, by its line in the file, to which it brings its animals. */
  readonly joins?: number;
  /** Whether an earlier try has brought the client, to whom it brings its animals. */
  readonly earlier?: true;
  /** Whether the row was changed since. */
  readonly isOld?: true;
};

/** How far an import has come. It is kept in the browser, so that a reload loses nothing. */
export type ImportDraft =
  | { readonly step: 'file' }
  | {
      readonly step: 'fields';
      readonly fileName: string;
      readonly sheet: Sheet;
      readonly mapping: Mapping;
      /** All sheets of a workbook of several, and which of them is read. */
      readonly workbook?: { readonly sheets: readonly NamedSheet[]; readonly chosen: number };
    }
  | ({ readonly step: 'rows' } & Judged)
  | ({
      readonly step: 'done';
      readonly imported: number;
      readonly undone: boolean;
    } & Judged);

type Judged = {
  readonly fileName: string;
  readonly candidates: readonly Candidate[];
  readonly verdicts: Readonly<Record<number, Verdict>>;
  /** Rows that are left out, by their lines in the file. */
  readonly leftOut: readonly number[];
  /** The import that this file has begun, when only what failed is tried again. */
  readonly importId?: string | null;
  readonly imported?: number;
};

export const NO_IMPORT: ImportDraft = { step: 'file' };

type FieldsDraft = Extract<ImportDraft, { step: 'fields' }>;

/** Returns the draft of a file, of which one sheet is read: the first, unless another is chosen. */
export function withFile(fileName: string, sheets: readonly NamedSheet[], chosen = 0): FieldsDraft {
  const sheet = sheets[chosen]?.sheet;
  if (!sheet) throw new Error('a file without a sheet');
  const draft = withSheet({ step: 'fields', fileName, sheet, mapping: [] }, sheet);
  return sheets.length > 1 ? { ...draft, workbook: { sheets, chosen } } : draft;
}

/** Returns the draft with its rows read in another way: what the columns mean is guessed anew. */
export const withSheet = (draft: FieldsDraft, sheet: Sheet): FieldsDraft => ({
  ...draft,
  sheet,
  mapping: guessMapping(
    headingsOf(sheet),
    clientRowsOf(sheet).map(({ cells }) => cells),
  ),
});

export function withFields({
  fileName,
  sheet,
  mapping,
}: FieldsDraft): Extract<ImportDraft, { step: 'rows' }> {
  const candidates = candidatesOf(clientRowsOf(sheet), mapping);
  return {
    step: 'rows',
    fileName,
    candidates,
    verdicts: {},
    leftOut: [],
  };
}

/** Returns the rows that would be sent now. */
export const chosenOf = ({ candidates, leftOut }: Judged): readonly Candidate[] =>
  candidates.filter(({ row }) => !leftOut.includes(row));

/** Returns the answer to the rows that were sent, by their lines in the file. */
export function verdictsOf(
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
 * Returns the draft with a row that was mended; what was said of it before no longer counts, but it stays in its place.
 */
export function mended<Draft extends Judged>(draft: Draft, row: number, client: ImportRow): Draft {
  const before = draft.verdicts[row];
  const verdicts = before
    ? { ...draft.verdicts, [row]: { ...before, isOld: true as const } }
    : draft.verdicts;
  const candidates = draft.candidates.map((each) => (each.row === row ? { row, client } : each));
  return { ...draft, candidates, verdicts };
}

/**
 * Returns the draft as it is by now with what was said of the rows that were sent: of one that was changed meanwhile it no
 * longer counts.
 */
export function withVerdicts<Draft extends Judged>(
  draft: Draft,
  sent: readonly Candidate[],
  verdicts: Draft['verdicts'],
): Draft {
  const clients = new Map(draft.candidates.map(({ row, client }) => [row, client]));
  const old = Object.fromEntries<Verdict>(
    sent.flatMap(({ row, client }) => {
      const verdict = verdicts[row];
      if (!verdict || clients.get(row) === client) return [];
      return [[row, { ...verdict, isOld: true as const }]];
    }),
  );
  return { ...draft, verdicts: { ...verdicts, ...old } };
}

/** Tells whether what the server said still counts for every row that would be sent. */
export const isJudged = (draft: Judged): boolean =>
  chosenOf(draft).every(({ row }) => {
    const verdict = draft.verdicts[row];
    return verdict !== undefined && !verdict.isOld;
  });

/** Returns the rows as they are shown: first those that were refused, then those of which something cannot be read. */
export function orderedOf({ candidates, verdicts }: Judged): readonly Candidate[] {
  const rank = ({ row }: Candidate) => {
    const verdict = verdicts[row];
    if (verdict?.code) return 0;
    return verdict?.warnings?.length ? 1 : 2;
  };
  return candidates.toSorted((one, other) => rank(one) - rank(other));
}

/**
 * Returns how many clients the rows come to that can be imported: several may be about one, and an earlier try may have
 * brought them.
 */
export const clientsIn = (draft: Judged): number =>
  new Set(
    chosenOf(draft).flatMap(({ row }) => {
      const verdict = draft.verdicts[row];
      return verdict?.code || verdict?.earlier ? [] : [verdict?.joins ?? row];
    }),
  ).size;

/** Returns the rows that were refused. */
export const failedOf = (draft: Judged): readonly Candidate[] =>
  chosenOf(draft).filter(({ row }) => draft.verdicts[row]?.code);

/** Returns only what failed, to be mended and tried again. */
export function onlyFailed(
  draft: Extract<ImportDraft, { step: 'done' }>,
): Extract<ImportDraft, { step: 'rows' }> {
  const { fileName, verdicts, imported, undone } = draft;
  // What was taken back is not gone on with.
  const importId = undone ? null : draft.importId;
  return {
    step: 'rows',
    fileName,
    verdicts,
    ...(importId && { importId }),
    imported,
    candidates: failedOf(draft),
    leftOut: [],
  };
}
