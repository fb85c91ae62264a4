/** The four kinds of service. Contract, section 4; ids are fixed. */
export const SERVICE_TYPES = [
  { id: 1, name: 'consulto_medico' },
  { id: 2, name: 'home_visit' },
  { id: 3, name: 'video_consultation' },
  { id: 4, name: 'appointment' },
] as const;

export type ServiceTypeId = (typeof SERVICE_TYPES)[number]['id'];
export const CONSULTATION_SERVICE_TYPE = 1;

/** The services of a new facility: only the free consultation by message is enabled. Contract, section 5b. */
export const FIRST_SERVICES = [
  { serviceTypeId: 1, name: 'Consultation by message', duration: 15, enabled: true },
  { serviceTypeId: 2, name: 'Home visit', duration: 60, enabled: false },
  { serviceTypeId: 3, name: 'Video consultation', duration: 15, enabled: false },
  { serviceTypeId: 4, name: 'Appointment', duration: 30, enabled: false },
] as const;
