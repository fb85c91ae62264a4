import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { useCallForm } from '@zampa/client/forms/use-call-form';
import { useEditConflict } from '@zampa/client/forms/use-edit-conflict';
import { healthKeys } from '@zampa/client/health/keys';
import type { NoteTemplate } from '@zampa/contract/health/objects/note-template';
import { useState } from 'react';
import { useFacility } from '../../../facility/FacilityProvider.tsx';

export type TemplateValues = {
  name: string;
  /** Ids of species. */
  species: string[];
  reason: string;
  history: string;
  findings: string;
  assessment: string;
  plan: string;
};

const valuesOf = (template: NoteTemplate | null): TemplateValues => ({
  name: template?.name ?? '',
  species: template?.species.map(String) ?? [],
  reason: template?.fields.reason ?? '',
  history: template?.fields.history ?? '',
  findings: template?.fields.findings ?? '',
  assessment: template?.fields.assessment ?? '',
  plan: template?.fields.plan ?? '',
});

/** Form of a note template; null for a new one. After a concurrent change both versions are shown. */
export function useTemplateForm(stored: NoteTemplate | null, onDone: () => void) {
  const [api, queryClient] = [useApi(), useQueryClient()];
  const facility = useFacility();
  const [seen, setSeen] = useState(stored);
  const refresh = () => queryClient.invalidateQueries({ queryKey: healthKeys.clinic(facility.id) });
  const form = useCallForm<TemplateValues, NoteTemplate>({
    defaultValues: valuesOf(seen),
    send: ({ name, species, ...fields }, idempotencyKey) => {
      const body = { name, species: species.map(Number), fields };
      return seen
        ? api.updateNoteTemplate({
            query: { id: seen.id },
            body,
            ifMatch: seen.dateUpdated,
            idempotencyKey,
          })
        : api.createNoteTemplate({ body: { ...body, facilityId: facility.id }, idempotencyKey });
    },
    onDone: async () => {
      await refresh();
      onDone();
    },
    onFailed: () => void refresh(),
  });
  const conflict = useEditConflict(form, { seen, stored, valuesOf, onSee: setSeen });
  const remove = useMutation({
    mutationFn: (id: string) => api.deleteNoteTemplate({ query: { id } }),
    onSuccess: async () => {
      await refresh();
      onDone();
    },
  });
  return { form, conflict, seen: valuesOf(seen), theirs: valuesOf(stored), remove };
}
