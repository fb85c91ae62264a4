import type { Vaccination } from '@zampa/contract/health/objects/vaccination';
import { formatCalendarDay } from '@zampa/i18n/format/dates';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import type { ReactNode } from 'react';
import { RecordSection } from './RecordSection.tsx';

type Dose = Omit<Vaccination, 'author' | 'file'>;

export interface VaccinationSectionProps {
  vaccinations: readonly Dose[];
  /** Button to add a dose. */
  action?: ReactNode;
}

/** The doses of a health record. Those that no clinic has confirmed say that the owner entered them. */
export function VaccinationSection({ vaccinations, action }: VaccinationSectionProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const detailsOf = ({ product, batch, nextDueOn, source, confirmed }: Dose) => [
    product,
    batch && t('health:record.batch', { batch }),
    nextDueOn && t('health:record.nextDue', { day: formatCalendarDay(nextDueOn) }),
    source === 'OWNER' && confirmed === null && t('health:record.toldByOwner'),
  ];
  return (
    <RecordSection title={t('health:record.vaccinations')} entries={vaccinations} action={action}>
      {(dose) => (
        <Stack gap="0">
          <Text weight="600">
            {`${formatCalendarDay(dose.givenOn)} · ${dose.vaccine.names[language]}`}
          </Text>
          <Text tone="muted">{detailsOf(dose).filter(Boolean).join(' · ')}</Text>
        </Stack>
      )}
    </RecordSection>
  );
}
