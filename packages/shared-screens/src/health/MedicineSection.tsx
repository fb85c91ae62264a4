import type { Prescription } from '@zampa/contract/health/objects/prescription';
import { formatDay } from '@zampa/i18n/format/dates';
import { deviceZone } from '@zampa/i18n/format/zones';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { dosageText } from './medicine-text.ts';
import { RecordSection } from './RecordSection.tsx';

/** The prescribed medicines of a health record. */
export function MedicineSection({
  prescriptions,
}: {
  prescriptions: readonly Pick<Prescription, 'date' | 'lines'>[];
}) {
  const { t } = useTranslation();
  const language = useLanguage();
  const lines = prescriptions.flatMap(({ date, lines: own }) =>
    own.map((line) => ({ ...line, date })),
  );
  return (
    <RecordSection title={t('health:record.medicines')} entries={lines}>
      {(line) => (
        <Stack gap="0">
          <Text weight="600">
            {[formatDay(new Date(line.date), deviceZone()), line.medicine, line.strength]
              .filter(Boolean)
              .join(' · ')}
          </Text>
          <Text tone="muted">{dosageText(t, line, language)}</Text>
          {line.instructions && <Text written>{line.instructions}</Text>}
        </Stack>
      )}
    </RecordSection>
  );
}
