import { serverNow } from '@zampa/client/api/server-clock';
import { hasVisibleText } from '@zampa/domain/people/has-visible-text';
import type { RedFlag } from '@zampa/domain/conversations/red-flags';
import type { Service } from '@zampa/contract/facilities/objects';
import {
  categoryOfService,
  CONSULTATION_SERVICE_TYPE,
  HOME_VISIT_SERVICE_TYPE,
} from '@zampa/domain/services/service-types';
import type { Priority } from '@zampa/domain/conversations/enumerations';
import { REQUEST_STEPS, type NewRequestStep } from './new-request-steps.ts';

/** Input of a new request. */
export type RequestFields = {
  readonly facilityId: string | null;
  readonly pets: readonly string[];
  readonly services: readonly string[];
  /** Id of the ended conversation that the request follows up. */
  readonly followUpOf: string | null;
  readonly note: string;
  readonly priority: Priority;
  /** Reported emergency signs; null until they have been asked about. */
  readonly redFlags: readonly RedFlag[] | null;
  /** The time slot held for a visit. */
  readonly time: { readonly heldUntil: string } | null;
  readonly letClinicChoose: boolean;
  /** Address of a home visit. */
  readonly address: string | null;
};

/**
 * Returns the steps in order, without steps that do not apply: the clinic step with a single clinic, the question
 * about emergency signs for a booking, the emergency step without signs, the address and time steps for services that
 * need neither.
 *
 * @param serviceTypeId type of the chosen service; null if none is chosen
 */
export function newRequestSteps(
  clinics: number,
  { redFlags }: Pick<RequestFields, 'redFlags'>,
  serviceTypeId: number | null = null,
): readonly NewRequestStep[] {
  const isBooking = serviceTypeId !== null && serviceTypeId !== CONSULTATION_SERVICE_TYPE;
  const skipped: Partial<Record<NewRequestStep, boolean>> = {
    clinic: clinics === 1,
    signs: isBooking && !isEmergency({ redFlags }),
    emergency: !isEmergency({ redFlags }),
    where: serviceTypeId !== HOME_VISIT_SERVICE_TYPE,
    when: !isBooking,
  };
  return REQUEST_STEPS.filter((step) => !skipped[step]);
}

/**
 * Returns whether the number of steps is final, which depends on the reported signs and on the chosen service.
 * Until then the number is hidden, because it would change while the owner continues.
 */
export const areStepsCounted = (
  { redFlags }: Pick<RequestFields, 'redFlags'>,
  service: object | undefined,
  steps: readonly NewRequestStep[],
): boolean => service !== undefined && (redFlags !== null || !steps.includes('signs'));

/** Returns whether a draft contains any input beyond the chosen clinic that would be lost or sent by mistake. */
export const isStarted = (
  { pets, services, redFlags, note }: RequestFields,
  photos: number,
): boolean =>
  pets.length > 0 || services.length > 0 || redFlags !== null || note.trim() !== '' || photos > 0;

export type DraftSearch = {
  readonly step?: NewRequestStep | undefined;
  readonly followUp?: string | undefined;
  readonly resume?: true | undefined;
};

/** Returns whether the URL leads into the draft: to one of its steps, or to the follow-up that it prepares. */
export const isResumed = (
  { step, followUp, resume }: DraftSearch,
  { followUpOf }: Pick<RequestFields, 'followUpOf'>,
): boolean =>
  step !== undefined || resume === true || (followUp !== undefined && followUp === followUpOf);

/** Returns the changes for reported signs: any sign makes the request urgent (HIGH), no sign resets it to MEDIUM. */
export function withEmergencySigns(
  redFlags: readonly RedFlag[],
): Pick<RequestFields, 'redFlags' | 'priority'> {
  return { redFlags, priority: redFlags.length > 0 ? 'HIGH' : 'MEDIUM' };
}

export const isEmergency = ({ redFlags }: Pick<RequestFields, 'redFlags'>): boolean =>
  redFlags !== null && redFlags.length > 0;

/** Input that is missing in a step; the screen has an error text for each. */
export type MissingField =
  | 'clinic'
  | 'pets'
  | 'signs'
  | 'services'
  | 'address'
  | 'time'
  | 'problem';

/**
 * Returns the input that is missing before a step can be left; null if the step is complete. A photo can replace
 * the text, and a booking needs none.
 *
 * @param steps the steps of this request
 */
