import { serverNow } from '@zampa/client/api/server-clock';
import { useEffect, useState } from 'react';

const SECOND_MS = 1000;

/** Returns the whole seconds until a server instant, counting down to 0 by the server's clock. */
export function useSecondsLeft(until: string | null): number {
  const [now, setNow] = useState(() => serverNow());
  useEffect(() => {
    if (!until) return;
    const tick = () => setNow(serverNow());
    const first = setTimeout(tick);
    const timer = setInterval(tick, SECOND_MS);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [until]);
  return until ? Math.max(0, Math.ceil((Date.parse(until) - now) / SECOND_MS)) : 0;
}

/** Formats seconds as `9:05`. */
export function formatCountdown(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
