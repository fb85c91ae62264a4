import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { facilityKeys, facilityQuery } from '@zampa/client/facilities/queries';
import { useSaveStaffFacility } from '@zampa/client/facilities/use-save-staff-facility';
import { useCallForm } from '@zampa/client/forms/use-call-form';
import type { Facility } from '@zampa/contract/facilities/objects';
import { useState } from 'react';
import { bodyOf, type FacilityDataValues, facilityDataValues } from './facility-data-values.ts';

/**
 * Returns the form of a facility's data. It is changed as it was seen: what a colleague saved meanwhile is not
 * overwritten.
 */
export function useFacilityDataForm(facility: Facility, onSaved: (() => void) | undefined) {
  const [api, queryClient] = [useApi(), useQueryClient()];
  const keepStaffFacility = useSaveStaffFacility();
  const [seen, setSeen] = useState(facility.dateUpdated);
  const [isSaved, setSaved] = useState(false);
  const [defaultValues] = useState(() => facilityDataValues(facility, new Date()));
  const form = useCallForm<FacilityDataValues, Facility>({
    defaultValues,
    send: (values, idempotencyKey) =>
      api.send('PATCH /facilities', {
        body: bodyOf(values),
        file: values.image ?? null,
        ifMatch: seen,
        idempotencyKey,
      }),
    onDone: (saved) => {
      const { id, name, city, image, timezone, dateUpdated } = saved;
      queryClient.setQueryData(facilityQuery(api, id).queryKey, saved);
      void queryClient.invalidateQueries({ queryKey: facilityKeys.completion(id) });
      keepStaffFacility({ id, name, city, image, timezone });
      setSeen(dateUpdated);
      setSaved(true);
      form.reset(facilityDataValues(saved, new Date()));
      onSaved?.();
    },
  });
  return { ...form, isSaved };
}
