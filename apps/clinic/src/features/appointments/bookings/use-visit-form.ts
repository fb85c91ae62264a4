import { serverNow } from '@zampa/client/api/server-clock';
import { useBookVisit, type VisitToBook } from '@zampa/client/appointments/use-book-visit';
import type { Service } from '@zampa/contract/facilities/objects';
import { isConfirmed } from '@zampa/domain/appointments/booking-status';
import { firstStatus } from '@zampa/domain/appointments/first-status';
import { shouldEmailClient } from '@zampa/domain/appointments/reminders';
import { useState } from 'react';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import { adjustUpfront, isUpfrontTooSoon, upfrontOffer } from './upfront-choice.ts';
import { useProblemText } from './use-problem-text.ts';
import { useVisitDraft } from './use-visit-draft.ts';
import {
  visitCategory,
  chosenServices,
  isSkippedTime,
  visitMinutes,
  needsAddress,
  findVisitProblems,
  toEntryTime,
  type VisitValues,
} from './visit-values.ts';

export interface VisitFormInput {
  services: readonly Service[];
  /** Whether clients can pay by card. */
  takesCards: boolean;
  start: VisitValues;
  /** The visit that gets the time; null creates a new one. */
  visitId: string | null;
  /** The consultation that leads to the new visit. */
  relatedTo: string | null;
  onBooked: (visitId: string, day: string) => void;
}

/**
 * Holds the state of the booking form: values, derived facts, errors after the first attempt, and the mutation that
 * books.
 */
export function useVisitForm(visit: VisitFormInput) {
  const { id: facilityId, timezone: zone } = useFacility();
  const draft = useVisitDraft(facilityId, visit.start);
  const { values, isBegun, clear } = draft;
  const [attempts, setAttempts] = useState(0);
  const [shouldNotify, setShouldNotify] = useState(true);
  const book = useBookVisit();
  const facts = computeVisitFacts(values, { ...visit, zone }, new Date(serverNow()));
  const { minutes, upfront, problems, canNotify } = facts;
  const textOf = useProblemText(attempts > 0 ? problems : []);

  const submit = () => {
    setAttempts(attempts + 1);
    const { family } = values;
    if (
      problems.length > 0 ||
      isSkippedTime(values, zone) ||
      !family ||
      minutes === null ||
      book.isPending
    )
      return;
    book.mutate(
      {
        clientId: draft.ensureClientId(),
        facilityId,
        visitId: visit.visitId,
        relatedTo: visit.relatedTo,
        familyId: family.id,
        ...toEnteredVisit(values, visit.services),
        time: toEntryTime(values, minutes, zone),
        ...(canNotify && { tellClient: shouldNotify }),
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
  const set = (part: Partial<VisitValues>) => draft.set({ ...values, ...part });
  return {
    ...facts,
    values,
    set,
    isBegun,
    clear,
    textOf,
    attempts,
    shouldNotify,
    setShouldNotify,
    book,
    submit,
  };
}

type EnteredVisit = Pick<VisitToBook, 'category' | 'pets' | 'services' | 'note' | 'address'>;

/** Returns the values that are sent as entered. */
const toEnteredVisit = (values: VisitValues, services: readonly Service[]): EnteredVisit => ({
  category: visitCategory(values, services),
  pets: values.pets,
  services: values.services,
  note: values.note.trim(),
  address: needsAddress(values, services) ? values.address.trim() : '',
});

type VisitFactsInput = Pick<VisitFormInput, 'services' | 'takesCards'> & { readonly zone: string };

/** Computes the values that depend on what is chosen, and the missing fields. */
function computeVisitFacts(
  values: VisitValues,
  { services, takesCards, zone }: VisitFactsInput,
  now: Date,
) {
  const minutes = visitMinutes(values, services);
  const chosen = chosenServices(values, services);
  const offer = upfrontOffer(chosen, takesCards);
  const upfront = adjustUpfront(values.upfront, offer);
  const missing = findVisitProblems(values, services);
  const start = missing.includes('time') ? null : toEntryTime(values, 0, zone).start;
  const isTooSoon = isUpfrontTooSoon(upfront, start, now);
  const problems = isTooSoon ? [...missing, 'window' as const] : missing;
  const status = firstStatus({
    party: 'facility',
    hasTime: true,
    upfront: upfront !== null,
    instant: false,
  });
  // Without a time, assume that it will be in the future, so that the checkbox does not disappear while the form is
  // filled in.
  const canNotify =
    start === null ? isConfirmed(status) : shouldEmailClient(status, new Date(start), now);
  return {
    minutes,
    chosen,
    offer,
    upfront,
    problems,
    /** Whether the client can be notified of this time, so that the checkbox is shown. */
    canNotify,
  };
}
