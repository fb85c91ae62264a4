import '@zampa/i18n/english/problems';
import { Radio } from '@zampa/ui/mantine/Radio';
import { HOLD_WINDOWS } from '@zampa/domain/appointments/booking-status';
import { UPFRONT_PARTS } from '@zampa/domain/payments/upfront';
import type { Currency } from '@zampa/i18n/format/money';
import { useMoney } from '@zampa/i18n/use-money';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import type { UpfrontOffer, UpfrontValue } from './upfront-choice.ts';

export interface UpfrontFieldsProps {
  offer: UpfrontOffer;
  currency: Currency;
  value: UpfrontValue | null;
  /** Error about the payment window. */
  error: string | undefined;
  onChange: (value: UpfrontValue | null) => void;
}

const AFTERWARDS = 'AFTERWARDS';

/** Fields for the prepayment: none, deposit or full amount, and the time to pay it. */
export function UpfrontFields({ offer, currency, value, error, onChange }: UpfrontFieldsProps) {
  const { t } = useTranslation();
  const money = useMoney();
  const { refusal, deposit, whole } = offer;
  const reasons = {
    FREE: t('appointments:bookings.upfront.free'),
    PAYMENTS_NOT_CONFIGURED: t('problems:refusals.PAYMENTS_NOT_CONFIGURED'),
    TOO_LITTLE_FOR_CARD: t('problems:fields.too_little_for_card'),
  };
  return (
    <>
      <Radio.Group
        label={t('appointments:bookings.upfront.label')}
        description={refusal ? reasons[refusal] : undefined}
        value={value?.part ?? AFTERWARDS}
        onChange={(chosen) => {
          const part = UPFRONT_PARTS.find((each) => each === chosen);
          onChange(part ? { part, window: value?.window ?? HOLD_WINDOWS[0] } : null);
        }}
      >
        <Stack gap="8">
          <Radio value={AFTERWARDS} label={t('appointments:bookings.upfront.afterwards')} />
          {deposit !== null && (
            <Radio
              value="DEPOSIT"
              disabled={refusal !== null}
              label={t('appointments:bookings.upfront.deposit', {
                amount: money(deposit, currency),
              })}
              description={t('appointments:bookings.upfront.depositWhy', {
                rest: money(whole - deposit, currency),
              })}
            />
          )}
          <Radio
            value="WHOLE"
            disabled={refusal !== null}
            label={
              whole > 0
                ? t('appointments:bookings.upfront.whole', { amount: money(whole, currency) })
                : t('appointments:bookings.upfront.wholeOfNothing')
            }
          />
        </Stack>
      </Radio.Group>
      {value && <PaymentWindowField value={value} error={error} onChange={onChange} />}
    </>
  );
}

interface PaymentWindowFieldProps {
  value: UpfrontValue;
  error: string | undefined;
  onChange: (value: UpfrontValue) => void;
}

/** Field for the time in which the client has to pay. */
function PaymentWindowField({ value, error, onChange }: PaymentWindowFieldProps) {
  const { t } = useTranslation();
  const windows = {
    15: t('appointments:bookings.upfront.quarter'),
    1440: t('appointments:bookings.upfront.day'),
  };
  return (
    <Radio.Group
      label={t('appointments:bookings.upfront.window')}
      description={t('appointments:bookings.upfront.windowWhy')}
      error={error}
      value={String(value.window)}
      onChange={(chosen) => {
        const window = HOLD_WINDOWS.find((each) => String(each) === chosen);
        if (window) onChange({ ...value, window });
      }}
    >
      <Stack gap="8">
        {HOLD_WINDOWS.map((window) => (
          <Radio key={window} value={String(window)} label={windows[window]} />
        ))}
      </Stack>
    </Radio.Group>
  );
}
