import type { AuditRule } from '@zampa/contract/audit/audit-rule';
import type { CallDefinition } from '@zampa/contract/call';
import type { RawInput } from '../access/authorize.ts';
import type { Account } from '../access/viewer.ts';
import type { Queryable } from '../db/database.ts';

/** A call of a signed-in person that the audit log records. */
export type AuditedCall = {
  readonly name: string;
  readonly call: CallDefinition & { readonly audit: AuditRule };
  readonly account: Account;
  readonly input: RawInput;
  readonly now: Date;
  readonly network: string;
  readonly userAgent: string;
};

/**
 * Runs the work of a call and records it, in the same transaction if it has one. Calls that fail are not recorded. If the
 * entry cannot be written, the call fails.
 */
export type AuditCall = <Answer>(
  audited: AuditedCall,
  tx: Queryable,
  work: () => Promise<Answer>,
) => Promise<Answer>;

/** Returns whether a call is recorded. */
export const isAudited = (
  call: CallDefinition,
): call is CallDefinition & { readonly audit: AuditRule } => call.audit !== undefined;
