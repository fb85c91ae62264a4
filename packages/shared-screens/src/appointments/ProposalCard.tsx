import '@zampa/i18n/english/appointments';
import { Button } from '@mantine/core';
import { IconCalendarClock } from '@zampa/ui/icons/IconCalendarClock';
import { IconCheck } from '@zampa/ui/icons/IconCheck';
import { Link } from '@tanstack/react-router';
import type { ListedConversation } from '@zampa/client/conversations/lists/listed-conversation';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useMinuteClock } from '@zampa/ui/time/use-minute-clock';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Card } from '@zampa/ui/kit/Card.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { Title } from '@zampa/ui/kit/Title.tsx';
import type { ReactNode } from 'react';
import { CallProblem } from '../form/CallProblem.tsx';
import {
  type Proposal,
  type ProposalEvent,
  type ProposalThread,
  type ProposalTime,
  toProposal,
} from './proposal-times.ts';
import { useProposalAcceptance } from './use-proposal-acceptance.ts';
import { whenText } from './when-text.ts';
import styles from './appointment.module.css';

export interface ProposalCardProps {
  thread: Pick<ListedConversation, 'id' | 'facility'> & ProposalThread;
  event: ProposalEvent;
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
  const { accept, takenStarts, pendingStart, error } = useProposalAcceptance(thread.id, zone);
  const proposal = toProposal(event, thread, now, takenStarts);
  const isOpen = proposal.state === 'OPEN';
  const formatStart = (instant: string) => whenText(instant, zone, language);
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
              <AcceptTimeButton
                text={formatStart(time.start)}
                isPending={pendingStart === time.start}
                onAccept={() => accept(time.start)}
              />
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
      <CallProblem error={error} />
    </Card>
  );
}

type AcceptTimeButtonProps = { text: string; isPending: boolean; onAccept: () => void };

function AcceptTimeButton({ text, isPending, onAccept }: AcceptTimeButtonProps) {
  const { t } = useTranslation();
  return (
    <Button
      fullWidth
      size="md"
      px="xs"
      variant="light"
      className={styles['take'] ?? ''}
      loading={isPending}
      onClick={onAccept}
    >
      {t('appointments:proposal.take', { when: text })}
    </Button>
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
