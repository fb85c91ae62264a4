import { useQuery } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { clientQuery } from '@zampa/client/clients/client-query';
import type { Client } from '@zampa/contract/clients/objects';
import type { Pet } from '@zampa/contract/pets/objects';
import { QueryStates } from '@zampa/shared-screens/states/QueryStates.tsx';
import { SideDrawer } from '@zampa/ui/drawer/SideDrawer.tsx';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import { ClientCard } from '../lists/ClientCard.tsx';
import { clientName } from '@zampa/client/clients/client-name';

const StaffPetEditor = lazy(async () => ({
  default: (await import('@zampa/shared-screens/pets/StaffPetEditor.tsx')).StaffPetEditor,
}));

export interface ClientDrawerProps {
  /** Closed when null. */
  familyId: string | null;
  /** Whether it was opened to write to the client. */
  writes: boolean;
  onClose: () => void;
}

/** What is open of a client: the card, or the form of one of their pets; a new one is null. */
type Step = { readonly familyId: string; readonly pet: Pet | null };

/**
 * Shows the card of one client, beside the list; its address can be shared and reloaded. A pet is changed in its place.
 */
export function ClientDrawer({ familyId, writes, onClose }: ClientDrawerProps) {
  const facility = useFacility();
  const { t } = useTranslation();
  const [step, go] = useState<Step | null>(null);
  const editing = step?.familyId === familyId ? step : null;
  const query = useQuery({
    ...clientQuery(useApi(), facility.id, familyId ?? ''),
    enabled: familyId !== null,
  });
  const name = query.data ? clientName(query.data) : '';
  const back = () => go(null);
  const shown = (client: Client) =>
    editing ? (
      <Suspense>
        <StaffPetEditor
          // As it is known by now: its family may change it while the form is open.
          pet={client.pets.find(({ id }) => id === editing.pet?.id) ?? editing.pet}
          familyId={client.FamilyId}
          facilityId={facility.id}
          onDone={back}
        />
      </Suspense>
    ) : (
      <ClientCard
        key={client.id}
        client={client}
        writes={writes}
        onPet={(pet) => go({ familyId: client.FamilyId, pet })}
      />
    );
  return (
    <SideDrawer
      open={familyId !== null}
      onClose={editing ? back : onClose}
      size="small"
      title={editing ? <PetTitle pet={editing.pet} /> : name || t('clients:card.label')}
      closeLabel={t('common:actions.close')}
      {...(editing && { onBack: back, backLabel: t('common:actions.back') })}
    >
      {familyId && (
        <QueryStates query={query} shape="rows">
          {(client) => (client ? shown(client) : <p>{t('clients:card.gone')}</p>)}
        </QueryStates>
      )}
    </SideDrawer>
  );
}

function PetTitle({ pet }: { pet: Pet | null }) {
  const { t } = useTranslation();
  return pet ? t('clients:pet.change', { name: pet.name }) : t('clients:pet.new');
}
