import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { DiaryEntry } from '@zampa/contract/conversations/conversation';
import { useApi } from '../ClientProvider.tsx';
import { conversationKeys } from '../conversations/keys.ts';

/** Gives an own entry of a diary other words, unless it has changed since it was shown. */
export function useCorrectEntry({ id, dateUpdated }: Pick<DiaryEntry, 'id' | 'dateUpdated'>) {
  const [api, renew] = [useApi(), useRenewDiary()];
  return useMutation({
    mutationFn: (message: string) =>
      api.send('PATCH /events', {
        query: { id },
        body: { payload: { message } },
        ifMatch: dateUpdated,
      }),
    onSettled: renew,
  });
}

/** Takes an own entry out of the diary, with its picture: nobody reads it any more. */
export function useTakeBackEntry(id: string) {
  const [api, renew] = [useApi(), useRenewDiary()];
  return useMutation({
    mutationFn: () => api.send('DELETE /events', { query: { id } }),
    onSuccess: renew,
  });
}

function useRenewDiary() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: conversationKeys.others });
}
