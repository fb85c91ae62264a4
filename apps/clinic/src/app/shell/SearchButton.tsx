import { UnstyledButton } from '@mantine/core';
import { IconSearch } from '@zampa/ui/icons/IconSearch';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import { lazyPart } from '@zampa/ui/states/lazy-part';
import styles from './SearchButton.module.css';

const SearchBox = lazyPart(
  async () => (await import('../../features/search/SearchBox.tsx')).SearchBox,
);

const SHORTCUT = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K';

/** Looks like a search field; a bare icon where space is short. Opens the global search on click, Ctrl K or ⌘ K. The search box is lazy-loaded. */
export function SearchButton() {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || event.altKey || event.shiftKey) return;
      if (event.ctrlKey === event.metaKey) return;
      event.preventDefault();
      setOpen((shown) => !shown);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <UnstyledButton
        className={styles['field']}
        aria-keyshortcuts="Control+K Meta+K"
        title={`${t('settings:search')} (${SHORTCUT})`}
        onClick={() => setOpen(true)}
      >
        <IconSearch size={20} aria-hidden="true" />
        <span className={styles['words']}>{t('settings:search')}</span>
        <kbd className={styles['key']} aria-hidden="true">
          {SHORTCUT}
        </kbd>
      </UnstyledButton>
      {open && (
        <Suspense>
          <SearchBox onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
