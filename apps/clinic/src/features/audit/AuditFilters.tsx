import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { AUDIT_KINDS } from '@zampa/domain/audit/audit-log';
import { personName } from '@zampa/i18n/person-name';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { DateField } from '@zampa/shared-screens/form/DateField.tsx';
import { Chip } from '@zampa/ui/kit/Chip.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { useFacility } from '../../facility/FacilityProvider.tsx';
import { staffQuery } from '@zampa/client/facilities/staff-query';
import { readAuditSearch, type AuditSearch } from './search.ts';

export interface AuditFiltersProps {
  search: AuditSearch;
  onSearch: (search: AuditSearch) => void;
}

/** Filters of the audit log: kind, team member, pet and period. */
export function AuditFilters({ search, onSearch }: AuditFiltersProps) {
  const { t } = useTranslation();
  const facility = useFacility();
  const { data: staff = [] } = useQuery(staffQuery(useApi(), facility.id));
  const change = (changed: Readonly<Partial<Record<keyof AuditSearch, string>>>) =>
    onSearch(readAuditSearch({ ...search, ...changed }));
  return (
    <Row gap="12" align="end">
      <NativeSelect
        label={t('audit:filters.kind')}
        value={search.kind ?? ''}
        onChange={({ currentTarget }) => change({ kind: currentTarget.value })}
        data={[
          { value: '', label: t('audit:filters.allKinds') },
          ...AUDIT_KINDS.map((kind) => ({ value: kind, label: t(`audit:kinds.${kind}`) })),
        ]}
      />
      <NativeSelect
        label={t('audit:filters.person')}
        value={search.person ?? ''}
        onChange={({ currentTarget }) => change({ person: currentTarget.value })}
        data={[
          { value: '', label: t('audit:filters.everyone') },
          ...staff.map((member) => ({ value: member.id, label: personName(member) })),
        ]}
      />
      <DateField
        label={t('audit:filters.from')}
        value={search.from ?? ''}
        max={search.to}
        onChange={(from) => change({ from })}
      />
      <DateField
        label={t('audit:filters.to')}
        value={search.to ?? ''}
        min={search.from}
        onChange={(to) => change({ to })}
      />
      {search.pet && <Chip onClick={() => change({ pet: '' })}>{t('audit:filters.allPets')}</Chip>}
    </Row>
  );
}
