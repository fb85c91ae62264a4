import { Stack } from '@mantine/core';
import type { LinkedRecall } from '@zampa/contract/health/objects/linked-recall';
import { formatServiceNames } from '@zampa/i18n/format/service-names';
import { useMoney } from '@zampa/i18n/use-money';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Radio } from '@zampa/ui/mantine/Radio';

export interface RecallServicesProps {
  services: LinkedRecall['services'];
  value: string | null;
  isBusy: boolean;
  onChange: (serviceId: string) => void;
}

/** Radio group of the services that a recall link can book, each with duration and price. */
export function RecallServices({ services, value, isBusy, onChange }: RecallServicesProps) {
  const { t } = useTranslation();
  const money = useMoney();
  return (
    <Radio.Group value={value} onChange={onChange} label={t('health:recallLink.service')}>
      <Stack gap="sm" mt="xs" mb="md">
        {services.map(({ id, name, duration, price, currency }) => (
          <Radio
            key={id}
            value={id}
            disabled={isBusy}
            label={formatServiceNames(t, [name])}
            description={[
              t('common:duration.minutes', { minutes: duration }),
              ...(price > 0 ? [money(price, currency === 'USD' ? 'USD' : 'EUR')] : []),
            ].join(' · ')}
          />
        ))}
      </Stack>
    </Radio.Group>
  );
}
