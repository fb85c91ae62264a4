import { useNavigate } from '@tanstack/react-router';
import { createAppStorage } from '@zampa/client/storage/app-storage';
import { useState } from 'react';
import type { Place } from './places.ts';
import { withRecent } from './recent.ts';

// App storage is cleared on sign-out.
const storage = createAppStorage('clinic');

/** Opens search results and stores the recent ones on this device, separately for each facility. */
export function useRecentPlaces(facilityId: string) {
  const navigate = useNavigate();
  const entry = `recent.${facilityId}`;
  const [recent] = useState(() => storage.read<readonly Place[]>(entry) ?? []);
  const open = (place: Place) => {
    storage.write(entry, withRecent(recent, place));
    if (place.kind === 'pet')
      return void navigate({ to: '/workspace/pets/$petId', params: { petId: place.id } });
    if (place.kind === 'client')
      return void navigate({
        to: '/workspace/clients',
        search: place.familyId ? { client: place.familyId } : {},
      });
    void navigate({
      to: '/workspace/requests',
      search: {
        ...(place.list && { list: place.list }),
        conversation: place.id,
        ...(place.seq !== undefined && { seq: place.seq }),
      },
    });
  };
  return { recent, open };
}
