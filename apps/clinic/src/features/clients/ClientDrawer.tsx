import { useQuery } from '@tanstack/react-query';
import { familyQuery } from '@zampa/client/clients/family-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import type { StaffFacility } from '@zampa/contract/my-data/user';
import { fullName } from '@zampa/domain/people/names';
import { QueryStates } from '@zampa/shared-screens/states/QueryStates.tsx';
import { SideDrawer } from '@zampa/ui/drawer/SideDrawer.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { FamilyCard } from './FamilyCard.tsx';

export interface ClientDrawerProps {
  facility: StaffFacility;
  /** Closed when null. */
  familyId: string | null;
  onClose: () => void;
}

/** The card of one client, beside the list; its address can be shared and reloaded. */
export function ClientDrawer({ facility, familyId, onClose }: ClientDrawerProps) {
  const { t } = useTranslation();
  const api = useApi();
  const { data: family } = useQuery({
    ...familyQuery(api, familyId ?? '', facility.id),
    enabled: familyId !== null,
  });
  const [holder] = family?.Users ?? [];
  return (
    <SideDrawer
      open={familyId !== null}
      onClose={onClose}
      size="small"
      title={holder ? fullName(holder) : t('clients:card.label')}
      closeLabel={t('common:actions.close')}
    >
      {familyId && <ClientDetails facility={facility} familyId={familyId} />}
    </SideDrawer>
  );
}

function ClientDetails({ facility, familyId }: { facility: StaffFacility; familyId: string }) {
  const query = useQuery(familyQuery(useApi(), familyId, facility.id));
  return (
    <QueryStates query={query} shape="rows">
      {(family) => <FamilyCard family={family} facility={facility} />}
    </QueryStates>
  );
}
