import { createFileRoute } from '@tanstack/react-router';
import { lazy } from 'react';
import { HomeScreen } from '../../../features/home/HomeScreen.tsx';

export const Route = createFileRoute('/_signed-in/_places/dashboard')({ component: HomePage });

/** Comes when somebody asks to join. */
const WaitingPerson = lazy(async () => ({
  default: (await import('../../../features/families/WaitingPerson.tsx')).WaitingPerson,
}));

/** Comes when a clinic invites. */
const Invitation = lazy(async () => ({
  default: (await import('../../../features/clients/Invitation.tsx')).Invitation,
}));

/** Comes when something is to be paid by a moment. */
const TimeLeft = lazy(async () => ({
  default: (await import('../../../features/payments/TimeLeft.tsx')).TimeLeft,
}));

/**
 * Home, with who asks to join a family of which one is an admin, which clinics invite, and how long something can
 * still be paid.
 */
function HomePage() {
  return (
    <HomeScreen
      renderFamilyRequest={(familyId, person) => (
        <WaitingPerson familyId={familyId} person={person} />
      )}
      renderInvitation={(facilityId, title) => <Invitation facilityId={facilityId} title={title} />}
      renderTimeLeft={(until, zone) => <TimeLeft until={until} zone={zone} />}
    />
  );
}
