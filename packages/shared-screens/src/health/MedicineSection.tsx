import type { Prescription, PrescriptionLine } from '@zampa/contract/health/objects/prescription';
import { formatDay } from '@zampa/i18n/format/dates';
import { deviceZone } from '@zampa/i18n/format/zones';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
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
  const amountOf = (dose: number) => new Intl.NumberFormat(language).format(dose);
  const scheduleOf = ({ every, days }: PrescriptionLine) =>
    [
      'hours' in every
        ? t('health:record.everyHours', { count: every.hours })
        : t('health:record.atTimes', { times: every.times.join(', ') }),
      t('health:record.forDays', { count: days }),
    ].join(' ');
  return (
    <RecordSection title={t('health:record.medicines')} entries={lines}>
      {(line) => (
        <Stack gap="0">
          <Text weight="600">
            {[formatDay(new Date(line.date), deviceZone()), line.medicine, line.strength]
              .filter(Boolean)
              .join(' · ')}
          </Text>
          <Text tone="muted">
            {t('health:record.dose', {
              dose: amountOf(line.dose),
              unit: line.unit,
              route: line.route,
            })}
            {` · ${scheduleOf(line)}`}
          </Text>
          {line.instructions && <Text written>{line.instructions}</Text>}
        </Stack>
      )}
    </RecordSection>
  );
}
