import { useDraft } from '@zampa/client/forms/use-draft';
import { useEffect, useRef } from 'react';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import type { ClientCardProps } from '../lists/card-props.ts';
import { useSaveNote } from '../use-client-changes.ts';

/**
 * Holds the clinic's note about a client. It is saved when the field or the card is left, and stored on the device
 * until then, so that a reload loses nothing.
 */
export function useClientNote({ client }: ClientCardProps) {
  const facility = useFacility();
  const draft = useDraft<string | null>(`note ${facility.id} ${client.id}`, null);
  const { mutateAsync, isPending, error } = useSaveNote(facility, client);
  const note = draft.value ?? client.note;

  const save = () => {
    if (draft.value === null || isPending) return;
    if (draft.value === client.note) return draft.clear();
    // On an error, the field shows it and the text stays stored on the device.
    mutateAsync(draft.value).then(draft.clear, () => undefined);
  };
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => () => latest.current(), []);

  return {
    note,
    set: (changed: string) => draft.set(() => changed),
    save,
    isChanged: note !== client.note,
    isPending,
    error,
  };
}
