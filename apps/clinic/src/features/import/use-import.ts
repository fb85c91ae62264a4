import { useMutation, useQueryClient } from '@tanstack/react-query';
import { clientKeys } from '@zampa/client/clients/keys';
import { useSendOnce } from '@zampa/client/api/send-once';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import type { StaffFacility } from '@zampa/contract/people/user';
import { chosenRows, type ImportDraft, verdictsByRow, withVerdicts } from './import-draft.ts';

type RowsDraft = Extract<ImportDraft, { step: 'rows' }>;
type DoneDraft = Extract<ImportDraft, { step: 'done' }>;

/**
 * Returns a mutation that sends the chosen rows: as a dry run to check them, or to import them. Changes made
 * before the answer arrives are kept.
 *
 * @param latest returns the current draft
 */
export function useSendRows(
  facility: StaffFacility,
  latest: () => RowsDraft,
  onDraft: (draft: ImportDraft) => void,
) {
  const [api, queryClient, sendOnce] = [useApi(), useQueryClient(), useSendOnce()];
  return useMutation({
    mutationFn: async ({ draft, dryRun }: { draft: RowsDraft; dryRun: boolean }) => {
      const sent = chosenRows(draft);
      const body = {
        users: sent.map(({ client }) => client),
        dryRun,
        withoutContact: true,
        ...(draft.importId && { importId: draft.importId }),
      };
      const query = { facilityId: facility.id, properties: 'all' } as const;
      const answer = await sendOnce(body, (idempotencyKey) =>
        api.importClients({ query, body, idempotencyKey }),
      );
      return { ...answer, sent };
    },
    onSuccess: ({ imported, importId, rows, sent }, { dryRun }) => {
      const draft = withVerdicts(latest(), sent, verdictsByRow(sent, rows));
      if (dryRun) return onDraft(draft);
      void queryClient.invalidateQueries({ queryKey: clientKeys.all });
      const totalImported = imported + (draft.imported ?? 0);
      const fileImportId = importId ?? draft.importId ?? null;
      onDraft({
        ...draft,
        step: 'done',
        imported: totalImported,
        importId: fileImportId,
        undone: false,
      });
    },
  });
}

/**
 * Returns a mutation that undoes all imports of the file. It returns the clients that were kept because they have
 * changed since.
 */
export function useUndoImport(onDraft: (draft: ImportDraft) => void) {
  const [api, queryClient] = [useApi(), useQueryClient()];
  return useMutation({
    mutationFn: async ({ importId }: DoneDraft) => {
      if (!importId) return [];
      const { kept: keptClients } = await api.undoImport({
        body: { importId },
      });
      return keptClients;
    },
    onSuccess: (_kept, draft) => {
      void queryClient.invalidateQueries({ queryKey: clientKeys.all });
      onDraft({ ...draft, undone: true });
    },
  });
}
