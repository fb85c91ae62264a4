import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { facilityKeys, facilityQuery } from '@zampa/client/facilities/queries';
import { useSaveStaffFacility } from '@zampa/client/facilities/use-save-staff-facility';
import { useCallForm } from '@zampa/client/forms/use-call-form';
import { useEditConflict } from '@zampa/client/forms/use-edit-conflict';
import type { Facility } from '@zampa/contract/facilities/objects';
import { useState } from 'react';
import { useFacility } from '../../facility/FacilityProvider.tsx';
import {
  toFacilityUpdate,
  type FacilityDataValues,
  facilityDataValues,
} from './facility-data-values.ts';

/**
 * Returns the form for the data of a facility. Saving requires the version that was loaded; after a concurrent
 * change, both versions are shown until the user chooses one.
 */
export function useFacilityDataForm(facility: Facility, onSaved: (() => void) | undefined) {
  const [api, queryClient] = [useApi(), useQueryClient()];
  const { governs } = useFacility();
  const saveStaffFacility = useSaveStaffFacility();
  const [seen, setSeen] = useState(facility);
  const [isSaved, setSaved] = useState(false);
  const toFormValues = (version: Facility) => facilityDataValues(version, new Date());
  const form = useCallForm<FacilityDataValues, Facility>({
    defaultValues: toFormValues(seen),
    send: (values, idempotencyKey) =>
      api.updateFacility({
        body: toFacilityUpdate(values, governs),
        file: values.image ?? null,
        ifMatch: seen.dateUpdated,
        idempotencyKey,
      }),
    onDone: (saved) => {
      const { id, name, city, image, timezone } = saved;
      queryClient.setQueryData(facilityQuery(api, id).queryKey, saved);
      void queryClient.invalidateQueries({ queryKey: facilityKeys.completion(id) });
      saveStaffFacility({ id, name, city, image, timezone });
      setSeen(saved);
      setSaved(true);
      form.reset(toFormValues(saved));
      onSaved?.();
    },
    onFailed: () => {
      setSaved(false);
      // Load the other user's version after a conflict.
      void queryClient.invalidateQueries({ queryKey: facilityQuery(api, facility.id).queryKey });
    },
  });
  const conflict = useEditConflict(form, {
    seen,
    stored: facility,
    valuesOf: toFormValues,
    onSee: setSeen,
  });
  return {
    ...form,
    isSaved,
    meanwhile: conflict,
    seen: toFormValues(seen),
    theirs: toFormValues(facility),
  };
}
