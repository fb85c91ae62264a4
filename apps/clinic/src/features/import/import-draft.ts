import type { ImportRow } from '@zampa/contract/import/import-clients';
import type { RowError } from '@zampa/domain/invitations/invite';
import { guessMapping, type Mapping } from './fields.ts';
import { type Candidate, candidatesOf } from './import-row.ts';
import type { Sheet } from './read-file.ts';

/** What the server says of a row: that it can be imported or was, or why not. */
export type Verdict = { readonly code: RowError | null };

/** How far an import has come. It is kept in the browser, so that a reload loses nothing. */
export type ImportDraft =
  | { readonly step: 'file' }
  | {
      readonly step: 'fields';
      readonly fileName: string;
      readonly sheet: Sheet;
      readonly mapping: Mapping;
    }
  | ({ readonly step: 'rows' } & Judged)
  | ({
      readonly step: 'done';
      readonly imported: number;
      readonly importIds: readonly string[];
      readonly undone: boolean;
    } & Judged);

type Judged = {
  readonly fileName: string;
  readonly candidates: readonly Candidate[];
  readonly verdicts: Readonly<Record<number, Verdict>>;
  /** Rows that are left out, by their place in the file. */
  readonly leftOut: readonly number[];
  /** The imports that this file has brought before, when only what failed is tried again. */
  readonly importIds?: readonly string[];
  readonly imported?: number;
};

export const NO_IMPORT: ImportDraft = { step: 'file' };

export function withSheet(fileName: string, sheet: Sheet): ImportDraft {
  return { step: 'fields', fileName, sheet, mapping: guessMapping(sheet.columns) };
}

export function withFields({
  fileName,
  sheet,
  mapping,
}: Extract<ImportDraft, { step: 'fields' }>): Extract<ImportDraft, { step: 'rows' }> {
  const candidates = candidatesOf(sheet.rows, mapping);
  return { step: 'rows', fileName, candidates, verdicts: {}, leftOut: [] };
}

/** The rows that would be sent now. */
export const chosenOf = ({ candidates, leftOut }: Judged): readonly Candidate[] =>
  candidates.filter(({ row }) => !leftOut.includes(row));

/** The answer to the rows that were sent, by their places in the file. */
export function verdictsOf(
  sent: readonly Candidate[],
  rows: readonly { readonly row: number; readonly code?: RowError | undefined }[],
): Readonly<Record<number, Verdict>> {
  return Object.fromEntries(
    rows.flatMap(({ row, code }) => {
      const candidate = sent[row];
      return candidate ? [[candidate.row, { code: code ?? null }]] : [];
    }),
  );
}

/** A row that was mended; what was said of it before no longer counts. */
export function mended<Draft extends Judged>(draft: Draft, row: number, client: ImportRow): Draft {
  const { [row]: _before, ...verdicts } = draft.verdicts;
  const candidates = draft.candidates.map((each) => (each.row === row ? { row, client } : each));
  return { ...draft, candidates, verdicts };
}

/** The rows that were refused. */
export const failedOf = (draft: Judged): readonly Candidate[] =>
  chosenOf(draft).filter(({ row }) => draft.verdicts[row]?.code);

/** Only what failed, to be mended and tried again. */
export function onlyFailed(
  draft: Extract<ImportDraft, { step: 'done' }>,
): Extract<ImportDraft, { step: 'rows' }> {
  const { fileName, verdicts, importIds, imported } = draft;
  return {
    step: 'rows',
    fileName,
    verdicts,
    importIds,
    imported,
    candidates: failedOf(draft),
    leftOut: [],
  };
}
