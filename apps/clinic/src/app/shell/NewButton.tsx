import { Button } from '@mantine/core';
import { IconPlus } from '@zampa/ui/icons/IconPlus';
import { useTranslation } from '@zampa/i18n/use-translation';
import { lazyPart } from '@zampa/ui/states/lazy-part';
import { Suspense, useState } from 'react';
import styles from './NewButton.module.css';

const loadMenu = () => import('./NewMenu.tsx');

const NewMenu = lazyPart(async () => (await loadMenu()).NewMenu);

/** Opens a menu of everything that can be created from any page. The menu's code is loaded when it is first needed. */
export function NewButton() {
  const { t } = useTranslation();
  const [isRequested, setRequested] = useState(false);
  // A failed preload is repeated when the button is pressed.
  const preloadMenu = () => void loadMenu().catch(() => undefined);
  const words = <span className={styles['words']}>{t('settings:new.action')}</span>;
  const button = (
    <Button
      className={styles['button'] ?? ''}
      aria-label={t('settings:new.action')}
      leftSection={<IconPlus size={18} aria-hidden="true" />}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={preloadMenu}
      onFocus={preloadMenu}
      onClick={() => setRequested(true)}
    >
      {words}
    </Button>
  );
  if (!isRequested) return button;
  return (
    <Suspense fallback={button}>
      <NewMenu className={styles['button'] ?? ''}>{words}</NewMenu>
    </Suspense>
  );
}
