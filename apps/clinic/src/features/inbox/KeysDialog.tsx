import '@zampa/i18n/english/inbox-conversation';
import { ModalDialog } from '@zampa/ui/dialog/ModalDialog.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import styles from './KeysDialog.module.css';

/** Shows the keyboard shortcuts of the requests screen. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const keys = [
    [['J', '↓'], t('inbox:conversation.keys.next')],
    [['K', '↑'], t('inbox:conversation.keys.previous')],
    [['Enter'], t('inbox:conversation.keys.open')],
    [['Esc'], t('inbox:conversation.keys.close')],
    [['/'], t('inbox:conversation.keys.search')],
    [['F'], t('inbox:conversation.keys.filter')],
    [['A'], t('inbox:conversation.keys.assign')],
    [['P'], t('inbox:conversation.keys.priority')],
    [['Ctrl K'], t('inbox:conversation.keys.everything')],
    [['?'], t('inbox:conversation.keys.help')],
  ] as const;
  return (
    <ModalDialog
      open
      onClose={onClose}
      title={t('inbox:conversation.keys.title')}
      closeLabel={t('common:actions.close')}
    >
      <dl className={styles['keys']}>
        {keys.map(([names, does]) => (
          <div key={does}>
            <dt>
              {names.map((name) => (
                <kbd key={name}>{name}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </ModalDialog>
  );
}
