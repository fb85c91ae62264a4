import { Outlet } from '@tanstack/react-router';
import { PersonProvider } from '@zampa/client/PersonProvider.tsx';
import { InvitationGate } from '@zampa/shared-screens/account/InvitationGate.tsx';
import { SessionGate } from '@zampa/shared-screens/account/SessionGate.tsx';
import { RedirectToLogin } from '@zampa/shared-screens/account/RedirectToLogin.tsx';
import { BookedNoticePlace } from './BookedNoticePlace.tsx';
import { FamilyGate } from './FamilyGate.tsx';
import { StepUpDialogHost } from '@zampa/shared-screens/security/StepUpDialogHost.tsx';
import { VideoCallHost } from '@zampa/shared-screens/video/VideoCallHost.tsx';

/**
 * Guards the signed-in routes: opens them for pet owners, redirects signed-out users to sign-in, and points staff
 * accounts to the clinic app.
 */
export function SignedIn() {
  return (
    <SessionGate signedOut={<RedirectToLogin />}>
      <PersonProvider>
        <InvitationGate>
          <Outlet />
          <VideoCallHost />
          <StepUpDialogHost />
          <FamilyGate />
          <BookedNoticePlace />
        </InvitationGate>
      </PersonProvider>
    </SessionGate>
  );
}
