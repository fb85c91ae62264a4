/**
 * The files in which something is done without a person, and why. Another one that appears is a door in the wall:
 * whoever adds it says here what it is for.
 */
export const PLACES: Readonly<Record<string, readonly string[]>> = {
  'apps/api/src/app.ts': ['mailbox', 'provider', 'jobs', 'announcements'],
  'apps/api/src/demo.ts': ['demonstration'],
  'apps/api/src/features/account/routes.ts': ['sign-in'],
  'apps/api/src/features/appointments/linked-booking.ts': ['link'],
  'apps/api/src/features/calendar/read-feed.ts': ['link'],
  'apps/api/src/features/clients/enter-client.ts': ['newcomers'],
  'apps/api/src/features/facilities/routes.ts': ['newcomers'],
  'apps/api/src/features/families/ask-to-join.ts': ['newcomers'],
  'apps/api/src/features/families/routes.ts': ['family'],
  'apps/api/src/features/import/import-rows.ts': ['newcomers'],
  'apps/api/src/features/import/take-back.ts': ['newcomers'],
  'apps/api/src/features/invitations/ask-clients.ts': ['newcomers'],
  'apps/api/src/features/invitations/routes.ts': ['invitation'],
  'apps/api/src/features/my-data/routes.ts': ['profile'],
  'apps/api/src/features/notifications/routes.ts': ['device'],
  'apps/api/src/features/vets/become-client.ts': ['newcomers'],
  'apps/api/src/jobs-command.ts': ['jobs'],
  'apps/api/src/platform/limits/counters.ts': ['limits'],
  'apps/api/src/platform/sweep.ts': ['jobs'],
  'apps/api/src/platform/viewer.ts': ['sign-in'],
  'apps/api/src/records/facility-by-code.ts': ['newcomers'],
  'apps/api/src/records/news-letters.ts': ['announcements'],
  'apps/api/src/records/upload-quotas.ts': ['limits'],
  'packages/db/src/migrate.ts': ['migrations'],
};
