import { Menu } from '@zampa/ui/mantine/Menu';
import { mayBeAssigned } from '@zampa/domain/conversations/assignment';
import { personName } from '@zampa/i18n/person-name';
import { useTranslation } from '@zampa/i18n/use-translation';
import type { RequestMenuProps } from './request-menu-props.ts';

const NOBODY = '';

/** Menu items to assign a request to a team member, or to unassign it. */
export function AssigneeItems({ conversation, staff, onChange }: RequestMenuProps) {
  const { t } = useTranslation();
  return (
    <>
      <Menu.Label>{t('inbox:conversation.assign.title')}</Menu.Label>
      <Menu.RadioGroup
        value={conversation.payload.assigneeId ?? NOBODY}
        onChange={(id) => onChange({ assigneeId: id === NOBODY ? null : id })}
      >
        {staff
          .filter(({ idRole }) => mayBeAssigned(idRole))
          .map((person) => (
            <Menu.RadioItem key={person.id} value={person.id} closeMenuOnClick>
              <bdi>{personName(person)}</bdi>
            </Menu.RadioItem>
          ))}
        <Menu.RadioItem value={NOBODY} closeMenuOnClick>
          {t('inbox:conversation.assign.nobody')}
        </Menu.RadioItem>
      </Menu.RadioGroup>
    </>
  );
}
