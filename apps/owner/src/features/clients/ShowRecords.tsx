import '@zampa/i18n/english/health';
import { useMe } from '@zampa/client/session/use-me';
import type { VetFacility } from '@zampa/contract/people/user';
import type { Pet } from '@zampa/contract/pets/objects';
import { RecordAccessChoice } from '@zampa/shared-screens/health/RecordAccessChoice.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Card } from '@zampa/ui/kit/Card.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { Title } from '@zampa/ui/kit/Title.tsx';

/** Step after joining a clinic: whether it may read what the pets' other clinics have released. Nothing without others. */
export function ShowRecords({ clinic }: { clinic: VetFacility }) {
  const { pets, vetFacilities } = useMe();
  const joined = vetFacilities.find(({ id }) => id === clinic.id);
  const shared = pets.filter(({ id }) => joined?.pets.includes(id));
  const clinicsOf = (pet: Pet) =>
    vetFacilities.filter(({ id, pets: seen }) => id !== clinic.id && seen.includes(pet.id));
  return shared
    .map((pet) => ({ pet, others: clinicsOf(pet) }))
    .filter(({ others }) => others.length > 0)
    .map(({ pet, others }) => (
      <ShowRecord key={pet.id} pet={pet} clinic={clinic} others={others} />
    ));
}

interface ShowRecordProps {
  pet: Pet;
  clinic: VetFacility;
  others: readonly VetFacility[];
}

function ShowRecord({ pet: { id, name }, clinic: to, others }: ShowRecordProps) {
  const { t } = useTranslation();
  const title = t('health:access.joining', { name, to: to.name });
  return (
    <Card as="section">
      <Title size="body">{title}</Title>
      <Text tone="muted">{t('health:access.joiningText', { name, to: to.name })}</Text>
      <RecordAccessChoice
        petId={id}
        label={title}
        pairs={others.map((from) => ({ from, to }))}
        renderPair={({ from }) => t('health:access.joiningPair', { from: from.name })}
      />
    </Card>
  );
}
