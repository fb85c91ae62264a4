import { Button } from '@mantine/core';
import { isNotFound } from '@zampa/client/api/problems';
import type { Pet } from '@zampa/contract/pets/objects';
import type { Conversation } from '@zampa/contract/conversations/conversation';
import { mayChangePets, mayTreat } from '@zampa/domain/people/staff-rights';
import { PetPicture } from '@zampa/shared-screens/files/PetPicture.tsx';
import { PetDescription } from '@zampa/shared-screens/pets/PetDescription.tsx';
import { PetRecord } from '@zampa/shared-screens/pets/PetRecord.tsx';
import { QueryStates } from '@zampa/shared-screens/states/QueryStates.tsx';
import { Suspense, useState } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import type { RequestsSearch } from '../search.ts';
import { PetRecordLinks } from './PetRecordLinks.tsx';
import styles from './RequestContext.module.css';
import { useContextFamily } from './use-context-family.ts';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import { lazyPart } from '@zampa/ui/states/lazy-part';

const PetDrawer = lazyPart(async () => (await import('./PetDrawer.tsx')).PetDrawer);

export interface ContextPetsProps {
  conversation: Conversation;
  search: RequestsSearch;
}

/** Shows the pets of a request with their description. Health data appears only while the family shares it. */
export function ContextPets({ conversation, search }: ContextPetsProps) {
  const facility = useFacility();
  const { t } = useTranslation();
  const { pets, family } = conversation;
  const query = useContextFamily(conversation);
  const [editedPet, setEditedPet] = useState<Pet | null>(null);
  // NOT_FOUND means that the family is no longer a client and shares nothing; other errors leave this unknown.
  const shared = isNotFound(query.error) ? [] : query.data?.Pets.map(({ id }) => id);
  const failure = {
    title: t('inbox:conversation.context.recordMissing'),
    why: t('inbox:conversation.context.recordWhy'),
  };
  return (
    <>
      <ul className={styles['pets']} aria-label={t('inbox:conversation.context.pets')}>
        {pets.map((pet) => (
          <li key={pet.id}>
            <PetPicture pet={pet} size={pets.length > 1 ? 64 : 88} />
            <h3 className="z-display">
              <bdi>{pet.name}</bdi>
            </h3>
            <p>
              <PetDescription pet={pet} />
            </p>
            {shared?.includes(pet.id) && (
              <PetRecordLinks pet={pet} search={search} isTreated={mayTreat(facility.idRole)} />
            )}
            {shared && <PetRecord pet={pet} isShared={shared.includes(pet.id)} />}
            {mayChangePets(facility.idRole) && shared?.includes(pet.id) && (
              <Button variant="subtle" size="xs" onClick={() => setEditedPet(pet)}>
                {t('inbox:conversation.context.changePet', { name: pet.name })}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {!shared && !query.isLoading && (
        <QueryStates query={query} shape="rows" count={1} failure={failure}>
          {() => null}
        </QueryStates>
      )}
      {editedPet && (
        <Suspense>
          <PetDrawer
            // Latest version, because the family may change the pet while the form is open.
            pet={pets.find(({ id }) => id === editedPet.id) ?? editedPet}
            familyId={family.id}
            onClose={() => setEditedPet(null)}
          />
        </Suspense>
      )}
    </>
  );
}
