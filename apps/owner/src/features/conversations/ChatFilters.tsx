import '@zampa/i18n/english/diary';
import { DateField } from '@zampa/shared-screens/form/DateField.tsx';
import { joinedClinics } from '@zampa/client/clients/joined-clinics';
import { useMe } from '@zampa/client/session/use-me';
import { useTranslation } from '@zampa/i18n/use-translation';
import { diaryPartOf } from '@zampa/client/inbox/diary-part';
import { findDiaryFilterCategory } from '@zampa/domain/conversations/diary-filter';
import { ITEM_TYPES } from '@zampa/domain/conversations/enumerations';
import {
  categoryChoices,
  itemTypeText,
} from '@zampa/shared-screens/conversations/diary/diary-text';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { FieldGroup } from '@zampa/ui/kit/FieldGroup.tsx';
import { Chip } from '@zampa/ui/kit/Chip.tsx';
import styles from './ChatSearch.module.css';
import { mergeChatsSearch, type ChatsChange, type ChatSearchProps } from './chats-search.ts';

/** All filters of the conversation list, applied immediately. */
export function ChatFilters({ search, onChange }: ChatSearchProps) {
  const { t } = useTranslation();
  const { pets, vetFacilities } = useMe();
  const clinics = joinedClinics(vetFacilities);
  const change = (part: ChatsChange) => onChange(mergeChatsSearch(search, part));
  return (
    <Stack>
      <ChipGroup
        label={t('diary:type.label')}
        items={ITEM_TYPES.map((value) => ({ value, label: itemTypeText(t, value) }))}
        value={search.type}
        onChange={(type) =>
          change(type.includes('DIARY') ? { type } : { type, category: undefined })
        }
      />
      {diaryPartOf(search) && (
        <ChipGroup
          label={t('diary:category.label')}
          items={categoryChoices(t)}
          value={search.category?.flatMap((name) => findDiaryFilterCategory(name) ?? [])}
          onChange={(category) => change({ category })}
        />
      )}
      <ChipGroup
        label={t('conversations:list.filter.status')}
        items={[
          { value: 'NEW', label: t('common:status.new') },
          { value: 'OPEN', label: t('common:status.open') },
          { value: 'PENDING', label: t('common:status.awaitingPayment') },
          { value: 'CLOSED', label: t('common:status.closed') },
        ]}
        value={search.status}
        onChange={(status) => change({ status })}
      />
      <ChipGroup
        label={t('conversations:list.filter.payment')}
        items={[
          { value: 'FREE', label: t('conversations:list.filter.free') },
          { value: 'TO_BE_PAID', label: t('conversations:list.filter.toBePaid') },
          { value: 'PAID', label: t('conversations:list.filter.paid') },
        ]}
        value={search.payment}
        onChange={(payment) => change({ payment })}
      />
      {pets.length > 1 && (
        <ChipGroup
          label={t('conversations:list.filter.pets')}
          items={pets.map(({ id, name }) => ({ value: id, label: name }))}
          value={search.pets}
          onChange={(chosen) => change({ pets: chosen })}
        />
      )}
      {clinics.length > 1 && (
        <ChipGroup
          label={t('conversations:list.filter.clinics')}
          items={clinics.map(({ id, name }) => ({ value: id, label: name }))}
          value={search.clinics}
          onChange={(chosen) => change({ clinics: chosen })}
        />
      )}
      <div className={styles['period']}>
        <DateField
          label={t('conversations:list.filter.from')}
          value={search.from ?? ''}
          onChange={(day) => change({ from: day })}
        />
        <DateField
          label={t('conversations:list.filter.to')}
          value={search.to ?? ''}
          onChange={(day) => change({ to: day })}
        />
      </div>
      <Chip
        className={styles['clear']}
        onClick={() => onChange(search.text ? { text: search.text } : {})}
      >
        {t('conversations:list.filter.clear')}
      </Chip>
    </Stack>
  );
}

type ChipGroupProps<Value extends string> = {
  label: string;
  items: readonly { readonly value: Value; readonly label: string }[];
  value: readonly Value[] | undefined;
  onChange: (value: Value[]) => void;
};

/** Group of chips of which several can be selected. */
function ChipGroup<Value extends string>({
  label,
  items,
  value = [],
  onChange,
}: ChipGroupProps<Value>) {
  return (
    <FieldGroup legend={label} look="choices">
      {items.map((item) => {
        const isChosen = value.includes(item.value);
        return (
          <Chip
            key={item.value}
            isChosen={isChosen}
            onClick={() =>
              onChange(
                isChosen ? value.filter((one) => one !== item.value) : [...value, item.value],
              )
            }
          >
            {item.label}
          </Chip>
        );
      })}
    </FieldGroup>
  );
}
