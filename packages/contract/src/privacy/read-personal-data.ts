import * as z from 'zod';
import { defineCall } from '../call.ts';
import { account } from '../policy/verdicts.ts';
import { instant } from '../values.ts';

/** Stored data of one feature; the feature's docs describe the fields, which may grow. */
const part = z.looseObject({});
const parts = z.array(part);

export const PersonalDataExport = z
  .object({
    dateExported: instant,
    account: part,
    /** Null until the profile exists. */
    profile: part.nullable(),
    consents: parts,
    sessions: parts,
    codes: parts,
    emailRestorations: parts,
    secondFactors: part,
    families: parts,
    pets: parts,
    clinics: parts,
    conversations: parts,
    videoMeetings: parts,
    diary: parts,
    visitNotes: parts,
    problems: parts,
    vaccinations: parts,
    dueDecisions: parts,
    doseReminders: parts,
    documents: parts,
    recordAccess: parts,
    recalls: z.object({ messages: parts, stopped: parts }),
    prescriptions: parts,
    shares: parts,
    appointments: parts,
    absences: parts,
    calendarFeeds: parts,
    payments: parts,
    receipts: parts,
    invitations: parts,
    notifications: parts,
    notificationPreferences: part.nullable(),
    devices: parts,
    letters: parts,
    files: parts,
    workplaces: parts,
  })
  .meta({
    id: 'PersonalDataExport',
    description:
      'All data held about a person, without private data of others. Amounts in minor units, weights in grams, files as URLs.',
  });

export const readPersonalData = defineCall({
  method: 'GET',
  path: '/users/me/export',
  policy: account,
  feature: 'privacy',
  summary: 'Export all data held about the signed-in person, at most once a minute',
  answer: PersonalDataExport,
  holdsSecret: true,
  heavy: 'document',
  audit: { kind: 'EXPORT' },
  stepUp: true,
  refusals: ['STEP_UP_REQUIRED', 'TOO_MANY_REQUESTS'],
});
