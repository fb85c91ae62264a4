import { Button } from '@mantine/core';
import { IconFilter } from '@zampa/ui/icons/IconFilter';
import { IconX } from '@zampa/ui/icons/IconX';
import { type ReactNode, Suspense, useId, useState } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
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
  const filterText = useFilterText(facility, search);
  const filters = activeFilters(search);
  return (
    <div className={styles['bar']}>
      <FilterButton search={search} onSearch={onSearch} />
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
    </div>
  );
}

/** Opens the panel with all filters beside the list. */
function FilterButton({ search, onSearch }: Omit<FilterBarProps, 'children'>) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={styles['opener']}>
      <Button
        id={`${id}-button`}
        variant="default"
        leftSection={<IconFilter size={16} aria-hidden="true" />}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={id}
        data-key="f"
        onClick={() => setOpen(!open)}
      >
        {t('inbox:filter.open')}
      </Button>
      {open && (
        // Keeps `aria-controls` valid while the panel is loading.
        <Suspense fallback={<div id={id} />}>
          <FilterPanel
            id={id}
            search={search}
            onLeave={() => setOpen(false)}
            onClose={() => {
              setOpen(false);
              document.getElementById(`${id}-button`)?.focus();
            }}
            onApply={(filter) => onSearch(withFilters(search, filter))}
          />
        </Suspense>
      )}
    </div>
  );
}
