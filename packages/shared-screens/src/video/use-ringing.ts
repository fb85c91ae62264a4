import { useEffect } from 'react';

const EVERY_MS = 4000;

/** Lets it be heard, again and again, that somebody waits; silent where the browser does not let the page play yet. */
export function useRinging(): void {
  useEffect(() => {
    const ring = () =>
      void import('@zampa/ui/sound/play-chime')
        .then(({ playChime }) => playChime())
        // Without its code there is still the picture.
        .catch(() => undefined);
    ring();
    const timer = setInterval(ring, EVERY_MS);
    return () => clearInterval(timer);
  }, []);
}
