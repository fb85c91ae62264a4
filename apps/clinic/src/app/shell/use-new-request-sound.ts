import { createAppStorage } from '@zampa/client/storage/app-storage';
import { useEffect, useRef } from 'react';
import { hasNewRequests } from './has-new-requests.ts';

const storage = createAppStorage('clinic');
/** Written by `SoundToggle` on the requests screen. */
const ENTRY = 'sound';

/** Plays a chime when a facility receives a new request, if the user has switched it on. */
export function useNewRequestSound(facilityId: string, count: number | undefined): void {
  const before = useRef({ facilityId, count });
  useEffect(() => {
    const now = { facilityId, count };
    const hasMore = hasNewRequests(before.current, now);
    before.current = now;
    if (hasMore && storage.read<boolean>(ENTRY) === true)
      void import('@zampa/ui/sound/play-chime').then(({ playChime }) => playChime());
  }, [facilityId, count]);
}
