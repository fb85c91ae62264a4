import { Link } from '@tanstack/react-router';
import { useOwnConversations } from '@zampa/client/inbox/use-requests';
import { QueryStates } from '@zampa/shared-screens/states/QueryStates.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Card } from '@zampa/ui/kit/Card.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { Section } from '@zampa/ui/kit/Section.tsx';
import { ConversationRows } from './ConversationRows.tsx';
import styles from './home.module.css';

/** Number of conversations that fit below the rest of Home. */
const MAX_SHOWN = 4;

export interface OpenConversationsProps {
  /** Whether everything else on Home has loaded; only then can "all quiet" be shown. */
  isRestLoaded: boolean;
}

/** Section with the open conversations, newest activity first. */
export function OpenConversations({ isRestLoaded }: OpenConversationsProps) {
  const { t } = useTranslation();
  const { conversations, ...query } = useOwnConversations();
  const open = conversations.filter(({ payload }) => payload.status !== 'CLOSED');
  if (query.data && open.length === 0 && !isRestLoaded) return null;
  return (
    <Section
      title={t('home:owner.goingOn.title')}
      gap="4"
      action={
        <Link to="/workspace/chat" className={styles['all']}>
          {t('home:owner.goingOn.all')}
        </Link>
      }
    >
      <QueryStates query={query} shape="rows" count={2}>
        {() =>
          open.length === 0 ? (
            <AllQuiet />
          ) : (
            <ConversationRows conversations={open.slice(0, MAX_SHOWN)} />
          )
        }
      </QueryStates>
    </Section>
  );
}

function AllQuiet() {
  const { t } = useTranslation();
  return (
    <Card tone="pine" gap="4">
      <strong>{t('home:owner.goingOn.quietTitle')}</strong>
      <Text as="span" tone="muted">
        {t('home:owner.goingOn.quietText')}
      </Text>
    </Card>
  );
}
