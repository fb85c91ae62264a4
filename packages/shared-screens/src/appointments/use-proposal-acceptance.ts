import { useAcceptProposedTime } from '@zampa/client/appointments/change-appointment';
import { isSlotLost } from '@zampa/client/appointments/use-hold';
import { newClientId } from '@zampa/client/conversations/outbox/client-id';
import { useState } from 'react';

/**
 * Accepts one of a clinic's proposed times and lists the starts that somebody else booked first.
 *
 * @param timezone of the clinic
 */
export function useProposalAcceptance(conversationId: string, timezone: string) {
  const [clientId, setClientId] = useState(newClientId);
  const [takenStarts, setTakenStarts] = useState<readonly string[]>([]);
  const accepting = useAcceptProposedTime(conversationId, timezone);
  const accept = (start: string) => {
    if (accepting.isPending) return;
    accepting.mutate(
      // The owner may try several times of one proposal, so each start has its own idempotency key.
      { start, clientId: `${clientId}-${Date.parse(start)}` },
      {
        // If it is taken back, the next acceptance is another one.
        onSuccess: () => setClientId(newClientId()),
        onError: (error) => isSlotLost(error) && setTakenStarts((starts) => [...starts, start]),
      },
    );
  };
  return {
    accept,
    takenStarts,
    /** The start whose acceptance is being sent. */
    pendingStart: accepting.isPending ? accepting.variables.start : null,
    /** Null if the time was taken, which is shown at the time. */
    error: isSlotLost(accepting.error) ? null : accepting.error,
  };
}
