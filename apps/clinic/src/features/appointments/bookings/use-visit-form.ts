import { serverNow } from '@zampa/client/api/server-clock';
import { useBookVisit, type VisitToBook } from '@zampa/client/appointments/use-book-visit';
import type { Service } from '@zampa/contract/facilities/objects';
import { isConfirmed } from '@zampa/domain/appointments/booking-status';
import { firstStatus } from '@zampa/domain/appointments/first-status';
import { isWritten } from '@zampa/domain/appointments/reminders';
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
export function useVisitForm(visit: VisitToEnter) {
  const { id: facilityId, timezone: zone } = useFacility();
  const { values, set: keep, isBegun, clear, nameToSend } = useVisitDraft(facilityId, visit.start);
  const [attempts, setAttempts] = useState(0);
  const [tellClient, setTellClient] = useState(true);
  const book = useBookVisit();
  const facts = factsOf(values, { ...visit, zone }, new Date(serverNow()));
  const { minutes, upfront, problems, isTold } = facts;
  const textOf = useProblemText(attempts > 0 ? problems : []);

  const submit = () => {
    setAttempts(attempts + 1);
    const { family } = values;
    if (
      problems.length > 0 ||
      isLeaptOver(values, zone) ||
      !family ||
      minutes === null ||
      book.isPending
    )
      return;
    book.mutate(
      {
        clientId: nameToSend(),
        facilityId,
        visitId: visit.visitId,
        relatedTo: visit.relatedTo,
        familyId: family.id,
        ...enteredOf(values, visit.services),
        time: timeOf(values, minutes, zone),
        ...(isTold && { tellClient }),
        upfront,
      },
      {
        onSuccess: (id) => {
          clear();
          visit.onBooked(id, values.day);
        },
      },
    );
  };
  const set = (part: Partial<VisitValues>) => keep({ ...values, ...part });
  return {
    ...facts,
    values,
    set,
    isBegun,
    clear,
    textOf,
    attempts,
    tellClient,
    setTellClient,
    book,
    submit,
  };
}

type Entered = Pick<VisitToBook, 'category' | 'pets' | 'services' | 'note' | 'address'>;

/** Returns what of a visit was chosen and typed, as it is sent. */
const enteredOf = (values: VisitValues, services: readonly Service[]): Entered => ({
  category: categoryOf(values, services),
  pets: values.pets,
  services: values.services,
  note: values.note.trim(),
  address: needsAddress(values, services) ? values.address.trim() : '',
});

type Known = Pick<VisitToEnter, 'services' | 'takesCards'> & { readonly zone: string };

/** Returns what follows from what is chosen, and what is missing. */
function factsOf(values: VisitValues, { services, takesCards, zone }: Known, now: Date) {
  const minutes = minutesOf(values, services);
  const chosen = chosenOf(values, services);
  const offer = upfrontOffer(chosen, takesCards);
  const upfront = fittingUpfront(values.upfront, offer);
  const missing = problemsOf(values, services);
  const begins = missing.includes('time') ? null : timeOf(values, 0, zone).start;
  const isTooSoon = isUpfrontTooSoon(upfront, begins, now);
  const problems = isTooSoon ? [...missing, 'window' as const] : missing;
  const status = firstStatus({
    party: 'facility',
    hasTime: true,
    upfront: upfront !== null,
    instant: false,
  });
  // Until a time is there it is taken to be ahead: nothing moves away from under who presses to book.
  const isTold = begins === null ? isConfirmed(status) : isWritten(status, new Date(begins), now);
  return {
    minutes,
    chosen,
    offer,
    upfront,
    problems,
    /** Whether a client is written about this time at all, so that it can be asked whether they are. */
    isTold,
  };
}
