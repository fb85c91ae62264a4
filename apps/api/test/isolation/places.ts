/**
 * The files in which something is done without a person, and why. Another one that appears is a door in the wall:
 * whoever adds it says here what it is for.
 */
export const PLACES: Readonly<Record<string, readonly string[]>> = {
  'apps/api/src/app.ts': ['mailbox', 'jobs', 'announcements', 'sign-in'],
  'apps/api/src/start-features.ts': ['jobs', 'provider', 'announcements'],
  'apps/api/src/demo.ts': ['demonstration'],
  'apps/api/src/features/account/feature.ts': ['sign-in'],
  'apps/api/src/features/appointments/links/linked-booking.ts': ['link'],
  'apps/api/src/features/appointments/feeds/read-feed.ts': ['link'],
  'apps/api/src/features/clients/contacts/create-client.ts': ['newcomers'],
  'apps/api/src/features/facilities/create-facility.ts': ['newcomers'],
  'apps/api/src/features/facilities/create-organization.ts': ['newcomers'],
  'apps/api/src/features/families/join-family.ts': ['newcomers'],
  'apps/api/src/features/families/remove-family-member.ts': ['family'],
  'apps/api/src/features/families/update-family-member.ts': ['family'],
  'apps/api/src/features/import/import-clients.ts': ['newcomers'],
  'apps/api/src/features/import/undo-import.ts': ['newcomers'],
  'apps/api/src/features/invitations/invite-clients.ts': ['newcomers'],
  'apps/api/src/features/invitations/accept-invitation.ts': ['invitation'],
  'apps/api/src/features/invitations/feature.ts': ['invitation'],
  'apps/api/src/features/people/create-user.ts': ['profile'],
  'apps/api/src/features/notifications/register-push-token.ts': ['device'],
  'apps/api/src/features/clients/relations/become-client.ts': ['newcomers'],
  'apps/api/src/jobs-command.ts': ['jobs'],
  'apps/api/src/http/rate-limits/counters.ts': ['limits'],
  'apps/api/src/jobs/cleanup.ts': ['jobs'],
  'apps/api/src/access/viewer.ts': ['sign-in'],
  'apps/api/src/features/clients/relations/facility-by-code.ts': ['newcomers'],
  'apps/api/src/emails/news-emails.ts': ['announcements'],
  'apps/api/src/features/files/upload-quotas.ts': ['limits'],
  'packages/db/src/migrate.ts': ['migrations'],
};
