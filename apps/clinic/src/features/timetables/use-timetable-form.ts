import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { facilityKeys } from '@zampa/client/facilities/queries';
import { useCallForm } from '@zampa/client/forms/use-call-form';
import { useEditConflict } from '@zampa/client/forms/use-edit-conflict';
import type { Timetable } from '@zampa/contract/timetables/objects';
import type { WeeklySpan } from '@zampa/domain/timetables/weekly-hours';
import { useState } from 'react';
import { useFacility } from '../../facility/FacilityProvider.tsx';
import { useSaveConfiguration } from './queries.ts';

export interface TimetableFormOptions {
  /** Null for a new timetable. */
  timetable: Timetable | null;
  /** Initial hours of a new timetable. */
  openingHours: readonly WeeklySpan[];
  onSaved: () => void | Promise<void>;
  onFailed: () => void;
}

type TimetableValues = {
  name: string;
  users: string[];
  hours: readonly WeeklySpan[];
  /** Bookings that are canceled together with saving. */
  cancel: readonly string[];
};

/**
 * Returns the form for a timetable. A new one starts with the clinic's hours; changing one requires the version that
 * was loaded.
 */
export function useTimetableForm({
  timetable: currentTimetable,
  openingHours,
  onSaved,
  onFailed,
}: TimetableFormOptions) {
  const { id: facilityId } = useFacility();
  // Version that the user has seen; later changes by others do not replace it.
  const [timetable, setSeen] = useState(currentTimetable);
  const [api, queryClient] = [useApi(), useQueryClient()];
  const saveConfiguration = useSaveConfiguration(facilityId);
  const form = useCallForm<TimetableValues, Timetable>({
    defaultValues: toFormValues(timetable, openingHours),
    send: ({ name, users, hours, cancel }, idempotencyKey) => {
      const body = { name: name.trim(), users, hours, cancel: [...cancel] };
      if (!timetable) return api.createTimetable({ body: { ...body, facilityId }, idempotencyKey });
      const { id, dateUpdated: ifMatch } = timetable;
      return (
        api
          .updateTimetable({ query: { id }, body, ifMatch, idempotencyKey })
          // Load the other user's version after a conflict.
          .finally(() => void queryClient.invalidateQueries({ queryKey: facilityKeys.all }))
      );
    },
    onDone: (saved) => {
      saveConfiguration((configuration) => ({
        ...configuration,
        // A person follows only one timetable.
        timetables: [
          ...configuration.timetables
            .filter(({ id }) => id !== saved.id)
            .map((other) => ({
              ...other,
              users: other.users.filter((user) => !saved.users.includes(user)),
            })),
          saved,
        ].toSorted((a, b) => a.name.localeCompare(b.name)),
      }));
      return onSaved();
    },
    onFailed,
  });
  const conflict = useEditConflict(form, {
    seen: timetable,
    stored: currentTimetable,
    valuesOf: (version) => toFormValues(version, openingHours),
    onSee: setSeen,
  });
  const save = (cancel: readonly string[]) => {
    form.setValue('cancel', cancel);
    form.submit();
  };
  return { ...form, save, meanwhile: conflict };
}

const toFormValues = (
  timetable: Timetable | null,
  openingHours: readonly WeeklySpan[],
): TimetableValues => ({
  name: timetable?.name ?? '',
  users: timetable?.users ?? [],
  hours: timetable?.hours ?? openingHours,
  cancel: [],
});
