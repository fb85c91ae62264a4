import { useQueries, useQuery } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { familyQuery } from '@zampa/client/clients/family-query';
import { useMe } from '@zampa/client/session/use-me';
import type { StaffFacility } from '@zampa/contract/people/user';
import { diaryFilterCategory } from '@zampa/domain/conversations/diary-filter';
import { personName } from '@zampa/i18n/person-name';
import { formatCalendarDay } from '@zampa/i18n/format/dates';
import type { Translate } from '@zampa/i18n/translator';
import { categoryText, itemTypeText } from '@zampa/shared-screens/conversations/diary/diary-text';
import { useTranslation } from '@zampa/i18n/use-translation';
import type { Narrowing } from './filter.ts';
import { paymentText } from './payment-text.ts';
import { staffQuery } from '@zampa/client/facilities/staff-query';
import { petsQuery } from './queries.ts';
import type { RequestsFilter } from './search.ts';
import { statusText } from './status-text.ts';

/** Returns what a narrowing is called: people and pets by their names, once these are known. */
export function useNarrowingWords(facility: StaffFacility, filter: RequestsFilter) {
  const { t } = useTranslation();
  const names = useNames(facility, filter);
  return ({ name, value }: Narrowing): string => {
    switch (name) {
      case 'type':
        return itemTypeText(t, value === 'DIARY' ? 'DIARY' : 'HEALTH');
      case 'category':
        return categoryNamed(t, value);
      case 'status':
        return statusText(t, value);
      case 'payment':
        return paymentText(t, value);
      case 'from':
        return t('inbox:filter.since', { day: formatCalendarDay(value) });
      case 'to':
        return t('inbox:filter.until', { day: formatCalendarDay(value) });
      case 'assignees':
        return value === 'me' ? t('inbox:filter.mine') : (names.get(value) ?? '…');
      case 'facilities':
      case 'families':
      case 'pets':
        return names.get(value) ?? '…';
    }
  };
}

function categoryNamed(t: Translate, value: string): string {
  const category = diaryFilterCategory(value);
  return category ? categoryText(t, category) : value;
}

/** Names by id: of facilities and staff, and of the families and pets that are asked for. */
function useNames(
  facility: StaffFacility,
  { families = [], pets = [], assignees }: RequestsFilter,
) {
  const api = useApi();
  const { facilities } = useMe();
  const staff = useQuery({ ...staffQuery(api, facility.id), enabled: assignees !== undefined });
  const known = useQuery(petsQuery(api, pets));
  const found = useQueries({ queries: families.map((id) => familyQuery(api, id, facility.id)) });
  return new Map<string, string>([
    ...facilities.map(({ id, name }) => [id, name] as const),
    ...(staff.data ?? []).map((person) => [person.id, personName(person)] as const),
    ...(known.data ?? []).map(({ id, name }) => [id, name] as const),
    ...found.flatMap(({ data }) => {
      const [contact] = data?.Users ?? [];
      return data && contact ? [[data.id, personName(contact)] as const] : [];
    }),
  ]);
}
