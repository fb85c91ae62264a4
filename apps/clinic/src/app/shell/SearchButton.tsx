import { ActionIcon } from '@mantine/core';
import { IconSearch } from '@zampa/ui/icons/IconSearch';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import { lazyPart } from '@zampa/ui/states/lazy-part';

const SearchBox = lazyPart(
  async () => (await import('../../features/search/SearchBox.tsx')).SearchBox,
);

/** Opens the global search on click, Ctrl K or ⌘ K. The search box is lazy-loaded. */
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
      <ActionIcon
        color="gray"
        aria-label={t('settings:search')}
        aria-keyshortcuts="Control+K Meta+K"
        title={`${t('settings:search')} (Ctrl K)`}
        onClick={() => setOpen(true)}
      >
        <IconSearch size={22} />
      </ActionIcon>
      {open && (
        <Suspense>
          <SearchBox onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
