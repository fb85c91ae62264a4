import type { Inbox } from '@zampa/contract/inbox/read-inbox';
import { INBOX_GROUPS, type InboxGroup } from '@zampa/domain/inbox/inbox-groups';
import type { Translate } from '@zampa/i18n/translator';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Chip } from '@zampa/ui/kit/Chip.tsx';
import styles from './InboxList.module.css';

export interface InboxFilterProps {
  groups: Inbox['groups'];
  /** Group to which the list is limited; undefined for all. */
  chosen: InboxGroup | undefined;
  onChoose: (group: InboxGroup | undefined) => void;
}

/** Shows a filter chip for each group that has items, with its count. */
export function InboxFilter({ groups, chosen, onChoose }: InboxFilterProps) {
  const { t } = useTranslation();
  const total = INBOX_GROUPS.reduce((sum, group) => sum + groups[group], 0);
  return (
    <div role="group" aria-label={t('home:groups.label')} className={styles['groups']}>
      <Chip isChosen={chosen === undefined} onClick={() => onChoose(undefined)}>
        {t('home:groups.all')} <small>{total}</small>
      </Chip>
      {INBOX_GROUPS.filter((group) => groups[group] > 0).map((group) => (
        <Chip key={group} isChosen={group === chosen} onClick={() => onChoose(group)}>
          {groupText(t, group)} <small>{groups[group]}</small>
        </Chip>
      ))}
    </div>
  );
}

function groupText(t: Translate, group: InboxGroup): string {
  switch (group) {
    case 'MESSAGES':
      return t('home:groups.MESSAGES');
    case 'REQUESTS':
      return t('home:groups.REQUESTS');
    case 'TIMES':
      return t('home:groups.TIMES');
    case 'CALLED_OFF':
      return t('home:groups.CALLED_OFF');
    case 'PAYMENTS':
      return t('home:groups.PAYMENTS');
    case 'TO_JOIN':
      return t('home:groups.TO_JOIN');
  }
}
