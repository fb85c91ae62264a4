import { Navigate, Outlet, useLocation } from '@tanstack/react-router';
import { PersonProvider } from '@zampa/client/PersonProvider.tsx';
import { SessionGate } from '@zampa/shared-screens/account/SessionGate.tsx';
import { useState } from 'react';

/** The door before every page that belongs to a person: opens for pet owners, tells others where to go. */
export function SignedIn() {
  return (
    <SessionGate signedOut={<ToLogin />}>
      <PersonProvider>
        <Outlet />
      </PersonProvider>
    </SessionGate>
  );
}

/** Keeps the page that was asked for: the first address, because while the login loads the address is the login's already. */
function ToLogin() {
  const location = useLocation();
  const [{ href }] = useState(location);
  return <Navigate to="/login" search={{ from: href }} replace />;
}
