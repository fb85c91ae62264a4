import { createFileRoute } from '@tanstack/react-router';
import { HomeScreen } from '../../../features/home/HomeScreen.tsx';
import { lazyPart } from '@zampa/ui/states/lazy-part';

export const Route = createFileRoute('/_signed-in/_places/dashboard')({ component: HomePage });

/** Lazy-loaded: needed for requests to join. */
const FamilyJoinRequest = lazyPart(
  async () => (await import('../../../features/families/FamilyJoinRequest.tsx')).FamilyJoinRequest,
);

/** Lazy-loaded: needed for clinic invitations. */
const Invitation = lazyPart(
  async () => (await import('../../../features/clients/Invitation.tsx')).Invitation,
);

/** Lazy-loaded: needed for payments with a deadline. */
const TimeLeft = lazyPart(
  async () => (await import('../../../features/payments/TimeLeft.tsx')).TimeLeft,
);

/** Lazy-loaded: needed while a pet takes medicines. */
const TodaysDoses = lazyPart(
  async () => (await import('../../../features/pets/therapy/TodaysDoses.tsx')).TodaysDoses,
);

/** Home, with the renderers for requests to join a family, clinic invitations, payment deadlines and doses. */
function HomePage() {
  return (
    <HomeScreen
      renderFamilyRequest={(familyId, person) => (
        <FamilyJoinRequest familyId={familyId} person={person} />
      )}
      renderInvitation={(facilityId, title) => <Invitation facilityId={facilityId} title={title} />}
      renderDoses={() => <TodaysDoses />}
      renderTimeLeft={(until, zone) => <TimeLeft until={until} zone={zone} />}
    />
  );
}
