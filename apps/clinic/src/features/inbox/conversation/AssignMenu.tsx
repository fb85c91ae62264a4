import { Button } from '@mantine/core';
import { Menu } from '@zampa/ui/mantine/Menu';
import { IconChevronDown } from '@zampa/ui/icons/IconChevronDown';
import { IconUserPlus } from '@zampa/ui/icons/IconUserPlus';
import { PersonAvatar } from '@zampa/ui/people/PersonAvatar.tsx';
import { initials } from '@zampa/domain/people/names';
import { personName } from '@zampa/i18n/person-name';
import { useTranslation } from '@zampa/i18n/use-translation';
import { AssigneeItems } from './AssigneeItems.tsx';
import type { RequestMenuProps } from './request-menu-props.ts';
import styles from './RequestHeader.module.css';

/** Shows the assignee, with a menu to assign the request to a team member or to unassign it. */
export function AssignMenu(props: RequestMenuProps) {
  const { t } = useTranslation();
  const { assignee } = props.conversation;
  const label = assignee
    ? t('inbox:conversation.assign.to', { name: personName(assignee) })
    : t('inbox:conversation.assign.nobodyYet');
  return (
    <Menu width={240} position="bottom-end">
      <Menu.Target>
        <Button
          size="compact-md"
          variant="default"
          title={label}
          data-key="a"
          leftSection={
            assignee ? (
              <PersonAvatar id={assignee.id} initials={initials(assignee)} size={20} />
            ) : (
              <IconUserPlus size={18} aria-hidden="true" />
            )
          }
          rightSection={<IconChevronDown size={16} aria-hidden="true" />}
        >
          {/* Instead of a label, which would have to contain the initials. */}
          <span className="z-visually-hidden">{label}</span>
          <span aria-hidden="true" className={styles['assignee']}>
            {assignee ? assignee.firstName : t('inbox:conversation.assign.action')}
          </span>
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <AssigneeItems {...props} />
      </Menu.Dropdown>
    </Menu>
  );
}
