import { inboxItemKey, useInbox } from '@zampa/client/inbox/use-inbox';
import type { InboxItem } from '@zampa/contract/inbox/read-inbox';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Title } from '@zampa/ui/kit/Title.tsx';
import { type ReactNode, Suspense } from 'react';
import styles from './home.module.css';
import { type RenderTimeLeft, YourTurnRow } from './YourTurnRow.tsx';
import { lazyPart } from '@zampa/ui/states/lazy-part';

/** Lazy-loaded: most days bring no proposed times. */
const ProposedTimes = lazyPart(async () => (await import('./ProposedTimes.tsx')).ProposedTimes);
const LoadMore = lazyPart(
  async () => (await import('@zampa/shared-screens/states/LoadMore.tsx')).LoadMore,
);

/** Renders a person's request to join a family, with the answer buttons. */
export type RenderFamilyRequest = (
  familyId: string,
  person: NonNullable<InboxItem['person']>,
) => ReactNode;

/** Renders a clinic's invitation below its title, with the answer buttons. */
export type RenderInvitation = (facilityId: string, title: string) => ReactNode;

export interface YourTurnProps {
  renderFamilyRequest: RenderFamilyRequest;
  renderInvitation: RenderInvitation;
  renderTimeLeft: RenderTimeLeft;
}

/** Kinds in the order in which they are shown: who waits at this moment, then what expires, then the rest. */
const FIRST_KINDS: readonly InboxItem['kind'][] = ['VIDEO_CALL', 'PROPOSAL', 'PAYMENT_DUE'];

/** Sorts by kind, and the newest first among the same. */
function byUrgency(items: readonly InboxItem[]): readonly InboxItem[] {
  const rank = ({ kind }: InboxItem) => {
    const at = FIRST_KINDS.indexOf(kind);
    return at < 0 ? FIRST_KINDS.length : at;
  };
  return items.toSorted((a, b) => rank(a) - rank(b) || Date.parse(b.since) - Date.parse(a.since));
}

/** Inbox of the family: proposed times, messages, payments, requests to join and clinic invitations. */
export function YourTurn({ renderFamilyRequest, renderInvitation, renderTimeLeft }: YourTurnProps) {
  const { t } = useTranslation();
  const { items, total = 0, ...query } = useInbox(useLanguage());
  if (total === 0) return null;
  const renderItem = (item: InboxItem) => {
    const { kind, conversationId, facilityId, familyId, person, title } = item;
    if (kind === 'PROPOSAL' && conversationId)
      return <ProposedTimes item={item} conversationId={conversationId} />;
    if (kind === 'FAMILY_REQUEST' && familyId && person)
      return renderFamilyRequest(familyId, person);
    if (kind === 'INVITATION' && facilityId) return renderInvitation(facilityId, title);
    return <YourTurnRow item={item} renderTimeLeft={renderTimeLeft} />;
  };
  return (
    <Stack as="section" gap="12" aria-labelledby="your-turn">
      <Title id="your-turn">
        {t('home:owner.turn.title')} <span className={styles['number']}>{total}</span>
      </Title>
      <Suspense>
        <ul className={styles['turns']}>
          {byUrgency(items).map((item) => (
            <li key={inboxItemKey(item)}>{renderItem(item)}</li>
          ))}
        </ul>
        {query.hasNextPage && <LoadMore query={query} />}
      </Suspense>
    </Stack>
  );
}
