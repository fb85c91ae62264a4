import '@zampa/i18n/english/appointments';
import { Button } from '@mantine/core';
import { IconCalendarClock } from '@zampa/ui/icons/IconCalendarClock';
import { IconCheck } from '@zampa/ui/icons/IconCheck';
import { Link } from '@tanstack/react-router';
import { useAcceptProposedTime } from '@zampa/client/appointments/change-appointment';
import { isSlotLost } from '@zampa/client/appointments/use-hold';
import { newClientId } from '@zampa/client/conversations/outbox/client-id';
import type { Thread } from '@zampa/client/conversations/thread/thread';
import type { Event } from '@zampa/contract/conversations/event';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useMinuteClock } from '@zampa/ui/time/use-minute-clock';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Card } from '@zampa/ui/kit/Card.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { Title } from '@zampa/ui/kit/Title.tsx';
import { type ReactNode, useState } from 'react';
import { CallProblem } from '../form/CallProblem.tsx';
import {
  type Proposal,
  type ProposalThread,
  type ProposalTime,
  toProposal,
} from './proposal-times.ts';
import { whenText } from './when-text.ts';
import styles from './appointment.module.css';

export interface ProposalCardProps {
  thread: Pick<Thread, 'id' | 'facility'> & ProposalThread;
  event: Event;
  side: 'owner' | 'facility';
  /** Link to the conversation, where the card is shown outside it. */
  about?: ReactNode;
}

/** Card with the times that the clinic proposes: the pet owner accepts one with a tap, the clinic sees the status. */
export function ProposalCard({ thread, event, side, about }: ProposalCardProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const now = useMinuteClock();
  const zone = thread.facility.timezone;
  const [taken, setTaken] = useState<readonly string[]>([]);
  const [clientId, setClientId] = useState(newClientId);
  const accepting = useAcceptProposedTime(thread.id, zone);
  const proposal = toProposal(event, thread, now, taken);
  const isOpen = proposal.state === 'OPEN';
  const formatStart = (instant: string) => whenText(instant, zone, language);
  const accept = (start: string) => {
    if (accepting.isPending) return;
    accepting.mutate(
      // The owner may try several times of one card, so each start has its own idempotency key.
      { start, clientId: `${clientId}-${Date.parse(start)}` },
      {
        // If it is taken back, the next acceptance is another one.
        onSuccess: () => setClientId(newClientId()),
        onError: (error) => isSlotLost(error) && setTaken((starts) => [...starts, start]),
      },
    );
  };
  return (
    <Card as="section" className={styles['card'] ?? ''}>
      <Row wrap={false} className={styles['title'] ?? ''}>
        <IconCalendarClock size={20} aria-hidden="true" />
        <Title size="body">
          {side === 'owner' && isOpen
            ? t('appointments:proposal.title')
            : t('appointments:proposal.titleClinic')}
        </Title>
      </Row>
      {about && (
        <Text size="body" tone="muted" className={styles['about'] ?? ''}>
          {about}
        </Text>
      )}
      <Stack as="ul" gap="8">
        {proposal.times.map((time) => (
          <li key={time.start}>
            {side === 'owner' && isOpen && time.state === 'FREE' ? (
              <Button
                fullWidth
                size="md"
                px="xs"
                variant="light"
                className={styles['take'] ?? ''}
                loading={accepting.isPending && accepting.variables.start === time.start}
                onClick={() => accept(time.start)}
              >
                {t('appointments:proposal.take', { when: formatStart(time.start) })}
              </Button>
            ) : (
              <ProposedTimeRow time={time} text={formatStart(time.start)} isOpen={isOpen} />
            )}
          </li>
        ))}
      </Stack>
      <Text size="small" tone="muted">
        <ProposalStatus
          proposal={proposal}
          until={proposal.until ? formatStart(proposal.until.toISOString()) : ''}
          side={side}
        />
      </Text>
      {side === 'owner' && isOpen && (
        <Button
          variant="subtle"
          renderRoot={(props) => (
            <Link to="/workspace/chat/$id/time" params={{ id: thread.id }} {...props} />
          )}
        >
          {t('appointments:proposal.other')}
        </Button>
      )}
      <CallProblem
        error={accepting.error && !isSlotLost(accepting.error) ? accepting.error : null}
      />
    </Card>
  );
}

type ProposedTimeRowProps = { time: ProposalTime; text: string; isOpen: boolean };

function ProposedTimeRow({ time, text, isOpen }: ProposedTimeRowProps) {
  const { t } = useTranslation();
  const states = {
    FREE: isOpen ? t('appointments:proposal.free') : null,
    CHOSEN: t('appointments:proposal.chosen'),
    TAKEN: t('appointments:proposal.taken'),
    PAST: t('appointments:proposal.past'),
  };
  const state = states[time.state];
  return (
    <div className={styles['timeLine']} data-state={time.state} data-open={isOpen}>
      <span>{text}</span>
      {state && (
        <Row as="span" gap="4" className={styles['timeState'] ?? ''}>
          {time.state === 'CHOSEN' && <IconCheck size={16} aria-hidden="true" />}
          {state}
        </Row>
      )}
    </div>
  );
}

type ProposalStatusProps = { proposal: Proposal; until: string; side: 'owner' | 'facility' };

function ProposalStatus({ proposal, until, side }: ProposalStatusProps) {
  const { t } = useTranslation();
  switch (proposal.state) {
    case 'SETTLED':
      return t('appointments:proposal.settled');
    case 'ENDED':
      return t('appointments:proposal.ended', { when: until });
    case 'OPEN':
      if (side === 'owner') return until && t('appointments:proposal.until', { when: until });
      return [
        t('appointments:proposal.waiting'),
        until && t('appointments:proposal.untilClinic', { when: until }),
        t('appointments:proposal.staffMay'),
      ]
        .filter(Boolean)
        .join(' ');
  }
}
