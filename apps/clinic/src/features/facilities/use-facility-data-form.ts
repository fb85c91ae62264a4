import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { facilityKeys, facilityQuery } from '@zampa/client/facilities/queries';
import { useSaveStaffFacility } from '@zampa/client/facilities/use-save-staff-facility';
import { useCallForm } from '@zampa/client/forms/use-call-form';
import { useMeanwhile } from '@zampa/client/forms/use-meanwhile';
import type { Facility } from '@zampa/contract/facilities/objects';
import { useState } from 'react';
import { useFacility } from '../../facility/FacilityProvider.tsx';
import { bodyOf, type FacilityDataValues, facilityDataValues } from './facility-data-values.ts';

/**
 * Returns the form of a facility's data. It is changed as it was seen; where a colleague was faster, theirs stands beside
 * what was typed until one of the two is chosen.
 */
export function useFacilityDataForm(facility: Facility, onSaved: (() => void) | undefined) {
  const [api, queryClient] = [useApi(), useQueryClient()];
  const { governs } = useFacility();
  const keepStaffFacility = useSaveStaffFacility();
  const [seen, setSeen] = useState(facility);
  const [isSaved, setSaved] = useState(false);
  const valuesOf = (version: Facility) => facilityDataValues(version, new Date());
  const form = useCallForm<FacilityDataValues, Facility>({
    defaultValues: valuesOf(seen),
    send: (values, idempotencyKey) =>
      api.send('PATCH /facilities', {
        body: bodyOf(values, governs),
        file: values.image ?? null,
        ifMatch: seen.dateUpdated,
        idempotencyKey,
      }),
    onDone: (saved) => {
      const { id, name, city, image, timezone } = saved;
      queryClient.setQueryData(facilityQuery(api, id).queryKey, saved);
      void queryClient.invalidateQueries({ queryKey: facilityKeys.completion(id) });
      keepStaffFacility({ id, name, city, image, timezone });
      setSeen(saved);
      setSaved(true);
      form.reset(valuesOf(saved));
      onSaved?.();
    },
    onFailed: () => {
      setSaved(false);
      // Where somebody else was faster, theirs is to be seen.
      void queryClient.invalidateQueries({ queryKey: facilityQuery(api, facility.id).queryKey });
    },
  });
  const meanwhile = useMeanwhile(form, { seen, stored: facility, valuesOf, onSee: setSeen });
  return { ...form, isSaved, meanwhile, seen: valuesOf(seen), theirs: valuesOf(facility) };
}
