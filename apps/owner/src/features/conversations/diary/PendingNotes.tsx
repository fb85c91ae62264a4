import '@zampa/i18n/english/conversations';
import { usePendingMessages } from '@zampa/client/conversations/outbox/OutboxProvider.tsx';
import { DIARY, type OutgoingNote, type OutboxMessage } from '@zampa/client/storage/outbox-message';
import { useMe } from '@zampa/client/session/use-me';
import { categoryText } from '@zampa/shared-screens/conversations/diary/diary-text';
import { DiaryIcon } from '@zampa/shared-screens/conversations/diary/DiaryIcon.tsx';
import { FailedActions } from '@zampa/shared-screens/conversations/FailedActions.tsx';
import { PendingTicks } from '@zampa/shared-screens/conversations/PendingTicks.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { List } from '@zampa/ui/kit/List.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';

/** List of diary notes that have not been sent. A failed one shows the reason, with buttons to retry or delete it. */
export function PendingNotes() {
  const { t } = useTranslation();
  const pending = usePendingMessages(DIARY);
  if (pending.length === 0) return null;
  return (
    <List aria-label={t('diary:new.pending')}>
      {pending.map(
        (message) =>
          message.note && (
            <PendingNote key={message.clientId} message={message} note={message.note} />
          ),
      )}
    </List>
  );
}

function PendingNote({ message, note }: { message: OutboxMessage; note: OutgoingNote }) {
  const { t } = useTranslation();
  const { pets } = useMe();
  const hasFailed = message.state === 'failed';
  const names = pets.filter(({ id }) => note.pets.includes(id)).map(({ name }) => name);
  return (
    <li>
      <Row gap="12" wrap={false}>
        <DiaryIcon category={note.category} size={46} />
        <Stack gap="0" grow>
          <strong>
            {t('diary:entry.title', {
              category: categoryText(t, note.category),
              pets: names.join(', '),
            })}
          </strong>
          <Text as="span" tone="muted">
            {message.message}
          </Text>
        </Stack>
        <PendingTicks message={message} />
      </Row>
      {hasFailed && <FailedActions message={message} />}
    </li>
  );
}
