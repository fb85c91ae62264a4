import type { Vaccination } from '@zampa/contract/health/objects/vaccination';
import { formatCalendarDay } from '@zampa/i18n/format/dates';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { SharedSection } from './SharedSection.tsx';

/** The doses of a shared record. Those that no clinic has confirmed say that the owner entered them. */
export function SharedVaccinations({ vaccinations }: { vaccinations: readonly Vaccination[] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const detailsOf = ({ product, batch, nextDueOn, source, confirmed }: Vaccination) => [
    product,
    batch && t('health:shared.batch', { batch }),
    nextDueOn && t('health:shared.nextDue', { day: formatCalendarDay(nextDueOn) }),
    source === 'OWNER' && confirmed === null && t('health:shared.toldByOwner'),
  ];
  return (
    <SharedSection title={t('health:shared.vaccinations')} entries={vaccinations}>
      {(dose) => (
        <Stack gap="0">
          <Text weight="600">
            {`${formatCalendarDay(dose.givenOn)} · ${dose.vaccine.names[language]}`}
          </Text>
          <Text tone="muted">{detailsOf(dose).filter(Boolean).join(' · ')}</Text>
        </Stack>
      )}
    </SharedSection>
  );
}