export function findMissingField(
  step: NewRequestStep,
  question: RequestFields,
  photos: number,
  steps: readonly NewRequestStep[],
  now = new Date(serverNow()),
): MissingField | null {
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
      return isBookingIn(steps) || hasVisibleText(question.note) || photos > 0 ? null : 'problem';
    case 'check':
      return null;
  }
}

/** Returns whether the steps are those of a booking, which needs a time, and not of a message consultation. */
export const isBookingIn = (steps: readonly NewRequestStep[]): boolean => steps.includes('when');

const isHeld = ({ time }: RequestFields, now: Date) =>
  time !== null && Date.parse(time.heldUntil) > now.getTime();

/**
 * Returns whether the list of steps is final. The steps of a chosen service depend on its type, which is loaded with
 * the clinic.
 *
 * @param isLoading whether the clinic is still loading
 */
export function areStepsKnown(
  { services }: Pick<RequestFields, 'services'>,
  service: object | undefined,
  isLoading: boolean,
): boolean {
  return services.length === 0 || service !== undefined || !isLoading;
}

/** Returns the step at which a saved draft is resumed: the first with missing input, otherwise the last. */
export function stepToResume(
  steps: readonly NewRequestStep[],
  question: RequestFields,
  photos: number,
): NewRequestStep {
  return steps.find((step) => findMissingField(step, question, photos, steps) !== null) ?? 'check';
}

/**
 * Applies changes to a request and drops what no longer fits: the held time if clinic, pets or services change, and
 * the follow-up if one of its pets is removed.
 */
export function withChanges<Fields extends RequestFields>(
  question: Fields,
  changes: Partial<Fields>,
): Fields {
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

/** Returns whether a service is a booking with a time, and not a message consultation. */
export const needsTime = (service: Pick<Service, 'ServiceTypeId'> | undefined): boolean =>
  service !== undefined && categoryOfService(service.ServiceTypeId) !== 'CONSULTATION';

/** Returns whether a chosen time must be paid, partly or fully, before it is confirmed. */
export const hasDeposit = ({
  price,
  deposit,
}: {
  readonly price: number;
  readonly deposit: number;
}) => price > 0 && deposit > 0;

type Timing = { readonly time: unknown; readonly letClinicChoose: boolean };

/** Returns whether a request is paid before it is sent: a message consultation, or a chosen time, with a deposit. */
export const isPaidFirst = (
  service: Pick<Service, 'ServiceTypeId' | 'price' | 'deposit'>,
  { time, letClinicChoose }: Timing,
): boolean =>
  hasDeposit(service) &&
  (categoryOfService(service.ServiceTypeId) === 'CONSULTATION' ||
    (time !== null && !letClinicChoose));

/**
 * Returns the requested step, or the first earlier one with missing input; null if the requested step does not apply.
 */
export function stepToShow(
  steps: readonly NewRequestStep[],
  requestedStep: NewRequestStep | undefined,
  question: RequestFields,
  photos: number,
): NewRequestStep | null {
  const step = steps.find((candidate) => candidate === requestedStep);
  if (!step) return null;
  const open = stepToResume(steps, question, photos);
  return steps.indexOf(open) < steps.indexOf(step) ? open : step;
}

/** Available options; ids in a saved draft may no longer be among them. */
export type Offer = {
  readonly clinics: readonly string[];
  readonly pets: readonly string[];
  /** Services of the chosen clinic; null while loading. */
  readonly services: readonly string[] | null;
};

type RequestChoices = Pick<RequestFields, 'facilityId' | 'pets' | 'services'>;

/** Returns the choices without unavailable ones. Where only one option exists, selects it. */
export function withAvailableChoices(question: RequestChoices, offer: Offer): RequestChoices {
  const facilityId = singleOption(offer.clinics) ?? question.facilityId;
  const offeredFacilityId = facilityId && offer.clinics.includes(facilityId) ? facilityId : null;
  return {
    facilityId: offeredFacilityId,
    pets: onlyAvailable(question.pets, offer.pets),
    services: offer.services ? onlyAvailable(question.services, offer.services) : question.services,
  };
}

function onlyAvailable(chosen: readonly string[], offered: readonly string[]): readonly string[] {
  const single = singleOption(offered);
  return single ? [single] : chosen.filter((id) => offered.includes(id));
}

const singleOption = (ids: readonly string[]) => (ids.length === 1 ? ids[0] : undefined);
