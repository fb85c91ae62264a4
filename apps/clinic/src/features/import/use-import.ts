import { useMutation, useQueryClient } from '@tanstack/react-query';
import { clientKeys } from '@zampa/client/clients/keys';
import { useSendOnce } from '@zampa/client/api/send-once';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import type { StaffFacility } from '@zampa/contract/people/user';
import { chosenOf, type ImportDraft, verdictsOf, withVerdicts } from './import-draft.ts';

type RowsDraft = Extract<ImportDraft, { step: 'rows' }>;
type DoneDraft = Extract<ImportDraft, { step: 'done' }>;

/**
 * Sends the chosen rows: in a dry run to hear what would become of them, else to import them. What is typed until the answer
 * is there stays.
 *
 * @param latest the draft as it is by then
 */
export function useSendRows(
  facility: StaffFacility,
  latest: () => RowsDraft,
  onDraft: (draft: ImportDraft) => void,
) {
  const [api, queryClient, once] = [useApi(), useQueryClient(), useSendOnce()];
  return useMutation({
    mutationFn: async ({ draft, dryRun }: { draft: RowsDraft; dryRun: boolean }) => {
      const sent = chosenOf(draft);
      const body = {
        users: sent.map(({ client }) => client),
        dryRun,
        withoutContact: true,
        ...(draft.importId && { importId: draft.importId }),
      };
      const query = { facilityId: facility.id, properties: 'all' } as const;
      const answer = await once(body, (idempotencyKey) =>
        api.send('POST /facilities/users/import', { query, body, idempotencyKey }),
      );
      return { ...answer, sent };
    },
    onSuccess: ({ imported, importId, rows, sent }, { dryRun }) => {
      const draft = withVerdicts(latest(), sent, verdictsOf(sent, rows));
      if (dryRun) return onDraft(draft);
      void queryClient.invalidateQueries({ queryKey: clientKeys.all });
      const all = imported + (draft.imported ?? 0);
      const ofFile = importId ?? draft.importId ?? null;
      onDraft({
        ...draft,
        step: 'done',
        imported: all,
        importId: ofFile,
        undone: false,
      });
    },
  });
}

/** Takes everything back that this file has brought; who was touched since stays. */
export function useUndo(onDraft: (draft: ImportDraft) => void) {
  const [api, queryClient] = [useApi(), useQueryClient()];
  return useMutation({
    mutationFn: async ({ importId }: DoneDraft) => {
      if (!importId) return [];
      const { kept } = await api.send('POST /facilities/users/import/undo', { body: { importId } });
      return kept;
    },
    onSuccess: (_kept, draft) => {
      void queryClient.invalidateQueries({ queryKey: clientKeys.all });
      onDraft({ ...draft, undone: true });
    },
  });
}
