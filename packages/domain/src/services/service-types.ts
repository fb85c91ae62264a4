import type { HealthCategory } from '../conversations/enumerations.ts';

/** The four kinds of service. Their ids are fixed: they stand in rows and on the wire. */
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
/** The only one that the client comes to the clinic for. */
export const VISIT_SERVICE_TYPE = 4;

/** Returns what a conversation about a service is; everything but a consultation by message takes somebody's time. */
export function categoryOfService(serviceTypeId: number): HealthCategory {
  if (serviceTypeId === CONSULTATION_SERVICE_TYPE) return 'CONSULTATION';
  return serviceTypeId === VIDEO_SERVICE_TYPE ? 'VIDEOCONSULTATION' : 'VISIT';
}

/** What of a price is paid in advance, in percent. */
export const DEPOSITS = [0, 10, 20, 30, 40, 50, 100] as const;

/**
 * When a service may be booked unless its clinic says otherwise: whatever is to come, a year ahead. notice in minutes
 * before its start, horizon in days from today.
 */
export const USUAL_BOOKING_WINDOW = { notice: 0, horizon: 365 } as const;

/** The services of a new facility: only the free consultation by message is enabled. */
export const FIRST_SERVICES = [
  { serviceTypeId: 1, name: 'Consultation by message', duration: 15, enabled: true },
  { serviceTypeId: 2, name: 'Home visit', duration: 60, enabled: false },
  { serviceTypeId: 3, name: 'Video consultation', duration: 15, enabled: false },
  { serviceTypeId: 4, name: 'Appointment', duration: 30, enabled: false },
] as const;

/**
 * Returns why a service cannot be offered to clients: what costs something, and every video consultation, is paid
 * digitally.
 */
export function refusalToEnable(
  service: { readonly serviceTypeId: number; readonly price: number },
  paymentsReady: boolean,
): 'PAYMENTS_NOT_CONFIGURED' | null {
  const needsPayments = service.price > 0 || service.serviceTypeId === VIDEO_SERVICE_TYPE;
  return needsPayments && !paymentsReady ? 'PAYMENTS_NOT_CONFIGURED' : null;
}

/** Returns the type whose first name this is, where only the name of a service is known; else null. */
export function typeOfName(name: string): ServiceTypeId | null {
  return FIRST_SERVICES.find((first) => first.name === name)?.serviceTypeId ?? null;
}

/**
 * Returns the type of a service that still has the name it was opened with, which is shown in the reader's language;
 * else null.
 */
export function typeOfFirstName(service: {
  readonly ServiceTypeId: number;
  readonly name: string;
}): ServiceTypeId | null {
  const first = FIRST_SERVICES.find(
    ({ serviceTypeId, name }) => serviceTypeId === service.ServiceTypeId && name === service.name,
  );
  return first?.serviceTypeId ?? null;
}
