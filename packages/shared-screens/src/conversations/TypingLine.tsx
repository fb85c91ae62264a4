import { useTypingNames } from '@zampa/client/realtime/use-typing';
import { useTranslation } from '@zampa/i18n/use-translation';
import styles from './TypingLine.module.css';

/** Shows who is writing at this moment; its place is kept, so that nothing moves when somebody begins. */
export function TypingLine({ conversationId }: { conversationId: string }) {
  const { t } = useTranslation();
  const names = useTypingNames(conversationId);
  return (
    <div className={styles['line']} role="status">
      {names.length > 0 &&
        t('conversations:typing', { count: names.length, names: names.join(', ') })}
    </div>
  );
}
