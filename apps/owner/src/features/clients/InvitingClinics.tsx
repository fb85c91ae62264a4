import { useMe } from '@zampa/client/session/use-me';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Invitation } from './Invitation.tsx';

/** List of the clinics that have invited the user; renders nothing without invitations. */
export function InvitingClinics() {
  const { t } = useTranslation();
  const { pendingFacilities } = useMe();
  if (pendingFacilities.length === 0) return null;
  return (
    <Stack as="ul">
      {pendingFacilities.map(({ id, name }) => (
        <li key={id}>
          <Invitation
            facilityId={id}
            title={t('clients:clinics.invitation.title', { clinic: name })}
          />
        </li>
      ))}
    </Stack>
  );
}
