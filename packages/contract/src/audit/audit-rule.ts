import type { AuditKind } from '@zampa/domain/audit/audit-log';
import type { Selector } from '../policy/row.ts';

/** Things whose clinic and pet the audit log finds by their id. */
export type AuditedThing =
  | 'pet'
  | 'facility'
  | 'organization'
  | 'conversation'
  | 'note'
  | 'noteTemplate'
  | 'problem'
  | 'vaccination'
  | 'document'
  | 'protocol'
  | 'prescription'
  | 'therapy'
  | 'service'
  | 'timetable'
  | 'invitation'
  | 'import'
  | 'charge';

/** State whose values before and after the call are recorded, with the place of its ids in the request. */
export type ComparedState =
  | { readonly state: 'member'; readonly facility: Selector; readonly person: Selector }
  | {
      readonly state: 'facility' | 'organization' | 'service' | 'hours' | 'charge' | 'charges';
      readonly id: Selector;
    };

/** How a call is recorded in the audit log of the clinics that it concerns. */
export type AuditRule = {
  readonly kind: AuditKind;
  /**
   * Things that the call is about; the first whose id the request names counts. Without it, the thing of the call's policy, or
   * for calls about the caller all clinics where they work.
   */
  readonly about?: readonly { readonly thing: AuditedThing; readonly at: Selector }[];
  /** Only a change of this state is recorded. */
  readonly compares?: ComparedState;
};
