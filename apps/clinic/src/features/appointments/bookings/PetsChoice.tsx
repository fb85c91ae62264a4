import { useQuery } from '@tanstack/react-query';
import { clientQuery } from '@zampa/client/clients/client-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { PetPicture } from '@zampa/shared-screens/files/PetPicture.tsx';
import { QueryStates } from '@zampa/shared-screens/states/QueryStates.tsx';
import { CheckboxChips } from '@zampa/ui/choice/CheckboxChips.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useFacility } from '../../../facility/FacilityProvider.tsx';

export interface PetsChoiceProps {
  familyId: string;
  value: readonly string[];
  error: string | undefined;
  onChange: (pets: string[]) => void;
}

/** Checkboxes for the pets that the clinic may see. Deceased pets are listed but cannot be chosen. */
export function PetsChoice({ familyId, value, error, onChange }: PetsChoiceProps) {
  const { id: facilityId } = useFacility();
  const { t } = useTranslation();
  const query = useQuery(clientQuery(useApi(), facilityId, familyId));
  return (
    <QueryStates query={query} shape="rows" count={1}>
      {(client) =>
        !client || client.pets.length === 0 ? (
          <p>{t('appointments:bookings.booking.noPets')}</p>
        ) : (
          <CheckboxChips
            label={t('appointments:bookings.booking.pets')}
            items={client.pets.map((pet) => ({
              value: pet.id,
              label: pet.name,
              icon: <PetPicture pet={pet} size={28} />,
              description: pet.deceasedOn && t('appointments:bookings.booking.petDied'),
              disabled: pet.deceasedOn !== null,
            }))}
            value={value}
            onChange={onChange}
            error={error}
          />
        )
      }
    </QueryStates>
  );
}
