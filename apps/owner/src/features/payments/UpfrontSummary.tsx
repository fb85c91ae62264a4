import { IconHourglass } from '@tabler/icons-react';
import type { Payment } from '@zampa/contract/payments/objects';
import { useSecondsLeft, clockText } from '@zampa/shared-screens/appointments/use-seconds-left';
import { serverNow } from '@zampa/client/api/server-clock';
import { serviceNamesText } from '@zampa/i18n/format/service-names';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { untilText, whenText } from '@zampa/shared-screens/appointments/when-text';
import { UpfrontTerms } from '@zampa/shared-screens/appointments/UpfrontTerms.tsx';
import { Callout } from '@zampa/ui/kit/Callout.tsx';
import { Card } from '@zampa/ui/kit/Card.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';

/** From then on the seconds are counted. */
const HOUR = 3600;

/** Shows for which time it is paid, how long that is held, what is due now and what comes back. */
export function UpfrontSummary({ payment }: { payment: Payment }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { amount, deposit, price, currency, start, timezone: zone, expiresAt } = payment;
  const { services, pets, facilityName } = payment;
  const seconds = useSecondsLeft(expiresAt);
  return (
    <Stack gap="12">
      {expiresAt && (
        <Callout tone="ask" icon={<IconHourglass size={20} aria-hidden="true" />}>
          {seconds < HOUR && (
            <Text as="strong" size="title" weight="600">
              <span role="timer">{t('payments-owner:left', { clock: clockText(seconds) })}</span>
            </Text>
          )}
          {t('payments-owner:upfront.yours', {
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
          {[pets.map(({ name }) => name).join(', '), serviceNamesText(t, services), facilityName]
            .filter(Boolean)
            .join(' · ')}
        </Text>
        <UpfrontTerms {...{ amount, deposit, price, currency, start, zone }} />
      </Card>
    </Stack>
  );
}
