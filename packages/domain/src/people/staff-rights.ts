import { isAssistant, staffStanding } from './roles.ts';

/** The role somebody has where they work, and whether the desk there reads and answers what owners write. */
export type Workplace = { readonly roleId: number; readonly receptionAnswers: boolean };

/**
 * Returns whether a member of staff may read what is said about health, and answer it: whoever treats, and the desk
 * where the clinic lets it. `authorization.md`, rule G9.
 */
export function mayReadHealth({ roleId, receptionAnswers }: Workplace): boolean {
  const standing = staffStanding(roleId);
  return standing !== null && (standing !== 'desk' || receptionAnswers);
}

/**
 * Returns whether a member of staff may read what families write into their diaries: consultants are called in for
 * single cases.
 */
export function mayReadDiary(workplace: Workplace): boolean {
  return mayReadHealth(workplace) && staffStanding(workplace.roleId) !== 'consultant';
}

/** Returns whether a member of staff may start and end what clients ask for: whoever treats, not the desk. */
export function mayRunServices(roleId: number): boolean {
  const standing = staffStanding(roleId);
  return standing !== null && standing !== 'desk';
}

/**
 * Returns whether a member of staff may enter clients and open something new for them: whoever is not called in for
 * single cases.
 */
export function mayOpenForClients(roleId: number): boolean {
  const standing = staffStanding(roleId);
  return standing !== null && standing !== 'consultant';
}

/** Returns whether a member of staff may offer pet owners no times for a while, and again: who works on single cases may not. */
export function mayPauseBookings(roleId: number): boolean {
  return mayOpenForClients(roleId);
}

/** Returns whether a member of staff may change what is known of a pet: whoever treats, not the desk. */
export function mayChangePets(roleId: number): boolean {
  const standing = staffStanding(roleId);
  return standing !== null && standing !== 'desk';
}

/**
 * Returns whether a member of staff may end a service that its client then pays by card: whoever treats, assistants
 * not.
 */
export function mayChargeCards(roleId: number): boolean {
  return mayChangePets(roleId) && !isAssistant(roleId);
}
