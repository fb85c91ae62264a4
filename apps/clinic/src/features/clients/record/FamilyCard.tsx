import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { CallAnswer } from '@zampa/client/api/call-types';
import { fullName } from '@zampa/domain/people/names';
import { mayChangePets, mayReadDiary } from '@zampa/domain/people/staff-rights';
import { formatDay } from '@zampa/i18n/format/dates';
import { PersonPicture } from '@zampa/shared-screens/files/PersonPicture.tsx';
import { PetPicture } from '@zampa/shared-screens/files/PetPicture.tsx';
import { PetFlags } from '@zampa/shared-screens/health/PetFlags.tsx';
import { PetDescription } from '@zampa/shared-screens/pets/PetDescription.tsx';
import { PetRecord } from '@zampa/shared-screens/pets/PetRecord.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import { AddPet } from './AddPet.tsx';
import type { OpenPetForm } from '../lists/card-props.ts';
import { ContactLink } from '../contacts/ContactLink.tsx';
import styles from './FamilyCard.module.css';

type Family = CallAnswer<'readFamily'>;

export interface FamilyCardProps {
  family: Family;
  onPet: OpenPetForm;
}

/**
 * Shows an active client: the family's people and contacts, the pets that the clinic may see, and since when it is a
 * client.
 */
export function FamilyCard({ family, onPet }: FamilyCardProps) {
  const facility = useFacility();
  const { t } = useTranslation();
  const since = family.Facilities.find(({ id }) => id === facility.id)?.clientFrom;
  return (
    <Stack gap="24">
      <section>
        <h3 className={styles['heading']}>{t('clients:card.people')}</h3>
        <ul className={styles['list']}>
          {family.Users.map((person) => (
            <FamilyPerson key={person.id} person={person} />
          ))}
        </ul>
        {since && (
          <Text tone="muted" size="small">
            {t('clients:card.since')} {formatDay(new Date(since), facility.timezone)}
          </Text>
        )}
      </section>
      <section>
        <h3 className={styles['heading']}>{t('clients:card.pets')}</h3>
        {family.Pets.length === 0 && (
          <Text tone="muted" size="small">
            {t('clients:card.noPets')}
          </Text>
        )}
        <ul className={styles['pets']}>
          {family.Pets.map((pet) => (
            <FamilyPet key={pet.id} pet={pet} onPet={onPet} />
          ))}
        </ul>
        <AddPet onPet={onPet} />
      </section>
    </Stack>
  );
}

interface FamilyPetProps {
  pet: Family['Pets'][number];
  onPet: OpenPetForm;
}

function FamilyPet({ pet, onPet }: FamilyPetProps) {
  const facility = useFacility();
  const { t } = useTranslation();
  return (
    <li>
      <div className={styles['item']}>
        <PetPicture pet={pet} size={48} />
        <span>
          <strong>
            <bdi>{pet.name}</bdi>
          </strong>
          <Text as="span" tone="muted" size="small">
            <PetDescription pet={pet} />
          </Text>
          <PetFlags pet={pet} facilityId={facility.id} />
        </span>
      </div>
      <PetRecord pet={pet} isShared />
      <Button
        variant="subtle"
        size="xs"
        renderRoot={(props) => (
          <Link to="/workspace/pets/$petId" params={{ petId: pet.id }} {...props} />
        )}
      >
        {t('health:openRecord', { name: pet.name })}
      </Button>
      {mayReadDiary({ ...facility, roleId: facility.idRole }) && (
        <Button
          variant="subtle"
          size="xs"
          renderRoot={(props) => (
            <Link to="/workspace/diary" search={{ pets: [pet.id] }} {...props} />
          )}
        >
          {t('clients:pet.diary', { name: pet.name })}
        </Button>
      )}
      {mayChangePets(facility.idRole) && (
        <Button variant="subtle" size="xs" onClick={() => onPet(pet)}>
          {t('clients:pet.change', { name: pet.name })}
        </Button>
      )}
    </li>
  );
}

function FamilyPerson({ person }: { person: Family['Users'][number] }) {
  const { t } = useTranslation();
  const name = fullName(person);
  return (
    <li className={styles['item']}>
      <PersonPicture person={person} size={40} />
      <span>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <ContactLink kind="phone" value={person.phone} label={t('clients:card.call', { name })} />
        <ContactLink kind="email" value={person.email} label={t('clients:card.write', { name })} />
      </span>
    </li>
  );
}
