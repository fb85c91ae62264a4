import type { Relation } from '@zampa/domain/people/relation';

/** What the table says to one relation. */
export type Verdict = 'ALLOW' | 'FORBIDDEN' | 'NOT_FOUND';

/** Where in a request the identifier stands that says what a call is about. A selector, never trusted. */
export type Selector = `${'params' | 'query' | 'body'}.${string}`;

/**
 * What a call is about, so that the caller's relation to it can be found before anything else is looked at.
 *
 * - `public`: nobody needs to be signed in
 * - `account`: a confirmed sign-in, a profile is not needed
 * - `own`: the caller's own things; `at`, when given, must name the caller
 * - `seen`: rows are filtered by what the caller may see, so that others are silently missing; `at`, when given, is the
 *   facility that is asked of, which has to be one of the caller's
 * - `client`: a client of a facility, by the person or by the facility's record of them
 * - `organization`: that of a facility, by the facility's id
 * - `link`: a person by whatever ties them to a facility: its client, or one of its staff
 * - the rest: one thing by its id; unknown and foreign ones answer alike, a facility's by saying what does not exist
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
        | 'import';
      readonly at: Selector;
      /** Where the facility stands for which staff act: what they are there counts, and nothing that they are elsewhere. */
      readonly actingFor?: Selector;
      /** With a comma it is a list, of which the caller gets what they may see, as with `seen`. */
      readonly lists?: true;
      /**
       * The call finds it by itself, in the statement that reads or locks it: what is not the caller's to see is unknown
       * there. For rows that allow all who may see it, to whom it is as if it were their own.
       */
      readonly foundByCall?: true;
    };

export type PolicyRow = {
  readonly scope: Scope;
  /** Said before the thing is looked up: whole kinds of people that a call is not for. */
  readonly vets?: 'FORBIDDEN';
  readonly owners?: 'FORBIDDEN';
  readonly verdicts: Readonly<Partial<Record<Relation, Verdict>>>;
  /**
   * Of what creates something at a facility: where its id stands, or that of the conversation it is created in. Refused
   * while the trial is over and no plan governs.
   */
  readonly requiresActivePlan?: Selector;
};

/** A call whose rule depends on a field of its body has a row for each of its values. */
export type PolicyRows = {
  readonly by: Selector;
  /** Where one value is not enough: another field, whose values have rows `<value> <other value>` of their own. */
  readonly narrowedBy?: Readonly<Record<string, Selector>>;
  readonly rows: Readonly<Record<string, PolicyRow>>;
};

/** Returns what a row says to a relation; to one it does not name: the thing does not exist. Deny by default. */
export function verdictOf(row: PolicyRow, relation: Relation): Verdict {
  return row.verdicts[relation] ?? 'NOT_FOUND';
}
