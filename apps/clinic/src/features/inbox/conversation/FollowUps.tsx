import { IconArrowBackUp } from '@zampa/ui/icons/IconArrowBackUp';
import { IconArrowForwardUp } from '@zampa/ui/icons/IconArrowForwardUp';
import { Link } from '@tanstack/react-router';
import type { Conversation } from '@zampa/contract/conversations/conversation';
import { useTranslation } from '@zampa/i18n/use-translation';
import styles from './FollowUps.module.css';

/** Shows links to the request that this one follows up on, and to its own follow-ups. */
export function FollowUps({ payload }: Pick<Conversation, 'payload'>) {
  const { t } = useTranslation();
  const { followUpOf, continuedIn } = payload;
  if (!followUpOf && continuedIn.length === 0) return null;
  return (
    <ul className={styles['links']} aria-label={t('inbox:conversation.followUp.label')}>
      {followUpOf && (
        <li>
          <Link to="/workspace/requests" search={{ list: 'completed', conversation: followUpOf }}>
            <IconArrowBackUp size={18} aria-hidden="true" />
            {t('inbox:conversation.followUp.of')}
          </Link>
        </li>
      )}
      {continuedIn.map((id) => (
        <li key={id}>
          <Link to="/workspace/requests" search={{ conversation: id }}>
            <IconArrowForwardUp size={18} aria-hidden="true" />
            {t('inbox:conversation.followUp.continuedIn')}
          </Link>
        </li>
      ))}
    </ul>
  );
}
