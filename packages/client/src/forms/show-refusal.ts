import { ApiRefusal, ApiUnreachable } from '../api/problems.ts';

/**
 * Puts each field error at its field and anything else at the form's foot (`root`); what was typed stays.
 * The error's `type` is the code that the texts translate.
 *
 * @param fields those the form shows; an error of any other field goes to the foot, where it is seen
 */
export function showRefusal<Field extends string>(
  error: unknown,
  setError: (field: Field | 'root', error: { type: string }) => void,
  fields: readonly Field[],
) {
  if (!(error instanceof ApiRefusal))
    return setError('root', { type: error instanceof ApiUnreachable ? 'OFFLINE' : 'UNEXPECTED' });

  const shown = error.fields.flatMap(({ field, code }) =>
    fields.filter((known) => known === field).map((known) => ({ field: known, code })),
  );
  // The first comes last: a form goes to the field that it was told of at last.
  for (const { field, code } of shown.toReversed()) setError(field, { type: code });
  if (shown.length === 0) setError('root', { type: error.code });
}
