import { Button } from '@mantine/core';
import { useOutbox } from '@zampa/client/conversations/outbox/OutboxProvider.tsx';
import type { OutboxMessage } from '@zampa/client/storage/outbox-message';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { refusalText } from '../form/problem-text.ts';
import styles from './MessageRow.module.css';

/** Says why a message was not sent, with buttons to retry or discard it. */
export function FailedActions({ message: { clientId, code } }: { message: OutboxMessage }) {
  const { t } = useTranslation();
  const outbox = useOutbox();
  return (
    <Row gap="4" justify="end" className={styles['failed'] ?? ''} role="alert">
      <span>{t('conversations:message.failed', { why: refusalText(t, code) })}</span>
      {/* A closed conversation cannot be reopened by retrying. */}
      {code !== 'CONVERSATION_CLOSED' && (
        <Button variant="subtle" onClick={() => void outbox.retry(clientId)}>
          {t('common:actions.retry')}
        </Button>
      )}
      <Button variant="subtle" color="red" onClick={() => void outbox.discard(clientId)}>
        {t('conversations:message.discard')}
      </Button>
    </Row>
  );
}
