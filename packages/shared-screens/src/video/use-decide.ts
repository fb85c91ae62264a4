import { useMutation } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { keepMeeting } from '@zampa/client/video/video-now';
import type { MeetingState } from '@zampa/contract/video/objects';
import type { Decision } from '@zampa/domain/video/participants';

/** Returns what decides about somebody at the door of a meeting; the answer is the whole meeting. */
export function useDecide({ room: { name } }: MeetingState) {
  const api = useApi();
  return useMutation({
    mutationFn: (body: { readonly userId: string; readonly decision: Decision }) =>
      api.send('PATCH /videomeeting/participants', { body: { name, ...body } }),
    onSuccess: keepMeeting,
  });
}
