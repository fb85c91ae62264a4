import { useQuery } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { clientQuery } from '@zampa/client/clients/client-query';
import type { Client } from '@zampa/contract/clients/objects';
import type { Pet } from '@zampa/contract/pets/objects';
import { QueryStates } from '@zampa/shared-screens/states/QueryStates.tsx';
import { SideDrawer } from '@zampa/ui/drawer/SideDrawer.tsx';
import { Suspense, useState } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import { ClientCard } from '../lists/ClientCard.tsx';
import { clientName } from '@zampa/client/clients/client-name';
import { lazyPart } from '@zampa/ui/states/lazy-part';

const StaffPetEditor = lazyPart(
  async () => (await import('@zampa/shared-screens/pets/StaffPetEditor.tsx')).StaffPetEditor,
);

export interface ClientDrawerProps {
  /** Null while the drawer is closed. */
  familyId: string | null;
  /** Whether it was opened to write a message. */
  startsMessage: boolean;
  onClose: () => void;
}

/** The open pet form; `pet` is null for a new pet. */
type PetFormStep = { readonly familyId: string; readonly pet: Pet | null };

/** Drawer with a client's card, addressable by URL. The form of a pet replaces the card while it is open. */
export function ClientDrawer({ familyId, startsMessage, onClose }: ClientDrawerProps) {
  const facility = useFacility();
  const { t } = useTranslation();
  const [petForm, setPetForm] = useState<PetFormStep | null>(null);
  const editing = petForm?.familyId === familyId ? petForm : null;
  const query = useQuery({
    ...clientQuery(useApi(), facility.id, familyId ?? ''),
    enabled: familyId !== null,
  });
  const name = query.data ? clientName(query.data) : '';
  const closePetForm = () => setPetForm(null);
  const renderContent = (client: Client) =>
    editing ? (
      <Suspense>
        <StaffPetEditor
          // The latest version, since the family may change the pet while the form is open.
          pet={client.pets.find(({ id }) => id === editing.pet?.id) ?? editing.pet}
          familyId={client.FamilyId}
          facilityId={facility.id}
          onDone={closePetForm}
        />
      </Suspense>
    ) : (
      <ClientCard
        key={client.id}
        client={client}
        startsMessage={startsMessage}
        onPet={(pet) => setPetForm({ familyId: client.FamilyId, pet })}
      />
    );
  return (
    <SideDrawer
      open={familyId !== null}
      onClose={editing ? closePetForm : onClose}
      size="small"
      title={editing ? <PetTitle pet={editing.pet} /> : name || t('clients:card.label')}
      closeLabel={t('common:actions.close')}
      {...(editing && { onBack: closePetForm, backLabel: t('common:actions.back') })}
    >
      {familyId && (
        <QueryStates query={query} shape="rows">
          {(client) => (client ? renderContent(client) : <p>{t('clients:card.gone')}</p>)}
        </QueryStates>
      )}
    </SideDrawer>
  );
}

function PetTitle({ pet }: { pet: Pet | null }) {
  const { t } = useTranslation();
  return pet ? t('clients:pet.change', { name: pet.name }) : t('clients:pet.new');
}
