import { Link } from '@tanstack/react-router';
import { useOwnConversations } from '@zampa/client/inbox/use-requests';
import { QueryStates } from '@zampa/shared-screens/states/QueryStates.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Card } from '@zampa/ui/kit/Card.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { Section } from '@zampa/ui/kit/Section.tsx';
import { ConversationRows } from './ConversationRows.tsx';
import styles from './home.module.css';

/** As many as fit below the rest of Home. */
const SHOWN = 4;

export interface GoingOnProps {
  /** Whether all else is known that could wait for the family: only then all is quiet. */
  isRestKnown: boolean;
}

/** Shows the conversations that have not ended, newest activity first. */
export function GoingOn({ isRestKnown }: GoingOnProps) {
  const { t } = useTranslation();
  const { conversations, ...query } = useOwnConversations();
  const open = conversations.filter(({ payload }) => payload.status !== 'CLOSED');
  if (query.data && open.length === 0 && !isRestKnown) return null;
  return (
    <Section
      title={t('home-owner:goingOn.title')}
      gap="4"
      action={
        <Link to="/workspace/chat" className={styles['all']}>
          {t('home-owner:goingOn.all')}
        </Link>
      }
    >
      <QueryStates query={query} shape="rows" count={2}>
        {() =>
          open.length === 0 ? <Quiet /> : <ConversationRows conversations={open.slice(0, SHOWN)} />
        }
      </QueryStates>
    </Section>
  );
}

function Quiet() {
  const { t } = useTranslation();
  return (
    <Card tone="pine" gap="4">
      <strong>{t('home-owner:goingOn.quietTitle')}</strong>
      <Text as="span" tone="muted">
        {t('home-owner:goingOn.quietText')}
      </Text>
    </Card>
  );
}
