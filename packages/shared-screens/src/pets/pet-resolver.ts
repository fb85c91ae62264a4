import type { FieldError, Resolver } from 'react-hook-form';
import { problemsOf, type PetValues } from './pet-values.ts';
import { today } from './today.ts';

/** Says at each field what is wrong before anything is sent; each code has its text among those of fields. */
export const petResolver: Resolver<PetValues> = (values) => {
  const problems = Object.entries(problemsOf(values, today()));
  if (problems.length === 0) return { values, errors: {} };
  const errors = problems.map(([field, type]): [string, FieldError] => [field, { type }]);
  return { values: {}, errors: Object.fromEntries(errors) };
};
