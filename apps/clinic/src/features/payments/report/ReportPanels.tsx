import type { PaymentReport } from '@zampa/contract/payments/read-payment-report';
import { personName } from '@zampa/i18n/person-name';
import { initials } from '@zampa/domain/people/names';
import { useMoney } from '@zampa/i18n/use-money';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Card } from '@zampa/ui/kit/Card.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { PersonAvatar } from '@zampa/ui/people/PersonAvatar.tsx';
import { toBars } from './bars.ts';
import { DailyChart } from './DailyChart.tsx';
import styles from './Report.module.css';
import type { Span } from './span.ts';

export interface ReportPanelsProps {
  report: PaymentReport;
  span: Span;
}

/** Payments received in a period: totals, by day, and by assigned colleague. */
export function ReportPanels({ report, span }: ReportPanelsProps) {
  const { t } = useTranslation();
  return (
    <>
      <Totals report={report} />
      {report.received.count === 0 ? (
        <Text tone="muted">{t('payments:report.nothing')}</Text>
      ) : (
        <div className={styles['panels']}>
          <ByDay report={report} span={span} />
          <ByColleague report={report} />
        </div>
      )}
    </>
  );
}

function Totals({ report }: { report: PaymentReport }) {
  const { t } = useTranslation();
  const money = useMoney();
  const { currency, received, waiting, returned, fees, byCard } = report;
  const tiles = [
    {
      name: t('payments:report.received'),
      amount: received.amount,
      of: t('payments:report.receivedOf', { count: received.count }),
    },
    {
      name: t('payments:report.waiting'),
      amount: waiting.amount,
      of: t('payments:report.waitingOf', { count: waiting.count }),
    },
    {
      name: t('payments:report.returned'),
      amount: returned.amount,
      of: t('payments:report.returnedOf', { count: returned.count }),
    },
    {
      name: t('payments:report.fees'),
      amount: fees,
      of: t('payments:report.feesOf', { amount: money(byCard.amount, currency) }),
    },
  ];
  return (
    <div className={styles['tiles']}>
      {tiles.map(({ name, amount, of }) => (
        <Card key={name}>
          <Stack gap="4">
            <Text size="small" tone="muted">
              {name}
            </Text>
            <span className={`z-display ${styles['figure']}`}>{money(amount, currency)}</span>
            <Text size="small" tone="muted">
              {of}
            </Text>
          </Stack>
        </Card>
      ))}
    </div>
  );
}

function ByDay({ report, span }: ReportPanelsProps) {
  const { t } = useTranslation();
  const money = useMoney();
  const { currency, byCard, inCash, days } = report;
  const title = span.unit === 'year' ? t('payments:report.byMonth') : t('payments:report.byDay');
  return (
    <Card>
      <Stack gap="12">
        <Row gap="12">
          <strong>{title}</strong>
          <Text as="span" size="small">
            <span className={`${styles['key']} ${styles['card']}`} aria-hidden="true" />{' '}
            {t('payments:report.card')} {money(byCard.amount, currency)}
          </Text>
          <Text as="span" size="small">
            <span className={`${styles['key']} ${styles['cash']}`} aria-hidden="true" />{' '}
            {t('payments:report.cash')} {money(inCash.amount, currency)}
          </Text>
        </Row>
        <DailyChart bars={toBars(span, days)} currency={currency} title={title} />
      </Stack>
    </Card>
  );
}

function ByColleague({ report: { colleagues, currency } }: { report: PaymentReport }) {
  const { t } = useTranslation();
  const money = useMoney();
  const maxAmount = colleagues[0]?.amount ?? 0;
  return (
    <Card>
      <Stack gap="12">
        <strong>{t('payments:report.byColleague')}</strong>
        {colleagues.map(({ id, amount, ...person }) => (
          <Row key={id} gap="8" wrap={false}>
            <PersonAvatar id={id} initials={initials(person)} size={28} />
            <Stack gap="4" grow>
              <Row justify="between">
                <span>
                  <bdi>{personName(person)}</bdi>
                </span>
                <strong className={styles['amount']}>{money(amount, currency)}</strong>
              </Row>
              <svg
                className={styles['share']}
                viewBox="0 0 100 8"
                preserveAspectRatio="none"
                aria-hidden="true"
              >
                <rect className={styles['card']} width={(amount / maxAmount) * 100} height="8" />
              </svg>
            </Stack>
          </Row>
        ))}
      </Stack>
    </Card>
  );
}
