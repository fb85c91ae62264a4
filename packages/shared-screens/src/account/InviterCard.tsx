import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { CallAnswer } from '@zampa/client/api/call-types';
import { useApi, useClient } from '@zampa/client/ClientProvider.tsx';
import { clearStoredInvitation } from '@zampa/client/invitations/stored-invitation';
import { facilityInitials } from '@zampa/domain/facilities/initials';
import { useTranslation } from '@zampa/i18n/use-translation';
import { PersonAvatar } from '@zampa/ui/people/PersonAvatar.tsx';
import { Card } from '@zampa/ui/kit/Card.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { CallProblem } from '../form/CallProblem.tsx';

export interface InviterCardProps {
  invitation: CallAnswer<'readInvitation'>;
  token: string;
  onDeclined: () => void;
}

/** Shows above the sign-up form who sent the invitation. Clients can decline it here. */
export function InviterCard({
  invitation: { kind, facility },
  token,
  onDeclined,
}: InviterCardProps) {
  const { t } = useTranslation();
  const [api, { app }] = [useApi(), useClient()];
  const decline = useMutation({
    mutationFn: () => api.ignoreInvitation({ body: { token } }),
    onSuccess: () => {
      clearStoredInvitation(app);
      onDeclined();
    },
  });
  const name = facility.city ? `${facility.name}, ${facility.city}` : facility.name;
  return (
    <Card tone="sunk" gap="8" align="start">
      <PersonAvatar
        id={facility.id}
        initials={facilityInitials(facility.name)}
        image={facility.picture}
        size={48}
      />
      <strong>
        {kind === 'STAFF'
          ? t('invitations:inviter.staff', { name })
          : t('invitations:inviter.client', { name })}
      </strong>
      <Text size="small" tone="muted">
        {kind === 'STAFF' ? t('invitations:inviter.staffWhy') : t('invitations:inviter.clientWhy')}
      </Text>
      {kind === 'CLIENT' && (
        <Button variant="subtle" loading={decline.isPending} onClick={() => decline.mutate()}>
          {t('invitations:inviter.decline')}
        </Button>
      )}
      <CallProblem error={decline.error} />
    </Card>
  );
}
