import { useMutation } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { storeMeeting } from '@zampa/client/video/video-state';
import type { MeetingState } from '@zampa/contract/video/objects';
import type { Decision } from '@zampa/domain/video/participants';

/**
 * Returns a mutation that admits or denies a guest, or allows a denied guest to ask again. The answer is the whole
 * meeting state.
 */
export function useGuestDecision({ room: { name } }: MeetingState) {
  const api = useApi();
  return useMutation({
    mutationFn: (body: { readonly userId: string; readonly decision: Decision }) =>
      api.decideParticipant({ body: { name, ...body } }),
    onSuccess: storeMeeting,
  });
}
