import '@zampa/i18n/english/appointments';
import { Button } from '@mantine/core';
import { IconHourglass } from '@zampa/ui/icons/IconHourglass';
import type { InboxItem } from '@zampa/contract/inbox/read-inbox';
import { formatTime } from '@zampa/i18n/format/dates';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useProposalAcceptance } from '@zampa/shared-screens/appointments/use-proposal-acceptance';
import { shortDay } from '@zampa/i18n/format/short-day';
import { whenText } from '@zampa/shared-screens/appointments/when-text';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { ServerPathLink } from '@zampa/shared-screens/navigation/ServerPathLink.tsx';
import { Card } from '@zampa/ui/kit/Card.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { useMinuteClock } from '@zampa/ui/time/use-minute-clock';
import styles from './home.module.css';
import { YourTurnText } from './YourTurnText.tsx';

export interface ProposedTimesProps {
  item: InboxItem;
  conversationId: string;
}

/** Card with a clinic's proposed times: one tap accepts a time; a link opens the conversation if none fits. */
export function ProposedTimes({ item, conversationId }: ProposedTimesProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { times = [], timezone, until, url } = item;
  const { accept, takenStarts, pendingStart, error } = useProposalAcceptance(
    conversationId,
    timezone,
  );
  const now = useMinuteClock();
  const formatWhen = (instant: string) => whenText(instant, timezone, language);
  return (
    <Card as="article" className={styles['proposal'] ?? ''}>
      <YourTurnText item={item} />
      <div className={styles['times']}>
        {times.map(({ start }) =>
          takenStarts.includes(start) ? (
            <Text key={start} as="span" tone="muted">
              {formatWhen(start)}: {t('appointments:proposal.taken')}
            </Text>
          ) : (
            <Button
              key={start}
              variant="light"
              size="md"
              className={styles['time'] ?? ''}
              aria-label={t('appointments:proposal.take', {
                when: `${shortDay(start, now, timezone, language)} ${formatTime(new Date(start), timezone)}`,
              })}
              loading={pendingStart === start}
              onClick={() => accept(start)}
            >
              <span className={styles['day']}>{shortDay(start, now, timezone, language)}</span>{' '}
              <strong>{formatTime(new Date(start), timezone)}</strong>
            </Button>
          ),
        )}
      </div>
      <CallProblem error={error} />
      <Row justify="between">
        {until && (
          <Row as="span" gap="4">
            <IconHourglass size={16} aria-hidden="true" />
            <Text as="span" size="small" tone="muted">
              {t('home:owner.turn.heldUntil', { when: formatWhen(until) })}
            </Text>
          </Row>
        )}
        <ServerPathLink url={url} className={styles['all']}>
          {t('home:owner.turn.noneFits')}
        </ServerPathLink>
      </Row>
    </Card>
  );
}
