import { AUDIT_KINDS } from '@zampa/domain/audit/audit-log';
import { day, enumeration, id } from '../values.ts';

/** Filter of the audit log. Days are in the clinic’s time zone, both inclusive. */
export const auditFilter = {
  facilityId: id,
  userId: id.optional(),
  PetId: id.optional(),
  kind: enumeration(AUDIT_KINDS).optional(),
  from: day.optional(),
  to: day.optional(),
} as const;
