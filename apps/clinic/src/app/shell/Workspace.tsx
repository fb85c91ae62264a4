import '@zampa/i18n/english/clients';
import '@zampa/i18n/english/facilities';
import '@zampa/i18n/english/home';
import '@zampa/i18n/english/my-data';
import '@zampa/i18n/english/requests';
import '@zampa/i18n/english/settings';
import { PersonProvider } from '@zampa/client/PersonProvider.tsx';
import { FacilityProvider } from '../FacilityProvider.tsx';
import { FacilityGate } from './FacilityGate.tsx';
import { SessionGate } from './SessionGate.tsx';

/** Everything behind the sign-in: who may come in, what works behind every screen, and the frame around it. */
export function Workspace() {
  return (
    <SessionGate>
      <PersonProvider>
        <FacilityProvider>
          <FacilityGate />
        </FacilityProvider>
      </PersonProvider>
    </SessionGate>
  );
}
