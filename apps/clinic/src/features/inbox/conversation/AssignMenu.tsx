import { ActionIcon } from '@mantine/core';
import { Menu } from '@zampa/ui/mantine/Menu';
import { IconUserPlus } from '@zampa/ui/icons/IconUserPlus';
import { PersonAvatar } from '@zampa/ui/people/PersonAvatar.tsx';
import type { RequestChange } from '@zampa/client/inbox/change-request';
import type { StaffMember } from '@zampa/contract/clients/read-vets';
import type { Conversation } from '@zampa/contract/conversations/conversation';
import { mayBeAssigned } from '@zampa/domain/conversations/assignment';
import { initials } from '@zampa/domain/people/names';
import { personName } from '@zampa/i18n/person-name';
import { useTranslation } from '@zampa/i18n/use-translation';

export interface RequestMenuProps {
  conversation: Conversation;
  staff: readonly StaffMember[];
  onChange: (change: RequestChange) => void;
}

const NOBODY = '';

/** Shows the menu to assign the request to a team member, or to unassign it. */
export function AssignMenu({ conversation, staff, onChange }: RequestMenuProps) {
  const { t } = useTranslation();
  const { assignee, payload } = conversation;
  const label = assignee
    ? t('inbox:conversation.assign.to', { name: personName(assignee) })
    : t('inbox:conversation.assign.nobodyYet');
  return (
    <Menu width={240} position="bottom-end">
      <Menu.Target>
        <ActionIcon color="gray" title={label} data-key="a">
          {assignee ? (
            <PersonAvatar id={assignee.id} initials={initials(assignee)} size={26} />
          ) : (
            <IconUserPlus size={22} />
          )}
          {/* Instead of a label, which would have to contain the initials. */}
          <span className="z-visually-hidden">{label}</span>
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('inbox:conversation.assign.title')}</Menu.Label>
        <Menu.RadioGroup
          value={payload.assigneeId ?? NOBODY}
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
      </Menu.Dropdown>
    </Menu>
  );
}
