import type { PetWeight } from '@zampa/contract/pets/read-pet-weights';
import { formatDay } from '@zampa/i18n/format/dates';
import { formatWeight } from '@zampa/i18n/format/weights';
import { deviceZone } from '@zampa/i18n/format/zones';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { RecordSection } from './RecordSection.tsx';

/** The weights of a health record, latest first. */
export function WeightSection({ weights }: { weights: readonly Omit<PetWeight, 'user'>[] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const entries = weights.map((each) => ({ ...each, id: each.date }));
  return (
    <RecordSection title={t('health:record.weights')} entries={entries}>
      {(each) => (
        <Row justify="between">
          <span>{formatDay(new Date(each.date), deviceZone())}</span>
          <Text as="span" weight="600">
            {formatWeight(each.weight, language)}
          </Text>
        </Row>
      )}
    </RecordSection>
  );
}
