import { staffStanding, type StaffStanding } from './roles.ts';
import type { Workplace } from './staff-rights.ts';

/** How the signed-in person stands to the thing that a call is about. */
export type Relation =
  | 'self'
  | 'familyAdmin'
  | 'familyMember'
  | 'familyApplicant'
  | StaffStanding
  /** Of an organization: an admin who decides for all of its clinics. */
  | 'governor'
  | 'strangerOwner'
  | 'strangerVet';

/** Who is calling: read from the database for every request, never from the token or the body. */
export type Viewer = {
  readonly userId: string;
  readonly isVet: boolean;
  /** Facilities where this person works now (accepted, not removed). */
  readonly facilities: readonly ({ readonly facilityId: string } & Workplace)[];
  /** Families this person belongs to now. */
  readonly families: readonly { readonly familyId: string; readonly admin: boolean }[];
  /** Families this person has asked to join; nothing of theirs is to be seen yet. */
  readonly applications: readonly string[];
  /** Facilities that the person's families are clients of, with the state of that relation. */
  readonly clinics: readonly {
    readonly facilityId: string;
    readonly familyId: string;
    readonly status: string;
  }[];
};

/** What decides a relation: the family and the facilities a thing belongs to, and who is in charge of it. */
export type Belonging = {
  readonly familyId?: string | null;
  readonly facilityIds?: readonly string[];
  readonly assigneeId?: string | null;
};

const strength: readonly StaffStanding[] = ['admin', 'clinical', 'desk', 'consultant'];

/** Returns the strongest relation of the viewer to something; a consultant knows only what is assigned to them. */
export function relationTo(viewer: Viewer, thing: Belonging): Relation {
  const family = viewer.families.find(({ familyId }) => familyId === thing.familyId);
  if (family) return family.admin ? 'familyAdmin' : 'familyMember';

  const standings = viewer.facilities
    .filter(({ facilityId }) => thing.facilityIds?.includes(facilityId))
    .map(({ roleId }) => staffStanding(roleId))
    .filter((standing) => standing !== 'consultant' || isAssigned(viewer, thing));
  return strength.find((standing) => standings.includes(standing)) ?? strangerOf(viewer);
}

/** Returns how the viewer stands to a family itself: who has asked to join it may take that back, and nothing else. */
export function relationToFamily(viewer: Viewer, family: Belonging): Relation {
  const relation = relationTo(viewer, family);
  const asked = viewer.applications.some((familyId) => familyId === family.familyId);
  return relation === 'strangerOwner' && asked ? 'familyApplicant' : relation;
}

/**
 * Returns how the viewer stands to a facility: pet owners as members of a family that is its client; staff by their
 * role.
 */
export function relationToFacility(viewer: Viewer, facilityId: string): Relation {
  const relations = viewer.clinics
    .filter((link) => link.facilityId === facilityId && link.status !== 'REMOVED')
    .map(({ familyId }) => relationTo(viewer, { familyId }));
  if (relations.includes('familyAdmin')) return 'familyAdmin';
  return relations[0] ?? relationTo(viewer, { facilityIds: [facilityId] });
}

/** Returns how the viewer stands to what is none of theirs. */
export function strangerOf(viewer: Viewer): 'strangerOwner' | 'strangerVet' {
  return viewer.isVet ? 'strangerVet' : 'strangerOwner';
}

/** Something without an assignee at all (a facility, a pet) is open to consultants as well. */
function isAssigned(viewer: Viewer, thing: Belonging): boolean {
  return thing.assigneeId === undefined || thing.assigneeId === viewer.userId;
}
