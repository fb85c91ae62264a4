import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** Returns the present, renewed every minute: for what is said of the time to the minute. */
export function useMinuteClock(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
