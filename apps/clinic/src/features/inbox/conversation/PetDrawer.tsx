import type { Pet } from '@zampa/contract/pets/objects';
import { SideDrawer } from '@zampa/ui/drawer/SideDrawer.tsx';
import { Suspense } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import { lazyPart } from '@zampa/ui/states/lazy-part';

const StaffPetEditor = lazyPart(
  async () => (await import('@zampa/shared-screens/pets/StaffPetEditor.tsx')).StaffPetEditor,
);

export interface PetDrawerProps {
  pet: Pet;
  familyId: string;
  onClose: () => void;
}

/** Shows the form to edit a pet in a drawer, while its conversation stays open. */
export function PetDrawer({ pet, familyId, onClose }: PetDrawerProps) {
  const facility = useFacility();
  const { t } = useTranslation();
  return (
    <SideDrawer
      open
      onClose={onClose}
      size="small"
      title={t('inbox:conversation.context.changePet', { name: pet.name })}
      closeLabel={t('common:actions.close')}
    >
      <Suspense>
        <StaffPetEditor pet={pet} familyId={familyId} facilityId={facility.id} onDone={onClose} />
      </Suspense>
    </SideDrawer>
  );
}
