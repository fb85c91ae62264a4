import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { Pet } from '@zampa/contract/pets/objects';
import { useTranslation } from '@zampa/i18n/use-translation';
import { PetFlags } from '@zampa/shared-screens/health/PetFlags.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import type { RequestsSearch } from '../search.ts';

export interface PetRecordLinksProps {
  pet: Pet;
  search: RequestsSearch;
  /** Whether the reader writes visit notes. */
  isTreated: boolean;
}

/** The chips of a pet, the button to write its visit note, and the link to its health record. */
export function PetRecordLinks({ pet, search, isTreated }: PetRecordLinksProps) {
  const { t } = useTranslation();
  const facility = useFacility();
  return (
    <Stack gap="8" align="center">
      <PetFlags pet={pet} facilityId={facility.id} />
      {isTreated && (
        <Button
          variant="light"
          renderRoot={(props) => (
            <Link
              to="/workspace/requests"
              search={{ ...search, panel: 'note', notePet: pet.id }}
              {...props}
            />
          )}
        >
          {t('inbox:conversation.writeNote')}
        </Button>
      )}
      <Link to="/workspace/pets/$petId" params={{ petId: pet.id }}>
        {t('health:openRecord', { name: pet.name })}
      </Link>
    </Stack>
  );
}
