import '@zampa/i18n/english/pets';
import type { Pet } from '@zampa/contract/pets/objects';
import { useTranslation } from '@zampa/i18n/use-translation';
import { StatusChip } from '@zampa/ui/chips/StatusChip.tsx';
import { IconAlertTriangle } from '@zampa/ui/icons/IconAlertTriangle';
import { DueFlag } from './DueFlag.tsx';

export interface PetFlagsProps {
  pet: Pick<Pet, 'id' | 'bites'>;
  facilityId: string;
}

/** Chips beside a pet for the clinic's staff: that it bites, and whether something is due. */
export function PetFlags({ pet, facilityId }: PetFlagsProps) {
  const { t } = useTranslation();
  return (
    <>
      {pet.bites && (
        <StatusChip tone="due" icon={<IconAlertTriangle size={14} aria-hidden="true" />}>
          {t('pets:health.bites')}
        </StatusChip>
      )}
      <DueFlag petId={pet.id} facilityId={facilityId} />
    </>
  );
}
