import { staffRoleOf, type StaffRole } from './roles.ts';
import type { Workplace } from './staff-rights.ts';

/** Relation of the signed-in person to the resource of a call. */
export type Relation =
  | 'self'
  | 'familyAdmin'
  | 'familyMember'
  | 'familyApplicant'
  | StaffRole
  /** Admin of all clinics of an organization. */
  | 'governor'
  | 'strangerOwner'
  | 'strangerVet';

/** The caller: read from the database for every request, never from the token or the body. */
export type Viewer = {
  readonly userId: string;
  readonly isVet: boolean;
  /** Facilities where the person currently works (accepted, not removed). */
  readonly facilities: readonly ({ readonly facilityId: string } & Workplace)[];
  /** Families that the person currently belongs to. */
  readonly families: readonly { readonly familyId: string; readonly admin: boolean }[];
  /** Families that the person has asked to join; they cannot see anything of these yet. */
  readonly applications: readonly string[];
  /** Facilities that the person's families are clients of, with the relation's status. */
  readonly clinics: readonly {
    readonly facilityId: string;
    readonly familyId: string;
    readonly status: string;
  }[];
};

/** Fields of a resource that determine a relation: its family, facilities and assignee. */
export type Belonging = {
  readonly familyId?: string | null;
  readonly facilityIds?: readonly string[];
  readonly assigneeId?: string | null;
};

const strength: readonly StaffRole[] = ['admin', 'clinical', 'desk', 'consultant'];

/** Returns the viewer's strongest relation to a resource. Consultants only have access to what is assigned to them. */
export function relationTo(viewer: Viewer, thing: Belonging): Relation {
  const family = viewer.families.find(({ familyId }) => familyId === thing.familyId);
  if (family) return family.admin ? 'familyAdmin' : 'familyMember';

  const staffRoles = viewer.facilities
    .filter(({ facilityId }) => thing.facilityIds?.includes(facilityId))
    .map(({ roleId }) => staffRoleOf(roleId))
    .filter((staffRole) => staffRole !== 'consultant' || isAssigned(viewer, thing));
  return strength.find((staffRole) => staffRoles.includes(staffRole)) ?? strangerRelation(viewer);
}

/** Returns the viewer's relation to a family. An applicant can only withdraw the application. */
export function relationToFamily(viewer: Viewer, family: Belonging): Relation {
  const relation = relationTo(viewer, family);
  const hasApplied = viewer.applications.some((familyId) => familyId === family.familyId);
  return relation === 'strangerOwner' && hasApplied ? 'familyApplicant' : relation;
}

/** Returns the viewer's relation to a facility: pet owners by a family that is its client, staff by their role. */
export function relationToFacility(viewer: Viewer, facilityId: string): Relation {
  const relations = viewer.clinics
    .filter((link) => link.facilityId === facilityId && link.status !== 'REMOVED')
    .map(({ familyId }) => relationTo(viewer, { familyId }));
  if (relations.includes('familyAdmin')) return 'familyAdmin';
  return relations[0] ?? relationTo(viewer, { facilityIds: [facilityId] });
}

/** Returns the relation of a viewer without access. */
export function strangerRelation(viewer: Viewer): 'strangerOwner' | 'strangerVet' {
  return viewer.isVet ? 'strangerVet' : 'strangerOwner';
}

/** Resources without assignees (a facility, a pet) are open to consultants too. */
function isAssigned(viewer: Viewer, thing: Belonging): boolean {
  return thing.assigneeId === undefined || thing.assigneeId === viewer.userId;
}
