import { FieldConflicts } from '@zampa/shared-screens/form/FieldConflicts.tsx';
import { FormProblem } from '@zampa/shared-screens/form/FormProblem.tsx';
import type { useFacilityDataForm } from './use-facility-data-form.ts';
import { useFacilityTexts } from './use-facility-texts.ts';

export interface FacilityProblemProps {
  form: ReturnType<typeof useFacilityDataForm>;
}

/** Shows why the data were not saved; after a concurrent change, both versions to choose from. */
export function FacilityProblem({ form }: FacilityProblemProps) {
  if (!form.meanwhile.isStale) return <FormProblem error={form.formState.errors.root} />;
  return <ConcurrentChange form={form} />;
}

function ConcurrentChange({ form: { meanwhile: conflict, seen, theirs } }: FacilityProblemProps) {
  const textsOf = useFacilityTexts();
  return <FieldConflicts {...conflict} seen={textsOf(seen)} theirs={textsOf(theirs)} />;
}
