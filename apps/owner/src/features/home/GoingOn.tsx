import { Link } from '@tanstack/react-router';
import { useOwnConversations } from '@zampa/client/conversations/use-conversation';
import { QueryStates } from '@zampa/shared-screens/states/QueryStates.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { ConversationRows } from './ConversationRows.tsx';
import styles from './home.module.css';

/** As many as fit below the rest of Home. */
const SHOWN = 4;

/** The conversations that have not ended, newest activity first. */
export function GoingOn() {
  const { t } = useTranslation();
  const { conversations, ...query } = useOwnConversations();
  const open = conversations.filter(({ payload }) => payload.status !== 'CLOSED');
  return (
    <section className={styles['section']}>
      <div className={styles['sectionHead']}>
        <h2>{t('owner-home:goingOn.title')}</h2>
        <Link to="/workspace/chat" className={styles['all']}>
          {t('owner-home:goingOn.all')}
        </Link>
      </div>
      <QueryStates query={query} shape="rows" count={2}>
        {() =>
          open.length === 0 ? <Quiet /> : <ConversationRows conversations={open.slice(0, SHOWN)} />
        }
      </QueryStates>
    </section>
  );
}

function Quiet() {
  const { t } = useTranslation();
  return (
    <p className={styles['calm']}>
      <strong>{t('owner-home:goingOn.quietTitle')}</strong>
      <span className={styles['quiet']}>{t('owner-home:goingOn.quietText')}</span>
    </p>
  );
}
