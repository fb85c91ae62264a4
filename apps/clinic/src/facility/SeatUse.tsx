import '@zampa/i18n/english/subscription';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { Subscription } from '@zampa/contract/subscription/objects';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Callout } from '@zampa/ui/kit/Callout.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';

export interface SeatUseProps {
  users: Subscription['users'];
  mayChoose: boolean;
}

/** Shows how many seats of the plan are taken; where all are, what can be done about it. */
export function SeatUse({ users: { used, included }, mayChoose }: SeatUseProps) {
  const { t } = useTranslation();
  const count = t('subscription:seats.of', { used, count: included });
  if (used < included)
    return (
      <Text tone="muted">
        {count}. {t('subscription:seats.why')}
      </Text>
    );
  return (
    <Callout tone="ask">
      <Text as="strong" weight="600">
        {t('subscription:seats.full')} ({count})
      </Text>
      <Text>{mayChoose ? t('subscription:seats.fullWhy') : t('subscription:seats.fullAsk')}</Text>
      {mayChoose && (
        <span>
          <Button renderRoot={(props) => <Link to="/workspace/subscription/plans" {...props} />}>
            {t('subscription:seats.larger')}
          </Button>
        </span>
      )}
    </Callout>
  );
}
