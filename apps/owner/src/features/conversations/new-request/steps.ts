import { serverNow } from '@zampa/client/api/server-clock';
import type { RedFlag } from '@zampa/domain/conversations/red-flags';
import {
  CONSULTATION_SERVICE_TYPE,
  HOME_VISIT_SERVICE_TYPE,
} from '@zampa/domain/services/service-types';
import type { Priority } from '@zampa/domain/conversations/enumerations';
import { ASK_STEPS, type NewRequestStep } from './new-request-steps.ts';

/** What a pet owner is about to ask, as far as it is filled in. */
export type Question = {
  readonly facilityId: string | null;
  readonly pets: readonly string[];
  readonly services: readonly string[];
  /** The ended conversation that it goes on from. */
  readonly followUpOf: string | null;
  readonly note: string;
  readonly priority: Priority;
  /** The signs of an emergency that there are; `null` until they have been asked about. */
  readonly redFlags: readonly RedFlag[] | null;
  /** The time that is held for a visit. */
  readonly time: { readonly heldUntil: string } | null;
  readonly letClinicChoose: boolean;
  /** Where a home visit goes. */
  readonly address: string | null;
};

/**
 * Returns the steps in their order, without those that do not come up: choosing an only clinic, an emergency that is
 * none, a time for what takes none.
 *
 * @param serviceTypeId of the chosen service; null while there is none
 */
export function newRequestSteps(
  clinics: number,
  { redFlags }: Pick<Question, 'redFlags'>,
  serviceTypeId: number | null = null,
): readonly NewRequestStep[] {
  const left: Partial<Record<NewRequestStep, boolean>> = {
    clinic: clinics === 1,
    emergency: !isEmergency({ redFlags }),
    where: serviceTypeId !== HOME_VISIT_SERVICE_TYPE,
    when: serviceTypeId === null || serviceTypeId === CONSULTATION_SERVICE_TYPE,
  };
  return ASK_STEPS.filter((step) => !left[step]);
}

/** Returns what the signs change: with any of them it is urgent, and without the last one no longer for their sake. */
export function withSigns(redFlags: readonly RedFlag[]): Pick<Question, 'redFlags' | 'priority'> {
  return { redFlags, priority: redFlags.length > 0 ? 'HIGH' : 'MEDIUM' };
}

export const isEmergency = ({ redFlags }: Pick<Question, 'redFlags'>): boolean =>
  redFlags !== null && redFlags.length > 0;

/** What a step still lacks; the screen has a sentence for each. */
export type Lack = 'clinic' | 'pets' | 'signs' | 'services' | 'address' | 'time' | 'problem';

/**
 * Returns why one cannot go on from a step; `null` when one can. A photo may say it all, so the text may then be empty.
 */
export function lackOf(
  step: NewRequestStep,
  question: Question,
  photos: number,
  now = new Date(serverNow()),
): Lack | null {
  switch (step) {
    case 'clinic':
      return question.facilityId ? null : 'clinic';
    case 'pets':
      return question.pets.length > 0 ? null : 'pets';
    case 'signs':
      return question.redFlags ? null : 'signs';
    case 'emergency':
      return null;
    case 'service':
      return question.services.length > 0 ? null : 'services';
    case 'where':
      return question.address?.trim() ? null : 'address';
    case 'when':
      return question.letClinicChoose || isHeld(question, now) ? null : 'time';
    case 'problem':
      return question.note.trim() || photos > 0 ? null : 'problem';
    case 'check':
      return null;
  }
}

const isHeld = ({ time }: Question, now: Date) =>
  time !== null && Date.parse(time.heldUntil) > now.getTime();

/**
 * Tells whether it is known which steps come up: those of a chosen service depend on its type, which the clinic says.
 *
 * @param isAsking whether the clinic's answer is still on its way
 */
export function areStepsKnown(
  { services }: Pick<Question, 'services'>,
  service: object | undefined,
  isAsking: boolean,
): boolean {
  return services.length === 0 || service !== undefined || !isAsking;
}

/** Returns the first step that lacks something, else the last: where a kept question is taken up again. */
export function stepToResume(
  steps: readonly NewRequestStep[],
  question: Question,
  photos: number,
): NewRequestStep {
  return steps.find((step) => lackOf(step, question, photos) !== null) ?? 'check';
}

/**
 * Changes a question, and drops what does not fit the change any more: a time is held for certain pets and services of
 * one clinic, and what goes on from a conversation is about its pets.
 */
export function withChanges<Known extends Question>(
  question: Known,
  changes: Partial<Known>,
): Known {
  const next = { ...question, ...changes };
  const isOther = (['facilityId', 'pets', 'services'] as const).some(
    (key) => String(next[key]) !== String(question[key]),
  );
  const isAboutOthers = question.pets.some((pet) => !next.pets.includes(pet));
  return {
    ...next,
    ...(isOther && { time: null, letClinicChoose: false }),
    ...(isAboutOthers && { followUpOf: null }),
  };
}

/** Tells whether a part of the price, or all of it, is paid before a time of one's own is confirmed. */
export const hasDeposit = ({
  price,
  deposit,
}: {
  readonly price: number;
  readonly deposit: number;
}) => price > 0 && deposit > 0;

/**
 * Returns the step that was asked for, or the first before it that lacks something; `null` for one that does not come
 * up.
 */
export function stepToShow(
  steps: readonly NewRequestStep[],
  wanted: NewRequestStep | undefined,
  question: Question,
  photos: number,
): NewRequestStep | null {
  const step = steps.find((known) => known === wanted);
  if (!step) return null;
  const open = stepToResume(steps, question, photos);
  return steps.indexOf(open) < steps.indexOf(step) ? open : step;
}

/** What is still there to choose from; ids of a kept question may have gone since. */
export type Offer = {
  readonly clinics: readonly string[];
  readonly pets: readonly string[];
  /** Of the chosen clinic; `null` while they are not known. */
  readonly services: readonly string[] | null;
};

type Choices = Pick<Question, 'facilityId' | 'pets' | 'services'>;

/** Returns what was chosen, without what is no longer there, and with every choice made that has only one answer. */
export function settle(question: Choices, offer: Offer): Choices {
  const facilityId = only(offer.clinics) ?? question.facilityId;
  const known = facilityId && offer.clinics.includes(facilityId) ? facilityId : null;
  return {
    facilityId: known,
    pets: kept(question.pets, offer.pets),
    services: offer.services ? kept(question.services, offer.services) : question.services,
  };
}

function kept(chosen: readonly string[], offered: readonly string[]): readonly string[] {
  const single = only(offered);
  return single ? [single] : chosen.filter((id) => offered.includes(id));
}

const only = (ids: readonly string[]) => (ids.length === 1 ? ids[0] : undefined);
