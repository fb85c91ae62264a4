import { useMutation } from '@tanstack/react-query';
import { serverNow } from '@zampa/client/api/server-clock';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { useRefreshPetRecord } from '../use-pet-record-call.ts';
import type { VisitNote } from '@zampa/contract/health/objects/note';
import { useState } from 'react';
import { findNoteDateProblem, type NoteDateRules } from './note-date.ts';
import { findInvalidFields } from './note-values.ts';
import type { NoteDraft } from './use-note-draft.ts';

/** Signs a draft after its latest text is saved. Not while a value is invalid or two versions wait for a choice. */
export function useSignNote(
  petId: string,
  draft: NoteDraft,
  rules: NoteDateRules,
  onSigned: (note: VisitNote) => void,
) {
  const api = useApi();
  const refresh = useRefreshPetRecord(petId);
  const [isInvalid, setInvalid] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const { id } = await draft.flush();
      return api.signNote({ query: { id } });
    },
    onSuccess: (note) => {
      draft.forget();
      onSigned(note);
      void refresh();
    },
  });
  const start = () => {
    const values = draft.form.getValues();
    const ofDate = findNoteDateProblem(values, rules, new Date(serverNow()));
    const invalid = ofDate?.field ?? findInvalidFields(values)[0];
    setInvalid(invalid !== undefined);
    if (invalid !== undefined) return draft.form.setFocus(invalid);
    if (!isPending && !draft.conflict) mutate();
  };
  return { start, isPending, error, isInvalid };
}
