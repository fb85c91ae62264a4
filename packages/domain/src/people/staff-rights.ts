import { isAssistant, staffRoleOf } from './roles.ts';

/** Role of a person at a facility, and whether desk staff there read and answer messages. */
export type Workplace = { readonly roleId: number; readonly receptionAnswers: boolean };

/**
 * Returns whether a staff member may read and answer health messages. All staff may, but the desk only if the
 * clinic allows it. `authorization.md`, rule G9.
 */
export function mayReadHealth({ roleId, receptionAnswers }: Workplace): boolean {
  const role = staffRoleOf(roleId);
  return role !== null && (role !== 'desk' || receptionAnswers);
}

/**
 * Returns whether a staff member may read families' diaries. Staff who may read health messages may, except
 * consultants, who only work on single cases.
 */
export function mayReadDiary(workplace: Workplace): boolean {
  return mayReadHealth(workplace) && staffRoleOf(workplace.roleId) !== 'consultant';
}

/**
 * Returns whether a staff member may write in the diary of pets that the clinic sees. Consultants and the desk may
 * not.
 */
export function mayWriteDiary(roleId: number): boolean {
  const role = staffRoleOf(roleId);
  return role === 'admin' || role === 'clinical';
}

/** Returns whether a staff member may start and end services. All staff may, except the desk. */
export function mayRunServices(roleId: number): boolean {
  const role = staffRoleOf(roleId);
  return role !== null && role !== 'desk';
}

/**
 * Returns whether a staff member may add clients and create something for them. All staff may, except consultants.
 */
export function mayOpenForClients(roleId: number): boolean {
  const role = staffRoleOf(roleId);
  return role !== null && role !== 'consultant';
}

/** Returns whether a staff member may pause and resume bookings. All staff may, except consultants. */
export function mayPauseBookings(roleId: number): boolean {
  return mayOpenForClients(roleId);
}

/** Returns whether a staff member may change a pet's data. All staff may, except the desk. */
export function mayChangePets(roleId: number): boolean {
  const role = staffRoleOf(roleId);
  return role !== null && role !== 'desk';
}

/**
 * Returns whether a staff member may end a service that is then paid by card. All staff may, except the desk and
 * assistants.
 */
export function mayChargeCards(roleId: number): boolean {
  return mayChangePets(roleId) && !isAssistant(roleId);
}

/**
 * Returns whether a staff member may write visit notes, vaccinations and prescriptions. Staff who treat may; the desk
 * and assistants may not.
 */
export function mayTreat(roleId: number): boolean {
  return mayRunServices(roleId) && !isAssistant(roleId);
}
