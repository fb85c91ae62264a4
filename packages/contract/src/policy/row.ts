import type { Relation } from '@zampa/domain/people/relation';

/** Decision of the policy table for a relation. */
export type Verdict = 'ALLOW' | 'FORBIDDEN' | 'NOT_FOUND';

/** Place of the identifier in a request that names the resource. Used as a selector and never trusted. */
export type Selector = `${'params' | 'query' | 'body'}.${string}`;

/**
 * Resource of a call, which determines the caller's relation before the handler runs.
 * - `public`: no sign-in
 * - `account`: signed in with a confirmed address, profile not required
 * - `own`: the caller's own data; `at`, if given, must name the caller
 * - `seen`: a list filtered to what the caller may see, other rows are silently missing; `at`, if given, is the
 * facility and must be one of the caller's
 * - `client`: a client of a facility, by person or by the facility's client record
 * - `organization`: a facility's organization, by the facility's id
 * - `link`: a person related to a facility, as client or staff
 * - all others: one resource by id; unknown and foreign ids get the same answer, for facilities one that says what
 * does not exist
 */
export type Scope =
  | { readonly kind: 'public' }
  | { readonly kind: 'account' }
  | { readonly kind: 'own'; readonly at?: Selector }
  | { readonly kind: 'seen'; readonly at?: Selector }
  | {
      readonly kind:
        | 'person'
        | 'client'
        | 'link'
        | 'family'
        | 'facility'
        | 'organization'
        | 'pet'
        | 'conversation'
        | 'meeting'
        | 'file'
        | 'timetable'
        | 'service'
        | 'invitation'
        | 'import'
        | 'note'
        | 'noteTemplate'
        | 'problem'
        | 'vaccination'
        | 'protocol'
        | 'prescriptionLine'
        | 'therapy'
        | 'share'
        | 'document';
      readonly at: Selector;
      /** Facility that staff act for. Only their role there counts. */
      readonly actingFor?: Selector;
      /** A value with commas is a list, filtered to what the caller may see, as with `seen`. */
      readonly lists?: true;
      /**
       * The handler looks the resource up in the statement that reads or locks it; if the caller may not see it, it
       * is not found. For rows that allow everybody who can see the resource: they count as `self`.
       */
      readonly foundByCall?: true;
    };

export type PolicyRow = {
  readonly scope: Scope;
  /** Refuses all vets or all owners, before the resource is looked up. */
  readonly vets?: 'FORBIDDEN';
  readonly owners?: 'FORBIDDEN';
  readonly verdicts: Readonly<Partial<Record<Relation, Verdict>>>;
  /**
   * For calls that create something at a facility: place of the facility's id, or of the conversation's. Refused if
   * the trial has ended and no plan is active.
   */
  readonly requiresActivePlan?: Selector;
};

/** Policy of a call that depends on a field of its body: one row per value. */
export type PolicyRows = {
  readonly selector: Selector;
  /** A second field for values that need it; its rows have the key `<value> <other value>`. */
  readonly narrowedBy?: Readonly<Record<string, Selector>>;
  readonly rows: Readonly<Record<string, PolicyRow>>;
};

/** Returns a row's verdict for a relation; NOT_FOUND if the row does not name it (deny by default). */
export function verdictOf(row: PolicyRow, relation: Relation): Verdict {
  return row.verdicts[relation] ?? 'NOT_FOUND';
}
