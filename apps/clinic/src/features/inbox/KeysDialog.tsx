import { ModalDialog } from '@zampa/ui/dialog/ModalDialog.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import styles from './KeysDialog.module.css';

/** Shows the keys of the requests screen. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const keys = [
    [['J', '↓'], t('inbox:keys.next')],
    [['K', '↑'], t('inbox:keys.previous')],
    [['Enter'], t('inbox:keys.open')],
    [['Esc'], t('inbox:keys.close')],
    [['/'], t('inbox:keys.search')],
    [['F'], t('inbox:keys.filter')],
    [['A'], t('inbox:keys.assign')],
    [['P'], t('inbox:keys.priority')],
    [['Ctrl K'], t('inbox:keys.everything')],
    [['?'], t('inbox:keys.help')],
  ] as const;
  return (
    <ModalDialog
      open
      onClose={onClose}
      title={t('inbox:keys.title')}
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
