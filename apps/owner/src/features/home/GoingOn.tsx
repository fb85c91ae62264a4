import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { conversationsIn } from '@zampa/client/conversations/pages';
import { conversationQueries } from '@zampa/client/conversations/queries';
import { OwnerConversationRow } from '@zampa/shared-screens/chat/OwnerConversationRow.tsx';
import { QueryStates } from '@zampa/shared-screens/states/QueryStates.tsx';
import { useTranslation } from 'react-i18next';
import styles from './home.module.css';

/** As many as fit below the rest of Home. */
const SHOWN = 4;

/** The conversations that have not ended, newest activity first. */
export function GoingOn() {
  const { t } = useTranslation();
  const conversations = useInfiniteQuery(conversationQueries.list(useApi(), {}));
  return (
    <section className={styles['section']}>
      <div className={styles['sectionHead']}>
        <h2>{t('owner-home:goingOn.title')}</h2>
        <Link to="/workspace/chat" className={styles['all']}>
          {t('owner-home:goingOn.all')}
        </Link>
      </div>
      <QueryStates query={conversations} shape="rows" count={2}>
        {(pages) => {
          const open = conversationsIn(pages).filter(({ payload }) => payload.status !== 'CLOSED');
          if (open.length === 0) return <Quiet />;
          return (
            <ul className={styles['conversations']}>
              {open.slice(0, SHOWN).map((conversation) => (
                <li key={conversation.id}>
                  <OwnerConversationRow conversation={conversation} />
                </li>
              ))}
            </ul>
          );
        }}
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
