import type { Payment } from '@zampa/contract/payments/objects';
import { formatServiceNames } from '@zampa/i18n/format/service-names';
import { useMoney } from '@zampa/i18n/use-money';
import { useTranslation } from '@zampa/i18n/use-translation';
import { List } from '@zampa/ui/kit/List.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import styles from './payments.module.css';

/** Lists what each of several payments is for. */
export function PaidItems({ payments }: { payments: readonly Payment[] }) {
  const { t } = useTranslation();
  const money = useMoney();
  return (
    <List>
      {payments.map(({ id, services, pets, amount, currency }) => (
        <li key={id}>
          <Row justify="between" wrap={false}>
            <Stack gap="0" grow>
              <span>{formatServiceNames(t, services)}</span>
              <Text as="span" size="small" tone="muted">
                {pets.map(({ name }) => name).join(', ')}
              </Text>
            </Stack>
            <strong className={styles['amount']}>{money(amount, currency)}</strong>
          </Row>
        </li>
      ))}
    </List>
  );
}
