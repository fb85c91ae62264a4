import { ModalDialog } from '@zampa/ui/dialog/ModalDialog.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import styles from './KeysDialog.module.css';

/** The keys of the requests screen. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const keys = [
    [['J', '↓'], t('requests:keys.next')],
    [['K', '↑'], t('requests:keys.previous')],
    [['Enter'], t('requests:keys.open')],
    [['Esc'], t('requests:keys.close')],
    [['/'], t('requests:keys.search')],
    [['F'], t('requests:keys.filter')],
    [['A'], t('requests:keys.assign')],
    [['P'], t('requests:keys.priority')],
    [['Ctrl K'], t('requests:keys.everything')],
    [['?'], t('requests:keys.help')],
  ] as const;
  return (
    <ModalDialog
      open
      onClose={onClose}
      title={t('requests:keys.title')}
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
