import type { Pet } from '@zampa/contract/pets/objects';
import { PetPicture } from '@zampa/shared-screens/files/PetPicture.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { toPetLine } from '../lists/client-line.ts';
import styles from './ClientPets.module.css';

const FACES = 3;
const NAMES = 2;

/** Shows a client's pets in one line: overlapping pictures and names. */
export function ClientPets({ pets }: { pets: readonly Pet[] }) {
  const { t } = useTranslation();
  const { names, more } = toPetLine(pets, NAMES);
  if (pets.length === 0)
    return (
      <Text as="span" tone="muted" size="small">
        {t('clients:noPets')}
      </Text>
    );
  return (
    <Row as="span" wrap={false}>
      <span className={styles['faces']}>
        {pets.slice(0, FACES).map((pet) => (
          <PetPicture key={pet.id} pet={pet} size={28} />
        ))}
      </span>
      <span className={styles['names']}>
        {more > 0 ? t('clients:morePets', { names, count: more }) : names}
      </span>
    </Row>
  );
}
