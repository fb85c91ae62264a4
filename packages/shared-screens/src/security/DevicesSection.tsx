import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import type { SignedInDevice } from '@zampa/contract/security/objects';
import { formatDayTime } from '@zampa/i18n/format/dates';
import { deviceZone } from '@zampa/i18n/format/zones';
import { useTranslation } from '@zampa/i18n/use-translation';
import { List } from '@zampa/ui/kit/List.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Section } from '@zampa/ui/kit/Section.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { CallProblem } from '../form/CallProblem.tsx';
import { QueryStates } from '../states/QueryStates.tsx';
import { securityKeys, securityQueries } from './queries.ts';

/** Lists the devices on which the person is signed in; each other one can be signed out. */
export function DevicesSection() {
  const { t } = useTranslation();
  const query = useQuery(securityQueries.devices(useApi()));
  return (
    <Section title={t('security:devices.title')}>
      <QueryStates query={query} shape="rows" count={2}>
        {(devices) => (
          <List>
            {devices.map((device) => (
              <li key={device.id}>
                <Device device={device} />
              </li>
            ))}
          </List>
        )}
      </QueryStates>
    </Section>
  );
}

function Device({
  device: { id, device, network, dateUsed, current },
}: {
  device: SignedInDevice;
}) {
  const { t } = useTranslation();
  const api = useApi();
  const queryClient = useQueryClient();
  const signOut = useMutation({
    mutationFn: () => api.signOutDevice({ query: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: securityKeys.all }),
  });
  const name = device ?? t('security:devices.unknown');
  const when = formatDayTime(new Date(dateUsed), deviceZone());
  return (
    <Row justify="between">
      <Stack gap="4">
        <Text weight="600">{current ? `${name} · ${t('security:devices.current')}` : name}</Text>
        <Text size="small" tone="muted">
          {network
            ? t('security:devices.used', { when, network })
            : t('security:devices.usedNowhere', { when })}
        </Text>
        <CallProblem error={signOut.error} />
      </Stack>
      {!current && (
        <Button
          variant="subtle"
          loading={signOut.isPending}
          aria-label={t('security:devices.signOutOf', { device: name })}
          onClick={() => signOut.mutate()}
        >
          {t('security:devices.signOut')}
        </Button>
      )}
    </Row>
  );
}
