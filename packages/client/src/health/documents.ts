import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { HealthDocument } from '@zampa/contract/health/objects/document';
import { useApi } from '../ClientProvider.tsx';
import { saveFile } from '../files/download.ts';
import { petRecordQuery } from './pet-record-query.ts';

/** Mutation that saves a document of a pet on the device. */
export function useDownloadDocument() {
  const api = useApi();
  return useMutation({
    mutationFn: async ({ file: { id, name } }: Pick<HealthDocument, 'file'>) =>
      saveFile(await api.readFile({ params: { id } }), name),
  });
}

/** Mutation that deletes a document of a pet with its file. */
export function useDeleteDocument(PetId: string) {
  const [api, queryClient] = [useApi(), useQueryClient()];
  return useMutation({
    mutationFn: (id: string) => api.deleteDocument({ query: { id } }),
    onSettled: () => queryClient.invalidateQueries(petRecordQuery(api, PetId)),
  });
}
