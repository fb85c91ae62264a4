import { useQuery } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { weightsQuery } from '@zampa/client/health/pet-queries';
import type { Pet } from '@zampa/contract/pets/objects';
import { formatDay } from '@zampa/i18n/format/dates';
import { formatWeight } from '@zampa/i18n/format/weights';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { PetWeightHistory } from '@zampa/shared-screens/pets/PetWeightHistory.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import { RecordCard } from './RecordCard.tsx';

/** The weight curve of a pet, and its latest weight with the day. */
export function WeightsCard({ pet }: { pet: Pet }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { timezone } = useFacility();
  const query = useQuery(weightsQuery(useApi(), pet.id));
  return (
    <RecordCard
      title={t('health:record.weights')}
      query={query}
      empty={t('health:clinic.weights.empty')}
    >
      {([latest]) => (
        <>
          {latest && (
            <Row justify="between">
              <Text as="span" weight="600" size="lead">
                {formatWeight(latest.weight, language)}
              </Text>
              <Text as="span" tone="muted">
                {formatDay(new Date(latest.date), timezone)}
              </Text>
            </Row>
          )}
          <PetWeightHistory pet={pet} />
        </>
      )}
    </RecordCard>
  );
}
