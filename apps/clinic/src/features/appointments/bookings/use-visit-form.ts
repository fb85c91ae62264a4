import { serverNow } from '@zampa/client/api/server-clock';
import { useBookVisit } from '@zampa/client/appointments/use-book-visit';
import type { Service } from '@zampa/contract/facilities/objects';
import { useState } from 'react';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import { fittingUpfront, isUpfrontTooSoon, upfrontOffer } from './upfront-choice.ts';
import { useProblemText } from './use-problem-text.ts';
import { useVisitDraft } from './use-visit-draft.ts';
import {
  categoryOf,
  chosenOf,
  isLeaptOver,
  minutesOf,
  needsAddress,
  problemsOf,
  timeOf,
  type VisitValues,
} from './visit-values.ts';

export interface VisitToEnter {
  services: readonly Service[];
  /** Whether clients can pay by card. */
  takesCards: boolean;
  start: VisitValues;
  /** The visit that waits for this time; null makes a new one. */
  visitId: string | null;
  /** The consultation that a new visit goes on from. */
  relatedTo: string | null;
  onBooked: (visitId: string, day: string) => void;
}

/**
 * Returns a booking as it is being entered: what is chosen and follows from it, what is missing once it was pressed to book,
 * and what books it.
 */
export function useVisitForm({
  services,
  takesCards,
  start,
  visitId,
  relatedTo,
  onBooked,
}: VisitToEnter) {
  const facility = useFacility();
  const { values, set: keep, isBegun, clear, nameToSend } = useVisitDraft(facility.id, start);
  const [attempts, setAttempts] = useState(0);
  const [tellClient, setTellClient] = useState(true);
  const book = useBookVisit();
  const minutes = minutesOf(values, services);
  const chosen = chosenOf(values, services);
  const offer = upfrontOffer(chosen, takesCards);
  const upfront = fittingUpfront(values.upfront, offer);
  const missing = problemsOf(values, services);
  const begins = missing.includes('time') ? null : timeOf(values, 0, facility.timezone).start;
  const isTooSoon = isUpfrontTooSoon(upfront, begins, new Date(serverNow()));
  const problems = isTooSoon ? [...missing, 'window' as const] : missing;
  const textOf = useProblemText(attempts > 0 ? problems : []);

  const submit = () => {
    setAttempts(attempts + 1);
    const { family, pets, note, address } = values;
    if (
      problems.length > 0 ||
      isLeaptOver(values, facility.timezone) ||
      !family ||
      minutes === null ||
      book.isPending
    )
      return;
    book.mutate(
      {
        clientId: nameToSend(),
        facilityId: facility.id,
        visitId,
        relatedTo,
        familyId: family.id,
        category: categoryOf(values, services),
        pets,
        services: values.services,
        note: note.trim(),
        address: needsAddress(values, services) ? address.trim() : '',
        time: timeOf(values, minutes, facility.timezone),
        tellClient,
        upfront,
      },
      {
        onSuccess: (id) => {
          clear();
          onBooked(id, values.day);
        },
      },
    );
  };
  const set = (part: Partial<VisitValues>) => keep({ ...values, ...part });
  return {
    values,
    set,
    isBegun,
    clear,
    minutes,
    chosen,
    offer,
    upfront,
    textOf,
    attempts,
    tellClient,
    setTellClient,
    book,
    submit,
  };
}
