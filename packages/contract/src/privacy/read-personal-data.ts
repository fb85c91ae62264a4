import * as z from 'zod';
import { defineCall } from '../call.ts';
import { account } from '../policy/verdicts.ts';
import { instant } from '../values.ts';

/** A part as it is stored: what it has is in docs of the feature whose it is, and may grow. */
const part = z.looseObject({});
const parts = z.array(part);

export const PersonalDataExport = z
  .object({
    dateExported: instant,
    account: part,
    /** Null as long as there is no profile. */
    profile: part.nullable(),
    consents: parts,
    sessions: parts,
    codes: parts,
    families: parts,
    pets: parts,
    clinics: parts,
    conversations: parts,
    videoMeetings: parts,
    diary: parts,
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
      'Everything that is held on a person, and nothing that is private to others. Amounts in minor units, weights in grams, files as addresses to fetch them from.',
  });

export const readPersonalData = defineCall({
  method: 'GET',
  path: '/users/me/export',
  policy: account,
  feature: 'privacy',
  summary: 'Everything that is held on the signed-in person, at most once a minute',
  answer: PersonalDataExport,
  holdsSecret: true,
  heavy: 'document',
  refusals: ['TOO_MANY_REQUESTS'],
});
