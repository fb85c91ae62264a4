import '@zampa/i18n/english/settings';
import { Navigate, useLocation } from '@tanstack/react-router';
import { PersonProvider } from '@zampa/client/PersonProvider.tsx';
import { SessionGate } from '@zampa/shared-screens/account/SessionGate.tsx';
import { useState } from 'react';
import { FacilityProvider } from '../FacilityProvider.tsx';
import { FacilityGate } from './FacilityGate.tsx';

/** Everything behind the sign-in: who may come in, what works behind every screen, and the frame around it. */
export function Workspace() {
  return (
    <SessionGate signedOut={<ToLogin />}>
      <PersonProvider>
        <FacilityProvider>
          <FacilityGate />
        </FacilityProvider>
      </PersonProvider>
    </SessionGate>
  );
}

/** To the login, which leads back to the page that was asked for: the one before this navigation changed the address. */
function ToLogin() {
  const { href } = useLocation();
  const [from] = useState(href);
  return <Navigate to="/login" search={{ from }} replace />;
}
