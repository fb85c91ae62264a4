import '@zampa/i18n/english/appointments';
import { Button } from '@mantine/core';
import { IconCalendarClock, IconCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useAcceptTime } from '@zampa/client/appointments/change-appointment';
import { isTimeGone } from '@zampa/client/appointments/use-hold';
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
  type ThreadOfProposal,
  type TimeOfProposal,
  proposalOf,
} from './proposal-times.ts';
import { whenText } from './when-text.ts';
import styles from './appointment.module.css';

export interface ProposalCardProps {
  thread: Pick<Thread, 'id' | 'facility'> & ThreadOfProposal;
  event: Event;
  side: 'owner' | 'facility';
  /** What it is about, where it does not stand in its conversation. */
  about?: ReactNode;
}

/** Shows the times that the clinic proposes: the pet owner takes one by a tap, the clinic sees how it stands. */
export function ProposalCard({ thread, event, side, about }: ProposalCardProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const now = useMinuteClock();
  const zone = thread.facility.timezone;
  const [taken, setTaken] = useState<readonly string[]>([]);
  const [clientId] = useState(newClientId);
  const accepting = useAcceptTime(thread.id);
  const proposal = proposalOf(event, thread, now, taken);
  const isOpen = proposal.state === 'OPEN';
  const when = (instant: string) => whenText(instant, zone, language);
  const accept = (start: string) => {
    if (accepting.isPending) return;
    accepting.mutate(
      // One card may be answered by one of its times after another, each of which is a request of its own.
      { start, clientId: `${clientId}-${Date.parse(start)}` },
      { onError: (error) => isTimeGone(error) && setTaken((known) => [...known, start]) },
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
                {t('appointments:proposal.take', { when: when(time.start) })}
              </Button>
            ) : (
              <TimeLine time={time} words={when(time.start)} isOpen={isOpen} />
            )}
          </li>
        ))}
      </Stack>
      <Text size="small" tone="muted">
        <Standing
          proposal={proposal}
          until={proposal.until ? when(proposal.until.toISOString()) : ''}
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
        error={accepting.error && !isTimeGone(accepting.error) ? accepting.error : null}
      />
    </Card>
  );
}

type TimeLineProps = { time: TimeOfProposal; words: string; isOpen: boolean };

function TimeLine({ time, words, isOpen }: TimeLineProps) {
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
      <span>{words}</span>
      {state && (
        <Row as="span" gap="4" className={styles['timeState'] ?? ''}>
          {time.state === 'CHOSEN' && <IconCheck size={16} aria-hidden="true" />}
          {state}
        </Row>
      )}
    </div>
  );
}

type StandingProps = { proposal: Proposal; until: string; side: 'owner' | 'facility' };

function Standing({ proposal, until, side }: StandingProps) {
  const { t } = useTranslation();
  switch (proposal.state) {
    case 'SETTLED':
      return t('appointments:proposal.settled');
    case 'ENDED':
      return t('appointments:proposal.ended', { when: until });
    case 'OPEN': {
      const held = until && t('appointments:proposal.until', { when: until });
      return side === 'owner'
        ? held
        : [t('appointments:proposal.waiting'), held, t('appointments:proposal.staffMay')].join(' ');
    }
  }
}
