import '@zampa/i18n/english/payments-owner';
import { IconHourglass } from '@zampa/ui/icons/IconHourglass';
import { serverNow } from '@zampa/client/api/server-clock';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import {
  formatCountdown,
  useSecondsLeft,
} from '@zampa/shared-screens/appointments/use-seconds-left';
import { untilText } from '@zampa/shared-screens/appointments/when-text';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';

const HOUR_SECONDS = 3600;

export interface TimeLeftProps {
  until: string;
  /** Time zone in which the deadline is shown. */
  zone: string;
}

/** Shows until when something can be paid, with a countdown in the last hour. */
export function TimeLeft({ until, zone }: TimeLeftProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const seconds = useSecondsLeft(until);
  return (
    <Row as="span" gap="4" wrap={false}>
      <IconHourglass size={16} aria-hidden="true" />
      <Text as="span" weight="600">
        {seconds < HOUR_SECONDS
          ? t('payments:owner.left', { clock: formatCountdown(seconds) })
          : t('payments:owner.upfront.until', {
              time: untilText(until, new Date(serverNow()), zone, language),
            })}
      </Text>
    </Row>
  );
}
