import { onlineManager } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** Tells whether the connection has come back since something failed; `failure` is what failed, nothing while nothing has. */
export function useIsBack(failure: object | null | undefined): boolean {
  const [over, setOver] = useState<object | null>(null);
  useEffect(() => {
    if (!failure) return undefined;
    return onlineManager.subscribe((isOnline) => {
      if (isOnline) setOver(failure);
    });
  }, [failure]);
  return Boolean(failure) && over === failure;
}
