import { useEffect, useState } from 'react';

/** Counts down to 0 from the seconds passed to `start`. */
export function useCountdown() {
  const [left, setLeft] = useState(0);
  const isRunning = left > 0;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setLeft((seconds) => seconds - 1), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return { left, start: setLeft };
}
