import { Outlet } from '@tanstack/react-router';
import { PersonProvider } from '@zampa/client/PersonProvider.tsx';
import { InvitationGate } from '@zampa/shared-screens/account/InvitationGate.tsx';
import { SessionGate } from '@zampa/shared-screens/account/SessionGate.tsx';
import { ToLogin } from '@zampa/shared-screens/account/ToLogin.tsx';
import { FamilyGate } from './FamilyGate.tsx';
import { VideoPlace } from '@zampa/shared-screens/video/VideoPlace.tsx';

/** Is the door before every page that belongs to a person: opens for pet owners, tells others where to go. */
export function SignedIn() {
  return (
    <SessionGate signedOut={<ToLogin />}>
      <PersonProvider>
        <InvitationGate>
          <Outlet />
          <VideoPlace />
          <FamilyGate />
        </InvitationGate>
      </PersonProvider>
    </SessionGate>
  );
}
