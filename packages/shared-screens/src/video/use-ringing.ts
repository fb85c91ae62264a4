import { useEffect } from 'react';

/** Often at first; whoever cannot come is not driven out of the room. */
const OFTEN_MS = 4000;
const OFTEN_TIMES = 6;
const SELDOM_MS = 30_000;

/** Lets it be heard, again and again, that somebody waits; silent where the browser does not let the page play yet. */
export function useRinging(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const ring = (times: number) => {
      void import('@zampa/ui/sound/play-chime')
        .then(({ playChime }) => playChime())
        // Without its code there is still the picture.
        .catch(() => undefined);
      timer = setTimeout(() => ring(times + 1), times < OFTEN_TIMES ? OFTEN_MS : SELDOM_MS);
    };
    ring(1);
    return () => clearTimeout(timer);
  }, []);
}
