import { NativeSelect } from '@mantine/core';
import { DUE_FILTERS } from '@zampa/domain/health/due-filters';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Row } from '@zampa/ui/kit/Row.tsx';
import type { ClientsSearch } from './search.ts';

export interface ListSelectsProps {
  search: ClientsSearch;
  onSearch: (search: ClientsSearch, how: { replace: boolean }) => void;
}

/** Order of the list of clients, and the filter by preventive care that is due. */
export function ListSelects({ search, onSearch }: ListSelectsProps) {
  const { t } = useTranslation();
  const { sort, due, ...rest } = search;
  const change = (part: Pick<ClientsSearch, 'sort' | 'due'>) =>
    onSearch({ ...rest, ...part }, { replace: true });
  const ofSort = sort && { sort };
  const ofDue = due && { due };
  return (
    <Row gap="8">
      <NativeSelect
        aria-label={t('clients:order.label')}
        value={sort ?? 'name'}
        data={[
          { value: 'name', label: t('clients:order.name') },
          { value: 'recent', label: t('clients:order.recent') },
        ]}
        onChange={({ currentTarget }) =>
          change({ ...ofDue, ...(currentTarget.value === 'recent' && { sort: 'recent' }) })
        }
      />
      <NativeSelect
        aria-label={t('clients:due.label')}
        value={due ?? ''}
        data={[
          { value: '', label: t('clients:due.all') },
          { value: 'OVERDUE', label: t('clients:due.overdue') },
          { value: 'DUE', label: t('clients:due.soon') },
        ]}
        onChange={({ currentTarget }) => {
          const chosen = DUE_FILTERS.find((each) => each === currentTarget.value);
          change({ ...ofSort, ...(chosen && { due: chosen }) });
        }}
      />
    </Row>
  );
}
