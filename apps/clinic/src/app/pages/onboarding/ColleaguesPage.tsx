import { refusalToInviteAs } from '@zampa/domain/invitations/invite';
import { ROLES } from '@zampa/domain/people/roles';
import { useTranslation } from '@zampa/i18n/use-translation';
import { ColleaguesStep } from '../../../features/facilities/onboarding/ColleaguesStep.tsx';
import { roleText } from '@zampa/shared-screens/people/role-text';
import { useFacility } from '../../FacilityProvider.tsx';

export function ColleaguesPage({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  const facility = useFacility();
  const roles = ROLES.filter(({ id }) => refusalToInviteAs(id, facility.idRole) === null);
  return (
    <ColleaguesStep
      facility={facility}
      roles={roles.map(({ id }) => ({ value: String(id), label: roleText(t, id) }))}
      onDone={onDone}
    />
  );
}
