import { FieldsMeanwhile } from '@zampa/shared-screens/form/FieldsMeanwhile.tsx';
import { FormProblem } from '@zampa/shared-screens/form/FormProblem.tsx';
import type { useFacilityDataForm } from './use-facility-data-form.ts';
import { useFacilityTexts } from './use-facility-texts.ts';

export interface FacilityProblemProps {
  form: ReturnType<typeof useFacilityDataForm>;
}

/** Shows why the data were not saved: what a colleague saved meanwhile, with the choice between the two. */
export function FacilityProblem({ form }: FacilityProblemProps) {
  if (!form.meanwhile.isStale) return <FormProblem error={form.formState.errors.root} />;
  return <TheirsMeanwhile form={form} />;
}

function TheirsMeanwhile({ form: { meanwhile, seen, theirs } }: FacilityProblemProps) {
  const textsOf = useFacilityTexts();
  return <FieldsMeanwhile {...meanwhile} seen={textsOf(seen)} theirs={textsOf(theirs)} />;
}
