import '@zampa/i18n/english/settings';
import { PersonProvider } from '@zampa/client/PersonProvider.tsx';
import { InvitationGate } from '@zampa/shared-screens/account/InvitationGate.tsx';
import { SessionGate } from '@zampa/shared-screens/account/SessionGate.tsx';
import { SignOutDialogHost } from '@zampa/shared-screens/account/SignOutDialogHost.tsx';
import { RedirectToLogin } from '@zampa/shared-screens/account/RedirectToLogin.tsx';
import { StepUpDialogHost } from '@zampa/shared-screens/security/StepUpDialogHost.tsx';
import { VideoCallHost } from '@zampa/shared-screens/video/VideoCallHost.tsx';
import { FacilityProvider } from '../../facility/FacilityProvider.tsx';
import { VisitNoteHost } from '../../features/health/notes/VisitNoteHost.tsx';
import { FacilityGate } from './FacilityGate.tsx';

/** Renders the signed-in app: session, user, invitation and facility gates, video visits and the sign-out dialog. */
export function Workspace() {
  return (
    <SessionGate signedOut={<RedirectToLogin />}>
      <PersonProvider>
        <InvitationGate>
          <FacilityProvider>
            <FacilityGate />
            <VideoCallHost />
            <VisitNoteHost />
            <SignOutDialogHost />
            <StepUpDialogHost />
          </FacilityProvider>
        </InvitationGate>
      </PersonProvider>
    </SessionGate>
  );
}
