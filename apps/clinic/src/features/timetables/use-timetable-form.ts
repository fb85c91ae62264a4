import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { facilityKeys } from '@zampa/client/facilities/queries';
import { useCallForm } from '@zampa/client/forms/use-call-form';
import { useMeanwhile } from '@zampa/client/forms/use-meanwhile';
import type { Timetable } from '@zampa/contract/timetables/objects';
import type { WeeklySpan } from '@zampa/domain/timetables/weekly-hours';
import { useState } from 'react';
import { useFacility } from '../../facility/FacilityProvider.tsx';
import { useSaveConfiguration } from './queries.ts';

export interface TimetableFormOptions {
  /** Null for a new one. */
  timetable: Timetable | null;
  /** A new timetable begins with them. */
  openingHours: readonly WeeklySpan[];
  onSaved: () => void | Promise<void>;
  onFailed: () => void;
}

type TimetableValues = {
  name: string;
  users: string[];
  hours: readonly WeeklySpan[];
  /** The bookings that are called off with the saving. */
  cancel: readonly string[];
};

/** Returns the form of a timetable: a new one begins with the clinic's hours, a known one is changed as it was seen. */
export function useTimetableForm({
  timetable: given,
  openingHours,
  onSaved,
  onFailed,
}: TimetableFormOptions) {
  const { id: facilityId } = useFacility();
  // What somebody else changes meanwhile is not what this person has seen.
  const [timetable, setSeen] = useState(given);
  const [api, queryClient] = [useApi(), useQueryClient()];
  const keep = useSaveConfiguration(facilityId);
  const form = useCallForm<TimetableValues, Timetable>({
    defaultValues: valuesOf(timetable, openingHours),
    send: ({ name, users, hours, cancel }, idempotencyKey) => {
      const body = { name: name.trim(), users, hours, cancel: [...cancel] };
      if (!timetable)
        return api.send('POST /timetables', { body: { ...body, facilityId }, idempotencyKey });
      const { id, dateUpdated: ifMatch } = timetable;
      return (
        api
          .send('PATCH /timetables', { query: { id }, body, ifMatch, idempotencyKey })
          // Where somebody else was faster, theirs is to be seen.
          .finally(() => void queryClient.invalidateQueries({ queryKey: facilityKeys.all }))
      );
    },
    onDone: (saved) => {
      keep((known) => ({
        ...known,
        // Whoever follows this one follows no other any more.
        timetables: [
          ...known.timetables
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
  const meanwhile = useMeanwhile(form, {
    seen: timetable,
    stored: given,
    valuesOf: (version) => valuesOf(version, openingHours),
    onSee: setSeen,
  });
  const save = (cancel: readonly string[]) => {
    form.setValue('cancel', cancel);
    form.submit();
  };
  return { ...form, save, meanwhile };
}

const valuesOf = (
  timetable: Timetable | null,
  openingHours: readonly WeeklySpan[],
): TimetableValues => ({
  name: timetable?.name ?? '',
  users: timetable?.users ?? [],
  hours: timetable?.hours ?? openingHours,
  cancel: [],
});
