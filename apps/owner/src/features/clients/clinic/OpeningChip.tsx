import type { Facility } from '@zampa/contract/facilities/objects';
import { openingStateAt } from '@zampa/domain/facilities/opening';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { untilText, whenText } from '@zampa/shared-screens/appointments/when-text';
import { useServerMinute } from '@zampa/shared-screens/states/use-server-minute';
import { StatusChip } from '@zampa/ui/chips/StatusChip.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';

export interface OpeningChipProps {
  opening: NonNullable<Facility['opening']>;
  /** The clinic's time zone. */
  zone: string;
}

/** Shows until when the clinic is open, or when it opens; nothing where the data is too old to tell. */
export function OpeningChip({ opening, zone }: OpeningChipProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const now = useServerMinute();
  const state = openingStateAt(opening, now);
  if (state === 'UNKNOWN') return null;
  const { openUntil, opensAt } = opening;
  return (
    <Row gap="8">
      {state === 'OPEN' && openUntil !== null ? (
        <StatusChip tone="done">
          {t('clients:clinics.page.open', { when: untilText(openUntil, now, zone, language) })}
        </StatusChip>
      ) : (
        <StatusChip tone="waiting">
          {opensAt === null
            ? t('clients:clinics.page.closed')
            : t('clients:clinics.page.opens', { when: whenText(opensAt, zone, language) })}
        </StatusChip>
      )}
    </Row>
  );
}
