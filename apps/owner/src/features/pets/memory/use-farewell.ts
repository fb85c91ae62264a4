import { newClientId } from '@zampa/client/conversations/outbox/client-id';
import { useSendNote } from '@zampa/client/conversations/outbox/OutboxProvider.tsx';
import type { Pet } from '@zampa/contract/pets/objects';
import { dateOfEntry } from '@zampa/domain/conversations/diary-date';
import { today } from '@zampa/shared-screens/pets/today';
import { useState } from 'react';

/** Farewell that the family writes. */
export type Farewell = {
  /** The day of death, `YYYY-MM-DD`. */
  readonly day: string;
  readonly words: string;
  readonly photo: File | null;
};

/**
 * The farewell of a pet: its day, words and photo, and a function that saves it. It is a diary entry of the family alone,
 * which the device keeps until the server has it; a second press saves nothing.
 */
export function useFarewell({ id, FamilyId }: Pet) {
  const send = useSendNote();
  const [clientId] = useState(newClientId);
  const [farewell, setFarewell] = useState<Farewell>({ day: today(), words: '', photo: null });
  const change = (changes: Partial<Farewell>) =>
    setFarewell((latest) => ({ ...latest, ...changes }));
  const save = () => {
    const { day, words, photo } = farewell;
    const date = dateOfEntry(day, new Date(), today());
    void send(
      { category: 'DEATH', familyId: FamilyId, pets: [id], facilityId: null, date },
      { clientId, message: words.trim(), file: photo },
    );
  };
  return { farewell, change, save };
}
