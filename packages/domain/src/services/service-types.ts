import type { HealthCategory } from '../conversations/enumerations.ts';

/** The four types of service. Their ids are fixed: they are stored in the database and used in the API. */
export const SERVICE_TYPES = [
  { id: 1, name: 'consulto_medico' },
  { id: 2, name: 'home_visit' },
  { id: 3, name: 'video_consultation' },
  { id: 4, name: 'appointment' },
] as const;

export type ServiceTypeId = (typeof SERVICE_TYPES)[number]['id'];
export const SERVICE_TYPE_IDS = [1, 2, 3, 4] as const satisfies readonly ServiceTypeId[];
export const CONSULTATION_SERVICE_TYPE = 1;
export const HOME_VISIT_SERVICE_TYPE = 2;
export const VIDEO_SERVICE_TYPE = 3;
/** Visit at the clinic; the other types take place elsewhere. */
export const VISIT_SERVICE_TYPE = 4;

/** Returns the category of a conversation about a service. */
export function categoryOfService(serviceTypeId: number): HealthCategory {
  if (serviceTypeId === CONSULTATION_SERVICE_TYPE) return 'CONSULTATION';
  return serviceTypeId === VIDEO_SERVICE_TYPE ? 'VIDEOCONSULTATION' : 'VISIT';
}

/** Deposits that a service can require, in percent of its price. */
export const DEPOSITS = [0, 10, 20, 30, 40, 50, 100] as const;

/**
 * Default booking window of a service: any future time within a year. `notice` in minutes before the start, `horizon`
 * in days from today.
 */
export const DEFAULT_BOOKING_WINDOW = { notice: 0, horizon: 365 } as const;

/** Services of a new facility: only the free message consultation is enabled. */
export const DEFAULT_SERVICES = [
  { serviceTypeId: 1, name: 'Consultation by message', duration: 15, enabled: true },
  { serviceTypeId: 2, name: 'Home visit', duration: 60, enabled: false },
  { serviceTypeId: 3, name: 'Video consultation', duration: 15, enabled: false },
  { serviceTypeId: 4, name: 'Appointment', duration: 30, enabled: false },
] as const;

/**
 * Returns PAYMENTS_NOT_CONFIGURED if a service cannot be offered: paid services and all video consultations need
 * digital payments.
 */
export function refusalToEnable(
  service: { readonly serviceTypeId: number; readonly price: number },
  paymentsReady: boolean,
): 'PAYMENTS_NOT_CONFIGURED' | null {
  const needsPayments = service.price > 0 || service.serviceTypeId === VIDEO_SERVICE_TYPE;
  return needsPayments && !paymentsReady ? 'PAYMENTS_NOT_CONFIGURED' : null;
}

/** Returns the type whose default name this is; null for any other name. */
export function typeOfDefaultName(name: string): ServiceTypeId | null {
  return DEFAULT_SERVICES.find((first) => first.name === name)?.serviceTypeId ?? null;
}

/**
 * Returns the type of a service that still has its default name, which is shown in the reader's language; otherwise
 * null.
 */
export function typeOfUnrenamedService(service: {
  readonly ServiceTypeId: number;
  readonly name: string;
}): ServiceTypeId | null {
  const first = DEFAULT_SERVICES.find(
    ({ serviceTypeId, name }) => serviceTypeId === service.ServiceTypeId && name === service.name,
  );
  return first?.serviceTypeId ?? null;
}
