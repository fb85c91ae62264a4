import { Link } from '@tanstack/react-router';
import type { JoinedClinic } from '@zampa/client/clients/joined-clinics';
import { useMe } from '@zampa/client/session/use-me';
import { refusalToContact } from '@zampa/domain/clients/relationship';
import { useTranslation } from '@zampa/i18n/use-translation';
import { PetPicture } from '@zampa/shared-screens/files/PetPicture.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import styles from './vets.module.css';

/** The pets that a clinic sees, with a link to choose others. Nothing while the family is not its client. */
export function SharedPets({ clinic }: { clinic: JoinedClinic }) {
  const { t } = useTranslation();
  const sharedPets = useMe().pets.filter(({ id }) => clinic.pets.includes(id));
  if (refusalToContact(clinic.status, 'owner') !== null) return null;
  return (
    <Link to="/workspace/vets" search={{ animals: clinic.id }} className={styles['seen']}>
      <Stack as="span" gap="0" grow>
        <Text as="strong" weight="600">
          {t('clients:clinics.petsSeen')}
        </Text>
        <Text as="span" tone="muted" lines="3">
          {sharedPets.map(({ name }) => name).join(', ') || t('clients:clinics.noneSeen')}
        </Text>
      </Stack>
      <span className={styles['faces']}>
        {sharedPets.slice(0, 4).map((pet) => (
          <PetPicture key={pet.id} pet={pet} size={36} />
        ))}
      </span>
    </Link>
  );
}
