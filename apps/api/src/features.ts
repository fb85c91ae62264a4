import type { Feature } from './feature.ts';
import { accountFeature } from './features/account/feature.ts';
import { appointmentsFeature } from './features/appointments/feature.ts';
import { auditFeature } from './features/audit/feature.ts';
import { clientsFeature } from './features/clients/feature.ts';
import { conversationsFeature } from './features/conversations/feature.ts';
import { diaryFeature } from './features/diary/feature.ts';
import { facilitiesFeature } from './features/facilities/feature.ts';
import { familiesFeature } from './features/families/feature.ts';
import { filesFeature } from './features/files/feature.ts';
import { healthFeature } from './features/health/feature.ts';
import { importFeature } from './features/import/feature.ts';
import { inboxFeature } from './features/inbox/feature.ts';
import { invitationsFeature } from './features/invitations/feature.ts';
import { notificationsFeature } from './features/notifications/feature.ts';
import { paymentsFeature } from './features/payments/feature.ts';
import { peopleFeature } from './features/people/feature.ts';
import { petsFeature } from './features/pets/feature.ts';
import { privacyFeature } from './features/privacy/feature.ts';
import { requestsFeature } from './features/requests/feature.ts';
import { searchFeature } from './features/search/feature.ts';
import { securityFeature } from './features/security/feature.ts';
import { servicesFeature } from './features/services/feature.ts';
import { subscriptionFeature } from './features/subscription/feature.ts';
import { teamFeature } from './features/team/feature.ts';
import { timetablesFeature } from './features/timetables/feature.ts';
import { videoFeature } from './features/video/feature.ts';

/** All features, each after those it builds on. Erasure runs in reverse order. */
export const features: readonly Feature[] = [
  privacyFeature,
  auditFeature,
  securityFeature,
  filesFeature,
  accountFeature,
  conversationsFeature,
  videoFeature,
  paymentsFeature,
  servicesFeature,
  familiesFeature,
  petsFeature,
  clientsFeature,
  teamFeature,
  invitationsFeature,
  importFeature,
  appointmentsFeature,
  timetablesFeature,
  facilitiesFeature,
  subscriptionFeature,
  peopleFeature,
  notificationsFeature,
  inboxFeature,
  diaryFeature,
  requestsFeature,
  healthFeature,
  searchFeature,
];
