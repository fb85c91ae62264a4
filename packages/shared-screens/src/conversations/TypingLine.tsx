import { useTypingNames } from '@zampa/client/realtime/use-typing';
import { useTranslation } from '@zampa/i18n/use-translation';
import styles from './TypingLine.module.css';

/** Shows who is typing. Always takes its height, to avoid a layout shift. */
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
