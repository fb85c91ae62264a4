import { useEffect } from 'react';

/** Keeps the screen on with a wake lock while active, where supported. */
export function useWakeLock(isActive: boolean): void {
  useEffect(() => {
    if (!isActive || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let isReleased = false;
    // The browser releases the lock whenever the page is hidden.
    const requestLock = () => {
      if (document.visibilityState !== 'visible') return;
      void navigator.wakeLock.request('screen').then(
        (granted) => {
          if (isReleased) void granted.release();
          else lock = granted;
        },
        // Refused, for example on low battery.
        () => undefined,
      );
    };
    requestLock();
    document.addEventListener('visibilitychange', requestLock);
    return () => {
      isReleased = true;
      document.removeEventListener('visibilitychange', requestLock);
      void lock?.release();
    };
  }, [isActive]);
}
