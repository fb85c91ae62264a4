import { Button } from '@mantine/core';
import { IconCheck } from '@zampa/ui/icons/IconCheck';
import type { Offer } from '@zampa/domain/subscription/offers';
import { isFreePlan, toPercent, PLAN_CURRENCY, type Plan } from '@zampa/domain/subscription/plans';
import { useLanguage } from '@zampa/i18n/use-language';
import { useMoney } from '@zampa/i18n/use-money';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Card } from '@zampa/ui/kit/Card.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { Title } from '@zampa/ui/kit/Title.tsx';
import styles from './plans.module.css';
import { SeatMeter } from './SeatMeter.tsx';
import { usePlanTexts } from './use-plan-texts.ts';

export interface PlanCardProps {
  plan: Plan;
  /** Cost and seats of the clinic on this plan. */
  offer: Offer;
  /** Current numbers of team members and clinics. */
  users: number;
  facilities: number;
  isCheapest: boolean;
  isCurrent: boolean;
  /** Label of the button; null for no button. */
  action: string | null;
  isBusy: boolean;
  onChoose: () => void;
}

/** Shows a plan, compared with the clinic's team and monthly costs. */
export function PlanCard(props: PlanCardProps) {
  const { plan, offer, users, isCheapest, isCurrent, action, isBusy, onChoose } = props;
  const { t } = useTranslation();
  const [words, money] = [usePlanTexts(), useMoney()];
  const isTooSmall = users > offer.seats && plan.extraUserPrice === null;
  return (
    <Card
      as="article"
      padding="16"
      className={styles['plan'] ?? ''}
      data-cheapest={isCheapest}
      aria-labelledby={`plan-${plan.id}`}
    >
      {isCheapest && <span className={styles['flag']}>{t('subscription:plans.cheapest')}</span>}
      <Stack gap="4">
        <Title display id={`plan-${plan.id}`}>
          {words.nameOf(plan.id)}
        </Title>
        <Text tone="muted">{words.audienceOf(plan.id)}</Text>
      </Stack>
      <Row align="baseline">
        <Text as="span" className={styles['price'] ?? ''}>
          {money(plan.price, PLAN_CURRENCY)}
        </Text>
        <Text as="span" tone="muted">
          {t(isFreePlan(plan) ? 'subscription:plans.forever' : 'subscription:plans.month')}
        </Text>
      </Row>
      <PlanFee plan={plan} />
      <PlanSeats {...props} />
      <Stack as="ul" gap="8" className={styles['contents'] ?? ''}>
        {words.contentsOf(plan.id).map((line) => (
          <li key={line}>
            <IconCheck size={18} aria-hidden="true" />
            {line}
          </li>
        ))}
      </Stack>
      <Row justify="between" className={styles['month'] ?? ''}>
        <span>{t('subscription:plans.yourMonth')}</span>
        <strong>
          {isTooSmall ? t('subscription:plans.notPossible') : money(offer.month, PLAN_CURRENCY)}
        </strong>
      </Row>
      {isCurrent && !action && <Text weight="600">{t('subscription:plans.current')}</Text>}
      {action && (
        <Button
          fullWidth
          variant={isCheapest ? 'filled' : 'default'}
          loading={isBusy}
          onClick={onChoose}
        >
          {action}
        </Button>
      )}
    </Card>
  );
}

function PlanFee({ plan }: { plan: Plan }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const percent = new Intl.NumberFormat(language, {
    style: 'percent',
    minimumFractionDigits: 1,
  }).format(toPercent(plan.feeBasisPoints) / 100);
  return (
    <Row gap="4" className={styles['fee'] ?? ''}>
      <strong>{percent}</strong>
      <Text as="span" tone="muted">
        {t('subscription:plans.fee')}
      </Text>
    </Row>
  );
}

function PlanSeats({ plan, offer: { seats, extraUsers }, users, facilities }: PlanCardProps) {
  const { t } = useTranslation();
  const money = useMoney();
  const { extraUserPrice } = plan;
  const hasTooMany = users > seats;
  const hasTooManyClinics = plan.facilities !== null && facilities > plan.facilities;
  return (
    <Stack gap="4">
      <Row justify="between">
        <Text as="span" weight="600">
          {t('subscription:plans.people', { count: plan.includedUsers })}
        </Text>
        <Text as="span" tone={hasTooMany ? 'apricot' : 'muted'}>
          {t('subscription:plans.youAre', { count: users })}
        </Text>
      </Row>
      <SeatMeter used={users} included={seats} />
      {extraUsers > 0 && <Text>{t('subscription:plans.beyond', { count: extraUsers })}</Text>}
      {hasTooMany && (
        <Text tone="apricot">{t('subscription:plans.tooMany', { count: seats })}</Text>
      )}
      {(extraUserPrice !== null || !hasTooMany) && (
        <Text tone="muted">
          {extraUserPrice === null
            ? t('subscription:plans.noExtra')
            : t('subscription:plans.extra', { price: money(extraUserPrice, PLAN_CURRENCY) })}
        </Text>
      )}
      {hasTooManyClinics && (
        <Text tone="apricot">{t('subscription:plans.tooManyClinics', { count: facilities })}</Text>
      )}
    </Stack>
  );
}
