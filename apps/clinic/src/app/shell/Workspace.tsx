import '@zampa/i18n/english/settings';
import { PersonProvider } from '@zampa/client/PersonProvider.tsx';
import { InvitationGate } from '@zampa/shared-screens/account/InvitationGate.tsx';
import { SessionGate } from '@zampa/shared-screens/account/SessionGate.tsx';
import { SignOutPlace } from '@zampa/shared-screens/account/SignOutPlace.tsx';
import { ToLogin } from '@zampa/shared-screens/account/ToLogin.tsx';
import { VideoPlace } from '@zampa/shared-screens/video/VideoPlace.tsx';
import { FacilityProvider } from '../../facility/FacilityProvider.tsx';
import { FacilityGate } from './FacilityGate.tsx';

/** Shows everything behind the sign-in: who may come in, what works behind every screen, and the frame around it. */
export function Workspace() {
  return (
    <SessionGate signedOut={<ToLogin />}>
      <PersonProvider>
        <InvitationGate>
          <FacilityProvider>
            <FacilityGate />
            <VideoPlace />
            <SignOutPlace />
          </FacilityProvider>
        </InvitationGate>
      </PersonProvider>
    </SessionGate>
  );
}
