import { useQueries, useQuery } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { familyQuery } from '@zampa/client/clients/family-query';
import { useMe } from '@zampa/client/session/use-me';
import type { StaffFacility } from '@zampa/contract/people/user';
import { toHealthCategory } from '@zampa/domain/conversations/enumerations';
import { findDiaryFilterCategory } from '@zampa/domain/conversations/diary-filter';
import { personName } from '@zampa/i18n/person-name';
import { formatCalendarDay } from '@zampa/i18n/format/dates';
import type { Translate } from '@zampa/i18n/translator';
import { categoryText, itemTypeText } from '@zampa/shared-screens/conversations/diary/diary-text';
import { useTranslation } from '@zampa/i18n/use-translation';
import type { ActiveFilter } from './filter.ts';
import { paymentText } from './payment-text.ts';
import { staffQuery } from '@zampa/client/facilities/staff-query';
import { petsQuery } from './queries.ts';
import { priorityText } from './priority-text.ts';
import type { RequestsFilter } from './search.ts';
import { statusText } from './status-text.ts';

/** Returns a function for the label of an active filter. Names of people and pets appear once they are loaded. */
export function useFilterText(facility: StaffFacility, filter: RequestsFilter) {
  const { t } = useTranslation();
  const names = useNames(facility, filter);
  return ({ name, value }: ActiveFilter): string => {
    switch (name) {
      case 'type':
        return itemTypeText(t, value === 'DIARY' ? 'DIARY' : 'HEALTH');
      case 'category':
        return categoryLabel(t, value);
      case 'service':
        return categoryText(t, toHealthCategory(value));
      case 'priority':
        return priorityText(t, value);
      case 'status':
        return statusText(t, value);
      case 'payment':
        return paymentText(t, value);
      case 'from':
        return t('inbox:filter.since', { day: formatCalendarDay(value) });
      case 'to':
        return t('inbox:filter.until', { day: formatCalendarDay(value) });
      case 'assignees':
        if (value === 'nobody') return t('inbox:filter.nobody');
        return value === 'me' ? t('inbox:filter.mine') : (names.get(value) ?? '…');
      case 'facilities':
      case 'families':
      case 'pets':
        return names.get(value) ?? '…';
    }
  };
}

function categoryLabel(t: Translate, value: string): string {
  const category = findDiaryFilterCategory(value);
  return category ? categoryText(t, category) : value;
}

/** Names by id of facilities, staff, and the selected families and pets. */
function useNames(
  facility: StaffFacility,
  { families = [], pets = [], assignees }: RequestsFilter,
) {
  const api = useApi();
  const { facilities } = useMe();
  const staff = useQuery({ ...staffQuery(api, facility.id), enabled: assignees !== undefined });
  const petsResult = useQuery(petsQuery(api, pets));
  const familyResults = useQueries({
    queries: families.map((id) => familyQuery(api, id, facility.id)),
  });
  return new Map<string, string>([
    ...facilities.map(({ id, name }) => [id, name] as const),
    ...(staff.data ?? []).map((person) => [person.id, personName(person)] as const),
    ...(petsResult.data ?? []).map(({ id, name }) => [id, name] as const),
    ...familyResults.flatMap(({ data }) => {
      const [contact] = data?.Users ?? [];
      return data && contact ? [[data.id, personName(contact)] as const] : [];
    }),
  ]);
}
