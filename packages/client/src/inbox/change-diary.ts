import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { DiaryEntry } from '@zampa/contract/conversations/conversation';
import type { DiaryCategory } from '@zampa/domain/conversations/enumerations';
import { ApiRefusal } from '../api/problems.ts';
import { useApi } from '../ClientProvider.tsx';
import { newClientId } from '../conversations/outbox/client-id.ts';
import { conversationKeys } from '../conversations/keys.ts';

/** An entry by staff; the clinic's pets determine the family. */
export type ClinicEntry = {
  readonly category: DiaryCategory;
  readonly pets: readonly string[];
  readonly message: string;
  readonly date: string;
};

/** Mutation with which staff write a diary entry for a family. A repeated attempt writes it once. */
export function useWriteClinicEntry(facilityId: string) {
  const [api, refreshDiary] = [useApi(), useRefreshDiary()];
  const [clientId, setClientId] = useState(newClientId);
  return useMutation({
    mutationFn: ({ category, ...payload }: ClinicEntry) =>
      api.createEvent({
        body: {
          type: 'DIARY',
          category,
          clientId,
          payload: { ...payload, pets: [...payload.pets], facilityId },
        },
      }),
    onSuccess: () => {
      setClientId(newClientId());
      return refreshDiary();
    },
    // A corrected entry is another one.
    onError: (error) => {
      if (error instanceof ApiRefusal) setClientId(newClientId());
    },
  });
}

/** Mutation that edits the user's own diary entry; refused if it has changed since it was read. */
export function useEditDiaryEntry({ id, dateUpdated }: Pick<DiaryEntry, 'id' | 'dateUpdated'>) {
  const [api, refreshDiary] = [useApi(), useRefreshDiary()];
  return useMutation({
    mutationFn: (change: { readonly message: string; readonly date?: string }) =>
      api.updateEvent({
        query: { id },
        body: { payload: change },
        ifMatch: dateUpdated,
      }),
    onSettled: refreshDiary,
  });
}

/** Mutation that deletes the user's own diary entry with its picture, and on request the date of death that it set. */
export function useDeleteDiaryEntry(id: string) {
  const [api, refreshDiary] = [useApi(), useRefreshDiary()];
  return useMutation({
    mutationFn: (restorePets: boolean) =>
      api.deleteEvent({ query: { id, ...(restorePets && { restorePets }) } }),
    onSuccess: refreshDiary,
  });
}

function useRefreshDiary() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: conversationKeys.others });
}
