import '@zampa/i18n/english/security';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { QueryStates } from '../states/QueryStates.tsx';
import { AuthenticatorSection } from './AuthenticatorSection.tsx';
import { DevicesSection } from './DevicesSection.tsx';
import { securityQueries } from './queries.ts';

/** Settings of the own sign-in: authenticator app, recovery codes and signed-in devices. */
export function SecuritySettings() {
  const query = useQuery(securityQueries.state(useApi()));
  return (
    <Stack gap="32">
      <QueryStates query={query} shape="rows" count={2}>
        {(state) => <AuthenticatorSection state={state} />}
      </QueryStates>
      <DevicesSection />
    </Stack>
  );
}
