import '@zampa/i18n/english/appointments';
import { Button } from '@mantine/core';
import { IconHourglass } from '@tabler/icons-react';
import { useAcceptTime } from '@zampa/client/appointments/change-appointment';
import { isTimeGone } from '@zampa/client/appointments/use-hold';
import { newClientId } from '@zampa/client/conversations/outbox/client-id';
import type { InboxItem } from '@zampa/contract/inbox/read-inbox';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { whenText } from '@zampa/shared-screens/appointments/when-text';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { AddressLink } from '@zampa/shared-screens/navigation/AddressLink.tsx';
import { Card } from '@zampa/ui/kit/Card.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { useState } from 'react';
import styles from './home.module.css';
import { TurnWords } from './TurnWords.tsx';

export interface ProposedTimesProps {
  item: InboxItem;
  conversationId: string;
}

/** Shows the times that a clinic proposes: one is taken by a tap, or none fits. */
export function ProposedTimes({ item, conversationId }: ProposedTimesProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [clientId] = useState(newClientId);
  const [gone, setGone] = useState<readonly string[]>([]);
  const accepting = useAcceptTime(conversationId);
  const { times = [], timezone, until, url } = item;
  const when = (instant: string) => whenText(instant, timezone, language);
  const take = (start: string) => {
    if (accepting.isPending) return;
    accepting.mutate(
      // Each of the times is a request of its own.
      { start, clientId: `${clientId}-${Date.parse(start)}` },
      { onError: (error) => isTimeGone(error) && setGone((known) => [...known, start]) },
    );
  };
  return (
    <Card as="article" className={styles['proposal'] ?? ''}>
      <TurnWords item={item} />
      <div className={styles['times']}>
        {times.map(({ start }) =>
          gone.includes(start) ? (
            <Text key={start} as="span" tone="muted">
              {when(start)}: {t('appointments:proposal.taken')}
            </Text>
          ) : (
            <Button
              key={start}
              variant="light"
              size="md"
              className={styles['time'] ?? ''}
              aria-label={t('appointments:proposal.take', { when: when(start) })}
              loading={accepting.isPending && accepting.variables.start === start}
              onClick={() => take(start)}
            >
              {when(start)}
            </Button>
          ),
        )}
      </div>
      <CallProblem
        error={accepting.error && !isTimeGone(accepting.error) ? accepting.error : null}
      />
      <Row justify="between">
        {until && (
          <Row as="span" gap="4">
            <IconHourglass size={16} aria-hidden="true" />
            <Text as="span" size="small" tone="muted">
              {t('home-owner:turn.heldUntil', { when: when(until) })}
            </Text>
          </Row>
        )}
        <AddressLink url={url} className={styles['all']}>
          {t('home-owner:turn.noneFits')}
        </AddressLink>
      </Row>
    </Card>
  );
}
