import { inboxItemKey, useInbox } from '@zampa/client/inbox/use-inbox';
import type { InboxItem } from '@zampa/contract/inbox/read-inbox';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Title } from '@zampa/ui/kit/Title.tsx';
import { lazy, type ReactNode, Suspense } from 'react';
import styles from './home.module.css';
import { type RenderTimeLeft, TurnRow } from './TurnRow.tsx';

/** Comes when it is needed: on most days nobody has to answer anything. */
const ProposedTimes = lazy(async () => ({
  default: (await import('./ProposedTimes.tsx')).ProposedTimes,
}));
const LoadMore = lazy(async () => ({
  default: (await import('@zampa/shared-screens/states/LoadMore.tsx')).LoadMore,
}));

/** Shows somebody who asks to join a family, with the answer. */
export type RenderFamilyRequest = (
  familyId: string,
  person: NonNullable<InboxItem['person']>,
) => ReactNode;

/** Shows a clinic that invites, under what is said of it, with the answer. */
export type RenderInvitation = (facilityId: string, title: string) => ReactNode;

export interface YourTurnProps {
  renderFamilyRequest: RenderFamilyRequest;
  renderInvitation: RenderInvitation;
  renderTimeLeft: RenderTimeLeft;
}

/** Shows what waits for the family: times to choose from, answers to read, what to pay, people and clinics to answer. */
export function YourTurn({ renderFamilyRequest, renderInvitation, renderTimeLeft }: YourTurnProps) {
  const { t } = useTranslation();
  const { items, total = 0, ...query } = useInbox(useLanguage());
  if (total === 0) return null;
  const cardOf = (item: InboxItem) => {
    const { kind, conversationId, facilityId, familyId, person, title } = item;
    if (kind === 'PROPOSAL' && conversationId)
      return <ProposedTimes item={item} conversationId={conversationId} />;
    if (kind === 'FAMILY_REQUEST' && familyId && person)
      return renderFamilyRequest(familyId, person);
    if (kind === 'INVITATION' && facilityId) return renderInvitation(facilityId, title);
    return <TurnRow item={item} renderTimeLeft={renderTimeLeft} />;
  };
  return (
    <Stack as="section" gap="12" aria-labelledby="your-turn">
      <Title id="your-turn">
        {t('home-owner:turn.title')} <span className={styles['number']}>{total}</span>
      </Title>
      <Suspense>
        <ul className={styles['turns']}>
          {items.map((item) => (
            <li key={inboxItemKey(item)}>{cardOf(item)}</li>
          ))}
        </ul>
        {query.hasNextPage && <LoadMore query={query} />}
      </Suspense>
    </Stack>
  );
}
