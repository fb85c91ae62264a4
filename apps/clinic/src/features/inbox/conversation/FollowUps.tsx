import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Conversation } from '@zampa/contract/conversations/conversation';
import { useTranslation } from '@zampa/i18n/use-translation';
import styles from './FollowUps.module.css';

/** Shows what a request goes on from, and what goes on from it. */
export function FollowUps({ payload }: Pick<Conversation, 'payload'>) {
  const { t } = useTranslation();
  const { followUpOf, continuedIn } = payload;
  if (!followUpOf && continuedIn.length === 0) return null;
  return (
    <ul className={styles['links']} aria-label={t('inbox-opened:followUp.label')}>
      {followUpOf && (
        <li>
          <Link to="/workspace/requests" search={{ list: 'completed', conversation: followUpOf }}>
            <IconArrowBackUp size={18} aria-hidden="true" />
            {t('inbox-opened:followUp.of')}
          </Link>
        </li>
      )}
      {continuedIn.map((id) => (
        <li key={id}>
          <Link to="/workspace/requests" search={{ conversation: id }}>
            <IconArrowForwardUp size={18} aria-hidden="true" />
            {t('inbox-opened:followUp.continuedIn')}
          </Link>
        </li>
      ))}
    </ul>
  );
}
