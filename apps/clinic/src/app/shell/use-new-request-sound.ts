import { createAppStorage } from '@zampa/client/storage/app-storage';
import { useEffect, useRef } from 'react';

const storage = createAppStorage('clinic');
/** Written by the switch on the requests screen. */
const ENTRY = 'sound';

/** Lets new requests of a facility be heard, where the person wants to hear them. */
export function useNewRequestSound(facilityId: string, newCount: number): void {
  const before = useRef({ facilityId, newCount });
  useEffect(() => {
    const isMore = before.current.facilityId === facilityId && newCount > before.current.newCount;
    before.current = { facilityId, newCount };
    if (isMore && storage.read<boolean>(ENTRY) === true)
      void import('@zampa/ui/sound/play-chime').then(({ playChime }) => playChime());
  }, [facilityId, newCount]);
}
