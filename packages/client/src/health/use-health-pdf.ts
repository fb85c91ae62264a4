import { useMutation } from '@tanstack/react-query';
import { useApi } from '../ClientProvider.tsx';
import { saveFile } from '../files/download.ts';

/** Documents about the health of a pet. */
export type HealthPdfKind = 'RECORD' | 'VACCINATION_CARD';

/** Mutation that draws a document about a pet and saves it on the device under a name. */
export function useHealthPdf(PetId: string) {
  const api = useApi();
  return useMutation({
    mutationFn: async ({ kind, name }: { readonly kind: HealthPdfKind; readonly name: string }) => {
      const input = { query: { PetId } };
      const content = await (kind === 'RECORD'
        ? api.readPetRecord(input)
        : api.readVaccinationCard(input));
      saveFile(content, name);
    },
  });
}
