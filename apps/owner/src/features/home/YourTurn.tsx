import '@zampa/i18n/english/appointments';
import { useWaiting } from '@zampa/client/inbox/use-requests';
import { useMe } from '@zampa/client/session/use-me';
import { hasOpenProposal } from '@zampa/shared-screens/appointments/open-proposal';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useMinuteClock } from '@zampa/ui/time/use-minute-clock';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Title } from '@zampa/ui/kit/Title.tsx';
import { lazy, type ReactNode, Suspense } from 'react';
import { ConversationRows } from './ConversationRows.tsx';
import styles from './home.module.css';

/** Comes when it is needed: on most days nobody has to answer anything. */
const OpenProposal = lazy(async () => ({
  default: (await import('@zampa/shared-screens/appointments/OpenProposal.tsx')).OpenProposal,
}));
const LoadMore = lazy(async () => ({
  default: (await import('@zampa/shared-screens/states/LoadMore.tsx')).LoadMore,
}));
const Invitation = lazy(async () => ({ default: (await import('./Invitation.tsx')).Invitation }));

export interface YourTurnProps {
  /** People who ask to join the family, each with the answer. */
  familyRequests: readonly ReactNode[];
  /** What clinics ask to be paid, each with the way to it. */
  paymentsAsked: readonly ReactNode[];
}

/** Shows what waits for the family: times to choose from, answers to read, people and clinics to answer. */
export function YourTurn({ familyRequests, paymentsAsked }: YourTurnProps) {
  const { t } = useTranslation();
  const now = useMinuteClock();
  const { vetFacilities } = useMe();
  const { conversations, ...query } = useWaiting({ waiting: 'ALL' });
  const proposed = conversations.filter((conversation) => hasOpenProposal(conversation, now));
  const answered = conversations.filter(({ unread }) => unread > 0);
  const invitations = vetFacilities.filter(({ status }) => status === 'INVITED');
  const cards = proposed.length + paymentsAsked.length + familyRequests.length + invitations.length;
  if (cards + answered.length === 0) return null;
  return (
    <Stack as="section" gap="12" className={styles['turn'] ?? ''} aria-labelledby="your-turn">
      <Title id="your-turn">
        {t('home-owner:turn.title')} · {cards + answered.length}
      </Title>
      <Suspense>
        {proposed.map((conversation) => (
          <OpenProposal key={conversation.id} conversation={conversation} />
        ))}
        {paymentsAsked}
        {familyRequests}
        {invitations.map((clinic) => (
          <Invitation key={clinic.id} clinic={clinic} />
        ))}
      </Suspense>
      {answered.length > 0 && <ConversationRows conversations={answered} />}
      <Suspense>{query.hasNextPage && <LoadMore query={query} />}</Suspense>
    </Stack>
  );
}
