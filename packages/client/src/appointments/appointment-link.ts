import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Api } from '../api.ts';
import { useApi } from '../ClientProvider.tsx';
import { appointmentKeys, slotKeys } from './keys.ts';

/** Query for the booking behind the signed link in an e-mail; needs no session. */
export const linkedAppointmentQuery = (api: Api, token: string) =>
  queryOptions({
    queryKey: appointmentKeys.link(token),
    queryFn: ({ signal }) => api.readAppointmentLink({ query: { token }, signal }),
  });

export type LinkAnswer =
  | { readonly action: 'CONFIRM' | 'CANCEL' }
  | { readonly action: 'MOVE'; readonly start: string };

/** Mutation that confirms, cancels or reschedules an appointment by its link. */
export function useAnswerLink(token: string) {
  const [api, queryClient] = [useApi(), useQueryClient()];
  return useMutation({
    mutationFn: (answer: LinkAnswer) => api.actOnAppointmentLink({ body: { token, ...answer } }),
    onSuccess: (after) => queryClient.setQueryData(appointmentKeys.link(token), after),
    onError: () => void queryClient.invalidateQueries({ queryKey: slotKeys.all }),
  });
}
