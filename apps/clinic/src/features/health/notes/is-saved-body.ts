import type { NoteBody } from '@zampa/client/health/note-sender';
import type { VisitNote } from '@zampa/contract/health/objects/note';

/** Returns whether a version has the values of a change that was sent. */
export const isSavedBody = (body: NoteBody, saved: VisitNote): boolean =>
  TEXTS.every((field) => (body[field] ?? '').trim() === (saved[field] ?? '')) &&
  (body.date === undefined || Date.parse(body.date) === Date.parse(saved.date)) &&
  (body.deceasedOn ?? null) === saved.deceasedOn &&
  isSameList(Object.entries(body.vitals ?? {}), Object.entries(saved.vitals)) &&
  isSameList(body.diagnoses ?? [], saved.diagnoses);

const TEXTS = ['reason', 'history', 'findings', 'assessment', 'plan', 'privateNote'] as const;

type Diagnosis = { readonly text: string; readonly chronic?: boolean | undefined };
type Listed = readonly [string, string | number | null | undefined] | Diagnosis;

/** Returns whether two lists of measured values, or of diagnoses, are the same. */
const isSameList = (one: readonly Listed[], other: readonly Listed[]): boolean =>
  toLines(one) === toLines(other);

const toLines = (list: readonly Listed[]): string =>
  list
    .flatMap((each) => {
      if ('text' in each) return [`${each.text.trim()} ${each.chronic ?? false}`];
      const [name, value] = each;
      return value === null || value === undefined ? [] : [`${name} ${String(value)}`];
    })
    .toSorted()
    .join('\n');
