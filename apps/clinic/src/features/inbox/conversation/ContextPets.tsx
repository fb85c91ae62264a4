import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { isGone } from '@zampa/client/api/problems';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { familyQuery } from '@zampa/client/clients/family-query';
import type { Pet } from '@zampa/contract/pets/objects';
import type { Conversation } from '@zampa/contract/conversations/conversation';
import { mayChangePets } from '@zampa/domain/people/staff-rights';
import { PetPicture } from '@zampa/shared-screens/files/PetPicture.tsx';
import { PetDescription } from '@zampa/shared-screens/pets/PetDescription.tsx';
import { PetRecord } from '@zampa/shared-screens/pets/PetRecord.tsx';
import { QueryStates } from '@zampa/shared-screens/states/QueryStates.tsx';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import styles from './RequestContext.module.css';
import { useFacility } from '../../../facility/FacilityProvider.tsx';

const PetDrawer = lazy(async () => ({ default: (await import('./PetDrawer.tsx')).PetDrawer }));

export interface ContextPetsProps {
  conversation: Conversation;
}

/** Shows the pets of a request: who each is, and what must be known of it as long as the family shares it. */
export function ContextPets({ conversation }: ContextPetsProps) {
  const facility = useFacility();
  const { t } = useTranslation();
  const { pets, family } = conversation;
  const query = useQuery(familyQuery(useApi(), family.id, facility.id));
  const [edited, edit] = useState<Pet | null>(null);
  // Who is no client any more shares nothing; an answer that did not come says nothing of it.
  const shared = isGone(query.error) ? [] : query.data?.Pets.map(({ id }) => id);
  const failure = {
    title: t('inbox-opened:context.recordMissing'),
    why: t('inbox-opened:context.recordWhy'),
  };
  return (
    <>
      <ul className={styles['pets']} aria-label={t('inbox-opened:context.pets')}>
        {pets.map((pet) => (
          <li key={pet.id}>
            <PetPicture pet={pet} size={pets.length > 1 ? 64 : 88} />
            <h3 className="z-display">{pet.name}</h3>
            <p>
              <PetDescription pet={pet} />
            </p>
            {shared && <PetRecord pet={pet} shared={shared.includes(pet.id)} />}
            {mayChangePets(facility.idRole) && shared?.includes(pet.id) && (
              <Button variant="subtle" size="xs" onClick={() => edit(pet)}>
                {t('inbox-opened:context.changePet', { name: pet.name })}
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
      {edited && (
        <Suspense>
          <PetDrawer
            // As it is known by now: its family may change it while the form is open.
            pet={pets.find(({ id }) => id === edited.id) ?? edited}
            familyId={family.id}
            onClose={() => edit(null)}
          />
        </Suspense>
      )}
    </>
  );
}
