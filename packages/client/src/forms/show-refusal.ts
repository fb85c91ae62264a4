import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { ApiRefusal, ApiUnreachable } from '../api/problems.ts';

/**
 * Puts each field error at its field and anything else at the form's foot (`root`); what was typed stays.
 * The error's `type` is the code that the texts translate.
 *
 * @param fields those the form shows; an error of any other field goes to the foot, where it is seen
 */
export function showRefusal<Values extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<Values>,
  fields: readonly Path<Values>[],
) {
  if (!(error instanceof ApiRefusal))
    return setError('root', { type: error instanceof ApiUnreachable ? 'OFFLINE' : 'UNEXPECTED' });

  const shown = error.fields.filter(({ field }) => fields.some((known) => known === field));
  for (const { field, code } of shown) setError(field as Path<Values>, { type: code });
  if (shown.length === 0) setError('root', { type: error.code });
}
