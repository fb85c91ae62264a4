import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { useMe } from '@zampa/client/session/use-me';
import { mayBeAssigned } from '@zampa/domain/conversations/assignment';
import { diaryFilterCategory } from '@zampa/domain/conversations/diary-filter';
import { CONVERSATION_STATUSES, ITEM_TYPES } from '@zampa/domain/conversations/enumerations';
import { fullName } from '@zampa/domain/people/names';
import { mayReadDiary } from '@zampa/domain/people/staff-rights';
import {
  categoryChoices,
  itemTypeText,
} from '@zampa/shared-screens/conversations/diary/diary-text';
import { CheckboxList } from '@zampa/ui/choice/CheckboxList.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import styles from './FilterFields.module.css';
import { useFacility } from '../../facility/FacilityProvider.tsx';
import { NamePicker } from './NamePicker.tsx';
import { paymentText } from './payment-text.ts';
import { staffQuery } from '@zampa/client/facilities/staff-query';
import type { RequestsFilter } from './search.ts';
import { statusText } from './status-text.ts';

/** What a clinic tells apart; the others are steps in between. */
const PAYMENTS = ['FREE', 'TO_BE_PAID', 'PAID', 'PENDING', 'FAILED'] as const;

export interface FilterFieldsProps {
  draft: RequestsFilter;
  change: (part: RequestsFilter) => void;
}

/** Shows every filter of the requests. */
export function FilterFields({ draft, change }: FilterFieldsProps) {
  const facility = useFacility();
  const { t } = useTranslation();
  return (
    <>
      {mayReadDiary({ ...facility, roleId: facility.idRole }) && (
        <KindChoice draft={draft} change={change} />
      )}
      <CheckboxList
        label={t('inbox:filter.status')}
        items={CONVERSATION_STATUSES.map((value) => ({ value, label: statusText(t, value) }))}
        value={draft.status ?? []}
        onChange={(status) => change({ status })}
      />
      <CheckboxList
        label={t('inbox:filter.payment')}
        items={PAYMENTS.map((value) => ({ value, label: paymentText(t, value) }))}
        value={PAYMENTS.filter((value) => draft.payment?.includes(value))}
        onChange={(payment) => change({ payment })}
      />
      <AssigneeChoice
        value={draft.assignees ?? []}
        onChange={(assignees) => change({ assignees })}
      />
      <NamePicker
        label={t('inbox:filter.customers')}
        kind="clients"
        value={draft.families ?? []}
        onChange={(families) => change({ families })}
      />
      <NamePicker
        label={t('inbox:filter.pets')}
        kind="pets"
        value={draft.pets ?? []}
        onChange={(pets) => change({ pets })}
      />
      <div className={styles['period']}>
        <TextInput
          type="date"
          label={t('inbox:filter.from')}
          value={draft.from ?? ''}
          {...(draft.to && { max: draft.to })}
          onChange={({ currentTarget }) => change({ from: currentTarget.value })}
        />
        <TextInput
          type="date"
          label={t('inbox:filter.to')}
          value={draft.to ?? ''}
          {...(draft.from && { min: draft.from })}
          onChange={({ currentTarget }) => change({ to: currentTarget.value })}
        />
      </div>
      <FacilityChoice
        value={draft.facilities ?? []}
        onChange={(facilities) => change({ facilities })}
      />
    </>
  );
}

/** Consultations or the diary, and of the diary what kind. */
function KindChoice({ draft, change }: Omit<FilterFieldsProps, 'facility'>) {
  const { t } = useTranslation();
  const { type = [], category = [] } = draft;
  return (
    <>
      <CheckboxList
        label={t('diary:type.label')}
        items={ITEM_TYPES.map((value) => ({ value, label: itemTypeText(t, value) }))}
        value={type}
        onChange={(chosen) =>
          change(chosen.includes('DIARY') ? { type: chosen } : { type: chosen, category: [] })
        }
      />
      {(type.includes('DIARY') || category.length > 0) && (
        <CheckboxList
          label={t('diary:category.label')}
          items={categoryChoices(t)}
          value={category.flatMap((name) => diaryFilterCategory(name) ?? [])}
          onChange={(chosen) => change({ category: chosen })}
        />
      )}
    </>
  );
}

type ChoiceProps = { value: readonly string[]; onChange: (value: string[]) => void };

function AssigneeChoice(choice: ChoiceProps) {
  const facility = useFacility();
  const { t } = useTranslation();
  const me = useMe();
  const { data: staff = [] } = useQuery(staffQuery(useApi(), facility.id));
  const others = staff.filter(({ id, idRole }) => id !== me.id && mayBeAssigned(idRole));
  return (
    <CheckboxList
      label={t('inbox:filter.assignee')}
      items={[
        { value: 'me', label: t('inbox:filter.mine') },
        ...others.map((person) => ({ value: person.id, label: fullName(person) })),
      ]}
      {...choice}
    />
  );
}

/** For those who work for several. */
function FacilityChoice(choice: ChoiceProps) {
  const { t } = useTranslation();
  const { facilities } = useMe();
  if (facilities.length < 2) return null;
  return (
    <CheckboxList
      label={t('inbox:filter.facilities')}
      items={facilities.map(({ id, name }) => ({ value: id, label: name }))}
      {...choice}
    />
  );
}
