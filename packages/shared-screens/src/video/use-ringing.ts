import { useEffect } from 'react';

/** Rings often at first, then rarely, so as not to annoy users who cannot answer. */
const FAST_INTERVAL_MS = 4000;
const FAST_RINGS = 6;
const SLOW_INTERVAL_MS = 30_000;

/**
 * Plays a repeated chime while mounted; silent if the browser blocks sound before a user gesture.
 *
 * @param isActive whether the other person is still there
 */
export function useRinging(isActive = true): void {
  useEffect(() => {
    if (!isActive) return;
    let timer: ReturnType<typeof setTimeout>;
    const ring = (times: number) => {
      void import('@zampa/ui/sound/play-chime')
        .then(({ playChime }) => playChime())
        // The prompt stays visible if the code could not be loaded.
        .catch(() => undefined);
      timer = setTimeout(
        () => ring(times + 1),
        times < FAST_RINGS ? FAST_INTERVAL_MS : SLOW_INTERVAL_MS,
      );
    };
    ring(1);
    return () => clearTimeout(timer);
  }, [isActive]);
}
