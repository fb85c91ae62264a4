import { IconHourglass } from '@zampa/ui/icons/IconHourglass';
import type { Payment } from '@zampa/contract/payments/objects';
import {
  useSecondsLeft,
  formatCountdown,
} from '@zampa/shared-screens/appointments/use-seconds-left';
import { serverNow } from '@zampa/client/api/server-clock';
import { formatServiceNames } from '@zampa/i18n/format/service-names';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { untilText, whenText } from '@zampa/shared-screens/appointments/when-text';
import { PrepaymentTerms } from '@zampa/shared-screens/appointments/PrepaymentTerms.tsx';
import { RequestTerms } from '@zampa/shared-screens/appointments/RequestTerms.tsx';
import { Callout } from '@zampa/ui/kit/Callout.tsx';
import { Card } from '@zampa/ui/kit/Card.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { upfrontKeys } from './upfront-keys.ts';

/** Seconds left from which the countdown is shown. */
const HOUR_SECONDS = 3600;

/** Summary of a prepayment: appointment or request, payment deadline, amount due now and refund terms. */
export function PrepaymentSummary({ payment }: { payment: Payment }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { amount, deposit, price, currency, start, timezone: zone, expiresAt } = payment;
  const { services, pets, facilityName } = payment;
  const seconds = useSecondsLeft(expiresAt);
  return (
    <Stack gap="12">
      {expiresAt && (
        <Callout tone="ask" icon={<IconHourglass size={20} aria-hidden="true" />}>
          {seconds < HOUR_SECONDS && (
            <Text as="strong" size="title" weight="600">
              <span role="timer">
                {t('payments:owner.left', { clock: formatCountdown(seconds) })}
              </span>
            </Text>
          )}
          {t(upfrontKeys(payment).yours, {
            time: untilText(expiresAt, new Date(serverNow()), zone, language),
          })}
        </Callout>
      )}
      <Card>
        {start && (
          <Text as="strong" weight="600" capital>
            {whenText(start, zone, language)}
          </Text>
        )}
        <Text as="span" size="small" tone="muted">
          {[pets.map(({ name }) => name).join(', '), formatServiceNames(t, services), facilityName]
            .filter(Boolean)
            .join(' · ')}
        </Text>
        {payment.category === 'CONSULTATION' ? (
          <RequestTerms {...{ amount, price, currency }} />
        ) : (
          <PrepaymentTerms {...{ amount, deposit, price, currency, start, zone }} />
        )}
      </Card>
    </Stack>
  );
}
