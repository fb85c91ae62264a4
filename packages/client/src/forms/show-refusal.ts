import { ApiRefusal, ApiUnreachable } from '../api/problems.ts';

/**
 * Shows field errors at their fields and any other error at the form's bottom (`root`); typed values stay. The
 * error's `type` is the code to translate.
 *
 * @param fields fields that the form shows; errors of other fields are shown at the bottom
 */
export function showRefusal<Field extends string>(
  error: unknown,
  setError: (field: Field | 'root', error: { type: string }) => void,
  fields: readonly Field[],
) {
  if (!(error instanceof ApiRefusal))
    return setError('root', { type: error instanceof ApiUnreachable ? 'OFFLINE' : 'UNEXPECTED' });

  const shown = error.fields.flatMap(({ field, code }) =>
    fields.filter((each) => each === field).map((each) => ({ field: each, code })),
  );
  // In reverse order, because a form focuses the field with the last error.
  for (const { field, code } of shown.toReversed()) setError(field, { type: code });
  if (shown.length === 0) setError('root', { type: formErrorCode(error) });
}

/** Names the quota that is used up rather than "too many requests": waiting a moment does not help. */
const formErrorCode = ({ status, code, fields }: ApiRefusal) =>
  (status === 429 && fields[0]?.code) || code;
