import { type RouterHistory, useNavigate, useRouter } from '@tanstack/react-router';
import { useState } from 'react';

/**
 * Returns a function that leaves the steps after sending and opens the conversation, or its payment if that comes
 * first. Replaces the history entry of the first step, so that Back skips the emptied steps.
 */
export function useLeaveSteps(): (conversationId: string, isToBePaid: boolean) => void {
  const { history } = useRouter();
  const navigate = useNavigate();
  const [enteredIndex] = useState(() => historyIndexOf(history.location.state));
  return (id, isToBePaid) => {
    const openTarget = () =>
      void (isToBePaid
        ? navigate({ to: '/workspace/payments', search: { pay: id }, replace: true })
        : navigate({ to: '/workspace/chat/$id', params: { id }, replace: true }));
    const steps = historyIndexOf(history.location.state) - enteredIndex;
    if (steps <= 0) return openTarget();
    const stop = history.subscribe(() => {
      stop();
      openTarget();
    });
    history.go(-steps);
  };
}

/** Returns the index of an entry in the browser history. */
const historyIndexOf = ({ __TSR_index: place }: RouterHistory['location']['state']): number =>
  place;
