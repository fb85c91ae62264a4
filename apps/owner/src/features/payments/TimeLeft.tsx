import '@zampa/i18n/english/payments-owner';
import { IconHourglass } from '@tabler/icons-react';
import { serverNow } from '@zampa/client/api/server-clock';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { clockText, useSecondsLeft } from '@zampa/shared-screens/appointments/use-seconds-left';
import { untilText } from '@zampa/shared-screens/appointments/when-text';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';

const HOUR = 3600;

export interface TimeLeftProps {
  until: string;
  /** By whose clocks it is told. */
  zone: string;
}

/** Says until when something can be paid, and counts down in the last hour. */
export function TimeLeft({ until, zone }: TimeLeftProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const seconds = useSecondsLeft(until);
  return (
    <Row as="span" gap="4" wrap={false}>
      <IconHourglass size={16} aria-hidden="true" />
      <Text as="span" weight="600">
        {seconds < HOUR
          ? t('payments-owner:left', { clock: clockText(seconds) })
          : t('payments-owner:upfront.until', {
              time: untilText(until, new Date(serverNow()), zone, language),
            })}
      </Text>
    </Row>
  );
}
