import type { PersonalData } from '../../personal-data.ts';

/** Export of the audit log: it belongs to the clinics, whose admins read it. */
export const auditData: PersonalData = {
  withheld: {
    audit_events:
      'The log belongs to clinics, whose admins read it. Owners see who read their pets’ records.',
    audit_seals: 'Hashes of the log, without data of persons.',
    audit_queue: 'Ids of log entries for some seconds.',
  },
};
