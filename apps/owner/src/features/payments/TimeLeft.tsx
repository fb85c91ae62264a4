import { IconHourglass } from '@tabler/icons-react';
import { useTranslation } from '@zampa/i18n/use-translation';
import { clockText, useSecondsLeft } from '@zampa/shared-screens/appointments/use-seconds-left';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';

const HOUR = 3600;

/** Counts down to when something can be paid no more; hours before it is not urgent yet. */
export function TimeLeft({ until }: { until: string }) {
  const { t } = useTranslation();
  const seconds = useSecondsLeft(until);
  if (seconds >= HOUR) return null;
  return (
    <Row as="span" gap="4" wrap={false}>
      <IconHourglass size={16} aria-hidden="true" />
      <Text as="span" weight="600">
        {t('payments-owner:left', { clock: clockText(seconds) })}
      </Text>
    </Row>
  );
}
