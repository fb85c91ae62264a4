import '@zampa/i18n/english/inbox-opened';
import { ModalDialog } from '@zampa/ui/dialog/ModalDialog.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import styles from './KeysDialog.module.css';

/** Shows the keys of the requests screen. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const keys = [
    [['J', '↓'], t('inbox-opened:keys.next')],
    [['K', '↑'], t('inbox-opened:keys.previous')],
    [['Enter'], t('inbox-opened:keys.open')],
    [['Esc'], t('inbox-opened:keys.close')],
    [['/'], t('inbox-opened:keys.search')],
    [['F'], t('inbox-opened:keys.filter')],
    [['A'], t('inbox-opened:keys.assign')],
    [['P'], t('inbox-opened:keys.priority')],
    [['Ctrl K'], t('inbox-opened:keys.everything')],
    [['?'], t('inbox-opened:keys.help')],
  ] as const;
  return (
    <ModalDialog
      open
      onClose={onClose}
      title={t('inbox-opened:keys.title')}
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
