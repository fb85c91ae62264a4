import '@zampa/i18n/english/inbox-conversation';
import { DateField } from '@zampa/shared-screens/form/DateField.tsx';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { useMe } from '@zampa/client/session/use-me';
import { mayBeAssigned } from '@zampa/domain/conversations/assignment';
import { findDiaryFilterCategory } from '@zampa/domain/conversations/diary-filter';
import {
  CONVERSATION_STATUSES,
  HEALTH_CATEGORIES,
  ITEM_TYPES,
  PRIORITIES,
} from '@zampa/domain/conversations/enumerations';
import { fullName } from '@zampa/domain/people/names';
import { mayReadDiary } from '@zampa/domain/people/staff-rights';
import {
  categoryChoices,
  categoryText,
  itemTypeText,
} from '@zampa/shared-screens/conversations/diary/diary-text';
import { memo } from 'react';
import { CheckboxChips } from '@zampa/ui/choice/CheckboxChips.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import styles from './FilterFields.module.css';
import { useFacility } from '../../facility/FacilityProvider.tsx';
import type { ChoiceCounts } from './choice-counts.ts';
import { NamePicker, type NamePickerProps } from './NamePicker.tsx';
import { paymentText } from './payment-text.ts';
import { priorityText } from './priority-text.ts';
import { staffQuery } from '@zampa/client/facilities/staff-query';
import type { RequestsFilter } from './search.ts';
import { statusText } from './status-text.ts';

/** Payment statuses to filter by; the others are intermediate steps. */
const PAYMENTS = ['FREE', 'TO_BE_PAID', 'PAID', 'PENDING', 'FAILED'] as const;

type Change = (part: RequestsFilter) => void;

export interface FilterFieldsProps {
  draft: RequestsFilter;
  /** Must be stable, so that a change in one field does not rerender the others. */
  change: Change;
  /** Undefined while they are loading, or for a list whose choices are not counted. */
  counts: ChoiceCounts | undefined;
}

/** Shows all filter fields of the requests screen. */
export function FilterFields({ draft, change, counts }: FilterFieldsProps) {
  const facility = useFacility();
  return (
    <>
      {mayReadDiary({ ...facility, roleId: facility.idRole }) && (
        <Kinds type={draft.type} category={draft.category} change={change} />
      )}
      <Priorities value={draft.priority} change={change} counts={counts} />
      <Assignees value={draft.assignees} change={change} counts={counts} />
      <Services value={draft.service} change={change} counts={counts} />
      <Statuses value={draft.status} change={change} />
      <Payments value={draft.payment} change={change} />
      <Names kind="clients" value={draft.families} change={change} />
      <Names kind="pets" value={draft.pets} change={change} />
      <Period from={draft.from} to={draft.to} change={change} />
      <Facilities value={draft.facilities} change={change} />
    </>
  );
}

type ChoiceProps<Name extends keyof RequestsFilter> = {
  value: RequestsFilter[Name];
  change: Change;
};

/** Like `ChoiceProps`, with the number of requests of each choice. */
type CountedChoiceProps<Name extends keyof RequestsFilter> = ChoiceProps<Name> &
  Pick<FilterFieldsProps, 'counts'>;

/** Like `ChoiceProps`, for a field with several filters. */
type ChoicesProps<Name extends keyof RequestsFilter> = {
  [Each in Name]: RequestsFilter[Each] | undefined;
} & { change: Change };

/** Filter by consultations or diary entries, and by diary category. */
const Kinds = memo(function KindChoice({
  type = [],
  category = [],
  change,
}: ChoicesProps<'type' | 'category'>) {
  const { t } = useTranslation();
  return (
    <>
      <CheckboxChips
        label={t('diary:type.label')}
        items={ITEM_TYPES.map((value) => ({ value, label: itemTypeText(t, value) }))}
        value={type}
        onChange={(chosen) =>
          change(chosen.includes('DIARY') ? { type: chosen } : { type: chosen, category: [] })
        }
      />
      {(type.includes('DIARY') || category.length > 0) && (
        <CheckboxChips
          label={t('diary:category.label')}
          items={categoryChoices(t)}
          value={category.flatMap((name) => findDiaryFilterCategory(name) ?? [])}
          onChange={(chosen) => change({ category: chosen })}
        />
      )}
    </>
  );
});

