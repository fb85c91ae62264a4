import { createAppStorage } from '@zampa/client/storage/app-storage';
import { useEffect, useRef } from 'react';
import { areMore } from './new-requests.ts';

const storage = createAppStorage('clinic');
/** Written by the switch on the requests screen. */
const ENTRY = 'sound';

/** Lets new requests of a facility be heard, where the person wants to hear them. */
export function useNewRequestSound(facilityId: string, count: number | undefined): void {
  const before = useRef({ facilityId, count });
  useEffect(() => {
    const now = { facilityId, count };
    const isMore = areMore(before.current, now);
    before.current = now;
    if (isMore && storage.read<boolean>(ENTRY) === true)
      void import('@zampa/ui/sound/play-chime').then(({ playChime }) => playChime());
  }, [facilityId, count]);
}
