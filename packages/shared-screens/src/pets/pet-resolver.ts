import type { FieldError, Resolver } from 'react-hook-form';
import { validatePetValues, type PetValues } from './pet-values.ts';
import { today } from './today.ts';

/** Form resolver that validates pet values before sending. The type of each error is the code of a field text. */
export const petResolver: Resolver<PetValues> = (values) => {
  const problems = Object.entries(validatePetValues(values, today()));
  if (problems.length === 0) return { values, errors: {} };
  const errors = problems.map(([field, type]): [string, FieldError] => [field, { type }]);
  return { values: {}, errors: Object.fromEntries(errors) };
};
