import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconFilter, IconX } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import { nextPicture } from '@zampa/ui/states/next-picture';
import { useFacility } from '../../facility/FacilityProvider.tsx';
import { AwaitingPaymentLink } from './AwaitingPaymentLink.tsx';
import { narrowingsOf, withFilter, without } from './filter.ts';
import styles from './FilterBar.module.css';
import type { RequestsSearch } from './search.ts';
import { useNarrowingWords } from './use-narrowing-words.ts';

const FilterPanel = lazy(async () => ({
  default: (await import('./FilterPanel.tsx')).FilterPanel,
}));

export interface FilterBarProps {
  search: RequestsSearch;
  onSearch: (search: RequestsSearch) => void;
  /** What else is set for the list, at the end of the bar. */
  children: ReactNode;
}

/** Shows what narrows the list, each removable, and the way to change it. */
export function FilterBar({ search, onSearch, children }: FilterBarProps) {
  const facility = useFacility();
  const { t } = useTranslation();
  const [open, panel] = useDisclosure(false);
  const wordsOf = useNarrowingWords(facility, search);
  const narrowings = narrowingsOf(search);
  return (
    <div className={styles['bar']}>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconFilter size={16} aria-hidden="true" />}
        aria-haspopup="dialog"
        data-key="f"
        onClick={panel.open}
      >
        {t('inbox:filter.open')}
      </Button>
      <AwaitingPaymentLink search={search} />
      {narrowings.length > 0 && (
        <ul className={styles['chips']} aria-label={t('inbox:filter.active')}>
          {narrowings.map((narrowing) => (
            <li key={`${narrowing.name} ${narrowing.value}`}>
              <button
                type="button"
                className={styles['chip']}
                onClick={() => onSearch(without(search, narrowing))}
              >
                <span className="z-visually-hidden">{t('inbox:filter.remove')} </span>
                {wordsOf(narrowing)}
                <IconX size={14} aria-hidden="true" />
              </button>
            </li>
          ))}
          <li>
            <button
              type="button"
              className={styles['clear']}
              onClick={() => onSearch(withFilter(search, {}))}
            >
              {t('inbox:filter.clear')}
            </button>
          </li>
        </ul>
      )}
      <div className={styles['more']}>{children}</div>
      {open && (
        <Suspense>
          <FilterPanel
            search={search}
            onClose={panel.close}
            onApply={(filter) => {
              panel.close();
              // The list is drawn once the panel is seen to be gone.
              void nextPicture().then(() => onSearch(withFilter(search, filter)));
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
