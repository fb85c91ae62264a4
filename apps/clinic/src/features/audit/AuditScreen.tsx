import '@zampa/i18n/english/audit';
import '@zampa/i18n/english/settings';
import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import type { AuditEntry } from '@zampa/contract/audit/objects';
import { useTranslation } from '@zampa/i18n/use-translation';
import { LoadMore } from '@zampa/shared-screens/states/LoadMore.tsx';
import { QueryStates } from '@zampa/shared-screens/states/QueryStates.tsx';
import { IconHistory } from '@zampa/ui/icons/IconHistory';
import { List } from '@zampa/ui/kit/List.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { EmptyState } from '@zampa/ui/states/EmptyState.tsx';
import { useFacility } from '../../facility/FacilityProvider.tsx';
import { AuditActions } from './AuditActions.tsx';
import { AuditFilters } from './AuditFilters.tsx';
import { AuditRow } from './AuditRow.tsx';
import { auditQuery } from './queries.ts';
import type { AuditSearch } from './search.ts';

export interface AuditScreenProps {
  search: AuditSearch;
  onSearch: (search: AuditSearch) => void;
}

/** The audit log of the clinic, newest first, with filters. For admins. */
export function AuditScreen({ search, onSearch }: AuditScreenProps) {
  const { t } = useTranslation();
  const facility = useFacility();
  const query = useInfiniteQuery(auditQuery(useApi(), facility.id, search));
  return (
    <Stack gap="24">
      <Text tone="muted">{t('audit:why')}</Text>
      <AuditFilters search={search} onSearch={onSearch} />
      <AuditActions search={search} />
      <QueryStates query={query} shape="rows" count={6}>
        {({ pages }) => (
          <Entries
            entries={pages.flatMap(({ items }) => items)}
            isFiltered={Object.keys(search).length > 0}
            onPet={(pet) => onSearch({ ...search, pet })}
          />
        )}
      </QueryStates>
      <LoadMore query={query} />
    </Stack>
  );
}

interface EntriesProps {
  entries: readonly AuditEntry[];
  isFiltered: boolean;
  onPet: (petId: string) => void;
}

function Entries({ entries, isFiltered, onPet }: EntriesProps) {
  const { t } = useTranslation();
  const { timezone } = useFacility();
  if (entries.length === 0)
    return (
      <EmptyState
        picture={<IconHistory size={32} />}
        title={isFiltered ? t('audit:noMatch') : t('audit:none')}
      >
        {isFiltered ? t('audit:noMatchWhy') : t('audit:noneWhy')}
      </EmptyState>
    );
  return (
    <List>
      {entries.map((entry) => (
        <li key={entry.id}>
          <Row justify="between">
            <AuditRow entry={entry} zone={timezone} />
            {entry.pet && (
              <PetFilter name={entry.pet.name} onClick={() => onPet(entry.pet?.id ?? '')} />
            )}
          </Row>
        </li>
      ))}
    </List>
  );
}

function PetFilter({ name, onClick }: { name: string; onClick: () => void }) {
  const { t } = useTranslation();
  return (
    <Button variant="subtle" size="sm" onClick={onClick}>
      {t('audit:filters.onlyPet', { name })}
    </Button>
  );
}
