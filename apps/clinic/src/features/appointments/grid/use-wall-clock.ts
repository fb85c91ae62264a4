import { MINUTE_MS } from '@zampa/domain/time/durations';
import { useEffect, useEffectEvent, useState } from 'react';

/** Returns the current wall date, updated every minute. */
export function useWallClock(readNow: () => Date): Date {
  const [now, setNow] = useState(readNow);
  const tick = useEffectEvent(() => setNow(readNow()));
  useEffect(() => {
    const timer = setInterval(() => tick(), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
