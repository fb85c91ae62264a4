import type { readAudit as call } from '@zampa/contract/audit/read-audit';
import type { PersonContext } from '../../http/context.ts';
import { findEntries } from './entry-rows.ts';

/** Returns a page of a clinic's audit log, newest first. */
export function readAudit({ tx, query }: PersonContext<typeof call>) {
  return findEntries(tx, query);
}
