import { defineFeature } from '../../feature.ts';
import { deleteExpiredAuditEvents, sealAuditEvents } from './audit-events.ts';
import * as handlers from './handlers.ts';
import { auditData } from './personal-data.ts';

/** The audit feature: the audit logs of clinics, and who read the records of pets. */
export const auditFeature = defineFeature({
  handlers,
  personalData: auditData,
  schedules: [{ name: 'seal the audit log', everyMs: 5_000, run: sealAuditEvents }],
  cleanups: [deleteExpiredAuditEvents],
});
