import { useMe } from '@zampa/client/session/use-me';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Invitation } from './Invitation.tsx';

/** Shows the clinics that wait for the person's answer: nothing where none does. */
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
            title={t('clients-owner:invitation.title', { clinic: name })}
          />
        </li>
      ))}
    </Stack>
  );
}
