import { onlineManager } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** Returns whether the connection has come back since `failure`; false without a failure. */
export function useIsBackOnline(failure: object | null | undefined): boolean {
  const [recoveredFailure, setRecoveredFailure] = useState<object | null>(null);
  useEffect(() => {
    if (!failure) return undefined;
    return onlineManager.subscribe((isOnline) => {
      if (isOnline) setRecoveredFailure(failure);
    });
  }, [failure]);
  return Boolean(failure) && recoveredFailure === failure;
}
