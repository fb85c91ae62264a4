import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconFilter } from '@zampa/ui/icons/IconFilter';
import { IconX } from '@zampa/ui/icons/IconX';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import { nextPaint } from '@zampa/ui/states/next-paint';
import { useFacility } from '../../facility/FacilityProvider.tsx';
import { AwaitingPaymentLink } from './AwaitingPaymentLink.tsx';
import { activeFilters, withFilters, withoutFilter } from './filter.ts';
import styles from './FilterBar.module.css';
import type { RequestsSearch } from './search.ts';
import { useFilterText } from './use-filter-text.ts';
import { lazyPart } from '@zampa/ui/states/lazy-part';

const FilterPanel = lazyPart(async () => (await import('./FilterPanel.tsx')).FilterPanel);

export interface FilterBarProps {
  search: RequestsSearch;
  onSearch: (search: RequestsSearch) => void;
  /** Other settings of the list, shown at the end of the bar. */
  children: ReactNode;
}

/** Shows the active filters, each removable, and the button for the filter panel. */
export function FilterBar({ search, onSearch, children }: FilterBarProps) {
  const facility = useFacility();
  const { t } = useTranslation();
  const [open, panel] = useDisclosure(false);
  const filterText = useFilterText(facility, search);
  const filters = activeFilters(search);
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
      {filters.length > 0 && (
        <ul className={styles['chips']} aria-label={t('inbox:filter.active')}>
          {filters.map((narrowing) => (
            <li key={`${narrowing.name} ${narrowing.value}`}>
              <button
                type="button"
                className={styles['chip']}
                onClick={() => onSearch(withoutFilter(search, narrowing))}
              >
                <span className="z-visually-hidden">{t('inbox:filter.remove')} </span>
                {filterText(narrowing)}
                <IconX size={14} aria-hidden="true" />
              </button>
            </li>
          ))}
          <li>
            <button
              type="button"
              className={styles['clear']}
              onClick={() => onSearch(withFilters(search, {}))}
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
              // Wait for the next paint, so that the panel is closed before the list renders.
              void nextPaint().then(() => onSearch(withFilters(search, filter)));
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