const Priorities = memo(function PriorityChoice(props: CountedChoiceProps<'priority'>) {
  const { value = [], change, counts } = props;
  const { t } = useTranslation();
  return (
    <CheckboxChips
      label={t('inbox:conversation.priority.title')}
      items={PRIORITIES.toReversed().map((each) => ({
        value: each,
        label: priorityText(t, each),
        description: counts && String(counts.priority(each)),
      }))}
      value={value}
      onChange={(priority) => change({ priority })}
    />
  );
});

const Statuses = memo(function StatusChoice({ value = [], change }: ChoiceProps<'status'>) {
  const { t } = useTranslation();
  return (
    <CheckboxChips
      label={t('inbox:conversation.filter.status')}
      items={CONVERSATION_STATUSES.map((each) => ({ value: each, label: statusText(t, each) }))}
      value={value}
      onChange={(status) => change({ status })}
    />
  );
});

const Payments = memo(function PaymentChoice({ value, change }: ChoiceProps<'payment'>) {
  const { t } = useTranslation();
  return (
    <CheckboxChips
      label={t('inbox:conversation.filter.payment')}
      items={PAYMENTS.map((each) => ({ value: each, label: paymentText(t, each) }))}
      value={PAYMENTS.filter((each) => value?.includes(each))}
      onChange={(payment) => change({ payment })}
    />
  );
});

const Assignees = memo(function AssigneeChoice(props: CountedChoiceProps<'assignees'>) {
  const { value = [], change, counts } = props;
  const facility = useFacility();
  const { t } = useTranslation();
  const me = useMe();
  const { data: staff = [] } = useQuery(staffQuery(useApi(), facility.id));
  const others = staff.filter(({ id, idRole }) => id !== me.id && mayBeAssigned(idRole));
  return (
    <CheckboxChips
      label={t('inbox:conversation.filter.assignee')}
      items={[
        { value: 'me', label: t('inbox:filter.mine') },
        { value: 'nobody', label: t('inbox:filter.nobody') },
        ...others.map((person) => ({ value: person.id, label: fullName(person) })),
      ].map((item) => ({ ...item, description: counts && String(counts.assignees(item.value)) }))}
      value={value}
      onChange={(assignees) => change({ assignees })}
    />
  );
});

/** Filter by kind of service, instead of the kinds of the list. */
const Services = memo(function ServiceChoice(props: CountedChoiceProps<'service'>) {
  const { value = [], change, counts } = props;
  const { t } = useTranslation();
  return (
    <CheckboxChips
      label={t('inbox:conversation.filter.service')}
      items={HEALTH_CATEGORIES.toReversed().map((each) => ({
        value: each,
        label: categoryText(t, each),
        description: counts && String(counts.service(each)),
      }))}
      value={value}
      onChange={(service) => change({ service })}
    />
  );
});

/** Filter by clients or by pets. */
const Names = memo(function NameChoice({
  kind,
  value = [],
  change,
}: ChoiceProps<'families' | 'pets'> & Pick<NamePickerProps, 'kind'>) {
  const { t } = useTranslation();
  return (
    <NamePicker
      label={
        kind === 'pets'
          ? t('inbox:conversation.filter.pets')
          : t('inbox:conversation.filter.customers')
      }
      kind={kind}
      value={value}
      onChange={(chosen) => change(kind === 'pets' ? { pets: chosen } : { families: chosen })}
    />
  );
});

const Period = memo(function PeriodChoice({
  from = '',
  to = '',
  change,
}: ChoicesProps<'from' | 'to'>) {
  const { t } = useTranslation();
  return (
    <div className={styles['period']}>
      <DateField
        label={t('inbox:conversation.filter.from')}
        value={from}
        max={to}
        onChange={(day) => change({ from: day })}
      />
      <DateField
        label={t('inbox:conversation.filter.to')}
        value={to}
        min={from}
        onChange={(day) => change({ to: day })}
      />
    </div>
  );
});

/** Only for users who work for several facilities. */
const Facilities = memo(function FacilityChoice({ value = [], change }: ChoiceProps<'facilities'>) {
  const { t } = useTranslation();
  const { facilities } = useMe();
  if (facilities.length < 2) return null;
  return (
    <CheckboxChips
      label={t('inbox:conversation.filter.facilities')}
      items={facilities.map(({ id, name }) => ({ value: id, label: name }))}
      value={value}
      onChange={(chosen) => change({ facilities: chosen })}
    />
  );
});
