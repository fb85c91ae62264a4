import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { clientName } from '@zampa/client/clients/client-name';
import { clientQuery } from '@zampa/client/clients/client-query';
import type { Pet } from '@zampa/contract/pets/objects';
import { mayTreat } from '@zampa/domain/people/staff-rights';
import { useTranslation } from '@zampa/i18n/use-translation';
import { PetPicture } from '@zampa/shared-screens/files/PetPicture.tsx';
import { PetDescription } from '@zampa/shared-screens/pets/PetDescription.tsx';
import { usePetDetails } from '@zampa/shared-screens/pets/use-pet-details';
import { IconPencil } from '@zampa/ui/icons/IconPencil';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import { PetFlags } from '@zampa/shared-screens/health/PetFlags.tsx';
import { DownloadButton } from './DownloadButton.tsx';
import styles from './record.module.css';

export interface PetHeaderProps {
  pet: Pet;
  readsHealth: boolean;
  onWrite: () => void;
}

/** Name and facts of a pet, its owner, and what can be done: write a note, download the record. */
export function PetHeader({ pet, readsHealth, onWrite }: PetHeaderProps) {
  const { t } = useTranslation();
  const api = useApi();
  const facility = useFacility();
  const { weight } = usePetDetails(pet);
  const { data: client } = useQuery(clientQuery(api, facility.id, pet.FamilyId));
  const { microchip } = pet;
  const query = { PetId: pet.id };
  const facts = [weight, microchip && t('health:shared.chip', { number: microchip })];
  return (
    <header className={styles['head']}>
      <PetPicture pet={pet} size={72} />
      <div className={styles['words']}>
        <Row gap="12">
          <h2 className="z-display">
            <bdi>{pet.name}</bdi>
          </h2>
          <PetFlags pet={pet} facilityId={facility.id} />
        </Row>
        <Text tone="muted">
          <PetDescription pet={pet} />
          {facts.filter(Boolean).map((fact) => ` · ${fact ?? ''}`)}
        </Text>
        {client && (
          <Link to="/workspace/clients" search={{ client: pet.FamilyId }}>
            <bdi>{clientName(client)}</bdi>
          </Link>
        )}
      </div>
      <Row>
        {mayTreat(facility.idRole) && readsHealth && (
          <Button leftSection={<IconPencil size={18} aria-hidden="true" />} onClick={onWrite}>
            {t('health:clinic.note.write')}
          </Button>
        )}
        {readsHealth && (
          <DownloadButton
            label={t('health:clinic.pet.record')}
            fileName={`${t('health:clinic.pet.recordFile', { name: pet.name })}.pdf`}
            read={() => api.readPetRecord({ query })}
          />
        )}
        <DownloadButton
          label={t('health:clinic.pet.card')}
          fileName={`${t('health:clinic.pet.cardFile', { name: pet.name })}.pdf`}
          read={() => api.readVaccinationCard({ query })}
        />
      </Row>
    </header>
  );
}
