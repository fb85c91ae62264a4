import { type RouterHistory, useNavigate, useRouter } from '@tanstack/react-router';
import { useState } from 'react';

/**
 * Leaves the steps for the conversation that they have become, or for its payment where that comes first: its place
 * in the history is that of the first step, so that the way back leads to where one came from and not through emptied
 * steps.
 */
export function useLeaveSteps(): (conversationId: string, isToBePaid: boolean) => void {
  const { history } = useRouter();
  const navigate = useNavigate();
  const [entered] = useState(() => placeOf(history.location.state));
  return (id, isToBePaid) => {
    const open = () =>
      void (isToBePaid
        ? navigate({ to: '/workspace/payments', search: { pay: id }, replace: true })
        : navigate({ to: '/workspace/chat/$id', params: { id }, replace: true }));
    const steps = placeOf(history.location.state) - entered;
    if (steps <= 0) return open();
    const stop = history.subscribe(() => {
      stop();
      open();
    });
    history.go(-steps);
  };
}

/** Where in the history an entry stands. */
const placeOf = ({ __TSR_index: place }: RouterHistory['location']['state']): number => place;
